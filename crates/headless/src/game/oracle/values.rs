//! The proved values of the legal moves of a position, and how they grow.

use bevy::prelude::*;

use crate::engine::{MoveValue, ProvenValue};
use crate::game::player::Generation;
use crate::rules::Move;

/// The proved values of the legal moves of a match, until its position changes.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct OracleValues {
    /// Every legal move with its value for the side that makes it, in the order of the rules; none after the end.
    pub moves: Vec<MoveValue>,
    /// What the oracle does.
    pub status: OracleStatus,
    pub(super) generation: u64,
    /// The searches that have ended.
    pub(super) searches: usize,
}

/// What the oracle does about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OracleStatus {
    /// It waits until the engine has ended other searches.
    Waiting,
    /// It searches for proofs.
    Searching,
    /// It has proved everything that it can prove.
    Complete,
    /// It has stopped with moves whose values are not, or not exactly, known.
    Stopped,
}

impl OracleValues {
    pub(super) fn new(moves: impl IntoIterator<Item = Move>, generation: Generation) -> OracleValues {
        let moves = moves.into_iter().map(|mv| MoveValue { mv, value: ProvenValue::Unknown }).collect();
        let mut values = OracleValues { moves, status: OracleStatus::Waiting, generation: generation.0, searches: 0 };
        values.complete();
        values
    }

    /// The known value of a move; `None` if it is not legal.
    pub fn of(&self, mv: Move) -> Option<ProvenValue> {
        self.moves.iter().find(|known| known.mv == mv).map(|known| known.value)
    }

    /// How many moves have a proved value.
    pub fn proved(&self) -> usize {
        self.moves.iter().filter(|known| known.value.is_known()).count()
    }

    /// Whether more could be proved.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.status, OracleStatus::Waiting | OracleStatus::Searching)
    }

    /// Adds what a search has found.
    pub(super) fn add(&mut self, found: &[MoveValue]) {
        for known in &mut self.moves {
            if let Some(found) = found.iter().find(|found| found.mv == known.mv) {
                known.value = known.value.refined_by(found.value);
            }
        }
        self.complete();
    }

    fn complete(&mut self) {
        if self.moves.iter().all(|known| known.value.is_final()) {
            self.status = OracleStatus::Complete;
        }
    }
}

#[cfg(test)]
impl OracleValues {
    /// Values for tests.
    pub(crate) fn for_test(moves: Vec<MoveValue>, status: OracleStatus) -> OracleValues {
        OracleValues { moves, status, generation: 0, searches: 0 }
    }
}
