//! Events: what happened on a board, in one ordered stream. Animation, sound, move list and spoken text follow it.

use bevy::prelude::*;

use super::matches::Seat;
use super::player::Player;
use crate::rules::{Effect, Move, Outcome, Side};

/// Adds the event stream.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<BoardEvent>();
}

/// A ply has been played, and its effects have been announced; what follows from it comes next. Triggered at once, so that what
/// listens can change the [`Permissions`](super::permissions::Permissions) of the next turn.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct PlyPlayed {
    /// The match entity.
    #[event_target]
    pub game: Entity,
    /// The side that played it.
    pub side: Side,
    /// The move.
    pub mv: Move,
}

/// A match has gone to another position. Triggered at once, before its next turn is announced.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct MatchJumped(#[event_target] pub Entity);

/// One event of one match.
///
/// Events are written after the entities have changed, and one frame can contain several plies: the entities are as they
/// are after the last event of the frame. A reader that follows the events one by one must keep a picture of its own.
/// [`MatchEvent::Jumped`] requires it to copy the entities; that copy includes the match's later events of the same frame.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardEvent {
    /// The match entity.
    pub game: Entity,
    /// The event.
    pub event: MatchEvent,
}

/// The events of a match.
///
/// A match starts with `Jumped`, then `TurnStarted` or `Ended`. A ply writes `Played`, its `Changed` effects in order,
/// then `TurnStarted` or `Ended`; if it declines a draw by moving, `DrawDeclined` comes first. Undo and redo of any
/// number of plies write `Jumped`, then `TurnStarted` or `Ended`. Resignation and agreement write `Ended`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchEvent {
    /// A legal ply was played.
    Played {
        /// The side that played it.
        side: Side,
        /// The move.
        mv: Move,
        /// The number of the ply, counted from 1.
        ply: usize,
    },
    /// An effect of that ply, already applied to the entities.
    Changed {
        /// The effect.
        effect: Effect,
        /// The piece that it happened to, if any.
        piece: Option<Entity>,
    },
    /// A turn started.
    TurnStarted {
        /// The side to move.
        side: Side,
    },
    /// The match ended.
    Ended(Outcome),
    /// A draw was offered.
    DrawOffered {
        /// The side that offered it.
        by: Side,
    },
    /// The offered draw was declined.
    DrawDeclined {
        /// The side that declined it.
        by: Side,
    },
    /// A seat was given to another player; the board has not changed.
    PlayerChanged {
        /// The seat.
        seat: Seat,
        /// Its new player.
        player: Player,
    },
    /// The board changed without a list of effects (undo, redo, a new or loaded game): compare before and after. Seats
    /// may have been exchanged, and a draw offer is gone.
    Jumped {
        /// The number of plies now played.
        ply: usize,
    },
}
