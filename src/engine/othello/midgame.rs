//! The tree above the last dozen plies: searched with an evaluation, to a depth or to the end of the game.

use std::sync::Arc;

use super::crew::{Crew, Split, Task};
use super::endgame::{SQUARE_WORTH, WITHOUT_SIGHT, limited_by_stable_discs};
use super::evaluation::UNIT;
use super::features::Features;
use super::last::ended;
use super::moves::{Candidate, Candidates, MOST};
use super::selective::{self, CERTAIN};
use super::table::{Found, HIGHEST, Known, NOWHERE, Table, key};
use super::worker::Worker;
use crate::rules::othello::kernel::per_processor;

/// A position in the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) own: u64,
    pub(crate) opponent: u64,
    pub(crate) features: Features,
}

impl Node {
    #[inline]
    pub(crate) fn empties(&self) -> u32 {
        (!(self.own | self.opponent)).count_ones()
    }

    /// The same with the other side to move.
    #[inline]
    fn passed(&self) -> Node {
        Node { own: self.opponent, opponent: self.own, features: self.features.turned() }
    }

    #[inline(always)]
    pub(crate) fn after(&self, worker: &Worker<'_>, square: u8, flips: u64) -> Node {
        Node {
            own: self.opponent ^ flips,
            opponent: self.own ^ flips ^ (1 << square),
            features: worker.layout.after(&self.features, usize::from(square), flips),
        }
    }
}

/// Searches of so many plies or fewer remember nothing.
const QUICK: u32 = 2;
/// From this depth on the moves of a node are shared with threads that have nothing to do.
const SHARED: u32 = 7;
/// From this depth on replies are looked up before any of them is searched.
const FORESEEN: u32 = 5;

/// Whole discs from parts of one.
#[inline]
pub(crate) const fn discs(parts: i32) -> i32 {
    (parts + UNIT / 2).div_euclid(UNIT)
}

/// How deep the moves of a node are looked into before they are searched.
#[inline]
const fn sorting_depth(depth: u32, to_the_end: bool) -> u32 {
    match (to_the_end, depth) {
        (true, ..15) => 0,
        (true, 15..18) => 1,
        (true, 18..24) => 2,
        (true, _) => 3,
        (false, ..8) => 0,
        (false, 8..13) => 1,
        (false, _) => 2,
    }
}

/// Where the positions after a move are remembered.
#[inline]
fn below<'a>(worker: &Worker<'a>, empties: u32, depth: u32) -> &'a Table {
    if depth >= empties && empties <= WITHOUT_SIGHT + 1 { worker.near } else { worker.table }
}

per_processor! {
    [crate::engine::othello::endgame as endgame]

    /// What the evaluation says, in parts of a disc.
    #[inline]
    fn judge(worker: &Worker<'_>, node: &Node) -> i32 {
        worker.evaluation.judge(worker.layout, &node.features, node.empties())
    }

    /// The value of a search of very few plies, in parts of a disc: exact within the window, else a bound.
    pub(crate) fn quick(worker: &mut Worker<'_>, node: &Node, alpha: i32, beta: i32, depth: u32) -> i32 {
        worker.look_up();
        if worker.halted {
            return alpha;
        }
        worker.nodes += 1;
        if depth == 0 {
            return judge(worker, node);
        }
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return ended(node.own, node.opponent) * UNIT;
            }
            return -quick(worker, &node.passed(), -beta, -alpha, depth);
        }
        let (mut best, mut alpha) = (-99 * UNIT, alpha);
        for mut rest in [moves & PROMISING, moves & !PROMISING] {
            while rest != 0 {
                let square = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                let flips = kernel::flips(square, node.own, node.opponent);
                let next = node.after(worker, square as u8, flips);
                let value = -quick(worker, &next, -beta, -alpha, depth - 1);
                if value > best {
                    best = value;
                    alpha = alpha.max(value);
                    if value >= beta {
                        return best;
                    }
                }
            }
        }
        best
    }

    /// The value of very few plies in parts of a disc, and the best move. Whatever wins at once is best.
    pub(crate) fn glimpse(worker: &mut Worker<'_>, node: &Node, depth: u32) -> (i32, u8) {
        let mut moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            return (-quick(worker, &node.passed(), -99 * UNIT, 99 * UNIT, depth), NOWHERE);
        }
        let mut best = (i32::MIN, 0, NOWHERE);
        while moves != 0 {
            let square = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let next = node.after(worker, square, kernel::flips(usize::from(square), node.own, node.opponent));
            let is_over = kernel::legal(next.own, next.opponent) == 0 && kernel::legal(next.opponent, next.own) == 0;
            let value = match -ended(next.own, next.opponent) {
                score if is_over && score > 0 => (HIGHEST + score) * UNIT,
                score if is_over => score * UNIT,
                _ => -quick(worker, &next, -99 * UNIT, 99 * UNIT, depth - 1),
            };
            best = best.max((value, worker.lot(square), square));
        }
        (best.0.min(HIGHEST * UNIT), best.2)
    }

    /// Whether a search of `depth` plies, or to the end, finds more than `alpha`, and a bound on the same side of it.
    pub(crate) fn null(worker: &mut Worker<'_>, node: &Node, alpha: i32, depth: u32) -> i32 {
        let empties = node.empties();
        if depth >= empties && empties <= WITHOUT_SIGHT {
            return endgame::exact(worker, node.own, node.opponent, alpha);
        }
        if depth <= QUICK {
            let bound = (alpha + 1) * UNIT - UNIT / 2;
            return discs(quick(worker, node, bound - 1, bound, depth));
        }
        worker.look_up();
        if worker.halted {
            return alpha;
        }
        worker.nodes += 1;
        let depth = depth.min(empties);
        if let Some(most) = limited_by_stable_discs(worker, node.own, node.opponent, empties, alpha) {
            return most;
        }
        let key = key(node.own, node.opponent);
        let known = worker.table.get(key).unwrap_or(Known::NOTHING);
        if let Some(value) = known.settles(depth, alpha, worker.certainty) {
            return value;
        }
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return ended(node.own, node.opponent);
            }
            return -null(worker, &node.passed(), -alpha - 1, depth);
        }
        if worker.certainty < CERTAIN && let Some(value) = guess(worker, node, alpha, depth) {
            return value;
        }
        let mut candidates = Candidates::<MOST>::new();
        list(&mut candidates, node, moves);
        if depth >= FORESEEN
            && let Some(value) =
                endgame::foreseen(worker, below(worker, empties, depth), candidates.all(), node.own, node.opponent, depth, alpha)
        {
            return value;
        }
        let mut best = (-99, NOWHERE);
        // The best move that is known often makes it needless to rank the others.
        let mut first = candidates.pull(known.best[0]);
        let mut ranked = false;
        loop {
            if first.is_none() && !ranked {
                rank(worker, &mut candidates, node, known.best, alpha, depth);
                ranked = true;
            }
            if let Some(crew) = worker.crew
                && depth >= SHARED
                && best.1 != NOWHERE
                && candidates.left() > 0
                && crew.is_idle()
            {
                let task = Task { node: *node, alpha, depth, certainty: worker.certainty, guessing: worker.guessing };
                best = shared(worker, crew, Split::new(task, candidates.rest(), best, worker.split.clone()));
                if worker.halted {
                    return alpha;
                }
                break;
            }
            let Some(Candidate { square, flips, .. }) = first.take().or_else(|| candidates.next()) else { break };
            let value = -null(worker, &node.after(worker, square, flips), -alpha - 1, depth - 1);
            if worker.halted {
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
        let certainty = worker.certainty;
        worker.table.put(key, Found { value, alpha, beta: alpha + 1, depth: depth as u8, certainty, best });
        value
    }

    /// The best move of a node and its value, with the help of others.
    fn shared(worker: &mut Worker<'_>, crew: &Crew, split: Split) -> (i32, u8) {
        let split = crew.open(split);
        contribute(worker, &split);
        while let Some(part) = crew.work(Some(&split)) {
            contribute(worker, &part);
            crew.left();
        }
        split.best().unwrap_or_else(|| {
            worker.give_up();
            (split.task.alpha, NOWHERE)
        })
    }

    /// Searches moves of a shared node until none is left.
    fn contribute(worker: &mut Worker<'_>, split: &Arc<Split>) {
        let before = (worker.turn_to(Some(split.clone())), worker.certainty, worker.guessing);
        let Task { node, alpha, depth, certainty, guessing } = &split.task;
        (worker.certainty, worker.guessing) = (*certainty, *guessing);
        while let Some(Candidate { square, flips, .. }) = split.take() {
            let value = -null(worker, &node.after(worker, square, flips), -alpha - 1, depth - 1);
            split.put(square, (!worker.halted).then_some(value));
        }
        (worker.certainty, worker.guessing) = (before.1, before.2);
        worker.turn_to(before.0);
    }

    /// Helps others until all is over.
    pub(crate) fn help(worker: &mut Worker<'_>, crew: &Crew) {
        while let Some(split) = crew.work(None) {
            contribute(worker, &split);
            crew.left();
        }
    }

    /// What a shallow search makes so likely that the deep one is left out.
    fn guess(worker: &mut Worker<'_>, node: &Node, alpha: i32, depth: u32) -> Option<i32> {
        if depth < selective::FROM || worker.guessing > 1 {
            return None;
        }
        let empties = node.empties();
        let margin = worker.margins.margin(worker.certainty, empties, depth);
        let shallow = selective::shallow(depth);
        let now = discs(judge(worker, node));
        // A glance tells on which side of the bound it is worth looking.
        let slack = margin / 2 + 2;
        let (high, low) = (alpha + margin, alpha + 1 - margin);
        worker.guessing += 1;
        let mut found = None;
        if high < HIGHEST && now >= alpha + 1 - slack + margin / 2 && null(worker, node, high, shallow) > high {
            found = Some(alpha + 1);
        }
        if found.is_none()
            && low > -HIGHEST
            && now <= alpha + slack - margin / 2
            && null(worker, node, low - 1, shallow) < low
        {
            found = Some(alpha);
        }
        worker.guessing -= 1;
        found.filter(|_| !worker.halted)
    }

    fn list(candidates: &mut Candidates<MOST>, node: &Node, moves: u64) {
        let mut rest = moves;
        while rest != 0 {
            let square = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let flips = kernel::flips(square, node.own, node.opponent);
            candidates.add(Candidate { square: square as u8, flips, replies: 0, rank: 0 });
        }
    }

    /// Ranks the moves by a shallow search, and by how few replies they leave.
    fn rank(
        worker: &mut Worker<'_>,
        candidates: &mut Candidates<MOST>,
        node: &Node,
        best: [u8; 2],
        alpha: i32,
        depth: u32,
    ) {
        let to_the_end = depth >= node.empties();
        let plies = sorting_depth(depth, to_the_end);
        for candidate in candidates.rest_mut() {
            candidate.rank = if candidate.square == best[0] {
                1 << 28
            } else if candidate.square == best[1] {
                1 << 27
            } else if candidate.flips == node.opponent {
                1 << 26
            } else {
                let next = node.after(worker, candidate.square, candidate.flips);
                let floor = (-alpha - 1 - 16) * UNIT;
                let value = -quick(worker, &next, floor, 99 * UNIT, plies);
                let replies = kernel::legal(next.own, next.opponent);
                let weight = if to_the_end { UNIT } else { UNIT / 4 };
                value - weight * replies.count_ones() as i32 + SQUARE_WORTH[usize::from(candidate.square)]
            };
        }
    }

    /// The value of a search of `depth` plies: exact within the window, else a bound. The best line is noted.
    pub(crate) fn principal(
        worker: &mut Worker<'_>,
        node: &Node,
        alpha: i32,
        beta: i32,
        depth: u32,
        ply: usize,
    ) -> i32 {
        worker.lines[ply].clear();
        worker.look_up();
        if worker.halted {
            return alpha;
        }
        worker.nodes += 1;
        let empties = node.empties();
        let depth = depth.min(empties);
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return ended(node.own, node.opponent);
            }
            let value = -principal(worker, &node.passed(), -beta, -alpha, depth, ply + 1);
            worker.adopt(ply, NOWHERE);
            return value;
        }
        if depth == 0 {
            return discs(judge(worker, node));
        }
        let key = key(node.own, node.opponent);
        let mut known = worker.table.get(key).unwrap_or(Known::NOTHING);
        if known.best[0] == NOWHERE && depth > 4 && ply > 0 {
            // Without a first move to try, a shallower search finds one.
            principal(worker, node, alpha, beta, depth - 3, ply);
            known = worker.table.get(key).unwrap_or(Known::NOTHING);
            worker.lines[ply].clear();
        }
        let mut candidates = Candidates::<MOST>::new();
        list(&mut candidates, node, moves);
        rank(worker, &mut candidates, node, known.best, alpha, depth);
        if ply == 0 {
            candidates.rest_mut().iter_mut().for_each(|candidate| candidate.rank += worker.lot(candidate.square));
        }
        let mut best = (-99, NOWHERE);
        let mut floor = alpha;
        while let Some(Candidate { square, flips, .. }) = candidates.next() {
            let next = node.after(worker, square, flips);
            let mut value = best.0;
            if best.1 != NOWHERE {
                value = -null(worker, &next, -floor - 1, depth - 1);
            }
            if best.1 == NOWHERE || value > floor && value < beta {
                value = -principal(worker, &next, -beta, -floor, depth - 1, ply + 1);
                if value > floor && !worker.halted {
                    worker.adopt(ply, square);
                }
            }
            if worker.halted {
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
        let certainty = worker.certainty;
        worker.table.put(key, Found { value, alpha, beta, depth: depth as u8, certainty, best });
        value
    }
}

/// Corners, and what usually does not give them away.
const PROMISING: u64 = 0xBD3C_FFFF_FFFF_3CBD;
