//! The buttons of lessons and puzzles.

use crate::game::lesson::LessonRequest;
use crate::game::puzzle::PuzzleRequest;
use crate::presentation::text::Text;

/// A button of a lesson or of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseButton {
    /// Of a lesson.
    Lesson(LessonButton),
    /// Of a puzzle.
    Puzzle(PuzzleButton),
}

impl ExerciseButton {
    /// Its name, for requests.
    pub const fn id(self) -> &'static str {
        match self {
            ExerciseButton::Lesson(button) => button.id(),
            ExerciseButton::Puzzle(button) => button.id(),
        }
    }

    /// What it says.
    pub fn label(self, text: Text) -> &'static str {
        match self {
            ExerciseButton::Lesson(button) => button.label(text),
            ExerciseButton::Puzzle(button) => button.label(text),
        }
    }

    /// It goes on once something has been done, so that it may be pressed without a look.
    pub const fn goes_on(self) -> bool {
        match self {
            ExerciseButton::Lesson(button) => button.goes_on(),
            ExerciseButton::Puzzle(button) => button.goes_on(),
        }
    }
}

/// A button of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonButton {
    /// Leaves the lesson.
    Leave,
    /// Shows the step before.
    Back,
    /// Goes on without doing the step.
    Skip,
    /// Takes the wrong attempt back.
    TryAgain,
    /// Goes on to the next step.
    Next,
    /// Goes on to the next lesson.
    NextLesson,
    /// Leaves the last lesson.
    Finish,
}

impl LessonButton {
    /// Its name, for requests.
    pub const fn id(self) -> &'static str {
        match self {
            LessonButton::Leave => "lesson-leave",
            LessonButton::Back => "lesson-back",
            LessonButton::Skip => "lesson-skip",
            LessonButton::TryAgain => "lesson-try-again",
            LessonButton::Next => "lesson-next",
            LessonButton::NextLesson => "lesson-next-lesson",
            LessonButton::Finish => "lesson-finish",
        }
    }

    /// It goes on once the step is done or an attempt has failed.
    pub const fn goes_on(self) -> bool {
        matches!(self, LessonButton::TryAgain | LessonButton::Next | LessonButton::NextLesson | LessonButton::Finish)
    }

    /// What it says.
    pub fn label(self, text: Text) -> &'static str {
        match self {
            LessonButton::Leave => text.lesson_leave(),
            LessonButton::Back => text.lesson_back(),
            LessonButton::Skip => text.lesson_skip(),
            LessonButton::TryAgain => text.lesson_try_again(),
            LessonButton::Next => text.lesson_next(),
            LessonButton::NextLesson => text.lesson_next_lesson(),
            LessonButton::Finish => text.lesson_finish(),
        }
    }
}

impl From<LessonButton> for LessonRequest {
    fn from(button: LessonButton) -> LessonRequest {
        match button {
            LessonButton::Leave => LessonRequest::Close,
            LessonButton::Back => LessonRequest::Back,
            LessonButton::TryAgain => LessonRequest::Retry,
            LessonButton::Skip | LessonButton::Next | LessonButton::NextLesson | LessonButton::Finish => {
                LessonRequest::Next
            }
        }
    }
}

/// A button of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleButton {
    /// Leaves the puzzle.
    Leave,
    /// Plays the solution.
    Solution,
    /// Shows where to look, then the move.
    Hint,
    /// Takes the wrong move back.
    TryAgain,
    /// Tries other moves, with the value of each.
    Analyse,
    /// Goes on to the next puzzle.
    Next,
}

impl PuzzleButton {
    /// Its name, for requests.
    pub const fn id(self) -> &'static str {
        match self {
            PuzzleButton::Leave => "puzzle-leave",
            PuzzleButton::Solution => "puzzle-solution",
            PuzzleButton::Hint => "puzzle-hint",
            PuzzleButton::TryAgain => "puzzle-try-again",
            PuzzleButton::Analyse => "puzzle-analyse",
            PuzzleButton::Next => "puzzle-next",
        }
    }

    /// What it says.
    pub fn label(self, text: Text) -> &'static str {
        match self {
            PuzzleButton::Leave => text.lesson_leave(),
            PuzzleButton::Solution => text.puzzle_solution(),
            PuzzleButton::Hint => text.hint(),
            PuzzleButton::TryAgain => text.lesson_try_again(),
            PuzzleButton::Analyse => text.analysis_open(),
            PuzzleButton::Next => text.puzzle_next(),
        }
    }

    /// It goes on once something has been done.
    pub const fn goes_on(self) -> bool {
        matches!(self, PuzzleButton::TryAgain | PuzzleButton::Next)
    }
}

impl From<PuzzleButton> for PuzzleRequest {
    fn from(button: PuzzleButton) -> PuzzleRequest {
        match button {
            PuzzleButton::Leave => PuzzleRequest::Close,
            PuzzleButton::Solution => PuzzleRequest::ShowSolution,
            PuzzleButton::Hint => PuzzleRequest::Hint,
            PuzzleButton::TryAgain => PuzzleRequest::Retry,
            PuzzleButton::Analyse => PuzzleRequest::Analyse,
            PuzzleButton::Next => PuzzleRequest::Next,
        }
    }
}
