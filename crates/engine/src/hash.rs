//! Hash keys for positions and codes for moves.

use tessera_rules::{Move, Placement, PointSet, Side};

/// Mixes two words into one: equal pairs give equal results, different pairs very probably different ones.
///
/// The product of two words spreads every bit of each over the other; XORing its halves keeps all of it.
pub(super) const fn mix(a: u64, b: u64) -> u64 {
    let product = (a ^ 0x9E37_79B9_7F4A_7C15) as u128 * (b ^ 0xD1B5_4A32_D192_ED03) as u128;
    (product ^ (product >> 64)) as u64
}

const fn mix_set(seed: u64, set: PointSet) -> u64 {
    mix(mix(seed, set.0 as u64), (set.0 >> 64) as u64)
}

/// A hash key of the pieces on the board and the side to move.
pub(super) fn position_key(placement: &Placement, to_move: Side) -> u64 {
    let pieces = mix_set(mix_set(to_move as u64 + 1, placement.first), placement.second);
    if placement.neutral.is_empty() { pieces } else { mix_set(pieces, placement.neutral) }
}

/// A code for a move: unique, never 0, and below 2¹⁷. Files contain it, so that it must not change.
pub fn move_code(mv: Move) -> u32 {
    let kind = match mv {
        Move::Pass => 1,
        Move::Place(_) => 2,
        Move::Step { .. } => 3,
        Move::Remove(_) => 4,
        Move::Swap => 5,
    };
    (kind << 14) | from_to_index(mv) as u32
}

/// The bits of a move code.
pub(super) const MOVE_BITS: u32 = 17;

/// The origin and the target of a move as an index below [`FROM_TO_COUNT`]; moves of different kinds may share one.
pub(super) fn from_to_index(mv: Move) -> usize {
    let index = |point: Option<tessera_rules::Point>| point.map_or(0, |point| point.index());
    (index(mv.origin()) << 7) | index(mv.target())
}

/// The number of pairs of origin and target.
pub(super) const FROM_TO_COUNT: usize = 1 << 14;

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use tessera_rules::{Allegiance, Point};

    #[test]
    fn move_codes_are_unique_and_in_range() {
        let points = || (0..Point::LIMIT).map(Point::new);
        let mut moves = vec![Move::Pass, Move::Swap];
        moves.extend(points().map(Move::Place));
        moves.extend(points().map(Move::Remove));
        moves.extend(points().flat_map(|from| points().map(move |to| Move::Step { from, to })));
        let numbers: HashSet<u32> = moves.iter().copied().map(move_code).collect();
        assert_eq!(numbers.len(), moves.len());
        assert!(numbers.iter().all(|number| (1..1 << MOVE_BITS).contains(number)));
        assert!(moves.into_iter().all(|mv| from_to_index(mv) < FROM_TO_COUNT));
    }

    #[test]
    fn placements_that_differ_in_one_piece_or_in_the_turn_have_different_keys() {
        let mut keys = HashSet::new();
        let owners = [Allegiance::Side(Side::First), Allegiance::Side(Side::Second), Allegiance::Neutral];
        for side in Side::BOTH {
            keys.insert(position_key(&Placement::default(), side));
            for owner in owners {
                for at in (0..Point::LIMIT).map(Point::new) {
                    let mut placement = Placement::default();
                    placement.put(at, Some(owner));
                    keys.insert(position_key(&placement, side));
                }
            }
        }
        assert_eq!(keys.len(), 2 * (1 + 3 * Point::LIMIT));
    }
}
