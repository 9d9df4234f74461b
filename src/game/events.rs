//! Facts: what happened on a board, in one ordered stream. Animation, sound, move list and spoken text all follow it.

use bevy::prelude::*;

use crate::rules::{Effect, Move, Outcome, Side};

/// One fact about one match.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardEvent {
    /// The match entity.
    pub game: Entity,
    pub fact: Fact,
}

/// A ply is told as `Played`, its `Changed` effects in order, then `TurnStarted` or `Ended`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
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
    /// The board changed without a story (undo, redo, a loaded game): compare what was with what is.
    /// `ply` counts the plies now played.
    Jumped {
        ply: usize,
    },
}
