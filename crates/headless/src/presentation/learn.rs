//! The page *Learn*: the puzzle to solve next, the lesson to go on with, the rating, and all lessons and puzzles of a game.

mod entry;
mod lessons;
mod puzzles;

use crate::lessons::LessonProgress;
use crate::puzzles::{Day, PuzzleProgress};
use crate::rules::GameKind;

use super::text::Text;

pub use entry::{ExerciseRequest, LearnEntry};
pub use lessons::NextLesson;
pub use puzzles::{NextPuzzle, RatingSummary};

/// Everything on the page of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct LearnModel {
    /// The game.
    pub kind: GameKind,
    /// The puzzle to solve next.
    pub puzzle: Option<NextPuzzle>,
    /// The lesson to go on with.
    pub lesson: Option<NextLesson>,
    /// The player's rating in the game's puzzles.
    pub rating: RatingSummary,
    /// All lessons of the game, in their order.
    pub lessons: Vec<LearnEntry>,
    /// The themes of the game's puzzles.
    pub themes: Vec<LearnEntry>,
}

impl LearnModel {
    /// The page as it is on a day.
    pub fn new(
        kind: GameKind,
        lessons: &LessonProgress,
        puzzles: &PuzzleProgress,
        today: Day,
        text: Text,
    ) -> LearnModel {
        LearnModel {
            kind,
            puzzle: NextPuzzle::new(kind, puzzles, today, text),
            lesson: NextLesson::new(kind, lessons, text),
            rating: RatingSummary::new(kind, puzzles, text),
            lessons: lessons::entries(kind, lessons, text),
            themes: puzzles::themes(kind, puzzles, text),
        }
    }

    /// The lesson or the theme with this name.
    pub fn find(&self, name: &str) -> Option<&LearnEntry> {
        self.lessons.iter().chain(&self.themes).find(|entry| entry.name == name)
    }
}
