//! Commands: what players and menus request of a match. Writing one changes nothing by itself.

use bevy::prelude::*;

use super::matches::Seat;
use super::player::Player;
use crate::records::{EarlyEnd, NodeId};
use crate::rules::{IllegalMove, Move, Side, Variant};

/// Adds commands and refusals.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<MatchRequest>().add_message::<Refusal>();
}

/// A command to one match.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchRequest {
    /// The match entity.
    pub game: Entity,
    /// The command.
    pub command: MatchCommand,
}

/// What can be requested of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchCommand {
    /// The side to move plays this move; refused while a computer is to move. Where moves must be confirmed
    /// ([`ConfirmMoves`](super::selection::ConfirmMoves)) the first of two such commands only chooses the move.
    Play(Move),
    /// The result of a computer's search.
    Reply {
        /// What the computer does.
        answer: EngineReply,
        /// The match's [`Generation`](super::player::Generation) when the search started.
        generation: u64,
    },
    /// Take back plies; also takes back a resignation or agreed draw, and with 0 plies nothing else.
    Undo {
        /// How many; all of them if there are fewer.
        plies: usize,
    },
    /// Play plies again that were taken back; also takes back a resignation or agreed draw.
    Redo {
        /// How many; all of them if there are fewer.
        plies: usize,
    },
    /// Go to a node of the match's tree; also takes back a resignation or agreed draw.
    GoTo(NodeId),
    /// Take back what a player thinks of as one move: against a computer its reply too, so that the human is to move
    /// again; only a resignation or agreed draw if a human was to move then; one ply in a match of two computers.
    TakeBack,
    /// The opposite of `TakeBack`.
    PlayAgain,
    /// Give a seat to another player.
    SetPlayer {
        /// The seat.
        seat: Seat,
        /// Its new player.
        player: Player,
    },
    /// Pause or resume computers.
    Pause(bool),
    /// Show a good move, and why it is good.
    Hint,
    /// Turn the oracle on or off; refused while two people play against the clock.
    ShowOracle(bool),
    /// Open the analysis at the position that is shown, or go back to the match; refused while two people play against the
    /// clock.
    Analyse(bool),
    /// Turn the opening explorer on or off; refused while two people play against the clock.
    ShowExplorer(bool),
    /// This side resigns.
    Resign(Side),
    /// This side's time has run out; refused if it has not.
    Flag(Side),
    /// This side offers a draw, in games that allow it. The offer stands until the other side answers or moves (which
    /// declines it); undo and redo drop it, and with the pie rule it moves with its seat to the other side.
    OfferDraw(Side),
    /// The side to which a draw was offered answers.
    AnswerDraw {
        /// Accept or decline.
        accept: bool,
    },
}

impl MatchCommand {
    /// The commands that end a match as it has ended. A loss on time counts as resignation in a match whose clock is not
    /// `known` to have run out, and so does an adjudicated loss.
    pub fn ending(end: EarlyEnd, variant: Variant, known: bool) -> Vec<MatchCommand> {
        match (end, end.winner()) {
            (EarlyEnd::OutOfTime(loser), _) if known => vec![MatchCommand::Flag(loser)],
            (_, Some(winner)) => vec![MatchCommand::Resign(winner.other())],
            (_, None) if variant.kind().info().draw_offers => {
                vec![MatchCommand::OfferDraw(Side::First), MatchCommand::AnswerDraw { accept: true }]
            }
            (_, None) => Vec::new(),
        }
    }
}

/// What a computer can do after a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineReply {
    /// Play a move.
    Play(Move),
    /// Resign, on its own turn.
    Resign,
    /// Answer a draw offer.
    Draw {
        /// Accept or decline.
        accept: bool,
    },
}

/// A command that was not applied; the match has not changed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The match entity.
    pub game: Entity,
    /// The refused command.
    pub command: MatchCommand,
    /// Why it was refused.
    pub reason: RefusalReason,
}

/// Why a command was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalReason {
    /// The entity is not a match (any more), or it is not shown and the command is only for a match that is shown.
    NoSuchMatch,
    /// The rules forbid the move.
    Illegal(IllegalMove),
    /// The match is over.
    MatchOver,
    /// An earlier position of the match is looked at.
    LookingBack,
    /// The step of the lesson asks for something else now.
    LessonWaits,
    /// The puzzle asks for something else now.
    PuzzleWaits,
    /// No ply has been played, or none by a human player.
    NothingToUndo,
    /// The match has no such node (any more).
    NoSuchNode,
    /// No ply has been taken back.
    NothingToRedo,
    /// The game has no draw by agreement.
    NoDrawsByAgreement,
    /// Two people play against the clock.
    TimedMatch,
    /// A draw offer already stands.
    AlreadyOffered,
    /// There is no draw offer to answer.
    NoOffer,
    /// A computer is to move.
    ComputerToMove,
    /// The match has changed since the search started, or the claimed time has not run out.
    Outdated,
}
