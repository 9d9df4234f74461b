//! Puzzles as text: one line each.
//!
//! `win 5;4;quiet,sacrifice;6x6;c3d4;2p1pp/… w` is the goal, the level, the themes, the size of the board, the first move and
//! the position. The game is that of the whole file.

use std::fmt;

use thiserror::Error;

use super::goal::PuzzleGoal;
use super::puzzle::{HARDEST, Puzzle};
use super::theme::{PuzzleTheme, UnknownTheme};
use tessera_rules::{Game, GameKind, NotationError, Position, Size, Variant, VariantError};

/// Why a line is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PuzzleTextError {
    /// It has too few or too many fields.
    #[error("{0} fields instead of 6")]
    FieldCount(usize),
    /// The goal cannot be read.
    #[error("the goal is none of: win PLIES (odd), best DISCS MOVES, only MOVES")]
    Goal,
    /// The level is not a number from 1 to [`HARDEST`].
    #[error("levels of puzzles are numbered from 1 to {HARDEST}")]
    Level,
    /// A theme is unknown.
    #[error(transparent)]
    Theme(#[from] UnknownTheme),
    /// The size of the board cannot be read, or the game is not played on it.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// The position cannot be read.
    #[error("invalid position: {0}")]
    Position(#[source] NotationError),
    /// The first move cannot be read or is illegal.
    #[error("invalid first move: {0}")]
    FirstMove(#[source] NotationError),
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.id()).collect();
        let (goal, level, size) = (self.goal, self.level, self.variant().size());
        let (first, position) = (self.position.protocol_move(self.first), self.position.format_position());
        write!(f, "{goal};{level};{};{size};{first};{position}", themes.join(","))
    }
}

/// Reads the line of a puzzle.
///
/// # Errors
/// The first field that is wrong.
pub fn parse_puzzle(kind: GameKind, line: &str) -> Result<Puzzle, PuzzleTextError> {
    let fields: Vec<&str> = line.trim().split(';').collect();
    let [goal, level, themes, size, first, position] = fields[..] else {
        return Err(PuzzleTextError::FieldCount(fields.len()));
    };
    let goal = PuzzleGoal::parse(goal).ok_or(PuzzleTextError::Goal)?;
    let level = level.parse().ok().filter(|level| (1..=HARDEST).contains(level)).ok_or(PuzzleTextError::Level)?;
    let themes = themes.split(',').filter(|theme| !theme.is_empty());
    let themes = themes.map(str::parse).collect::<Result<Vec<PuzzleTheme>, UnknownTheme>>()?;
    let variant = Variant::new(kind, size.parse::<Size>()?)?;
    let position = Position::parse(variant, position).map_err(PuzzleTextError::Position)?;
    let first = position.parse_move(first).map_err(PuzzleTextError::FirstMove)?;
    Ok(Puzzle { position, goal, first, level, themes })
}
