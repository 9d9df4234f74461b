//! Selective search: extensions, quiescence search, pruning and reductions.

use super::{NodeParams, TreeSearch};
use crate::game_search::GameSearch;
use crate::ordering::MovePicker;
use crate::value::{MAX_PLY, Value, estimate, is_proven};

/// The first iteration that prunes and reduces.
const SELECTIVE_DEPTH: u32 = 6;
/// The most plies of noisy moves that quiescence search follows.
pub(super) const NOISY_PLIES: u32 = 8;

impl<G: GameSearch> TreeSearch<'_, G> {
    /// Extends the search by a ply at the horizon if the opponent threatens to win at once, within limits.
    pub(super) fn extend(&self, position: &G::Node, params: NodeParams) -> NodeParams {
        let is_far = params.ply as u32 >= 2 * self.iteration || self.iteration < SELECTIVE_DEPTH;
        let extend = params.depth == 0 && !is_far && self.game.has_threat(position);
        NodeParams { depth: params.depth + u32::from(extend), ..params }
    }

    /// The evaluation of a position at the horizon, after noisy moves if they improve it.
    pub(super) fn quiescence(
        &mut self,
        position: &G::Node,
        accumulator: &G::Accumulator,
        noisy_plies: u32,
        params: NodeParams,
    ) -> Value {
        let NodeParams { ply, mut window, .. } = params;
        let mut best = estimate(self.game.evaluate(position, accumulator));
        if best >= window.beta || noisy_plies == 0 || ply >= MAX_PLY || self.iteration < SELECTIVE_DEPTH {
            return best;
        }
        let mut picker = MovePicker::default();
        self.game.noisy_moves(position, |mv| picker.add(mv, self.game.order_score(position, mv)));
        for (mv, _) in picker {
            window.alpha = window.alpha.max(best);
            let child = self.game.after(position, mv);
            self.nodes.add_one();
            let value = match self.decided_value(&child, ply + 1) {
                Some(value) => -value,
                None => {
                    let accumulator = self.game.accumulator_after(accumulator, &child);
                    -self.quiescence(
                        &child,
                        &accumulator,
                        noisy_plies - 1,
                        NodeParams { depth: 0, ply: ply + 1, window: window.negated() },
                    )
                }
            };
            best = best.max(value);
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// Reverse futility pruning: returns an evaluation so far above the window that a shallow search is unlikely to
    /// bring it down.
    pub(super) fn reverse_futility(
        &mut self,
        position: &G::Node,
        accumulator: &G::Accumulator,
        params: NodeParams,
    ) -> Option<Value> {
        let NodeParams { depth, window, .. } = params;
        if depth > G::FUTILITY_DEPTH || self.iteration < SELECTIVE_DEPTH || !window.is_null() || is_proven(window.beta)
        {
            return None;
        }
        let value = estimate(self.game.evaluate(position, accumulator));
        let is_safe = value - G::FUTILITY_MARGIN * depth as Value >= window.beta && !self.game.has_threat(position);
        self.inexact_count += u64::from(is_safe);
        is_safe.then_some(value)
    }

    /// Late move pruning: whether the remaining moves of a node near the horizon, which rank at most `rank`, are not
    /// searched at all. `best` is the best value so far.
    pub(super) fn skips_late_moves(
        &self,
        NodeParams { depth, window, .. }: NodeParams,
        index: usize,
        rank: i32,
        best: Value,
    ) -> bool {
        let is_near = G::LATE_MOVES > 0 && depth <= 3 && self.iteration >= SELECTIVE_DEPTH;
        is_near && window.is_null()
            && rank < G::GOOD_ORDER_SCORE
            && index >= G::LATE_MOVES * (depth * depth) as usize
            // A side that seems lost must search every move.
            && !is_proven(best)
    }

    /// Late move reductions: by how many plies less a late move is searched at first.
    pub(super) fn reduction(&self, depth: u32, index: usize, rank: i32) -> u32 {
        if !G::REDUCES_LATE_MOVES
            || self.iteration < SELECTIVE_DEPTH
            || depth < 3
            || index < 3
            || rank >= G::GOOD_ORDER_SCORE
        {
            return 0;
        }
        // Roughly the product of the logarithms, which grows slowly with either.
        let reduction = depth.ilog2() * (index as u32 + 1).ilog2() / 2;
        reduction.clamp(1, depth - 2)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::*;
    use crate::breakthrough::BreakthroughWeights;
    use crate::breakthrough::search::BreakthroughSearch;
    use crate::limits::Limits;
    use crate::search_table::SearchTable;
    use crate::value::{Window, won};
    use tessera_rules::Size;
    use tessera_rules::breakthrough::Position;

    type Small = BreakthroughSearch<u64>;

    /// Whether a move of this rank is skipped in the first selective iteration, `n` plies above the horizon.
    fn is_skipped(depth: u32, index: usize, rank: i32, best: Value) -> bool {
        let (limits, table) = (Limits::default(), SearchTable::new(1 << 16).expect("64 KiB are free"));
        let position = Position::start(Size { columns: 5, rows: 5 });
        let (weights, all_nodes) = (BreakthroughWeights::default(), AtomicU64::new(0));
        let mut search = TreeSearch::<Small>::new(&position, &weights, &limits, &table, &all_nodes);
        search.iteration = SELECTIVE_DEPTH;
        search.skips_late_moves(NodeParams { depth, ply: 4, window: Window { alpha: 10, beta: 11 } }, index, rank, best)
    }

    #[test]
    fn late_quiet_moves_are_skipped_only_near_the_horizon() {
        assert!(is_skipped(1, 5, 0, 0) && is_skipped(2, 20, 0, 0) && is_skipped(3, 45, 0, 0));
        assert!(!is_skipped(1, 4, 0, 0) && !is_skipped(2, 19, 0, 0) && !is_skipped(4, 90, 0, 0));
        assert!(!is_skipped(1, 30, Small::GOOD_ORDER_SCORE, 0), "a capture");
    }

    #[test]
    fn no_move_is_skipped_while_all_moves_searched_lose() {
        assert!(!is_skipped(1, 30, 0, -won(8, 0)));
        assert!(is_skipped(1, 30, 0, -5_000));
    }
}
