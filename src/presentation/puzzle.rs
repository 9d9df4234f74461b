//! The list of a game's puzzles.

use super::text::{self, Text};
use crate::game::puzzle::{PuzzleRequest, PuzzleSource, today};
use crate::puzzles::{Day, Puzzle, PuzzleProgress, PuzzleSet, PuzzleTheme, daily_puzzle};
use crate::rules::GameKind;

/// A way into a game's puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedPuzzle {
    /// The puzzle that it opens.
    pub puzzle: &'static Puzzle,
    /// Why it is shown.
    pub source: PuzzleSource,
    /// What the list says.
    pub label: String,
    /// There is nothing left to solve there.
    pub is_done: bool,
}

/// The request for the puzzle of the day.
#[must_use]
pub fn puzzle_of_today() -> Option<PuzzleRequest> {
    let today = today();
    daily_puzzle(today).map(|puzzle| PuzzleRequest::Open { puzzle, source: PuzzleSource::Daily(today) })
}

/// The ways into the puzzles of a game: the puzzle of the day, the next one for the player's rating, and the themes.
#[must_use]
pub fn listed_puzzles(kind: GameKind, progress: &PuzzleProgress, today: Day, text: Text) -> Vec<ListedPuzzle> {
    let daily = daily_puzzle(today).map(|puzzle| {
        let game = text.game_name(puzzle.variant().kind());
        let is_done = progress.daily.has_solved(today);
        let label = if is_done { text.puzzle_daily_solved(game) } else { text.puzzle_daily(game) };
        ListedPuzzle { puzzle, source: PuzzleSource::Daily(today), label, is_done }
    });
    let set = PuzzleSet::built_in(kind);
    let suited = progress.next_puzzle(kind, set.puzzles()).map(|puzzle| ListedPuzzle {
        puzzle,
        source: PuzzleSource::Rating,
        label: text.puzzle_suited(&progress.rating(kind).rating.to_string()),
        is_done: false,
    });
    let themes = set.themes().into_iter().filter_map(|theme| listed_theme(kind, progress, theme, text));
    daily.into_iter().chain(suited).chain(themes).collect()
}

fn listed_theme(kind: GameKind, progress: &PuzzleProgress, theme: PuzzleTheme, text: Text) -> Option<ListedPuzzle> {
    let puzzles = || PuzzleSet::built_in(kind).of_theme(Some(theme));
    let (solved, count) = (puzzles().filter(|puzzle| progress.has_solved(puzzle)).count(), puzzles().count());
    Some(ListedPuzzle {
        puzzle: progress.next_puzzle(kind, puzzles())?,
        source: PuzzleSource::Theme(theme),
        label: text.puzzle_theme_row(text::puzzles::theme(text, theme), &solved.to_string(), &count.to_string()),
        is_done: solved == count,
    })
}

/// How many of a game's puzzles have been solved, and the days in a row with a solved puzzle of the day.
#[must_use]
pub fn progress_line(kind: GameKind, progress: &PuzzleProgress, today: Day, text: Text) -> String {
    let puzzles = PuzzleSet::built_in(kind).puzzles();
    let solved = puzzles.iter().filter(|puzzle| progress.has_solved(puzzle)).count();
    let solved = text.puzzle_solved_count(&solved.to_string(), &puzzles.len().to_string());
    match progress.daily.current(today) {
        0 => solved,
        days => text.puzzle_progress(&solved, &text.puzzle_streak(days)),
    }
}
