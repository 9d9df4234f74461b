//! Which moves to search first: the better the order, the smaller the tree.

use smallvec::SmallVec;

use super::hash::{FROM_TO_COUNT, MOVE_BITS, from_to_index, mix, move_code};
use super::value::MAX_PLY;
use crate::rules::{Move, Side};

/// What a move's past elsewhere in the tree says about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HistoryRule {
    /// How often and how deeply it refuted the move before.
    Counted,
    /// That, less how often it was tried first and did not; what is long ago fades.
    Weighted,
}

/// What refuted the opponent before: killer moves for each ply, and what every move did anywhere.
pub(super) struct MoveOrdering {
    killers: Vec<[u32; 2]>,
    history: [Vec<i32>; 2],
    kind: HistoryRule,
}

const BEST_BEFORE: i32 = 1 << 30;
const KILLERS: [i32; 2] = [1 << 21, 1 << 20];
/// No promise and no history reaches the killers.
const HISTORY_LIMIT: i32 = 1 << 18;
/// Weighed history stays within this: a step towards it is the smaller the nearer it is.
const WEIGHT_LIMIT: i32 = 1 << 14;
/// The largest step of weighed history.
const WEIGHT_STEP: i32 = 2_000;

impl MoveOrdering {
    pub(super) fn new(kind: HistoryRule) -> MoveOrdering {
        MoveOrdering {
            killers: vec![[0; 2]; MAX_PLY + 1],
            history: [vec![0; FROM_TO_COUNT], vec![0; FROM_TO_COUNT]],
            kind,
        }
    }

    /// How early a move should be searched; `order_score` is what the game itself says, and `tt_move` the signature of
    /// the best move of an earlier search.
    pub(super) fn rank(&self, mv: Move, side: Side, ply: usize, tt_move: u32, order_score: i32) -> i32 {
        let hash = move_code(mv);
        if hash == tt_move {
            return BEST_BEFORE;
        }
        let killers = self.killers[ply].into_iter().zip(KILLERS);
        let killer: i32 = killers.filter(|(killer, _)| *killer == hash).map(|(_, bonus)| bonus).sum();
        killer + order_score + self.history[side.index()][from_to_index(mv)]
    }

    /// Remembers a move that refuted the one before it, and those that were tried first and did not.
    pub(super) fn record_cutoff(
        &mut self,
        mv: Move,
        tried: impl Iterator<Item = Move>,
        side: Side,
        ply: usize,
        depth: u32,
    ) {
        let hash = move_code(mv);
        let [first, _] = self.killers[ply];
        if first != hash {
            self.killers[ply] = [hash, first];
        }
        let history = &mut self.history[side.index()];
        let work = (depth * depth) as i32;
        match self.kind {
            HistoryRule::Counted => count(history, mv, work),
            HistoryRule::Weighted => {
                let step = (8 * work).min(WEIGHT_STEP);
                weigh(&mut history[from_to_index(mv)], step);
                tried.for_each(|tried| weigh(&mut history[from_to_index(tried)], -step));
            }
        }
    }
}

fn count(history: &mut [i32], mv: Move, work: i32) {
    let count = &mut history[from_to_index(mv)];
    *count += work;
    if *count >= HISTORY_LIMIT {
        history.iter_mut().for_each(|count| *count /= 2);
    }
}

fn weigh(weight: &mut i32, step: i32) {
    *weight += step - *weight * step.abs() / WEIGHT_LIMIT;
}

/// Moves with their ranks, given out from the highest rank on; equal ranks in the order of the moves.
#[derive(Default)]
pub(super) struct MovePicker {
    /// Each with a number that holds its rank and, for equal ranks, its place among the moves.
    moves: SmallVec<[(u64, Move); 64]>,
    picked: usize,
}

impl MovePicker {
    pub(super) fn add(&mut self, mv: Move, rank: i32) {
        // Flipping the sign bit makes the order of signed numbers that of unsigned ones.
        let rank = u64::from(rank as u32 ^ 1 << 31);
        self.moves.push((rank << MOVE_BITS | u64::from(MOVE_MASK - move_code(mv)), mv));
    }

    /// Those given out before the last one.
    pub(super) fn tried_before_last(&self) -> impl Iterator<Item = Move> + use<'_> {
        self.moves[..self.picked.saturating_sub(1)].iter().map(|(_, mv)| *mv)
    }
}

const MOVE_MASK: u32 = (1 << MOVE_BITS) - 1;

const fn rank_of(order: u64) -> i32 {
    ((order >> MOVE_BITS) as u32 ^ 1 << 31) as i32
}

/// Selects one move at a time: most nodes need only the first.
impl Iterator for MovePicker {
    type Item = (Move, i32);

    fn next(&mut self) -> Option<(Move, i32)> {
        let rest = &mut self.moves[self.picked..];
        let (mut highest, _) = *rest.first()?;
        let mut at = 0;
        for (index, (order, _)) in rest.iter().enumerate() {
            if *order > highest {
                (highest, at) = (*order, index);
            }
        }
        rest.swap(0, at);
        self.picked += 1;
        Some((rest[0].1, rank_of(highest)))
    }
}

/// Puts moves in an order that depends on the seed alone.
pub(super) fn shuffle(moves: &mut [Move], seed: u64) {
    moves.sort_by_cached_key(|mv| mix(mix(seed, u64::from(move_code(*mv))), seed.rotate_left(32)));
}

#[cfg(test)]
mod tests {
    use std::iter::empty;

    use super::*;
    use crate::rules::Point;

    fn by_rank(moves: impl Iterator<Item = Move>, rank: impl Fn(Move) -> i32) -> Vec<Move> {
        let mut ranked = MovePicker::default();
        moves.for_each(|mv| ranked.add(mv, rank(mv)));
        ranked.map(|(mv, _)| mv).collect()
    }

    fn place(index: usize) -> Move {
        Move::Place(Point::new(index))
    }

    #[test]
    fn moves_come_by_rank_and_equal_ones_in_their_own_order() {
        let rank = |mv: Move| mv.target().map_or(0, |point| (point.index() % 3) as i32);
        assert_eq!(by_rank((0..6).map(place), rank), [2, 5, 1, 4, 0, 3].map(place));
    }

    #[test]
    fn the_best_move_before_comes_first_then_killers_then_history() {
        let mut ordering = MoveOrdering::new(HistoryRule::Counted);
        ordering.record_cutoff(place(3), empty(), Side::First, 5, 4);
        ordering.record_cutoff(place(4), empty(), Side::First, 7, 4);
        let rank = |mv| ordering.rank(mv, Side::First, 5, move_code(place(1)), 0);
        assert_eq!(by_rank((0..5).map(place), rank), [1, 3, 4, 0, 2].map(place));
    }

    #[test]
    fn a_history_that_grows_for_ever_never_reaches_the_killers() {
        for kind in [HistoryRule::Counted, HistoryRule::Weighted] {
            let mut ordering = MoveOrdering::new(kind);
            for _ in 0..100_000 {
                ordering.record_cutoff(place(3), empty(), Side::Second, 9, 20);
            }
            ordering.record_cutoff(place(4), empty(), Side::Second, 2, 1);
            let rank = |mv| ordering.rank(mv, Side::Second, 2, 0, 0);
            assert!(rank(place(3)) < rank(place(4)), "{kind:?}");
            assert!(rank(place(3)) > rank(place(5)), "{kind:?}");
        }
    }

    #[test]
    fn a_weighed_move_that_was_tried_in_vain_falls_behind_and_comes_back_when_it_refutes() {
        let mut ordering = MoveOrdering::new(HistoryRule::Weighted);
        let rank = |ordering: &MoveOrdering, mv| ordering.rank(mv, Side::First, 0, 0, 0);
        for _ in 0..100_000 {
            ordering.record_cutoff(place(3), [place(5)].into_iter(), Side::First, 2, 20);
        }
        assert!((-WEIGHT_LIMIT - 1..0).contains(&rank(&ordering, place(5))));
        (0..20).for_each(|_| ordering.record_cutoff(place(5), [place(3)].into_iter(), Side::First, 2, 20));
        assert!(rank(&ordering, place(5)) > rank(&ordering, place(3)));
    }

    #[test]
    fn the_moves_before_the_last_are_those_given_out_before_it() {
        let mut ranked = MovePicker::default();
        (0..5).for_each(|index| ranked.add(place(index), index as i32));
        assert_eq!(ranked.tried_before_last().count(), 0);
        let picked: Vec<Move> = ranked.by_ref().take(3).map(|(mv, _)| mv).collect();
        assert_eq!(picked, [4, 3, 2].map(place));
        assert!(ranked.tried_before_last().eq([4, 3].map(place)));
    }

    #[test]
    fn different_seeds_give_different_orders_of_the_same_moves() {
        let ordered = |seed| {
            let mut moves: Vec<Move> = (0..8).map(place).collect();
            shuffle(&mut moves, seed);
            moves
        };
        assert_eq!(ordered(3), ordered(3));
        let mut firsts: Vec<Move> = (0..40).map(|seed| ordered(seed)[0]).collect();
        firsts.sort();
        firsts.dedup();
        assert_eq!(firsts.len(), 8);
    }
}
