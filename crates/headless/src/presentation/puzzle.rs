//! The puzzle of the day, and the next one for a player.

use crate::game::puzzle::{PuzzleRequest, PuzzleSource, today};
use crate::puzzles::{Puzzle, PuzzleProgress, PuzzleSet, daily_puzzle};
use crate::rules::GameKind;

/// The request for the puzzle of the day.
pub fn puzzle_of_today() -> Option<PuzzleRequest> {
    let today = today();
    daily_puzzle(today).map(|puzzle| PuzzleRequest::Open { puzzle, source: PuzzleSource::Daily(today) })
}

/// The game of the puzzle of the day.
pub fn game_of_today() -> GameKind {
    daily_puzzle(today()).map_or(GameKind::ALL[0], |puzzle| puzzle.variant().kind())
}

/// The puzzle of a game that suits the player's rating.
pub fn suited_puzzle(kind: GameKind, progress: &PuzzleProgress) -> Option<&'static Puzzle> {
    progress.next_puzzle(kind, PuzzleSet::built_in(kind).puzzles())
}

/// The request for it.
pub fn suited_request(kind: GameKind, progress: &PuzzleProgress) -> Option<PuzzleRequest> {
    suited_puzzle(kind, progress).map(|puzzle| PuzzleRequest::Open { puzzle, source: PuzzleSource::Rating })
}
