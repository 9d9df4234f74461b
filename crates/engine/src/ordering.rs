//! Move ordering: the better the order, the smaller the tree.

use smallvec::SmallVec;

use super::hash::{FROM_TO_COUNT, MOVE_BITS, from_to_index, mix, move_code};
use super::value::MAX_PLY;
use tessera_rules::{Move, Side};

/// How the history of cutoffs orders quiet moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HistoryRule {
    /// By how often and how deeply a move caused a cutoff.
    Counted,
    /// The same, less how often it was tried without one; old results fade.
    Weighted,
}

/// Killer moves for each ply, and the history of every move anywhere in the tree.
pub(super) struct MoveOrdering {
    killers: Vec<[u32; 2]>,
    history: [Vec<i32>; 2],
    rule: HistoryRule,
}

const TT_MOVE: i32 = 1 << 30;
const KILLERS: [i32; 2] = [1 << 21, 1 << 20];
/// Order scores and history stay below the killers.
const HISTORY_LIMIT: i32 = 1 << 18;
/// The limit of a weighted history: the nearer it is, the smaller the steps towards it.
const WEIGHTED_LIMIT: i32 = 1 << 14;
/// The largest step of a weighted history.
const WEIGHTED_STEP: i32 = 2_000;

impl MoveOrdering {
    pub(super) fn new(rule: HistoryRule) -> MoveOrdering {
        MoveOrdering {
            killers: vec![[0; 2]; MAX_PLY + 1],
            history: [vec![0; FROM_TO_COUNT], vec![0; FROM_TO_COUNT]],
            rule,
        }
    }

    /// How early a move should be searched: the higher, the earlier. `order_score` is the game's own score, and
    /// `tt_move` the code of the best move in the transposition table.
    pub(super) fn rank(&self, mv: Move, side: Side, ply: usize, tt_move: u32, order_score: i32) -> i32 {
        let code = move_code(mv);
        if code == tt_move {
            return TT_MOVE;
        }
        let killers = self.killers[ply].into_iter().zip(KILLERS);
        let killer: i32 = killers.filter(|(killer, _)| *killer == code).map(|(_, bonus)| bonus).sum();
        killer + order_score + self.history[side.index()][from_to_index(mv)]
    }

    /// Records the move that caused a cutoff, and those that were tried before it and did not.
    pub(super) fn record_cutoff(
        &mut self,
        mv: Move,
        tried: impl Iterator<Item = Move>,
        side: Side,
        ply: usize,
        depth: u32,
    ) {
        let code = move_code(mv);
        let [first, _] = self.killers[ply];
        if first != code {
            self.killers[ply] = [code, first];
        }
        let history = &mut self.history[side.index()];
        let bonus = (depth * depth) as i32;
        match self.rule {
            HistoryRule::Counted => add_counted(history, mv, bonus),
            HistoryRule::Weighted => {
                let step = (8 * bonus).min(WEIGHTED_STEP);
                add_weighted(&mut history[from_to_index(mv)], step);
                tried.for_each(|tried| add_weighted(&mut history[from_to_index(tried)], -step));
            }
        }
    }
}

fn add_counted(history: &mut [i32], mv: Move, bonus: i32) {
    let count = &mut history[from_to_index(mv)];
    *count += bonus;
    if *count >= HISTORY_LIMIT {
        history.iter_mut().for_each(|count| *count /= 2);
    }
}

fn add_weighted(weight: &mut i32, step: i32) {
    *weight += step - *weight * step.abs() / WEIGHTED_LIMIT;
}

/// Picks moves in the order of their ranks, the highest first; of equal ranks the lowest move code first.
#[derive(Default)]
pub(super) struct MovePicker {
    /// Each with a sort key made of its rank and its move code.
    moves: SmallVec<[(u64, Move); 64]>,
    picked: usize,
}

impl MovePicker {
    pub(super) fn add(&mut self, mv: Move, rank: i32) {
        // Flipping the sign bit turns the order of signed numbers into that of unsigned ones.
        let rank = u64::from(rank as u32 ^ 1 << 31);
        self.moves.push((rank << MOVE_BITS | u64::from(MOVE_MASK - move_code(mv)), mv));
    }

    /// The moves picked before the last one.
    pub(super) fn tried_before_last(&self) -> impl Iterator<Item = Move> + use<'_> {
        self.moves[..self.picked.saturating_sub(1)].iter().map(|(_, mv)| *mv)
    }
}

const MOVE_MASK: u32 = (1 << MOVE_BITS) - 1;

const fn rank_of(sort_key: u64) -> i32 {
    ((sort_key >> MOVE_BITS) as u32 ^ 1 << 31) as i32
}

/// Selects one move at a time, because most nodes need only the first.
impl Iterator for MovePicker {
    type Item = (Move, i32);

    fn next(&mut self) -> Option<(Move, i32)> {
        let rest = &mut self.moves[self.picked..];
        let (mut highest, _) = *rest.first()?;
        let mut at = 0;
        for (index, (sort_key, _)) in rest.iter().enumerate() {
            if *sort_key > highest {
                (highest, at) = (*sort_key, index);
            }
        }
        rest.swap(0, at);
        self.picked += 1;
        Some((rest[0].1, rank_of(highest)))
    }
}

/// Puts moves in an order that depends only on the seed.
pub(super) fn shuffle(moves: &mut [Move], seed: u64) {
    moves.sort_by_cached_key(|mv| mix(mix(seed, u64::from(move_code(*mv))), seed.rotate_left(32)));
}

#[cfg(test)]
mod tests {
    use std::iter::empty;

    use super::*;
    use tessera_rules::Point;

    fn by_rank(moves: impl Iterator<Item = Move>, rank: impl Fn(Move) -> i32) -> Vec<Move> {
        let mut picker = MovePicker::default();
        moves.for_each(|mv| picker.add(mv, rank(mv)));
        picker.map(|(mv, _)| mv).collect()
    }

    fn place(index: usize) -> Move {
        Move::Place(Point::new(index))
    }

    #[test]
    fn moves_are_picked_by_rank_and_equal_ones_by_their_code() {
        let rank = |mv: Move| mv.target().map_or(0, |point| (point.index() % 3) as i32);
        assert_eq!(by_rank((0..6).map(place), rank), [2, 5, 1, 4, 0, 3].map(place));
    }

    #[test]
    fn the_table_move_comes_first_then_killers_then_history() {
        let mut ordering = MoveOrdering::new(HistoryRule::Counted);
        ordering.record_cutoff(place(3), empty(), Side::First, 5, 4);
        ordering.record_cutoff(place(4), empty(), Side::First, 7, 4);
        let rank = |mv| ordering.rank(mv, Side::First, 5, move_code(place(1)), 0);
        assert_eq!(by_rank((0..5).map(place), rank), [1, 3, 4, 0, 2].map(place));
    }

    #[test]
    fn history_scores_stay_below_killers() {
        for rule in [HistoryRule::Counted, HistoryRule::Weighted] {
            let mut ordering = MoveOrdering::new(rule);
            for _ in 0..100_000 {
                ordering.record_cutoff(place(3), empty(), Side::Second, 9, 20);
            }
            ordering.record_cutoff(place(4), empty(), Side::Second, 2, 1);
            let rank = |mv| ordering.rank(mv, Side::Second, 2, 0, 0);
            assert!(rank(place(3)) < rank(place(4)), "{rule:?}");
            assert!(rank(place(3)) > rank(place(5)), "{rule:?}");
        }
    }

    #[test]
    fn a_weighted_history_sinks_without_cutoffs_and_rises_with_them() {
        let mut ordering = MoveOrdering::new(HistoryRule::Weighted);
        let rank = |ordering: &MoveOrdering, mv| ordering.rank(mv, Side::First, 0, 0, 0);
        for _ in 0..100_000 {
            ordering.record_cutoff(place(3), [place(5)].into_iter(), Side::First, 2, 20);
        }
        assert!((-WEIGHTED_LIMIT - 1..0).contains(&rank(&ordering, place(5))));
        (0..20).for_each(|_| ordering.record_cutoff(place(5), [place(3)].into_iter(), Side::First, 2, 20));
        assert!(rank(&ordering, place(5)) > rank(&ordering, place(3)));
    }

    #[test]
    fn moves_tried_before_the_last_are_those_picked_before_it() {
        let mut picker = MovePicker::default();
        (0..5).for_each(|index| picker.add(place(index), index as i32));
        assert_eq!(picker.tried_before_last().count(), 0);
        let picked: Vec<Move> = picker.by_ref().take(3).map(|(mv, _)| mv).collect();
        assert_eq!(picked, [4, 3, 2].map(place));
        assert!(picker.tried_before_last().eq([4, 3].map(place)));
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
