//! The puzzles of a game as a file.

use std::sync::OnceLock;

use thiserror::Error;

use super::puzzle::{Puzzle, PuzzleId};
use super::registry;
use super::text::{PuzzleTextError, parse_puzzle};
use super::theme::PuzzleTheme;
use tessera_rules::GameKind;

/// The puzzles of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzleSet {
    puzzles: Vec<Puzzle>,
}

/// A line of a file that is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct PuzzleSetError {
    /// The line, counted from 1.
    pub line: usize,
    /// The fault.
    #[source]
    pub reason: PuzzleTextError,
}

impl PuzzleSet {
    /// The puzzles of a game that come with the program.
    pub fn built_in(kind: GameKind) -> &'static PuzzleSet {
        static SETS: [OnceLock<PuzzleSet>; GameKind::COUNT] = [const { OnceLock::new() }; GameKind::COUNT];
        let place = GameKind::ALL.into_iter().position(|known| known == kind).expect("the list has every game");
        SETS[place].get_or_init(|| {
            PuzzleSet::parse(kind, registry::built_in_lines(kind)).expect("the puzzles that come with the program")
        })
    }

    /// Reads a file: one puzzle a line; empty lines and lines that begin with `#` are left out.
    ///
    /// # Errors
    /// The first line that is not a puzzle.
    pub fn parse(kind: GameKind, text: &str) -> Result<PuzzleSet, PuzzleSetError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let puzzles = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(line, text)| parse_puzzle(kind, text).map_err(|reason| PuzzleSetError { line, reason });
        puzzles.map(read).collect::<Result<_, _>>().map(|puzzles| PuzzleSet { puzzles })
    }

    /// The puzzles in their order.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzles of a theme; all without one.
    pub fn of_theme(&self, theme: Option<PuzzleTheme>) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| theme.is_none_or(|theme| puzzle.themes.contains(&theme)))
    }

    /// The themes that its puzzles have, sorted.
    pub fn themes(&self) -> Vec<PuzzleTheme> {
        let occurs = |theme: &PuzzleTheme| self.of_theme(Some(*theme)).next().is_some();
        PuzzleTheme::ALL.into_iter().filter(occurs).collect()
    }

    /// The puzzle of this name.
    pub fn find(&self, id: PuzzleId) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }
}
