//! Pieces as entities: whose they are and where they stand.

use bevy::prelude::*;

use crate::rules::{Allegiance, Point};

/// A piece of a match, on the board or off it; a child of the match entity.
///
/// It carries exactly one of [`At`], [`InHand`] and [`OffBoard`]. A piece that leaves the board keeps its entity, so
/// that undoing a capture puts the same piece back.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Piece;

/// Whom the piece belongs to now; off the board, whom it belonged to when it left.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner(pub Allegiance);

/// Where the piece stands, while it is on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub Point);

/// The piece waits to be placed.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InHand;

/// The piece has left the board. The numbers count from 0 in the order of leaving: who left last comes back first.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OffBoard {
    /// It was captured or removed.
    Taken(usize),
    /// Its placement was taken back, in a game without hands (Othello); the next placement uses it again.
    Spare(usize),
}
