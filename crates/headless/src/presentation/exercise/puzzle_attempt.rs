//! An attempt at a puzzle.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::button::{ExerciseButton, PuzzleButton};
use super::model::{ExerciseAnswer, ExerciseModel};
use crate::game::puzzle::{PuzzleBoard, PuzzlePhase, PuzzleRecord, PuzzleSource};
use crate::presentation::text::{self, GameText, Text};
use crate::puzzles::{AttemptResult, PuzzleHint};

/// A puzzle as it is now.
pub(super) fn model(board: &PuzzleBoard, record: Option<&PuzzleRecord>, text: Text) -> ExerciseModel {
    let puzzle = board.attempt.puzzle();
    let game_text = GameText::new(text, puzzle.variant());
    let caption = match board.source {
        PuzzleSource::Daily(_) => text.puzzle_daily_caption(&game_text.title()),
        PuzzleSource::Theme(_) | PuzzleSource::Rating => text.puzzle_caption(&game_text.title()),
    };
    let player = record.map(|record| record.0.rating(puzzle.variant().kind()).rating).unwrap_or_default();
    let mut key = DefaultHasher::new();
    puzzle.id().hash(&mut key);
    ExerciseModel {
        game_text,
        title: text.puzzles().into(),
        caption,
        key: key.finish(),
        words: text::puzzles::goal(game_text, puzzle.side(), puzzle.goal),
        answer: answer(board, game_text),
        hint: board.hint.map(|hint| hint_words(game_text, hint)),
        note: text.puzzle_ratings(&puzzle.rating().to_string(), &player.to_string()),
        takes_moves: board.takes_moves(),
        buttons: buttons(&board.phase).into_iter().map(ExerciseButton::Puzzle).collect(),
    }
}

fn answer(board: &PuzzleBoard, game: GameText) -> Option<ExerciseAnswer> {
    let (text, attempt) = (game.text, &board.attempt);
    let (words, is_right) = match &board.phase {
        PuzzlePhase::Choosing { unjudged: true } => (text.puzzle_unchecked().into(), Some(false)),
        PuzzlePhase::Choosing { .. } if attempt.played().is_empty() => return None,
        PuzzlePhase::Choosing { .. } => (text::puzzles::next_goal(game, attempt.task()?), Some(true)),
        PuzzlePhase::Judging(_) if board.shows_solution => return None,
        PuzzlePhase::Judging(_) => (text.puzzle_checking().into(), None),
        PuzzlePhase::Showing => return None,
        PuzzlePhase::Wrong(refutation) => {
            (text::puzzles::refuted(game, attempt.puzzle().side(), refutation), Some(false))
        }
        PuzzlePhase::Solved if board.shows_solution => (text.puzzle_solution_shown().into(), None),
        PuzzlePhase::Solved => {
            let words = match attempt.result() {
                AttemptResult::Solved => text.puzzle_solved(),
                AttemptResult::WithHints => text.puzzle_solved_with_hints(),
                AttemptResult::Failed => text.puzzle_solved_late(),
            };
            (words.into(), Some(true))
        }
    };
    Some(ExerciseAnswer { words, is_right })
}

fn hint_words(game: GameText, hint: PuzzleHint) -> String {
    match hint {
        PuzzleHint::Region(points) => game.text.puzzle_look(&game.points(points)),
        PuzzleHint::Move(mv) => text::recommendation(game, mv),
    }
}

fn buttons(phase: &PuzzlePhase) -> Vec<PuzzleButton> {
    match phase {
        PuzzlePhase::Choosing { .. } => vec![PuzzleButton::Leave, PuzzleButton::Solution, PuzzleButton::Hint],
        PuzzlePhase::Judging(_) | PuzzlePhase::Showing => vec![PuzzleButton::Leave],
        PuzzlePhase::Wrong(_) => vec![PuzzleButton::Leave, PuzzleButton::Solution, PuzzleButton::TryAgain],
        PuzzlePhase::Solved => vec![PuzzleButton::Leave, PuzzleButton::Analyse, PuzzleButton::Next],
    }
}
