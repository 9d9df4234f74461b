//! The match entity and its small components.

use bevy::prelude::*;

use crate::rules::{Effect, Move, Outcome, PerSide, Position, Side, Situation, Variant};

/// A match between two people; its points and pieces are its children.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Match(pub Variant);

/// What the position knows beyond who stands where; the side to move is in here.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Standing(pub Situation);

/// How the match stands, resignation and agreement included.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict(pub Outcome);

/// Which person plays which side. The pie rule exchanges them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats(pub PerSide<Person>);

/// The two people at the table; `One` made the first ply (or would have).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Person {
    One,
    Two,
}

/// The side that has offered a draw, while the offer stands.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawOffer(pub Option<Side>);

/// Every ply of the match, and the plies taken back that can be played again.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct History {
    pub start: Position,
    pub played: Vec<PlayedPly>,
    /// Taken back; the last one is the next to be played again.
    pub undone: Vec<Move>,
}

/// A ply that was played, with what is needed to take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedPly {
    pub side: Side,
    pub mv: Move,
    /// The move as people write it.
    pub text: String,
    pub effects: Vec<Effect>,
    pub before: Situation,
}
