//! A match in memory that can be resumed.

use crate::game::analysis::AnalysedPosition;
use crate::game::clock::Clock;
use crate::game::matches::MatchDetails;
use crate::game::player::Players;
use crate::game::resumable::MatchSummary;
use crate::records::{EarlyEnd, GameTree, NodeId};
use crate::rules::{Game, Move};

/// A match that can be resumed.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedMatch {
    /// All moves; the current node is the position on the board. Those of the main line after it are taken back.
    pub tree: GameTree,
    /// The players, by seat.
    pub players: Players,
    /// Whether computers are paused.
    pub paused: bool,
    /// The ending, if the rules did not decide it.
    pub end: Option<EarlyEnd>,
    /// The clock, if the match is played with one.
    pub clock: Option<Clock>,
    /// When it began, its tags, which name people by their colours at the end of the line, and its sitting.
    pub details: MatchDetails,
    /// The searches of the analysis of the game, if there is one. The library does not have them.
    pub analysis: Option<Vec<AnalysedPosition>>,
}

impl SavedMatch {
    /// The line that is played: the nodes after its plies, including those taken back.
    pub fn line(&self) -> Vec<NodeId> {
        self.tree.line_through(self.tree.current())
    }

    /// The move of every ply, including those taken back.
    pub fn moves(&self) -> Vec<Move> {
        self.tree.moves(&self.line())
    }

    /// How many of the last plies are taken back.
    pub fn undone(&self) -> usize {
        self.tree.line_after(self.tree.current()).len()
    }

    /// The number of plies that are not taken back.
    pub fn plies(&self) -> usize {
        self.tree.path(self.tree.current()).len()
    }

    /// Whether a ply has been played, even if it is taken back.
    pub fn has_begun(&self) -> bool {
        self.tree.move_count() > 0
    }

    /// Whether the match is not over.
    pub fn is_in_progress(&self) -> bool {
        self.end.is_none() && !self.tree.position(self.tree.current()).outcome().is_over()
    }

    /// Whether the match can be continued after it was left: it has begun and is not over.
    pub fn is_worth_keeping(&self) -> bool {
        self.has_begun() && self.is_in_progress()
    }

    /// What screens show of the match while it is not open.
    pub fn summary(&self) -> MatchSummary {
        MatchSummary { variant: self.tree.variant(), players: self.players, plies: self.plies() }
    }
}
