//! Pieces as entities: whose they are and where they stand.

use bevy::prelude::*;

use crate::rules::{Allegiance, Point};

/// A piece of a match, on the board or off it; a child of the match entity.
///
/// A piece off the board without [`InHand`] has been captured or removed; it keeps its entity, so that undoing the
/// capture puts the same piece back.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Piece;

/// Whom the piece belongs to now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner(pub Allegiance);

/// Where the piece stands, while it is on the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub Point);

/// The piece waits to be placed.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InHand;
