//! The lessons of Breakthrough.

use super::LessonSource;

pub(super) const LESSONS: &[LessonSource] = lesson_files![
    "breakthrough":
    "moves",
    "captures",
    "goal",
    "blocking",
    "racing",
    "key-pieces",
    "sacrifice",
    "first-match",
];
