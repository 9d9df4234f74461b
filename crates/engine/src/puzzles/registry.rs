//! Dispatch to what single games add to puzzles.

use super::line::SolutionLine;
use super::puzzle_game::PuzzleGame;
use super::theme::PuzzleTheme;
use tessera_rules::{self as rules, GameKind, Position, for_each_game};

macro_rules! define_registry {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The file of puzzles of a game that comes with the program.
        pub(super) const fn built_in_lines(kind: GameKind) -> &'static str {
            match kind {
                $(GameKind::$name => <rules::$module::Position as PuzzleGame>::LINES,)*
            }
        }

        /// What a solution is about.
        pub(super) fn themes(line: &SolutionLine) -> Vec<PuzzleTheme> {
            match &line.positions[0] {
                $(Position::$name(_) => <rules::$module::Position as PuzzleGame>::themes(line),)*
            }
        }

        /// Whether a position may be that of a puzzle.
        pub(super) fn is_suitable(position: &Position) -> bool {
            match position {
                $(Position::$name(position) => position.is_suitable(),)*
            }
        }
    };
}
for_each_game!(define_registry);
