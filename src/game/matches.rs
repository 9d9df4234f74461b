//! The match entity and its components. [`spawn`](super::spawn) starts matches.

use bevy::prelude::*;

use crate::rules::{Effect, Move, Outcome, PerSide, Position, Side, Situation, Variant};

/// A match between two players; its points and pieces are its children.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Match(pub Variant);

/// The position's state apart from the placement of the pieces; contains the side to move.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct MatchState(pub Situation);

/// The outcome so far, resignation and agreement included.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchOutcome(pub Outcome);

/// The seat that plays each side. The pie rule exchanges them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats(pub PerSide<Seat>);

/// One of the two places at the table; `One` makes the first ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// The seat that makes the first ply.
    One,
    /// The other seat.
    Two,
}

impl Seat {
    /// Both seats, in order.
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// 0 for `One`, 1 for `Two`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The side that has offered a draw, while the offer stands.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawOffer(pub Option<Side>);

/// The plies of the match, and the plies taken back that can be played again until another is played instead.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct History {
    /// The position before the first ply.
    pub start: Position,
    /// The plies played and not taken back, oldest first.
    pub played: Vec<PlayedPly>,
    /// The moves taken back; the last one is the next to be played again.
    pub undone: Vec<Move>,
}

/// A played ply, with the data needed to take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedPly {
    /// The side that played it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// The move in the game's notation.
    pub text: String,
    /// Its effects, in order.
    pub effects: Vec<Effect>,
    /// The state before the ply.
    pub before: Situation,
}
