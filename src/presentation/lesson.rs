//! A lesson as panels and the accessible board show it: its words, the answer to the last attempt, and its buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::settings::PresentationSettings;
use super::text::{GameText, Text};
use crate::game::lesson::{LessonBoard, LessonRecord, LessonRequest};
use crate::game::screen::Active;
use crate::lessons::{Lesson, LessonAttempt, LessonProgress, StepProgress};
use crate::rules::GameKind;

/// Reads the lesson that is open.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct LessonReader<'w, 's> {
    boards: Query<'w, 's, &'static LessonBoard, With<Active>>,
    settings: PresentationSettings<'w>,
}

impl LessonReader<'_, '_> {
    /// The lesson as it is now; `None` while none is open.
    #[must_use]
    pub fn model(&self) -> Option<LessonModel> {
        self.boards.single().ok().map(|board| LessonModel::new(&board.attempt, self.settings.text()))
    }
}

/// Everything that the panel of a lesson shows.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonModel {
    /// The text about the game.
    pub game_text: GameText,
    /// The title of the lesson.
    pub title: &'static str,
    /// The number of the step, from 1.
    pub number: usize,
    /// The number of steps.
    pub count: usize,
    /// The text of the step.
    pub words: &'static str,
    /// The answer to the last attempt.
    pub answer: Option<LessonAnswer>,
    /// Moves are played in the step, and it goes on.
    pub goes_on: bool,
    /// The buttons, the main one last.
    pub buttons: Vec<LessonButton>,
}

/// The answer to an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonAnswer {
    /// The words.
    pub words: &'static str,
    /// Whether the attempt was right.
    pub is_right: bool,
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
    #[must_use]
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

    /// What it says.
    #[must_use]
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

impl LessonModel {
    fn new(attempt: &LessonAttempt, text: Text) -> LessonModel {
        let lesson = attempt.lesson();
        let answer = match *attempt.progress() {
            StepProgress::Wrong(id) => Some(LessonAnswer { words: text.of_lesson(id), is_right: false }),
            StepProgress::Done(Some(id)) => Some(LessonAnswer { words: text.of_lesson(id), is_right: true }),
            StepProgress::Done(None) | StepProgress::Open => None,
        };
        LessonModel {
            game_text: GameText::new(text, lesson.variant),
            title: text.of_lesson(&lesson.title),
            number: attempt.step_number() + 1,
            count: lesson.steps.len(),
            words: text.of_lesson(&attempt.step().text),
            answer,
            goes_on: attempt.goes_on(),
            buttons: buttons(attempt),
        }
    }

    /// The button for the key or the press that goes on: the last one, unless it skips the step.
    #[must_use]
    pub fn main_button(&self) -> Option<LessonButton> {
        self.buttons.last().copied().filter(|button| *button != LessonButton::Skip)
    }
}

fn buttons(attempt: &LessonAttempt) -> Vec<LessonButton> {
    let back = (attempt.step_number() > 0).then_some(LessonButton::Back);
    let has_next = attempt.step_number() + 1 < attempt.lesson().steps.len();
    let main = match attempt.progress() {
        StepProgress::Wrong(_) => LessonButton::TryAgain,
        StepProgress::Open => LessonButton::Skip,
        StepProgress::Done(_) if has_next => LessonButton::Next,
        StepProgress::Done(_) if attempt.lesson().next().is_some() => LessonButton::NextLesson,
        StepProgress::Done(_) => LessonButton::Finish,
    };
    [LessonButton::Leave].into_iter().chain(back).chain([main]).collect()
}

/// A lesson in the list of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedLesson {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Its title.
    pub title: &'static str,
    /// Its title, and whether it has been finished or where it was left.
    pub label: String,
    /// It has been finished.
    pub is_finished: bool,
}

/// The lessons of a game, in their order.
#[must_use]
pub fn listed_lessons(kind: GameKind, progress: &LessonProgress, text: Text) -> Vec<ListedLesson> {
    let list = |lesson: &'static Lesson| {
        let title = text.of_lesson(&lesson.title);
        let (is_finished, step) = (progress.is_finished(lesson), progress.step(lesson));
        let label = match step {
            _ if is_finished => text.lesson_finished(title),
            0 => title.to_owned(),
            step => text.lesson_left_at(title, step + 1),
        };
        ListedLesson { lesson, title, label, is_finished }
    };
    Lesson::of(kind).map(list).collect()
}

/// The first lesson of a game that has not been finished; the first one if all have been.
#[must_use]
pub fn next_lesson(kind: GameKind, progress: &LessonProgress) -> Option<&'static Lesson> {
    Lesson::of(kind).find(|lesson| !progress.is_finished(lesson)).or_else(|| Lesson::of(kind).next())
}

/// Whether the first lesson of a game is offered: until it has been begun, or the offer has been declined.
#[must_use]
pub fn offers_lesson(kind: GameKind, record: &LessonRecord) -> bool {
    let progress = &record.0;
    let begun = |lesson: &Lesson| progress.is_finished(lesson) || progress.step(lesson) > 0;
    !progress.declined && !Lesson::of(kind).any(begun)
}
