//! The match entity and its components. [`spawn`](super::spawn) starts matches.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::platform::date;
use crate::records::{DAY, GameTree, NodeId, Tags, time_of};
use crate::rules::{IllegalMove, Move, Outcome, PerSide, Ply, Position, Record, Side, Variant};
use crate::statistics::Standing;

/// A match between two players; its points and pieces are its children. The board of the position editor has this
/// component alone of those of a match.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Match(pub Variant);

/// The outcome so far, resignation and agreement included.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchOutcome(pub Outcome);

/// The seat that plays each side. The pie rule exchanges them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats(pub PerSide<Seat>);

/// One of the two places at the table; `One` makes the first ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// The seat that makes the first ply.
    One,
    /// The other seat.
    Two,
}

impl Seat {
    /// Both seats, in order.
    pub const BOTH: [Seat; 2] = [Seat::One, Seat::Two];

    /// 0 for `One`, 1 for `Two`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat opposite.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::One => Seat::Two,
            Seat::Two => Seat::One,
        }
    }
}

/// The matches that were played before this one, by the seats of this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sitting {
    /// The matches that each of them has won.
    pub won: [u16; 2],
    /// Drawn matches.
    pub drawn: u16,
}

/// When a match began, its tags, and what was played before it.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchDetails {
    /// When it began, in milliseconds since the beginning of 1970 (UTC). The library knows the match by this time.
    pub created: i64,
    /// Tags such as `Event`; those of the colours are the names of the people that begin with them.
    pub tags: Tags,
    /// The score of the same two people before this match.
    pub sitting: Sitting,
}

impl MatchDetails {
    /// Those of a game from outside, which began on the day of its tag `Date`; without one it begins now. The time of day is
    /// that of now, which keeps games of one day apart.
    pub fn of_record(tags: Tags) -> MatchDetails {
        let now = date::now();
        let day = tags.get("Date").and_then(time_of);
        MatchDetails { created: day.map_or(now, |day| day + now.rem_euclid(DAY)), tags, ..MatchDetails::default() }
    }

    /// Those of a match that begins now.
    pub fn beginning_now(tags: Tags) -> MatchDetails {
        MatchDetails { created: date::now(), tags, ..MatchDetails::default() }
    }
}

/// What the match has changed for the person that played it against a computer, once it is over and that is known.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct MatchStanding(pub Standing);

/// The side that has offered a draw, while the offer stands.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawOffer(pub Option<Side>);

/// All moves of the match with its variations, and the position of the current node, which the pieces show.
///
/// Undo, redo and jumps only change the current node. A move that is played at an earlier node begins a new line, which
/// becomes the main line; the moves that it replaces stay as a variation.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(DrawOffer)]
pub struct History {
    /// The start, the moves, and the current node, which the methods below change.
    pub tree: GameTree,
    /// The plies that lead to the current node, and the nodes after them.
    line: Record<Position>,
    path: Vec<NodeId>,
}

impl History {
    /// The history of a tree, at its start.
    pub fn at_start(mut tree: GameTree) -> History {
        tree.go_to(NodeId::START);
        let line = Record::new(tree.start().clone());
        History { tree, line, path: Vec::new() }
    }

    /// The history of a game that begins with this position.
    pub fn of(start: Position) -> History {
        History::at_start(GameTree::new(start))
    }

    /// The position on the board.
    pub const fn position(&self) -> &Position {
        self.line.current()
    }

    /// The plies that lead to the position, oldest first.
    pub fn plies(&self) -> &[Ply<Position>] {
        self.line.plies()
    }

    /// The moves of these plies.
    pub fn moves(&self) -> Vec<Move> {
        self.line.moves()
    }

    /// The nodes after each of the plies.
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// Plays a move, which is added to the tree if it is not there; returns its ply.
    ///
    /// # Errors
    /// Why the move is illegal; then nothing has changed.
    pub fn play(&mut self, mv: Move) -> Result<&Ply<Position>, IllegalMove> {
        let ply = self.line.play(mv)?;
        self.path.push(self.tree.play(mv)?);
        Ok(ply)
    }

    /// Takes the last ply back and returns it; `None` at the start.
    pub fn take_back(&mut self) -> Option<Ply<Position>> {
        let ply = self.line.undo()?;
        self.path.pop();
        self.tree.go_to(self.path.last().copied().unwrap_or(NodeId::START));
        Some(ply)
    }

    /// Takes over the moves of another tree that has the current node, too.
    pub(super) fn replace_tree(&mut self, mut tree: GameTree) {
        let stays = tree.go_to(self.tree.current());
        debug_assert!(stays, "the current node is in both trees");
        self.tree = tree;
    }

    /// The position before the first ply.
    pub const fn start(&self) -> &Position {
        self.tree.start()
    }

    /// The moves that redo plays again, in order: the main line after the current node.
    pub fn undone(&self) -> Vec<Move> {
        self.tree.moves(&self.tree.line_after(self.tree.current()))
    }

    /// Whether there are moves to play again.
    pub fn has_undone(&self) -> bool {
        !self.tree.children(self.tree.current()).is_empty()
    }
}

/// A copy of a match in which earlier positions are looked at. It is the active match while it is open.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Review {
    /// The match that goes on in the background.
    pub of: Entity,
}

/// A review in which moves can be made and values are shown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Analysis;

/// A match that goes on in the background while its review is shown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reviewed;

/// The board of the position editor, of a lesson or of a puzzle, shown in place of a match. It does not wait for another
/// such board, but closes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InPlaceOfMatch;

/// A match that waits while the position editor is open: its clock stands still, and its computers do not move.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SetAside;
