//! The list of a game's lessons, and the offer of the first one.

use super::text::Text;
use crate::game::lesson::LessonRecord;
use crate::lessons::{Lesson, LessonProgress};
use crate::rules::GameKind;

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
