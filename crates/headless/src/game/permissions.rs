//! The commands that a match takes, and the players that move in it.
//!
//! A match allows everything to its players. What shows one in a way of its own, such as a review, a lesson or a puzzle, says here
//! what it allows; the judge and the turn ask nothing else.

use bevy::prelude::*;

use super::requests::{MatchCommand, RefusalReason};

/// The commands that a match takes now, and the players that move.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Permissions {
    /// The players that move.
    pub movers: Movers,
    /// The commands that are taken.
    pub commands: CommandSet,
    /// Why the others are refused.
    pub reason: RefusalReason,
    /// The number of plies that a take-back keeps; `None` for all before the last one of a person.
    pub kept: Option<usize>,
}

/// The players that move in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movers {
    /// The players in the seats.
    Players,
    /// People try moves out for both sides: these moves take no time and are variations.
    Anyone,
    /// None, for now.
    None,
}

/// Kinds of commands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommandSet(u8);

impl CommandSet {
    /// None.
    pub const NONE: CommandSet = CommandSet(0);
    /// All.
    pub const ALL: CommandSet = CommandSet(u8::MAX);
    /// A move of a person.
    pub const PLAY: CommandSet = CommandSet(1);
    /// What computers do, and pausing them.
    pub const COMPUTER: CommandSet = CommandSet(1 << 1);
    /// Going to another position.
    pub const JUMP: CommandSet = CommandSet(1 << 2);
    /// Taking back.
    pub const TAKE_BACK: CommandSet = CommandSet(1 << 3);
    /// A hint.
    pub const HINT: CommandSet = CommandSet(1 << 4);
    /// Oracle, opening explorer and analysis.
    pub const SHOW: CommandSet = CommandSet(1 << 5);
    /// What only players of a match do: playing again, changing players, resigning, offering draws.
    pub const PLAYERS: CommandSet = CommandSet(1 << 6);

    /// Both.
    #[must_use]
    pub const fn union(self, other: CommandSet) -> CommandSet {
        CommandSet(self.0 | other.0)
    }

    const fn of(command: MatchCommand) -> CommandSet {
        match command {
            MatchCommand::Play(_) => CommandSet::PLAY,
            MatchCommand::Reply { .. } | MatchCommand::Pause(_) => CommandSet::COMPUTER,
            MatchCommand::Undo { .. } | MatchCommand::Redo { .. } | MatchCommand::GoTo(_) => CommandSet::JUMP,
            MatchCommand::TakeBack => CommandSet::TAKE_BACK,
            MatchCommand::Hint => CommandSet::HINT,
            MatchCommand::ShowOracle(_) | MatchCommand::ShowExplorer(_) | MatchCommand::Analyse(_) => CommandSet::SHOW,
            MatchCommand::PlayAgain
            | MatchCommand::SetPlayer { .. }
            | MatchCommand::Resign(_)
            | MatchCommand::Flag(_)
            | MatchCommand::OfferDraw(_)
            | MatchCommand::AnswerDraw { .. } => CommandSet::PLAYERS,
        }
    }
}

impl Permissions {
    /// Those of a match.
    pub const MATCH: Permissions = Permissions {
        movers: Movers::Players,
        commands: CommandSet::ALL,
        reason: RefusalReason::NoSuchMatch,
        kept: None,
    };

    /// Refuses a command that is not taken.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, command: MatchCommand) -> Result<(), RefusalReason> {
        if self.takes(CommandSet::of(command)) { Ok(()) } else { Err(self.reason) }
    }

    /// Whether commands of any of these kinds are taken.
    pub const fn takes(&self, kinds: CommandSet) -> bool {
        self.commands.0 & kinds.0 != 0
    }
}
