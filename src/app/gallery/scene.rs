//! The scenes that pictures show.

use crate::rules::{Move, Position};

/// What a picture shows.
#[derive(Clone, Debug)]
pub(super) enum GalleryScene {
    Title,
    Board { start: Position, moves: Vec<Move> },
}
