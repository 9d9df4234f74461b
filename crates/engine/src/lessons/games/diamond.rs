//! The lessons of Diamond.

use super::LessonSource;

pub(super) const LESSONS: &[LessonSource] = lesson_files![
    "diamond":
    "board",
    "placement",
    "movement",
    "cornering",
    "neutrals",
    "pie-rule",
    "draws",
    "problem",
];
