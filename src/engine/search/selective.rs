//! Where the search looks closer, and where it does not look at all: decided by what moves and positions promise.

use super::{Aim, Search};
use crate::engine::expert::Expert;
use crate::engine::ordering::Ranked;
use crate::engine::value::{MAX_PLY, Value, estimate, is_proven};

/// The first depth at which moves may be searched less deeply than others.
const FROM: u32 = 6;
/// Plies of upheavals that are looked into before a position is judged.
pub(super) const UPHEAVALS: u32 = 8;

impl<E: Expert> Search<'_, E> {
    /// Looks one ply further where the opponent threatens to win at once, within reason.
    pub(super) fn without_horizon(&self, position: &E::Node, aim: Aim) -> Aim {
        let far = aim.ply as u32 >= 2 * self.iteration || self.iteration < FROM;
        let extend = aim.depth == 0 && !far && self.expert.is_tense(position);
        Aim { depth: aim.depth + u32::from(extend), ..aim }
    }

    /// The value of a position whose moves are not all searched: as it stands, or after upheavals that better it.
    pub(super) fn settle(&mut self, position: &E::Node, eye: &E::Eye, deeper: u32, aim: Aim) -> Value {
        let Aim { ply, mut window, .. } = aim;
        let mut best = estimate(self.expert.evaluate(position, eye));
        if best >= window.beta || deeper == 0 || ply >= MAX_PLY || self.iteration < FROM {
            return best;
        }
        let mut ranked = Ranked::default();
        self.expert.upheavals(position, |mv| ranked.add(mv, self.expert.promise(position, mv)));
        for (mv, _) in ranked {
            window.alpha = window.alpha.max(best);
            let child = self.expert.after(position, mv);
            self.nodes += 1;
            let value = match self.certain_value(&child, ply + 1) {
                Some(value) => -value,
                None => {
                    let eye = self.expert.eye_after(eye, &child);
                    -self.settle(&child, &eye, deeper - 1, Aim { depth: 0, ply: ply + 1, window: window.turned() })
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
    pub(super) fn beyond_doubt(&mut self, position: &E::Node, eye: &E::Eye, aim: Aim) -> Option<Value> {
        let Aim { depth, window, .. } = aim;
        if depth > E::TRUSTED || self.iteration < FROM || !window.is_null() || is_proven(window.beta) {
            return None;
        }
        let value = estimate(self.expert.evaluate(position, eye));
        let sure = value - E::MARGIN * depth as Value >= window.beta && !self.expert.is_tense(position);
        self.guesses += u64::from(sure);
        sure.then_some(value)
    }

    /// Whether the moves of a node that are left, with ranks up to `rank`, come too late to be searched at all near the
    /// horizon: `best` is what those before them brought.
    pub(super) fn is_late(&self, Aim { depth, window, .. }: Aim, index: usize, rank: i32, best: Value) -> bool {
        let near = E::LATE > 0 && depth <= 3 && self.iteration >= FROM;
        near && window.is_null()
            && rank < E::PROMISING
            && index >= E::LATE * (depth * depth) as usize
            // Whoever seems lost must look at every way out.
            && !is_proven(best)
    }

    /// By how many plies less a late move is searched at first.
    pub(super) fn reduction(&self, depth: u32, index: usize, rank: i32) -> u32 {
        if !E::REDUCES || self.iteration < FROM || depth < 3 || index < 3 || rank >= E::PROMISING {
            return 0;
        }
        // Roughly the product of the logarithms, which grows slowly with either.
        let less = depth.ilog2() * (index as u32 + 1).ilog2() / 2;
        less.clamp(1, depth - 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::expert::Breakthrough;
    use crate::engine::limits::Limits;
    use crate::engine::table::Table;
    use crate::engine::value::{Window, won};
    use crate::engine::weights::Weights;
    use crate::rules::Size;
    use crate::rules::breakthrough::Position;

    type Small = Breakthrough<u64>;

    /// Whether a move of this rank is left out in the sixth iteration, so many plies above the horizon.
    fn left_out(depth: u32, index: usize, rank: i32, best: Value) -> bool {
        let (limits, table) = (Limits::default(), Table::new(1 << 16));
        let position = Position::start(Size { columns: 5, rows: 5 });
        let mut search = Search::<Small>::new(&position, &Weights::none(), &limits, &table);
        search.iteration = FROM;
        search.is_late(Aim { depth, ply: 4, window: Window { alpha: 10, beta: 11 } }, index, rank, best)
    }

    #[test]
    fn late_moves_that_promise_little_are_left_out_near_the_horizon_only() {
        assert!(left_out(1, 5, 0, 0) && left_out(2, 20, 0, 0) && left_out(3, 45, 0, 0));
        assert!(!left_out(1, 4, 0, 0) && !left_out(2, 19, 0, 0) && !left_out(4, 90, 0, 0));
        assert!(!left_out(1, 30, Small::PROMISING, 0), "a capture");
    }

    #[test]
    fn whoever_has_found_only_losing_moves_tries_all_the_others() {
        assert!(!left_out(1, 30, 0, -won(8, 0)));
        assert!(left_out(1, 30, 0, -5_000));
    }
}
