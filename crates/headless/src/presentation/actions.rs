//! The actions that the active match offers besides moves on the board, and the requests they become.
//!
//! This is the one list of what can be done now: the action bar, the corner buttons, the menu, the result card, the key
//! prompts, the keys themselves and the accessible board use it. So they agree, and a new action is added in one place.

mod analysis;
mod key;
mod label;
mod query;
mod reason;
mod request;
#[cfg(test)]
mod tests;
mod writer;

use serde::{Deserialize, Serialize};

pub use query::{MatchActions, MatchActionsItem};
pub use request::ActionRequest;
pub use writer::ActionWriter;

/// Something a player can do in a match by pressing a button or a key.
///
/// The web page knows the actions of its accessible board by their serialised names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchAction {
    /// Play the chosen move, where moves are confirmed before they are played.
    Confirm,
    /// Accept the draw that the opponent offers.
    #[serde(rename = "accept")]
    AcceptDraw,
    /// Decline the draw that the opponent offers.
    #[serde(rename = "decline")]
    DeclineDraw,
    /// Play the pass.
    Pass,
    /// Play the swap of the pie rule.
    #[serde(rename = "switch")]
    SwitchSides,
    /// Let a paused computer play.
    #[serde(rename = "go-on")]
    Resume,
    /// Stop a match between computers.
    Pause,
    /// Play the same match again after its end, with the other colour.
    Rematch,
    /// The same against a computer one level stronger after a win, one weaker after a loss.
    OtherLevel,
    /// Take back the last move of a human, with the replies to it. While an earlier position is looked at: the one before.
    #[serde(rename = "take-back")]
    Undo,
    /// Play again what was taken back. While an earlier position is looked at: the next one.
    #[serde(rename = "play-again")]
    Redo,
    /// Look at the position before the last move, while the match goes on.
    LookBack,
    /// Look at the match as it is now.
    BackToMatch,
    /// Let the match go on from the earlier position that is looked at.
    PlayFromHere,
    /// Show the moves one after the other.
    Autoplay,
    /// Stay at the position that is shown.
    StopAutoplay,
    /// Look at the start.
    FirstMove,
    /// Look at the end of the line.
    LastMove,
    /// Ask for a good move.
    Hint,
    /// Show the proved value of each legal move, or hide it.
    Oracle,
    /// Try moves out beside the match, with the value of each.
    Analyse,
    /// Let the engine of the analysis search, or stop it.
    Engine,
    /// Show in the analysis what the other side would play if it were its turn, or hide it.
    Threats,
    /// Show the values again while a mistake is played again.
    EndRetry,
    /// Analyse the whole game.
    Report,
    /// End the analysis of the whole game.
    CancelReport,
    /// Show the moves that games have played from here, or hide them.
    Explorer,
    /// Offer a draw to the opponent.
    OfferDraw,
    /// Give the match up.
    #[serde(rename = "give-up")]
    Resign,
    /// Begin the same match anew, at any time.
    Restart,
    /// Go back to the title screen.
    Leave,
}

impl MatchAction {
    /// Every action, the most urgent first.
    pub const ALL: [MatchAction; 31] = [
        MatchAction::BackToMatch,
        MatchAction::PlayFromHere,
        MatchAction::Confirm,
        MatchAction::AcceptDraw,
        MatchAction::DeclineDraw,
        MatchAction::Pass,
        MatchAction::SwitchSides,
        MatchAction::Resume,
        MatchAction::Pause,
        MatchAction::Rematch,
        MatchAction::OtherLevel,
        MatchAction::Undo,
        MatchAction::Redo,
        MatchAction::FirstMove,
        MatchAction::LastMove,
        MatchAction::Autoplay,
        MatchAction::StopAutoplay,
        MatchAction::Hint,
        MatchAction::LookBack,
        MatchAction::Oracle,
        MatchAction::Analyse,
        MatchAction::Engine,
        MatchAction::Threats,
        MatchAction::EndRetry,
        MatchAction::Report,
        MatchAction::CancelReport,
        MatchAction::Explorer,
        MatchAction::OfferDraw,
        MatchAction::Resign,
        MatchAction::Restart,
        MatchAction::Leave,
    ];

    /// The actions that decide how the match goes on now; the action bar shows those that are available.
    pub const TURN: [MatchAction; 10] = [
        MatchAction::BackToMatch,
        MatchAction::PlayFromHere,
        MatchAction::EndRetry,
        MatchAction::Confirm,
        MatchAction::AcceptDraw,
        MatchAction::DeclineDraw,
        MatchAction::Pass,
        MatchAction::SwitchSides,
        MatchAction::Resume,
        MatchAction::Pause,
    ];

    /// Whether the action, when available, is the expected next step.
    const fn is_primary(self) -> bool {
        use MatchAction::{AcceptDraw, BackToMatch, Confirm, Pass, Rematch, Resume, SwitchSides};
        matches!(self, BackToMatch | Confirm | AcceptDraw | Pass | SwitchSides | Resume | Rematch)
    }
}

/// Why an action is not available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unavailable {
    /// The match is over.
    MatchOver,
    /// The match is not over yet.
    MatchInProgress,
    /// No move waits to be confirmed.
    NoMoveChosen,
    /// No human has a draw offer to answer.
    NoDrawOffer,
    /// A draw offer is pending already.
    DrawOfferPending,
    /// The game has no draws by agreement.
    NoDrawsByAgreement,
    /// The rules do not allow the move now.
    IllegalMove,
    /// Computers do not wait.
    NotPaused,
    /// Computers wait already.
    AlreadyPaused,
    /// A human plays: only a match between computers can be paused.
    HumanPlays,
    /// No human plays.
    NoHumanPlays,
    /// No move can be taken back.
    NothingToUndo,
    /// No move was taken back.
    NothingToRedo,
    /// It is a computer's turn.
    ComputerToMove,
    /// The engine cannot play.
    EngineFailed,
    /// An earlier position is looked at.
    LookingBack,
    /// The match is shown as it is now.
    NotLookingBack,
    /// The moves are shown one after the other already.
    Autoplaying,
    /// The moves are not shown one after the other.
    NotAutoplaying,
    /// Two people play against the clock, or the board is that of a lesson.
    OracleForbidden,
    /// Two people play against the clock.
    TimedMatch,
    /// The analysis is open already.
    Analysing,
    /// The board is not that of an analysis.
    NotAnalysing,
    /// The result suggests no other level.
    NoOtherLevel,
    /// No mistake is played again.
    NoRetry,
    /// The game is being analysed already.
    Reporting,
    /// The game is not being analysed.
    NotReporting,
}

/// An action as it can be offered now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionState {
    /// The action.
    pub action: MatchAction,
    /// Why the action is not available; `None` if it is.
    pub unavailable: Option<Unavailable>,
    /// The action is available and the expected next step: its button stands out.
    pub primary: bool,
}

impl ActionState {
    /// Whether a button for the action can be pressed.
    pub const fn is_available(self) -> bool {
        self.unavailable.is_none()
    }
}
