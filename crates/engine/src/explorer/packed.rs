//! One move of one game from one position as a number, so that a million games fit in memory and sort quickly.

use crate::move_code;
use tessera_rules::setup::{CanonicalPosition, canonical_move};
use tessera_rules::{Move, Position};

/// How a game ended, as an index counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PackedResult {
    FirstWins,
    SecondWins,
    Draw,
    Unknown,
}

impl PackedResult {
    /// The result with this number.
    pub(super) const fn of_code(code: u8) -> PackedResult {
        match code {
            0 => PackedResult::FirstWins,
            1 => PackedResult::SecondWins,
            2 => PackedResult::Draw,
            _ => PackedResult::Unknown,
        }
    }
}

/// Result, lead and day of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedGame {
    pub(super) result: PackedResult,
    /// By how many discs the first side won, in games that count them.
    pub(super) lead: Option<i8>,
    /// The day on which it was played, counted from the beginning of 1970; 0 if it is not known.
    pub(super) day: u16,
}

const NO_LEAD: u8 = 0x80;
const MOVE_SHIFT: u32 = 64 - MOVE_BITS;
const MOVE_BITS: u32 = 17;

/// The key of a position in an index, the same for all its images: half of its full key.
pub fn key_of(position: &Position) -> u64 {
    CanonicalPosition::of(position).key.high()
}

/// The code of a move in an index: the same for moves that mirrors and turns of the position carry to each other.
pub(super) fn code_of(position: &Position, mv: Move) -> u32 {
    move_code(canonical_move(position, mv))
}

/// Key, move and game; in the order of keys and moves.
pub(super) fn pack(position: &Position, mv: Move, game: PackedGame) -> u128 {
    let move_code = code_of(position, mv);
    let lead = game.lead.map_or(NO_LEAD, |lead| lead as u8);
    let low =
        u64::from(move_code) << MOVE_SHIFT | u64::from(game.day) << 16 | u64::from(lead) << 8 | game.result as u64;
    u128::from(key_of(position)) << 64 | u128::from(low)
}

/// The key of a packed number.
pub(super) const fn key_in(packed: u128) -> u64 {
    (packed >> 64) as u64
}

/// Key and move of a packed number, which are equal in all games that play the move.
pub(super) const fn position_and_move(packed: u128) -> u128 {
    packed >> MOVE_SHIFT
}

/// The parts of a packed number: key, code of the move, game.
pub(super) fn unpack(packed: u128) -> (u64, u32, PackedGame) {
    let low = packed as u64;
    let result = PackedResult::of_code(low as u8);
    let lead = (low >> 8) as u8;
    let lead = (lead != NO_LEAD).then_some(lead as i8);
    let game = PackedGame { result, lead, day: (low >> 16) as u16 };
    (key_in(packed), (low >> MOVE_SHIFT) as u32, game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{Game, GameKind, Variant};

    #[test]
    fn a_move_of_a_game_is_unpacked_as_it_was_packed() {
        let start = Position::start(Variant::standard(GameKind::Breakthrough));
        let mv = start.parse_move("c2c3").unwrap();
        for (result, lead, day) in [
            (PackedResult::FirstWins, Some(-64), 0),
            (PackedResult::Unknown, None, u16::MAX),
            (PackedResult::Draw, Some(0), 20_000),
        ] {
            let game = PackedGame { result, lead, day };
            let (key, code, found) = unpack(pack(&start, mv, game));
            assert_eq!((key, code, found), (key_of(&start), code_of(&start, mv), game));
        }
    }
}
