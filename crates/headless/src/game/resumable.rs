//! The unfinished match that was left, and the request to continue it.
//!
//! [`persist`](crate::persist) keeps the match itself and opens it again; screens show this offer.

use bevy::prelude::*;

use super::player::Players;
use crate::rules::Variant;

/// Adds the offer, which is empty at first, and the request.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResumableMatch>().add_message::<ContinueMatch>();
}

/// The unfinished match that was left last, until another match has its first ply.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ResumableMatch(pub Option<MatchSummary>);

/// A match that is not open, in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchSummary {
    /// The game and the size of its board.
    pub variant: Variant,
    /// The players, by seat.
    pub players: Players,
    /// How many plies have been played and not taken back.
    pub plies: usize,
}

/// Continues the [`ResumableMatch`]: opens it as it was left, with its clock and the plies taken back. Does nothing if
/// there is none.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ContinueMatch;
