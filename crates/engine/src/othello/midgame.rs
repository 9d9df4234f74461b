//! The tree above the last ten plies: searched to a depth with the evaluation, or to the end of the game.

use std::sync::Arc;

use super::bounds_table::{BoundsTable, HIGHEST, NO_SQUARE, NodeResult, ScoreBounds, key};
use super::candidates::{Candidate, Candidates, MAX_MOVES};
use super::endgame::{ENDGAME_EMPTIES, SQUARE_WORTH};
use super::evaluation::UNIT;
use super::last_empties::final_score;
use super::node::OthelloNode;
use super::probcut::{self, CERTAIN};
use super::search_thread::SearchThread;
use super::shallow::FRONTIER_DEPTH;
use super::split_pool::{Split, SplitPool, SplitTask};
use super::stable_discs::stability_cutoff;
use tessera_rules::othello::kernel::per_processor;

/// Searches of at most this many plies do not use the transposition table, nor do selective ones of [`FRONTIER_DEPTH`].
const SHALLOW_DEPTH: u32 = 2;
/// The least depth at which the moves of a node are shared with idle threads.
const SPLIT_DEPTH: u32 = 7;
/// The least depth at which replies are looked up before any is searched.
const ENHANCED_CUTOFF_DEPTH: u32 = 8;

/// Rounds parts of a disc to whole discs.
#[inline]
pub(crate) const fn discs(parts: i32) -> i32 {
    (parts + UNIT / 2).div_euclid(UNIT)
}

/// The depth of the searches that order the moves of a node.
#[inline]
const fn ordering_depth(depth: u32, reaches_end: bool) -> u32 {
    match (reaches_end, depth) {
        (true, ..15) => 0,
        (true, 15..18) => 1,
        (true, 18..24) => 2,
        (true, _) => 3,
        (false, ..10) => 0,
        (false, 10..14) => 1,
        (false, _) => 2,
    }
}

/// The table in which the positions after a move are stored.
#[inline]
fn table_below<'a>(thread: &SearchThread<'a>, empties: u32, depth: u32) -> &'a BoundsTable {
    if depth >= empties && empties <= ENDGAME_EMPTIES + 1 { thread.local } else { thread.table }
}

per_processor! {
    [crate::othello::endgame as endgame, crate::othello::shallow as shallow]

    /// The value of a search of `depth` plies, or to the end, as a bound on the same side of `alpha`.
    pub(crate) fn null_window(thread: &mut SearchThread<'_>, node: &OthelloNode, alpha: i32, depth: u32) -> i32 {
        let empties = node.empties();
        if depth >= empties && empties <= ENDGAME_EMPTIES {
            return endgame::exact(thread, node.own, node.opponent, alpha);
        }
        let bound = (alpha + 1) * UNIT - UNIT / 2;
        if thread.cuts.at_frontier && (1..=FRONTIER_DEPTH).contains(&depth) {
            return discs(shallow::frontier_search(thread, node, bound, depth));
        }
        if depth <= SHALLOW_DEPTH {
            return discs(shallow::shallow_search(thread, node, bound - 1, bound, depth));
        }
        thread.check_limits();
        if thread.stopped {
            return alpha;
        }
        thread.nodes += 1;
        let depth = depth.min(empties);
        if let Some(most) = stability_cutoff(thread.edges, node.own, node.opponent, empties, alpha) {
            return most;
        }
        let key = key(node.own, node.opponent);
        let known = thread.table.get(key).unwrap_or(ScoreBounds::UNKNOWN);
        if let Some(value) = known.decides(depth, alpha, thread.cuts.certainty) {
            return value;
        }
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return final_score(node.own, node.opponent);
            }
            return -null_window(thread, &node.passed(), -alpha - 1, depth);
        }
        if thread.cuts.certainty < CERTAIN && let Some(value) = probcut(thread, node, alpha, depth) {
            return value;
        }
        let mut candidates = Candidates::<MAX_MOVES>::new();
        list(&mut candidates, node, moves);
        if depth >= ENHANCED_CUTOFF_DEPTH
            && let Some(value) =
                endgame::enhanced_tt_cutoff(
                    thread, table_below(thread, empties, depth), candidates.all(), node.own, node.opponent, depth, alpha
                )
        {
            return value;
        }
        let mut best = (-99, NO_SQUARE);
        // A known best move often causes a cutoff, so the others are ranked only after it.
        let mut first = candidates.pull(known.best[0]);
        let mut ranked = false;
        loop {
            if first.is_none() && !ranked {
                rank(thread, &mut candidates, node, known.best, alpha, depth);
                ranked = true;
            }
            if let Some(pool) = thread.pool
                && depth >= SPLIT_DEPTH
                && best.1 != NO_SQUARE
                && candidates.left() > 0
                && pool.is_idle()
            {
                let task = SplitTask { node: *node, alpha, depth, cuts: thread.cuts };
                best = search_split(thread, pool, Split::new(task, candidates.rest(), best, thread.split.clone()));
                if thread.stopped {
                    return alpha;
                }
                break;
            }
            let Some(Candidate { square, flips, .. }) = first.take().or_else(|| candidates.next()) else { break };
            let value = -null_window(thread, &node.after(thread.layout, square, flips), -alpha - 1, depth - 1);
            if thread.stopped {
                return alpha;
            }
            if value > best.0 {
                best = (value, square);
                if value > alpha {
                    break;
                }
            }
        }
        let (value, best) = best;
        let certainty = thread.cuts.certainty;
        thread.table.put(key, NodeResult { value, alpha, beta: alpha + 1, depth: depth as u8, certainty, best });
        value
    }

    /// The best move of a split node and its value.
    fn search_split(thread: &mut SearchThread<'_>, pool: &SplitPool, split: Split) -> (i32, u8) {
        let split = pool.open(split);
        search_split_moves(thread, &split);
        while let Some(other) = pool.wait_for_work(Some(&split)) {
            search_split_moves(thread, &other);
            pool.leave();
        }
        split.best().unwrap_or_else(|| {
            thread.abandon();
            (split.task.alpha, NO_SQUARE)
        })
    }

    /// Searches moves of a split node until none is left.
    fn search_split_moves(thread: &mut SearchThread<'_>, split: &Arc<Split>) {
        let before = (thread.switch_split(Some(split.clone())), thread.cuts);
        let SplitTask { node, alpha, depth, cuts } = &split.task;
        thread.cuts = *cuts;
        while let Some(Candidate { square, flips, .. }) = split.take() {
            let value = -null_window(thread, &node.after(thread.layout, square, flips), -alpha - 1, depth - 1);
            thread.report_nodes();
            split.record(square, (!thread.stopped).then_some(value));
        }
        thread.cuts = before.1;
        thread.switch_split(before.0);
    }

    /// Searches split nodes of other threads until the pool is shut down.
    pub(crate) fn help(thread: &mut SearchThread<'_>, pool: &SplitPool) {
        while let Some(split) = pool.wait_for_work(None) {
            search_split_moves(thread, &split);
            pool.leave();
        }
    }

    /// ProbCut: the bound that a shallow search makes so likely that the deep search is skipped.
    fn probcut(thread: &mut SearchThread<'_>, node: &OthelloNode, alpha: i32, depth: u32) -> Option<i32> {
        if depth < probcut::PROBCUT_DEPTH || thread.cuts.nesting > 1 {
            return None;
        }
        let empties = node.empties();
        let margin = thread.margins.margin(thread.cuts.certainty, empties, depth);
        let shallow = probcut::shallow(depth);
        let now = discs(shallow::static_eval(thread, node));
        // The evaluation shows which side of the bound is worth searching.
        let tolerance = margin / 2 + 2;
        let (high, low) = (alpha + margin, alpha + 1 - margin);
        thread.cuts.nesting += 1;
        let mut found = None;
        if high < HIGHEST && now >= alpha + 1 - tolerance + margin / 2 && null_window(thread, node, high, shallow) > high {
            found = Some(alpha + 1);
        }
        if found.is_none()
            && low > -HIGHEST
            && now <= alpha + tolerance - margin / 2
            && null_window(thread, node, low - 1, shallow) < low
        {
            found = Some(alpha);
        }
        thread.cuts.nesting -= 1;
        found.filter(|_| !thread.stopped)
    }

    fn list(candidates: &mut Candidates<MAX_MOVES>, node: &OthelloNode, moves: u64) {
        let mut rest = moves;
        while rest != 0 {
            let square = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let flips = kernel::flips(square, node.own, node.opponent);
            candidates.add(Candidate { square: square as u8, flips, replies: 0, rank: 0 });
        }
    }

    /// Ranks the moves by a shallow search and by the number of replies they leave.
    fn rank(
        thread: &mut SearchThread<'_>,
        candidates: &mut Candidates<MAX_MOVES>,
        node: &OthelloNode,
        best: [u8; 2],
        alpha: i32,
        depth: u32,
    ) {
        let reaches_end = depth >= node.empties();
        let plies = ordering_depth(depth, reaches_end);
        for candidate in candidates.rest_mut() {
            candidate.rank = if candidate.square == best[0] {
                1 << 28
            } else if candidate.square == best[1] {
                1 << 27
            } else if candidate.flips == node.opponent {
                1 << 26
            } else {
                let next = node.after(thread.layout, candidate.square, candidate.flips);
                let floor = (-alpha - 1 - 16) * UNIT;
                let value = -shallow::shallow_search(thread, &next, floor, 99 * UNIT, plies);
                let replies = kernel::legal(next.own, next.opponent);
                let weight = if reaches_end { 4 * UNIT } else { UNIT };
                value - weight * replies.count_ones() as i32 + SQUARE_WORTH[usize::from(candidate.square)]
            };
        }
    }

    /// The value of a search of `depth` plies: exact within the window, else a bound. Records the principal variation.
    pub(crate) fn pv_search(
        thread: &mut SearchThread<'_>,
        node: &OthelloNode,
        alpha: i32,
        beta: i32,
        depth: u32,
        ply: usize,
    ) -> i32 {
        thread.pv_lines[ply].clear();
        thread.check_limits();
        if thread.stopped {
            return alpha;
        }
        thread.nodes += 1;
        let empties = node.empties();
        let depth = depth.min(empties);
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return final_score(node.own, node.opponent);
            }
            let value = -pv_search(thread, &node.passed(), -beta, -alpha, depth, ply + 1);
            thread.update_pv(ply, NO_SQUARE);
            return value;
        }
        if depth == 0 {
            return discs(shallow::static_eval(thread, node));
        }
        let key = key(node.own, node.opponent);
        let mut known = thread.table.get(key).unwrap_or(ScoreBounds::UNKNOWN);
        if known.best[0] == NO_SQUARE && depth > 4 && ply > 0 {
            // Without a known best move a shallower search finds one (internal iterative deepening).
            pv_search(thread, node, alpha, beta, depth - 3, ply);
            known = thread.table.get(key).unwrap_or(ScoreBounds::UNKNOWN);
            thread.pv_lines[ply].clear();
        }
        let mut candidates = Candidates::<MAX_MOVES>::new();
        list(&mut candidates, node, moves);
        rank(thread, &mut candidates, node, known.best, alpha, depth);
        if ply == 0 {
            candidates.rest_mut().iter_mut().for_each(|candidate| candidate.rank += thread.tie_break(candidate.square));
        }
        let mut best = (-99, NO_SQUARE);
        let mut floor = alpha;
        while let Some(Candidate { square, flips, .. }) = candidates.next() {
            let next = node.after(thread.layout, square, flips);
            let mut value = best.0;
            if best.1 != NO_SQUARE {
                value = -null_window(thread, &next, -floor - 1, depth - 1);
            }
            if best.1 == NO_SQUARE || value > floor && value < beta {
                value = -pv_search(thread, &next, -beta, -floor, depth - 1, ply + 1);
                if value > floor && !thread.stopped {
                    thread.update_pv(ply, square);
                }
            }
            if thread.stopped {
                return alpha;
            }
            if value > best.0 {
                best = (value, square);
                floor = floor.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        let (value, best) = best;
        let certainty = thread.cuts.certainty;
        thread.table.put(key, NodeResult { value, alpha, beta, depth: depth as u8, certainty, best });
        value
    }
}
