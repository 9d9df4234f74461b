//! Everything that is shown of a lesson or of a puzzle, as one value.

use super::button::ExerciseButton;
use crate::presentation::text::GameText;

/// Everything that is shown beside the board of a lesson or of a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct ExerciseModel {
    /// The text about the game.
    pub game_text: GameText<'static>,
    /// The short title, for the menu.
    pub title: String,
    /// The line above the words.
    pub caption: String,
    /// Differs between the steps of a lesson, and between puzzles.
    pub key: u64,
    /// The task.
    pub words: String,
    /// The answer to the last attempt.
    pub answer: Option<ExerciseAnswer>,
    /// The last hint.
    pub hint: Option<String>,
    /// A quiet line below everything.
    pub note: String,
    /// Moves are played, so that the move under the pointer is described.
    pub takes_moves: bool,
    /// The buttons; the last one goes on.
    pub buttons: Vec<ExerciseButton>,
}

/// The answer to an attempt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExerciseAnswer {
    /// The words.
    pub words: String,
    /// Whether the attempt was right; `None` while nothing is known.
    pub is_right: Option<bool>,
}

impl ExerciseModel {
    /// The button for the key or the press that goes on; nothing while there is something to do.
    pub fn main_button(&self) -> Option<ExerciseButton> {
        self.buttons.last().copied().filter(|button| button.goes_on())
    }

    /// The words, the answer and the hint, as one text.
    pub fn sentences(&self) -> String {
        let answer = self.answer.as_ref().map(|answer| answer.words.clone());
        self.game_text.text.in_order([Some(self.words.clone()), answer, self.hint.clone()].into_iter().flatten())
    }
}
