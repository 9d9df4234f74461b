//! The step of a lesson.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::button::{ExerciseButton, LessonButton};
use super::model::{ExerciseAnswer, ExerciseModel};
use crate::lessons::{LessonAttempt, StepProgress};
use crate::presentation::text::{GameText, Text};

/// The step of a lesson as it is now.
pub(super) fn model(attempt: &LessonAttempt, text: Text) -> ExerciseModel {
    let lesson = attempt.lesson();
    let answer = |words, is_right| ExerciseAnswer { words: text.of_lesson(words).to_owned(), is_right: Some(is_right) };
    let (title, number) = (text.of_lesson(&lesson.title), attempt.step_number() + 1);
    let mut key = DefaultHasher::new();
    (&lesson.id, number).hash(&mut key);
    ExerciseModel {
        game_text: GameText::new(text, lesson.variant),
        title: title.to_owned(),
        caption: text.lesson_caption(title, number, lesson.steps.len()),
        key: key.finish(),
        words: text.of_lesson(&attempt.step().text).to_owned(),
        answer: match *attempt.progress() {
            StepProgress::Wrong(id) => Some(answer(id, false)),
            StepProgress::Done(Some(id)) => Some(answer(id, true)),
            StepProgress::Done(None) | StepProgress::Open => None,
        },
        hint: None,
        note: String::new(),
        takes_moves: attempt.goes_on(),
        buttons: buttons(attempt).into_iter().map(ExerciseButton::Lesson).collect(),
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
