//! A row of the page.

use crate::game::lesson::LessonRequest;
use crate::game::puzzle::PuzzleRequest;

/// A request for a lesson or a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ExerciseRequest {
    /// For a lesson.
    Lesson(LessonRequest),
    /// For a puzzle.
    Puzzle(PuzzleRequest),
}

/// A lesson, or the puzzles of a theme.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnEntry {
    /// Its name, for requests; unique among all games.
    pub name: String,
    /// What it says.
    pub label: String,
    /// The steps or puzzles that are done, and how many there are.
    pub done: (usize, usize),
    /// The lesson where it was left, or the next puzzle of the theme.
    pub request: ExerciseRequest,
}

impl LearnEntry {
    /// There is nothing left to do.
    pub const fn is_finished(&self) -> bool {
        self.done.0 == self.done.1
    }
}
