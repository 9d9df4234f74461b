//! Where the search looks closer, and where it does not look at all: decided by what moves and positions promise.

use super::{NodeParams, TreeSearch};
use crate::engine::game_search::GameSearch;
use crate::engine::ordering::MovePicker;
use crate::engine::value::{MAX_PLY, Value, estimate, is_proven};

/// The first depth at which moves may be searched less deeply than others.
const SELECTIVE_DEPTH: u32 = 6;
/// Plies of upheavals that are looked into before a position is judged.
pub(super) const NOISY_PLIES: u32 = 8;

impl<E: GameSearch> TreeSearch<'_, E> {
    /// Looks one ply further where the opponent threatens to win at once, within reason.
    pub(super) fn extend(&self, position: &E::Node, params: NodeParams) -> NodeParams {
        let is_far = params.ply as u32 >= 2 * self.iteration || self.iteration < SELECTIVE_DEPTH;
        let extend = params.depth == 0 && !is_far && self.game.has_threat(position);
        NodeParams { depth: params.depth + u32::from(extend), ..params }
    }

    /// The value of a position whose moves are not all searched: as it stands, or after upheavals that better it.
    pub(super) fn quiescence(
        &mut self,
        position: &E::Node,
        accumulator: &E::Accumulator,
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
            self.nodes += 1;
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

    /// A value so far above the window that a shallow search is not expected to bring it down.
    pub(super) fn reverse_futility(
        &mut self,
        position: &E::Node,
        accumulator: &E::Accumulator,
        params: NodeParams,
    ) -> Option<Value> {
        let NodeParams { depth, window, .. } = params;
        if depth > E::FUTILITY_DEPTH || self.iteration < SELECTIVE_DEPTH || !window.is_null() || is_proven(window.beta)
        {
            return None;
        }
        let value = estimate(self.game.evaluate(position, accumulator));
        let is_safe = value - E::FUTILITY_MARGIN * depth as Value >= window.beta && !self.game.has_threat(position);
        self.inexact_count += u64::from(is_safe);
        is_safe.then_some(value)
    }

    /// Whether the moves of a node that are left, with ranks up to `rank`, come too late to be searched at all near the
    /// horizon: `best` is what those before them brought.
    pub(super) fn skips_late_moves(
        &self,
        NodeParams { depth, window, .. }: NodeParams,
        index: usize,
        rank: i32,
        best: Value,
    ) -> bool {
        let near = E::LATE_MOVES > 0 && depth <= 3 && self.iteration >= SELECTIVE_DEPTH;
        near && window.is_null()
            && rank < E::GOOD_ORDER_SCORE
            && index >= E::LATE_MOVES * (depth * depth) as usize
            // Whoever seems lost must look at every way out.
            && !is_proven(best)
    }

    /// By how many plies less a late move is searched at first.
    pub(super) fn reduction(&self, depth: u32, index: usize, rank: i32) -> u32 {
        if !E::REDUCES_LATE_MOVES
            || self.iteration < SELECTIVE_DEPTH
            || depth < 3
            || index < 3
            || rank >= E::GOOD_ORDER_SCORE
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
    use super::*;
    use crate::engine::breakthrough::BreakthroughWeights;
    use crate::engine::breakthrough::search::BreakthroughSearch;
    use crate::engine::limits::Limits;
    use crate::engine::search_table::SearchTable;
    use crate::engine::value::{Window, won};
    use crate::rules::Size;
    use crate::rules::breakthrough::Position;

    type Small = BreakthroughSearch<u64>;

    /// Whether a move of this rank is left out in the sixth iteration, so many plies above the horizon.
    fn left_out(depth: u32, index: usize, rank: i32, best: Value) -> bool {
        let (limits, table) = (Limits::default(), SearchTable::new(1 << 16));
        let position = Position::start(Size { columns: 5, rows: 5 });
        let mut search = TreeSearch::<Small>::new(&position, &BreakthroughWeights::default(), &limits, &table);
        search.iteration = SELECTIVE_DEPTH;
        search.skips_late_moves(NodeParams { depth, ply: 4, window: Window { alpha: 10, beta: 11 } }, index, rank, best)
    }

    #[test]
    fn late_moves_that_promise_little_are_left_out_near_the_horizon_only() {
        assert!(left_out(1, 5, 0, 0) && left_out(2, 20, 0, 0) && left_out(3, 45, 0, 0));
        assert!(!left_out(1, 4, 0, 0) && !left_out(2, 19, 0, 0) && !left_out(4, 90, 0, 0));
        assert!(!left_out(1, 30, Small::GOOD_ORDER_SCORE, 0), "a capture");
    }

    #[test]
    fn whoever_has_found_only_losing_moves_tries_all_the_others() {
        assert!(!left_out(1, 30, 0, -won(8, 0)));
        assert!(left_out(1, 30, 0, -5_000));
    }
}
