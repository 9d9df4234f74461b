//! Pieces as entities: their owner and their place.

use bevy::prelude::*;

use crate::rules::{Allegiance, Point};

/// A piece of a match, on the board or off it; a child of the match entity.
///
/// It has exactly one of [`At`], [`InHand`] and [`OffBoard`]. A piece that leaves the board keeps its entity, so that
/// undoing a capture puts the same piece back.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Piece;

/// The owner of the piece; off the board, its owner when it left.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner(pub Allegiance);

/// The point of a piece on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub Point);

/// The piece has not been placed yet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InHand;

/// The piece has left the board. The numbers count from 0 in the order of leaving: the last to leave comes back first.
#[derive(Component, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OffBoard {
    /// It was captured or removed.
    Taken(usize),
    /// Its placement was taken back in a game without hands; the next placement uses it again.
    Spare(usize),
}
