//! The moves of games in memory, 16 bytes for each.

use super::packed::{key_in, position_and_move, unpack};
use super::totals::{MoveCount, MoveTotals};

/// The moves of games, sorted by position and move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveTable {
    sorted: Vec<u128>,
}

impl MoveTable {
    pub(super) const fn of_sorted(sorted: Vec<u128>) -> MoveTable {
        MoveTable { sorted }
    }

    /// The moves that games have played from the position with this [key](super::key_of).
    pub fn of(&self, key: u64) -> Vec<MoveCount> {
        let from = self.sorted.partition_point(|packed| key_in(*packed) < key);
        let to = from + self.sorted[from..].partition_point(|packed| key_in(*packed) == key);
        groups(&self.sorted[from..to]).map(|games| count(games).1).collect()
    }

    /// Every move that was played, with the key of its position, in the order of the keys; from the `from`th game's move
    /// on, which must be one at which a group of games begins. Also how many moves of games it takes.
    pub fn counts(&self, from: usize) -> impl Iterator<Item = (u64, MoveCount, usize)> {
        groups(&self.sorted[from..]).map(|games| {
            let (key, moves) = count(games);
            (key, moves, games.len())
        })
    }

    /// The number of moves of games.
    pub const fn len(&self) -> usize {
        self.sorted.len()
    }

    /// Whether there is no move.
    pub const fn is_empty(&self) -> bool {
        self.sorted.is_empty()
    }

    pub(super) fn groups(&self) -> impl Iterator<Item = &[u128]> {
        groups(&self.sorted)
    }
}

/// Moves of games that are the same move from the same position.
fn groups(sorted: &[u128]) -> impl Iterator<Item = &[u128]> {
    sorted.chunk_by(|a, b| position_and_move(*a) == position_and_move(*b))
}

/// The key of the position, the move and the totals of games that play the same move from the same position.
pub(super) fn count(games: &[u128]) -> (u64, MoveCount) {
    let (key, move_code, _) = unpack(games[0]);
    let mut totals = MoveTotals::default();
    games.iter().for_each(|packed| totals.add(unpack(*packed).2));
    (key, MoveCount { move_code, totals })
}
