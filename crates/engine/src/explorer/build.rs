//! Collects games and writes an index.

use super::packed::{PackedGame, PackedResult, pack};
use super::table::{MoveTable, count};
use super::totals::MoveCount;
use tessera_rules::records::{DAY, GameRecord, time_of};
use tessera_rules::{Game, Move, Outcome, Position, Side};

/// The first bytes of an index.
pub(super) const MAGIC: &[u8; 8] = b"TESSXPL1";
/// Bytes before the moves: the magic, and the numbers of single and of shared moves.
pub(super) const HEADER: u64 = 24;
/// Bytes of a move that one game has played.
pub(super) const SINGLE: u64 = 16;
/// Bytes of a move that several games have played.
pub(super) const SHARED: u64 = 40;

/// The moves of many games, 16 bytes for each.
#[derive(Clone, Debug)]
pub struct ExplorerBuilder {
    plies: usize,
    packed: Vec<u128>,
    games: usize,
}

impl ExplorerBuilder {
    /// Collects the first `n` plies of each game.
    pub fn new(plies: usize) -> ExplorerBuilder {
        ExplorerBuilder { plies, packed: Vec::new(), games: 0 }
    }

    /// The games collected so far.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// Adds the main line of a game.
    pub fn add(&mut self, record: &GameRecord) {
        let tree = &record.tree;
        self.add_line(tree.start().clone(), tree.moves(&tree.main_line()), game_of(record));
    }

    /// Adds a game by its moves.
    pub(super) fn add_line(&mut self, mut position: Position, moves: Vec<Move>, game: PackedGame) {
        for mv in moves.into_iter().take(self.plies) {
            self.packed.push(pack(&position, mv, game));
            position.play_unchecked(mv);
        }
        self.games += 1;
    }

    /// The moves collected so far; each game has one for each of its plies.
    pub const fn moves(&self) -> usize {
        self.packed.len()
    }

    /// The moves as a table in memory.
    pub fn table(mut self) -> MoveTable {
        self.packed.sort_unstable();
        MoveTable::of_sorted(self.packed)
    }

    /// The index as bytes, read by [`ExplorerIndex`](super::ExplorerIndex).
    pub fn finish(self) -> Vec<u8> {
        let table = self.table();
        let (mut singles, mut shared) = (Vec::new(), Vec::new());
        for group in table.groups() {
            match group {
                [single] => singles.extend(single.to_le_bytes()),
                games => write_shared(games, &mut shared),
            }
        }
        let count = |bytes: &Vec<u8>, size: u64| (bytes.len() as u64 / size).to_le_bytes();
        let mut index = MAGIC.to_vec();
        index.extend(count(&singles, SINGLE));
        index.extend(count(&shared, SHARED));
        index.extend(singles);
        index.extend(shared);
        index
    }
}

fn write_shared(games: &[u128], to: &mut Vec<u8>) {
    let (key, MoveCount { move_code, totals }) = count(games);
    to.extend(key.to_le_bytes());
    let numbers = [
        move_code,
        totals.games,
        totals.first_wins,
        totals.second_wins,
        totals.draws,
        totals.lead as u32,
        totals.with_lead,
        u32::from(totals.last_day),
    ];
    to.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
}

/// What an index keeps of a game besides its moves.
pub(super) fn game_of(record: &GameRecord) -> PackedGame {
    let outcome = record.outcome();
    let result = match (outcome, outcome.winner()) {
        (Outcome::InProgress, _) => PackedResult::Unknown,
        (_, Some(Side::First)) => PackedResult::FirstWins,
        (_, Some(Side::Second)) => PackedResult::SecondWins,
        (_, None) => PackedResult::Draw,
    };
    let score = record.last_position().official_score();
    let lead =
        score.and_then(|score| i8::try_from(i64::from(score[Side::First]) - i64::from(score[Side::Second])).ok());
    PackedGame { result, lead, day: record.tags.get("Date").map_or(0, day_of) }
}

/// The day of a date, counted from the beginning of 1970; unknown parts count as their first. 0 for any other text and for
/// days before.
fn day_of(date: &str) -> u16 {
    time_of(date).and_then(|time| u16::try_from(time.div_euclid(DAY)).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_the_beginning_of_1970() {
        for (date, day) in [
            ("1970.01.01", 0),
            ("1970.01.02", 1),
            ("2000.02.29", 11_016),
            ("2026.11.23", 20_780),
            ("1971.??.??", 365),
            ("1969.12.31", 0),
            ("?", 0),
            ("9999.12.31", 0),
            ("9223372036854775807.01.01", 0),
            ("-9223372036854775808.01.01", 0),
        ] {
            assert_eq!(day_of(date), day, "{date}");
        }
    }
}
