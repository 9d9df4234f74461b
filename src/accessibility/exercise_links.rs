//! The buttons that open lessons and puzzles from every screen.

use serde::Serialize;

use crate::game::screen::TITLE_ORDER;
use crate::presentation::text::Text;

/// The name of the button that opens a lesson of the match's game; with a game's id, of that game.
pub(super) const LESSONS: &str = "lessons";
/// The name of the button that opens a puzzle, in the same way.
pub(super) const PUZZLES: &str = "puzzles";
/// The name of the button that opens the puzzle of the day.
pub(super) const DAILY: &str = "puzzle-of-the-day";

/// A button that opens a lesson or a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExerciseLink {
    /// The name for the request.
    pub edit: String,
    /// What it says.
    pub label: String,
}

/// The buttons for every game.
pub(super) fn exercise_links(text: Text) -> Vec<ExerciseLink> {
    let daily = ExerciseLink { edit: DAILY.into(), label: text.puzzle_of_the_day().into() };
    let of = |name: &'static str, words: &'static str| {
        TITLE_ORDER.map(|kind| ExerciseLink {
            edit: format!("{name}-{}", kind.id()),
            label: text.editor_choice(words, text.game_name(kind)),
        })
    };
    [daily].into_iter().chain(of(LESSONS, text.lessons())).chain(of(PUZZLES, text.puzzles())).collect()
}
