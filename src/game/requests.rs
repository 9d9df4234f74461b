//! Wishes: what players and menus ask of a match. Asking changes nothing by itself.

use bevy::prelude::*;

use super::matches::Seat;
use super::player::Player;
use crate::rules::{IllegalMove, Move, Side};

/// A wish about one match.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchRequest {
    /// The match entity.
    pub game: Entity,
    pub command: MatchCommand,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchCommand {
    /// The side to move plays this; not while a computer is to move. Where moves are to be confirmed
    /// ([`Confirm`](super::intent::Confirm)) the first of two such wishes only chooses it.
    Play(Move),
    /// A computer's answer to the question it was asked in this [`Generation`](super::player::Generation).
    Reply { answer: EngineReply, generation: u64 },
    /// Take back this many plies (as many as there are, if fewer); also takes back a resignation or agreed draw, and
    /// with 0 plies nothing else.
    Undo { plies: usize },
    /// Play this many of the plies taken back again (as many as there are, if fewer); also takes back a resignation or
    /// agreed draw.
    Redo { plies: usize },
    /// Take back as much as one thinks of as a move: against a computer its reply too, so that a person is to move
    /// again; just a resignation or agreed draw, if a person was to move then; in a match that is watched, one ply.
    TakeBack,
    /// The opposite of `TakeBack`.
    PlayAgain,
    /// Another player sits down for this person.
    Seat { person: Seat, player: Player },
    /// Computers wait, or go on.
    Pause(bool),
    /// Show a good move, and why it is good.
    Hint,
    /// This side gives up.
    Resign(Side),
    /// This side's time has run out; granted only if it has.
    Flag(Side),
    /// This side offers a draw (Diamond). The offer stands until the other side answers or moves (which declines it);
    /// undo and redo drop it, and the pie rule takes it to the person's other side.
    OfferDraw(Side),
    /// The side to whom a draw was offered answers.
    AnswerDraw { accept: bool },
}

/// What a computer may answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineReply {
    Play(Move),
    /// It gives up, on its own turn.
    GiveUp,
    /// To the draw it was offered.
    Draw {
        accept: bool,
    },
}

/// A wish that was not granted; the match is as it was.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub game: Entity,
    pub wish: MatchCommand,
    pub reason: RefusalReason,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalReason {
    /// The entity is no match (any more), or its pieces do not stand as the game can stand.
    NoSuchMatch,
    /// The rules forbid the move.
    Illegal(IllegalMove),
    /// The match is over.
    MatchOver,
    NothingToUndo,
    NothingToRedo,
    /// The game knows no draw by agreement.
    NoDrawsByAgreement,
    /// A draw offer already stands.
    AlreadyOffered,
    /// There is no draw offer to answer.
    NoOffer,
    /// It is a computer's turn.
    ComputerToMove,
    /// An answer to a question that is no longer asked.
    Outdated,
}
