//! What the model knows of a match: its state as values, without entities of points and pieces.

use std::time::Duration;

use bevy::prelude::*;
use tessera::game::clock::Clock;
use tessera::game::matches::{Seat, Seats};
use tessera::game::player::{ActivePlayer, Player, Players};
use tessera::records::{GameTree, NodeId};
use tessera::rules::{Game, Move, Outcome, Position, Side};

/// The state of one match.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Facts {
    pub(super) tree: GameTree,
    pub(super) node: NodeId,
    pub(super) position: Position,
    pub(super) outcome: Outcome,
    pub(super) seats: Seats,
    pub(super) players: Players,
    pub(super) offer: Option<Side>,
    pub(super) paused: bool,
    pub(super) active_player: ActivePlayer,
    pub(super) generation: u64,
    pub(super) clock: Option<Clock>,
    pub(super) role: Role,
    /// Neither oracle nor explorer may be turned on.
    pub(super) forbidden: bool,
    /// It is shown.
    pub(super) active: bool,
    /// Its review is shown.
    pub(super) reviewed: bool,
    /// The move chosen by a first press; `None` if the match has no selection.
    pub(super) chosen: Option<Option<Move>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Match,
    Review {
        of: Entity,
        analysis: bool,
    },
    /// The board of a lesson or a puzzle, whose own rules the model does not have.
    Exercise,
}

impl Facts {
    pub(super) const fn is_analysis(&self) -> bool {
        matches!(self.role, Role::Review { analysis: true, .. })
    }

    pub(super) fn player_to_move(&self) -> Player {
        self.players.at(self.seats, self.position.side_to_move())
    }

    /// The player that must be waited for in this state.
    pub(super) fn expected_active_player(&self) -> ActivePlayer {
        match (self.role, self.player_to_move()) {
            _ if self.outcome.is_over() => ActivePlayer::None,
            (Role::Review { analysis: true, .. }, _) => ActivePlayer::Human,
            (Role::Review { analysis: false, .. }, _) => ActivePlayer::None,
            (_, Player::Computer(level)) if !self.paused => ActivePlayer::Computer(level),
            _ => ActivePlayer::Human,
        }
    }

    pub(super) fn is_timed_between_people(&self) -> bool {
        self.clock.is_some() && self.players == Players::HUMANS && !self.outcome.is_over()
    }

    /// The plies up to the current node, with the seat that made each.
    pub(super) fn plies(&self) -> Vec<(NodeId, Seat)> {
        let mut position = self.tree.start().clone();
        let mut seats = start_seats(&position);
        let mut plies = Vec::new();
        for node in self.tree.path(self.node) {
            let mv = self.tree.mv(node).expect("a move leads to a node");
            plies.push((node, seats.0[position.side_to_move()]));
            if mv == Move::Swap {
                seats.0.swap();
            }
            position.play_unchecked(mv);
        }
        plies
    }

    /// Goes to a node: position and seats are those of the moves that lead there.
    pub(super) fn go_to(&mut self, node: NodeId) {
        self.node = node;
        self.position = self.tree.position(node);
        self.seats = start_seats(self.tree.start());
        for mv in self.tree.moves(&self.tree.path(node)) {
            if mv == Move::Swap {
                self.seats.0.swap();
            }
        }
    }

    /// What follows every change: an offer does not survive the end, a choice no change at all.
    pub(super) fn changed(&mut self) {
        if self.outcome.is_over() {
            self.offer = None;
        }
        self.active_player = self.expected_active_player();
        self.chosen = self.chosen.map(|_| None);
        self.generation += 1;
    }

    /// What follows a jump to another node.
    pub(super) fn jumped(&mut self, outcome: Outcome) {
        self.outcome = outcome;
        self.offer = None;
        let computer = matches!(self.player_to_move(), Player::Computer(_));
        let earlier = !self.tree.children(self.node).is_empty();
        self.paused = computer && (earlier || self.paused);
        let plies = self.plies().len();
        if let Some(clock) = &mut self.clock {
            clock.left = clock.marks.get(plies).copied().unwrap_or(clock.left);
        }
        self.changed();
    }

    /// The increment of a seat that has played its ply.
    pub(super) fn add_increment(&mut self, seat: Seat, ply: usize) {
        if let Some(clock) = &mut self.clock {
            clock.left[seat.index()] += Duration::from_secs(clock.time_control.seconds_per_move().into());
            let first: [Duration; 2] = clock.marks.first().copied().unwrap_or(clock.left);
            clock.marks.truncate(ply);
            while clock.marks.len() < ply {
                clock.marks.push(first);
            }
            clock.marks.push(clock.left);
        }
    }
}

/// The seats before the first ply: seat one opens.
fn start_seats(start: &Position) -> Seats {
    let mut seats = tessera::rules::PerSide::new(Seat::One, Seat::Two);
    if start.opener() == Side::Second {
        seats.swap();
    }
    Seats(seats)
}
