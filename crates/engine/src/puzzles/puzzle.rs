//! A puzzle as a value.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::goal::PuzzleGoal;
use super::theme::PuzzleTheme;
use tessera_rules::{Game, Move, Position, Side, Variant};

/// A position with a goal that its side to move can reach in one way only.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The position, without a past.
    pub position: Position,
    /// What the side to move must achieve.
    pub goal: PuzzleGoal,
    /// The only first move that reaches the goal.
    pub first: Move,
    /// The weakest level of the engine from which on every level finds the solution; [`HARDEST`] if none does.
    pub level: u8,
    /// What the solution is about.
    pub themes: Vec<PuzzleTheme>,
}

/// The level of a puzzle that no level of the engine solves.
pub const HARDEST: u8 = 11;

/// Names a puzzle by its position and goal, not by its place in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PuzzleId(u64);

/// How hard a puzzle is, from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Difficulty(u8);

/// The rating of a puzzle that the weakest level solves in one move.
const EASIEST_RATING: u16 = 550;
/// What each level adds.
const RATING_PER_LEVEL: u16 = 130;
/// What each move of the solution adds.
const RATING_PER_MOVE: u16 = 40;

impl Puzzle {
    /// The name of the puzzle.
    pub fn id(&self) -> PuzzleId {
        let variant = self.variant();
        let text =
            format!("{} {} {} {}", variant.kind().id(), variant.size(), self.position.format_position(), self.goal);
        PuzzleId(
            text.bytes()
                .fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)),
        )
    }

    /// The game and its board.
    pub fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The side that solves it.
    pub fn side(&self) -> Side {
        self.position.side_to_move()
    }

    /// How hard it is, by the levels of the engine that fail.
    pub fn difficulty(&self) -> Difficulty {
        Difficulty(self.level.clamp(1, 10).div_ceil(2))
    }

    /// Its rating on the scale of [`PlayerRating`](super::PlayerRating).
    pub fn rating(&self) -> u16 {
        let level = u16::from(self.level.clamp(1, HARDEST));
        let moves = self.goal.moves().clamp(1, 10) as u16;
        EASIEST_RATING + RATING_PER_LEVEL * (level - 1) + RATING_PER_MOVE * (moves - 1)
    }
}

impl Difficulty {
    /// The number, from 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Sixteen hexadecimal digits.
impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that names no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("puzzles are named by sixteen hexadecimal digits")]
pub struct ReadPuzzleIdError;

impl FromStr for PuzzleId {
    type Err = ReadPuzzleIdError;

    fn from_str(text: &str) -> Result<PuzzleId, ReadPuzzleIdError> {
        let is_hex = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = is_hex.then(|| u64::from_str_radix(text, 16).ok()).flatten();
        number.map(PuzzleId).ok_or(ReadPuzzleIdError)
    }
}

impl TryFrom<String> for PuzzleId {
    type Error = ReadPuzzleIdError;

    fn try_from(text: String) -> Result<PuzzleId, ReadPuzzleIdError> {
        text.parse()
    }
}

impl From<PuzzleId> for String {
    fn from(id: PuzzleId) -> String {
        id.to_string()
    }
}
