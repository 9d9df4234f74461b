//! The lesson to go on with, and the offer of the first one.

use crate::game::lesson::LessonRecord;
use crate::lessons::{Lesson, LessonProgress};
use crate::rules::GameKind;

/// The first lesson of a game that has not been finished; the first one if all have been.
pub fn next_lesson(kind: GameKind, progress: &LessonProgress) -> Option<&'static Lesson> {
    Lesson::of(kind).find(|lesson| !progress.is_finished(lesson)).or_else(|| Lesson::of(kind).next())
}

/// Whether the first lesson of a game is offered: until it has been begun, or the offer has been declined.
pub fn offers_lesson(kind: GameKind, record: &LessonRecord) -> bool {
    let progress = &record.0;
    let begun = |lesson: &Lesson| progress.is_finished(lesson) || progress.step(lesson) > 0;
    !progress.declined && !Lesson::of(kind).any(begun)
}
