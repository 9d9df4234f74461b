//! What the search must know of a game beyond its rules.

use super::value::Value;
use crate::rules::{Game, Move, Variant};

mod breakthrough;
mod diamond;
mod othello;

pub(super) use breakthrough::Breakthrough;
pub(super) use diamond::Diamond;
pub(super) use othello::Othello;

/// Knowledge of one game on one board.
pub(super) trait Evaluate {
    type Position: Game;

    /// The largest margin by which a game can be won; 0 if a win is a win.
    const WIDEST_MARGIN: Value = 0;

    fn new(variant: Variant) -> Self;

    /// How a game in progress stands for the side to move, in hundredths of a disc or piece.
    fn evaluate(&self, position: &Self::Position) -> Value;

    /// How early a move should be searched, told without searching; captures and corners are worth some thousands.
    fn promise(&self, position: &Self::Position, mv: Move) -> i32;

    /// Different for positions with a different future, but for what [`Evaluate::memory_of`] holds.
    fn key(&self, position: &Self::Position) -> u64;

    /// By how much a finished game was won.
    fn margin(&self, _finished: &Self::Position) -> Value {
        0
    }

    /// A key for that part of the past that can decide the future.
    fn memory_of(&self, _position: &Self::Position) -> u64 {
        0
    }

    /// The same after one more ply, which has led to `position`.
    fn memory_after(&self, _before: u64, _position: &Self::Position) -> u64 {
        0
    }
}
