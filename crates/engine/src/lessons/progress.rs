//! Which lessons have been finished, and where the others were left.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::lesson::Lesson;

/// How far a person has come in the lessons.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The ids of the finished lessons.
    pub finished: BTreeSet<String>,
    /// The step at which a lesson was left, by the lesson's id; finished lessons have none.
    pub left_at: BTreeMap<String, usize>,
    /// The offer of a first lesson has been declined for ever.
    pub declined: bool,
}

impl LessonProgress {
    /// The step with which the lesson begins: where it was left, else the first one.
    pub fn step(&self, lesson: &Lesson) -> usize {
        self.left_at.get(&lesson.id).copied().filter(|step| *step < lesson.steps.len()).unwrap_or(0)
    }

    /// Nothing has been noted.
    pub fn is_empty(&self) -> bool {
        *self == LessonProgress::default()
    }

    /// Whether the lesson has been finished.
    pub fn is_finished(&self, lesson: &Lesson) -> bool {
        self.finished.contains(&lesson.id)
    }

    /// Notes the step that is shown. The first step is not worth a note.
    pub fn reach(&mut self, lesson: &Lesson, step: usize) {
        if step == 0 {
            self.left_at.remove(&lesson.id);
        } else {
            self.left_at.insert(lesson.id.clone(), step);
        }
    }

    /// Notes that the lesson has been finished; the next time it begins with the first step.
    pub fn finish(&mut self, lesson: &Lesson) {
        self.left_at.remove(&lesson.id);
        self.finished.insert(lesson.id.clone());
    }
}
