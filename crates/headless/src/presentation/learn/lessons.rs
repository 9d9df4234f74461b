//! The lessons of a game on the page.

use super::entry::{ExerciseRequest, LearnEntry};
use crate::game::lesson::LessonRequest;
use crate::lessons::{Lesson, LessonProgress};
use crate::presentation::lesson::next_lesson;
use crate::presentation::text::Text;
use crate::rules::GameKind;

/// The lesson to go on with.
#[derive(Clone, PartialEq, Debug)]
pub struct NextLesson {
    /// Whether it is the first, the next, or one that has been begun.
    pub caption: &'static str,
    /// Its number and its title.
    pub title: String,
    /// Where it was left, or that all lessons are done.
    pub words: String,
    /// What its button says.
    pub label: &'static str,
    /// The steps that are done, and how many there are.
    pub done: (usize, usize),
    /// Opens it where it was left.
    pub request: ExerciseRequest,
}

impl NextLesson {
    pub(super) fn new(kind: GameKind, progress: &LessonProgress, text: Text) -> Option<NextLesson> {
        let lesson = next_lesson(kind, progress)?;
        let number = Lesson::of(kind).position(|known| known.id == lesson.id)? + 1;
        let (step, count) = (progress.step(lesson), lesson.steps.len());
        let all_done = progress.is_finished(lesson);
        let caption = match (number, step) {
            _ if all_done || step > 0 => text.learn_go_on(),
            (1, _) => text.learn_first_lesson(),
            _ => text.learn_next_lesson(),
        };
        Some(NextLesson {
            caption,
            title: text.learn_lesson(number, Lesson::of(kind).count(), text.of_lesson(&lesson.title)),
            words: if all_done { text.learn_all_done().into() } else { text.lesson_step(step + 1, count) },
            label: if step > 0 { text.learn_continue() } else { text.learn_begin() },
            done: (step, count),
            request: open(lesson),
        })
    }
}

/// All lessons of a game.
pub(super) fn entries(kind: GameKind, progress: &LessonProgress, text: Text) -> Vec<LearnEntry> {
    Lesson::of(kind).map(|lesson| entry(lesson, progress, text)).collect()
}

fn entry(lesson: &'static Lesson, progress: &LessonProgress, text: Text) -> LearnEntry {
    let title = text.of_lesson(&lesson.title);
    let (is_finished, step, count) = (progress.is_finished(lesson), progress.step(lesson), lesson.steps.len());
    let label = match step {
        _ if is_finished => text.lesson_finished(title),
        0 => title.to_owned(),
        step => text.lesson_left_at(title, step + 1),
    };
    let done = (if is_finished { count } else { step }, count);
    LearnEntry { name: format!("lesson:{}", lesson.id), label, done, request: open(lesson) }
}

fn open(lesson: &'static Lesson) -> ExerciseRequest {
    ExerciseRequest::Lesson(LessonRequest::Open { lesson, step: None })
}
