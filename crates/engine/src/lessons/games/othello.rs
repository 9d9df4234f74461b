//! The lessons of Othello.

use super::LessonSource;

pub(super) const LESSONS: &[LessonSource] = lesson_files![
    "othello":
    "first-moves",
    "all-directions",
    "own-discs",
    "no-chain",
    "ending",
    "corners",
    "x-squares",
    "mobility",
    "parity",
];
