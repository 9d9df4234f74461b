//! The puzzles on the page.

use super::entry::{ExerciseRequest, LearnEntry};
use crate::game::puzzle::{PuzzleRequest, PuzzleSource};
use crate::presentation::puzzle::{suited_puzzle, suited_request};
use crate::presentation::text::library::date;
use crate::presentation::text::{self, GameText, Text};
use crate::puzzles::{Day, Puzzle, PuzzleProgress, PuzzleSet, PuzzleTheme, daily_puzzle};
use crate::records::DAY;
use crate::rules::{GameKind, Position};

/// The puzzle to solve next: that of the day on the page of its game, one that suits the player's rating on other pages.
#[derive(Clone, PartialEq, Debug)]
pub struct NextPuzzle {
    /// The position to solve.
    pub position: &'static Position,
    /// It is the puzzle of the day.
    pub is_daily: bool,
    /// The day, or why it is this one.
    pub caption: String,
    /// The game and its board.
    pub title: String,
    /// What it asks for.
    pub task: String,
    /// How hard it is.
    pub difficulty: String,
    /// The days in a row with a solved puzzle of the day; nothing before the first, and for other puzzles.
    pub streak: Option<String>,
    /// It has been solved today.
    pub is_solved: bool,
    /// What its button says.
    pub label: &'static str,
    /// Opens it.
    pub request: ExerciseRequest,
}

impl NextPuzzle {
    pub(super) fn new(kind: GameKind, progress: &PuzzleProgress, today: Day, text: Text) -> Option<NextPuzzle> {
        match daily_puzzle(today).filter(|puzzle| puzzle.variant().kind() == kind) {
            Some(puzzle) => Some(NextPuzzle::of_day(puzzle, progress, today, text)),
            None => suited_puzzle(kind, progress).map(|puzzle| {
                NextPuzzle::with_source(puzzle, PuzzleSource::Rating, text.learn_for_you().to_owned(), text)
            }),
        }
    }

    fn of_day(puzzle: &'static Puzzle, progress: &PuzzleProgress, today: Day, text: Text) -> NextPuzzle {
        let (is_solved, days) = (progress.daily.has_solved(today), progress.daily.current(today));
        let caption = text.learn_today(&date(text, i64::from(today.number()) * DAY));
        NextPuzzle {
            is_daily: true,
            streak: (days > 0).then(|| text.puzzle_streak(days)),
            is_solved,
            label: if is_solved { text.learn_solve_again() } else { text.learn_solve() },
            ..NextPuzzle::with_source(puzzle, PuzzleSource::Daily(today), caption, text)
        }
    }

    fn with_source(puzzle: &'static Puzzle, source: PuzzleSource, caption: String, text: Text) -> NextPuzzle {
        let game = GameText::new(text, puzzle.variant());
        NextPuzzle {
            position: &puzzle.position,
            is_daily: false,
            caption,
            title: game.title(),
            task: text::puzzles::goal(game, puzzle.side(), puzzle.goal),
            difficulty: text.learn_difficulty(puzzle.difficulty().number()),
            streak: None,
            is_solved: false,
            label: text.learn_solve(),
            request: ExerciseRequest::Puzzle(PuzzleRequest::Open { puzzle, source }),
        }
    }
}

/// The player's rating in the puzzles of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingSummary {
    /// The rating.
    pub rating: String,
    /// The course of the rating, the newest last; empty before the first rated attempt.
    pub course: Vec<u16>,
    /// The course in words.
    pub course_spoken: String,
    /// How many of the puzzles are solved, in words.
    pub solved: String,
    /// The same as numbers.
    pub done: (usize, usize),
    /// Opens a puzzle that suits the rating.
    pub next: Option<ExerciseRequest>,
}

impl RatingSummary {
    pub(super) fn new(kind: GameKind, progress: &PuzzleProgress, text: Text) -> RatingSummary {
        let done = solved(progress, kind, None);
        RatingSummary {
            rating: progress.rating(kind).rating.to_string(),
            course: progress.rating_course(kind).to_vec(),
            course_spoken: course_spoken(progress.rating_course(kind), text),
            solved: text.puzzle_solved_count(&done.0.to_string(), &done.1.to_string()),
            done,
            next: suited_request(kind, progress).map(ExerciseRequest::Puzzle),
        }
    }
}

fn course_spoken(course: &[u16], text: Text) -> String {
    let ends = course.first().zip(course.last()).zip(course.iter().min().zip(course.iter().max()));
    ends.map_or_else(String::new, |((first, last), (low, high))| {
        let [first, last, low, high] = [first, last, low, high].map(u16::to_string);
        text.learn_rating_course(&first, &last, &low, &high)
    })
}

/// The themes of a game's puzzles.
pub(super) fn themes(kind: GameKind, progress: &PuzzleProgress, text: Text) -> Vec<LearnEntry> {
    let themes = PuzzleSet::built_in(kind).themes();
    themes.into_iter().filter_map(|theme| entry(kind, theme, progress, text)).collect()
}

fn entry(kind: GameKind, theme: PuzzleTheme, progress: &PuzzleProgress, text: Text) -> Option<LearnEntry> {
    let puzzle = progress.next_puzzle(kind, PuzzleSet::built_in(kind).of_theme(Some(theme)))?;
    let done = solved(progress, kind, Some(theme));
    Some(LearnEntry {
        name: format!("theme:{}:{}", kind.id(), theme.id()),
        label: text.puzzle_theme_row(text::puzzles::theme(text, theme), &done.0.to_string(), &done.1.to_string()),
        done,
        request: ExerciseRequest::Puzzle(PuzzleRequest::Open { puzzle, source: PuzzleSource::Theme(theme) }),
    })
}

/// The number of solved puzzles of a theme, and of all of them.
fn solved(progress: &PuzzleProgress, kind: GameKind, theme: Option<PuzzleTheme>) -> (usize, usize) {
    let puzzles = || PuzzleSet::built_in(kind).of_theme(theme);
    (puzzles().filter(|puzzle| progress.has_solved(puzzle)).count(), puzzles().count())
}
