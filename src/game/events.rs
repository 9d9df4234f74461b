//! Facts: what happened on a board, in one ordered stream. Animation, sound, move list and spoken text all follow it.

use bevy::prelude::*;

use super::matches::Seat;
use super::player::Player;
use crate::rules::{Effect, Move, Outcome, Side};

/// One fact about one match.
///
/// Facts are written when the entities already show them, several plies in one frame included: the entities are as they
/// are after the last fact of a frame. Who follows the facts one by one keeps a picture of its own; a [`Fact::Jumped`]
/// makes that picture the entities', and then includes what else the frame tells about the match.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardEvent {
    /// The match entity.
    pub game: Entity,
    pub event: MatchEvent,
}

/// A match begins with `Jumped`, then `TurnStarted` or `Ended`.
///
/// A ply is told as `Played`, its `Changed` effects in order, then `TurnStarted` or `Ended`; if it declines a draw by
/// moving, `DrawDeclined` comes before. Undo and redo, of any number of plies: `Jumped`, then `TurnStarted` or `Ended`.
/// Resignation and agreement: `Ended`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchEvent {
    /// A ply was judged legal and played; `ply` counts from 1.
    Played {
        side: Side,
        mv: Move,
        ply: usize,
    },
    /// An effect of that ply, already carried out on the entities; `piece` is the piece it happened to, if any.
    Changed {
        effect: Effect,
        piece: Option<Entity>,
    },
    TurnStarted {
        side: Side,
    },
    Ended(Outcome),
    DrawOffered {
        by: Side,
    },
    DrawDeclined {
        by: Side,
    },
    /// Another player sits down for this person; the board is as it was.
    Seated {
        person: Seat,
        player: Player,
    },
    /// The board changed without a story (undo, redo, a new or loaded game): compare what was with what is. Seats may
    /// have changed back, and a draw offer is gone. `ply` counts the plies now played.
    Jumped {
        ply: usize,
    },
}
