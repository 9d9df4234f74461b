//! On what terms the next match is played: with which clock, and with what handicap.

use bevy::prelude::*;

use crate::game::clock::TimeControl;
use crate::rules::{Position, Variant};

#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct MatchOptions {
    pub(crate) clock: Option<TimeControl>,
    /// Corners that Black has from the start (Othello).
    pub(crate) corners: u8,
}

impl MatchOptions {
    /// Where a match of this game begins.
    #[must_use]
    pub(crate) fn start(self, variant: Variant) -> Position {
        Position::start_with_handicap(variant, self.corners)
    }
}
