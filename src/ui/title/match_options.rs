//! On what terms the next match is played: with which clock, and with what handicap.

use bevy::prelude::*;

use crate::game::clock::TimeControl;
use crate::rules::othello::handicap::{MOST, handicap};
use crate::rules::{GameKind, Position, Variant};

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
        match variant.kind() {
            GameKind::Othello => handicap(variant.size(), self.corners.min(MOST)),
            GameKind::Breakthrough | GameKind::Diamond => Position::start(variant),
        }
    }
}
