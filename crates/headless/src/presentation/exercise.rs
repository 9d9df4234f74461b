//! A lesson or a puzzle as panels and the accessible board show it: its words, the answer to the last move, its buttons.

mod button;
mod lesson_step;
mod model;
mod puzzle_attempt;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::learn::ExerciseRequest;
use super::settings::PresentationSettings;
use crate::game::lesson::{LessonBoard, LessonRequest};
use crate::game::puzzle::{PuzzleBoard, PuzzleRecord, PuzzleRequest};
use crate::game::screen::Active;
use crate::rules::Point;

pub use button::{ExerciseButton, LessonButton, PuzzleButton};
pub use model::{ExerciseAnswer, ExerciseModel};

type Exercise<'a> = (Option<&'a LessonBoard>, Option<&'a PuzzleBoard>);

/// Reads the lesson or the puzzle that is open.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct ExerciseReader<'w, 's> {
    boards: Query<'w, 's, Exercise<'static>, With<Active>>,
    record: Option<Res<'w, PuzzleRecord>>,
    settings: PresentationSettings<'w>,
}

impl ExerciseReader<'_, '_> {
    /// The exercise as it is now; `None` while none is open.
    pub fn model(&self) -> Option<ExerciseModel> {
        let text = self.settings.text();
        match self.boards.single().ok()? {
            (Some(board), _) => Some(lesson_step::model(&board.attempt, text)),
            (_, Some(board)) => Some(puzzle_attempt::model(board, self.record.as_deref(), text)),
            (None, None) => None,
        }
    }
}

/// Requests what the buttons do.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "writers have no contents to print")]
pub struct ExerciseWriter<'w> {
    lessons: MessageWriter<'w, LessonRequest>,
    puzzles: MessageWriter<'w, PuzzleRequest>,
}

impl ExerciseWriter<'_> {
    /// Opens a lesson or a puzzle.
    pub fn open(&mut self, request: ExerciseRequest) {
        match request {
            ExerciseRequest::Lesson(request) => _ = self.lessons.write(request),
            ExerciseRequest::Puzzle(request) => _ = self.puzzles.write(request),
        }
    }

    /// Presses a button.
    pub fn press(&mut self, button: ExerciseButton) {
        match button {
            ExerciseButton::Lesson(button) => _ = self.lessons.write(button.into()),
            ExerciseButton::Puzzle(button) => _ = self.puzzles.write(button.into()),
        }
    }

    /// Presses a point in a step of a lesson that asks for points.
    pub fn press_point(&mut self, point: Point) {
        self.lessons.write(LessonRequest::Press(point));
    }

    /// Leaves the exercise that is open.
    pub fn leave(&mut self) {
        self.lessons.write(LessonRequest::Close);
        self.puzzles.write(PuzzleRequest::Close);
    }
}
