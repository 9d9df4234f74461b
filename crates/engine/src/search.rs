//! Iterative deepening and principal variation search, over the moves of any game.
//!
//! Wins and losses are always proofs: they come from lines that were searched to their end, however selective the
//! search was elsewhere. The first iterations neither prune nor reduce, so that an iteration of depth `n` is complete
//! for the next `n` plies; from `selective::SELECTIVE_DEPTH` on, games that allow it search unpromising moves less
//! deeply.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::game_search::{GameSearch, StaticResult};
use super::hash::{mix, move_code};
use super::limits::Limits;
use super::ordering::{MoveOrdering, MovePicker, shuffle};
use super::report::{Report, Score, SearchInfo};
use super::search_table::{SearchTable, TableEntry};
use super::value::{Bound, MAX_PLY, Value, Window, distance, estimate, from_node, from_root, is_proven, score, won};
use tessera_rules::{Game, Move};

use node_count::NodeCount;

mod node_count;
mod selective;

/// Searches a position of the game `G`; `None` if there is no move.
pub(super) fn search<G: GameSearch>(
    table: &SearchTable,
    position: &G::Position,
    weights: &G::Weights,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    let all_nodes = AtomicU64::new(0);
    let mut main_search = TreeSearch::<G>::new(position, weights, limits, table, &all_nodes);
    if limits.threads < 2 {
        return main_search.run(position, seed, on_info);
    }
    let done = Limits { stop: Default::default(), ..limits.clone() };
    let report = std::thread::scope(|scope| {
        for helper in 1..limits.threads as u64 {
            let (done, all_nodes) = (&done, &all_nodes);
            // Helpers search the same position with another move order and share the table.
            scope.spawn(move || {
                let mut search = TreeSearch::<G>::new(position, weights, done, table, all_nodes);
                search.run(position, seed ^ helper, &mut |_| ());
                search.nodes.report();
            });
        }
        let report = main_search.run(position, seed, on_info);
        done.stop.store(true, Relaxed);
        report
    });
    Some(Report { nodes: main_search.nodes.of_all_threads(), ..report? })
}

/// The search of one position.
struct TreeSearch<'a, G> {
    game: G,
    limits: &'a Limits,
    table: &'a SearchTable,
    ordering: MoveOrdering,
    /// For each ply the best line found from there (the triangular PV table).
    pv_lines: Vec<Vec<Move>>,
    nodes: NodeCount<'a>,
    /// Counts the values that were not searched to the end of the game, such as evaluations and reductions.
    inexact_count: u64,
    /// A limit is reached: values returned from now on are meaningless.
    stopped: bool,
    /// The depth of the current iteration.
    iteration: u32,
}

/// A position in the tree, with the key of the part of its history that matters for its future.
struct TreeNode<N> {
    position: N,
    repetition_key: u64,
}

/// The parameters of a node's search.
#[derive(Clone, Copy)]
struct NodeParams {
    /// Plies to search below it.
    depth: u32,
    /// Plies from the root to it.
    ply: usize,
    window: Window,
}

impl NodeParams {
    /// The parameters for a child, if only values in `window` matter here.
    const fn below(self, window: Window) -> NodeParams {
        NodeParams { depth: self.depth - 1, ply: self.ply + 1, window: window.negated() }
    }
}

/// A root move and its value in the last iteration.
struct RootMove {
    mv: Move,
    value: Value,
}

impl<'a, G: GameSearch> TreeSearch<'a, G> {
    fn new(
        position: &G::Position,
        weights: &G::Weights,
        limits: &'a Limits,
        table: &'a SearchTable,
        all_nodes: &'a AtomicU64,
    ) -> Self {
        TreeSearch {
            game: G::new(position.variant(), weights),
            limits,
            table,
            ordering: MoveOrdering::new(G::HISTORY),
            pv_lines: vec![Vec::new(); MAX_PLY + 2],
            nodes: NodeCount::new(all_nodes),
            inexact_count: 0,
            stopped: false,
            iteration: 0,
        }
    }

    /// Deepens until a limit is reached or the result is certain; `None` if there is no move.
    fn run(&mut self, position: &G::Position, seed: u64, on_info: &mut dyn FnMut(&SearchInfo)) -> Option<Report> {
        let node = self.game.node(position);
        let root = TreeNode { repetition_key: self.game.repetition_key(&node), position: node };
        let mut moves = position.legal_moves();
        shuffle(&mut moves, seed);
        let mut found = self.initial_report(&root, &moves)?;
        if found.score.is_proven() {
            on_info(&self.info(&found));
            return Some(found);
        }
        let mut moves: Vec<RootMove> = moves.into_iter().map(|mv| RootMove { mv, value: 0 }).collect();
        let deepest = self.limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32);
        let mut last_info = None;
        for depth in 1..=deepest {
            let is_certain = self.deepen(&root, &mut moves, depth, &mut found);
            let info = (found.best, found.score, found.depth);
            if last_info.replace(info) != Some(info) {
                on_info(&self.info(&found));
            }
            if is_certain || self.stopped {
                break;
            }
        }
        Some(Report { nodes: self.nodes.of_all_threads(), ..found })
    }

    fn info(&self, found: &Report) -> SearchInfo {
        let nodes = self.nodes.of_all_threads();
        SearchInfo { depth: found.depth, score: found.score, nodes, variation: found.variation.clone() }
    }

    /// A move that wins at once if there is one, else the first in move order.
    fn initial_report(&self, root: &TreeNode<G::Node>, moves: &[Move]) -> Option<Report> {
        let winning_margin = |mv: Move| match self.game.static_result(&self.child(root, mv).position) {
            StaticResult::Lost { plies: 0, margin } => Some((margin, mv)),
            _ => None,
        };
        let wins = moves.iter().filter_map(|mv| winning_margin(*mv));
        let best_by_order = || moves.iter().rev().max_by_key(|mv| self.game.order_score(&root.position, **mv)).copied();
        // Both choose the first of equals.
        let (depth, best, score) = match wins.rev().max_by_key(|(value, _)| *value) {
            Some((_, best)) => (1, best, Score::Win { plies: 1 }),
            None => (0, best_by_order()?, Score::Centi(estimate(self.static_eval(&root.position)))),
        };
        Some(Report { best, depth, score, nodes: 0, variation: vec![best] })
    }

    fn static_eval(&self, position: &G::Node) -> Value {
        self.game.evaluate(position, &self.game.accumulator(position))
    }

    /// Searches one ply deeper and updates the report; returns whether the result is certain.
    fn deepen(&mut self, root: &TreeNode<G::Node>, moves: &mut [RootMove], depth: u32, found: &mut Report) -> bool {
        let inexact_count = self.inexact_count;
        self.iteration = depth;
        let searched = self.search_root(root, moves, depth);
        let Some(best) = moves.first().filter(|_| searched > 0) else {
            return false;
        };
        if self.stopped && is_proven(best.value) && best.value < 0 {
            // All moves searched so far lose. The next one may not, so this is not a proven loss.
            let next_move = &moves[searched.min(moves.len() - 1)];
            (found.best, found.variation) = (next_move.mv, vec![next_move.mv]);
            return false;
        }
        let is_complete = !self.stopped && self.inexact_count == inexact_count;
        (found.best, found.score) = (best.mv, score(best.value, is_complete));
        found.variation.clone_from(&self.pv_lines[0]);
        if !self.stopped {
            found.depth = depth;
        }
        // A win or loss longer than the depth need not be the shortest: later iterations find out.
        is_complete || is_proven(best.value) && (G::ALWAYS_PROGRESSES || distance(best.value) <= depth)
    }

    /// Searches the root's moves and sorts them, the best first; returns how many were searched before a limit.
    fn search_root(&mut self, root: &TreeNode<G::Node>, moves: &mut [RootMove], depth: u32) -> usize {
        let mut params = NodeParams { depth, ply: 0, window: Window::OPEN };
        let accumulator = self.game.accumulator(&root.position);
        for index in 0..moves.len() {
            let mv = moves[index].mv;
            let value = self.search_move(&self.child(root, mv), &accumulator, index == 0, 0, params);
            if self.stopped {
                return index;
            }
            moves[index].value = value;
            if value > params.window.alpha {
                params.window.alpha = value;
                self.update_pv(0, mv);
                moves[..=index].rotate_right(1);
            }
        }
        // The sort is stable: a move that is only known not to be better than the best stays behind it.
        moves.sort_by_key(|searched| std::cmp::Reverse(searched.value));
        moves.len()
    }

    fn child(&self, node: &TreeNode<G::Node>, mv: Move) -> TreeNode<G::Node> {
        let position = self.game.after(&node.position, mv);
        TreeNode { repetition_key: self.game.repetition_key_after(node.repetition_key, &position), position }
    }

    /// The value of the move that leads to `child`. Moves after the first are tried with a null window first, late ones
    /// at a reduced depth, and searched with the full window only if they turn out to be better.
    fn search_move(
        &mut self,
        child: &TreeNode<G::Node>,
        accumulator: &G::Accumulator,
        is_first: bool,
        reduction: u32,
        params: NodeParams,
    ) -> Value {
        let window = params.window;
        if reduction > 0 {
            let shallow = NodeParams { depth: params.depth - reduction, ..params };
            let value = -self.negamax(child, accumulator, shallow.below(window.null_window()));
            self.inexact_count += 1;
            if self.stopped || value <= window.alpha {
                return value;
            }
        }
        if !is_first {
            let value = -self.negamax(child, accumulator, params.below(window.null_window()));
            if self.stopped || value <= window.alpha || value >= window.beta {
                return value;
            }
        }
        -self.negamax(child, accumulator, params.below(window))
    }

    /// The value of a node: exact inside the window, otherwise a bound on the same side of it. `accumulator` is that of
    /// its parent.
    fn negamax(&mut self, node: &TreeNode<G::Node>, accumulator: &G::Accumulator, params: NodeParams) -> Value {
        let NodeParams { ply, window, .. } = params;
        self.stopped = self.stopped || self.limits.reached(self.nodes.own());
        if self.stopped {
            return 0;
        }
        self.nodes.add_one();
        self.pv_lines[ply].clear();
        let decided = self.decided_value(&node.position, ply);
        if let Some(value) = decided.or_else(|| win_distance_cutoff(ply, window, G::MAX_MARGIN)) {
            return value;
        }
        let params = self.extend(&node.position, params);
        if params.depth == 0 || ply >= MAX_PLY {
            self.inexact_count += 1;
            let accumulator = self.game.accumulator_after(accumulator, &node.position);
            return self.quiescence(&node.position, &accumulator, selective::NOISY_PLIES, params);
        }
        let key = mix(self.game.key(&node.position), node.repetition_key);
        let entry = self.table.get(key);
        if let Some(value) = entry.and_then(|entry| self.tt_cutoff(entry, params)) {
            return value;
        }
        let accumulator = self.game.accumulator_after(accumulator, &node.position);
        if let Some(value) = self.reverse_futility(&node.position, &accumulator, params) {
            return value;
        }
        let inexact_count = self.inexact_count;
        let Some((value, best)) = self.search_moves(node, &accumulator, params, entry.map_or(0, |entry| entry.best))
        else {
            return 0;
        };
        let is_complete = self.inexact_count == inexact_count;
        let bound = window.bound(value);
        self.table.put(key, TableEntry { value: from_node(value, ply), bound, depth: params.depth, is_complete, best });
        value
    }

    /// The value of a node that is decided without a search.
    fn decided_value(&mut self, position: &G::Node, ply: usize) -> Option<Value> {
        let at = |plies: u32| ply + plies as usize;
        Some(match self.game.static_result(position) {
            StaticResult::Open => return None,
            StaticResult::Won { plies } => won(at(plies), 0),
            StaticResult::Lost { plies, margin } => -won(at(plies), margin),
            StaticResult::WonByOther { margin } => won(ply, margin),
            StaticResult::Drawn { by_path } => {
                self.inexact_count += u64::from(by_path);
                0
            }
        })
    }

    /// Searches the moves of a node; returns its value and the code of the best move, or `None` if a limit was reached.
    fn search_moves(
        &mut self,
        node: &TreeNode<G::Node>,
        accumulator: &G::Accumulator,
        mut params: NodeParams,
        tt_move: u32,
    ) -> Option<(Value, u32)> {
        let NodeParams { depth, ply, window } = params;
        let side = self.game.side(&node.position);
        let mut picker = MovePicker::default();
        self.game.moves(&node.position, |mv| {
            let order_score = self.game.order_score(&node.position, mv);
            picker.add(mv, self.ordering.rank(mv, side, ply, tt_move, order_score));
        });
        let mut best = (Window::OPEN.alpha, 0);
        for index in 0.. {
            let Some((mv, rank)) = picker.next() else { break };
            if self.skips_late_moves(params, index, rank, best.0) {
                self.inexact_count += 1;
                break;
            }
            let reduction = self.reduction(depth, index, rank);
            let value = self.search_move(&self.child(node, mv), accumulator, index == 0, reduction, params);
            if self.stopped {
                return None;
            }
            if value > best.0 {
                best = (value, move_code(mv));
            }
            if value >= window.beta {
                self.ordering.record_cutoff(mv, picker.tried_before_last(), side, ply, depth);
                break;
            }
            if value > params.window.alpha {
                params.window.alpha = value;
                self.update_pv(ply, mv);
            }
        }
        Some(best)
    }

    /// The value from a table entry, if it is sufficient. Nodes of the principal variation are always searched, so that
    /// the line is complete.
    fn tt_cutoff(&mut self, entry: TableEntry, NodeParams { depth, ply, window }: NodeParams) -> Option<Value> {
        if !window.is_null() || !(entry.is_complete || entry.depth >= depth) {
            return None;
        }
        let value = from_root(entry.value, ply);
        let is_sufficient = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.beta,
            Bound::AtMost => value <= window.alpha,
        };
        self.inexact_count += u64::from(is_sufficient && !entry.is_complete);
        is_sufficient.then_some(value)
    }

    /// Makes `mv`, followed by the line after it, the best line from `ply`.
    fn update_pv(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.pv_lines.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }
}

/// The best or the worst value that a game in progress at `ply` can still reach, if that is outside the window (mate
/// distance pruning).
fn win_distance_cutoff(ply: usize, window: Window, margin: Value) -> Option<Value> {
    let (best, worst) = (won(ply + 1, margin), -won(ply + 2, margin));
    if best <= window.alpha {
        Some(best)
    } else if worst >= window.beta {
        Some(worst)
    } else {
        None
    }
}
