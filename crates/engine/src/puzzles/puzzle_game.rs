//! What a game provides to puzzles; the games register themselves in [`super::registry`].

use super::line::SolutionLine;
use super::theme::PuzzleTheme;
use tessera_rules::Game;

/// A game with puzzles, implemented by the game's position.
pub(super) trait PuzzleGame: Game {
    /// The file of puzzles that comes with the program.
    const LINES: &'static str;

    /// What the solution is about, sorted.
    fn themes(line: &SolutionLine) -> Vec<PuzzleTheme>;

    /// Whether the position may be that of a puzzle.
    fn is_suitable(&self) -> bool {
        true
    }
}

/// The themes of which the condition holds, sorted.
pub(super) fn chosen(conditions: &[(PuzzleTheme, bool)]) -> Vec<PuzzleTheme> {
    let mut themes: Vec<PuzzleTheme> = conditions.iter().filter(|(_, holds)| *holds).map(|(theme, _)| *theme).collect();
    themes.sort_unstable();
    themes
}

/// A solution with at least this many own moves is long.
pub(super) const LONG_SOLUTION: usize = 5;
