//! What a player has achieved, as a value that is saved.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::attempt_result::AttemptResult;
use super::daily::{DailyStreak, Day};
use super::puzzle::{Puzzle, PuzzleId};
use super::rating::PlayerRating;
use tessera_rules::{Game, GameKind};

/// The number of ratings that are kept to show their course.
const COURSE: usize = 100;

/// Ratings, solved puzzles and streaks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    ratings: BTreeMap<GameKind, PlayerRating>,
    /// The ratings before the first and after each of the last rated attempts.
    courses: BTreeMap<GameKind, Vec<u16>>,
    solved: BTreeSet<PuzzleId>,
    /// Puzzles that were tried and not solved.
    failed: BTreeSet<PuzzleId>,
    /// Puzzles solved in a row without a mistake.
    run: u32,
    best_run: u32,
    /// The puzzle of the day.
    pub daily: DailyStreak,
}

impl PuzzleProgress {
    /// The player's rating in a game.
    pub fn rating(&self, kind: GameKind) -> PlayerRating {
        self.ratings.get(&kind).copied().unwrap_or_default()
    }

    /// How the rating in a game came about: the last ratings, the newest last. Empty before the first rated attempt.
    pub fn rating_course(&self, kind: GameKind) -> &[u16] {
        let course = self.courses.get(&kind).map_or(&[][..], Vec::as_slice);
        &course[course.len().saturating_sub(COURSE)..]
    }

    /// Whether the puzzle has been solved, with or without hints.
    pub fn has_solved(&self, puzzle: &Puzzle) -> bool {
        self.solved.contains(&puzzle.id())
    }

    /// How many puzzles have been solved.
    pub fn solved_count(&self) -> usize {
        self.solved.len()
    }

    /// Puzzles solved in a row without a mistake, and the most ever.
    pub const fn runs(&self) -> (u32, u32) {
        (self.run, self.best_run)
    }

    /// Counts an attempt. The rating changes with the first attempt at a puzzle only, because later ones know more.
    pub fn record(&mut self, puzzle: &Puzzle, result: AttemptResult) {
        let (id, kind) = (puzzle.id(), puzzle.position.variant().kind());
        if !self.solved.contains(&id) && !self.failed.contains(&id) {
            self.rate(kind, self.rating(kind).after(puzzle.rating(), result));
        }
        if result == AttemptResult::Failed {
            self.run = 0;
            if !self.solved.contains(&id) {
                self.failed.insert(id);
            }
        } else {
            self.run = self.run.saturating_add(1);
            self.best_run = self.best_run.max(self.run);
            self.failed.remove(&id);
            self.solved.insert(id);
        }
    }

    fn rate(&mut self, kind: GameKind, rating: PlayerRating) {
        let before = self.ratings.insert(kind, rating).unwrap_or_default();
        let course = self.courses.entry(kind).or_insert_with(|| vec![before.rating]);
        course.push(rating.rating);
        course.drain(..course.len().saturating_sub(COURSE));
    }

    /// Counts an attempt at the puzzle of a day, which also continues the streak.
    pub fn record_daily(&mut self, puzzle: &Puzzle, result: AttemptResult, today: Day) {
        self.record(puzzle, result);
        if result != AttemptResult::Failed {
            self.daily.solve(today);
        }
    }

    /// Whether nothing has been achieved yet.
    pub fn is_empty(&self) -> bool {
        *self == PuzzleProgress::default()
    }

    /// The next of some puzzles of a game: the one nearest to the player's rating that has not been tried, else has not
    /// been solved, else any. `None` only if there are none.
    pub fn next_puzzle<'a>(&self, kind: GameKind, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> Option<&'a Puzzle> {
        let rating = self.rating(kind).rating;
        puzzles.into_iter().min_by_key(|puzzle| {
            let id = puzzle.id();
            (self.solved.contains(&id), self.failed.contains(&id), puzzle.rating().abs_diff(rating))
        })
    }
}
