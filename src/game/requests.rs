//! Wishes: what players and menus ask of a match. Asking changes nothing by itself.

use bevy::prelude::*;

use crate::rules::{IllegalMove, Move, Side};

/// A wish about one match.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchRequest {
    /// The match entity.
    pub game: Entity,
    pub wish: Wish,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The side to move plays this.
    Play(Move),
    /// Take back this many plies (as many as there are, if fewer); also takes back a resignation or agreed draw, and
    /// with 0 plies nothing else.
    Undo { plies: usize },
    /// Play this many of the plies taken back again (as many as there are, if fewer); also takes back a resignation or
    /// agreed draw.
    Redo { plies: usize },
    /// This side gives up.
    Resign(Side),
    /// This side offers a draw (Diamond). The offer stands until the other side answers or moves (which declines it);
    /// undo and redo drop it, and the pie rule takes it to the person's other side.
    OfferDraw(Side),
    /// The side to whom a draw was offered answers.
    AnswerDraw { accept: bool },
}

/// A wish that was not granted; the match is as it was.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub game: Entity,
    pub wish: Wish,
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
}
