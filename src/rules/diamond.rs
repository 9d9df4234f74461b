//! STUB

use std::fmt;

use super::{
    Effect, Game, IllegalMove, Move, NotationError, Outcome, PerSide, Phase, Placement, PointSet, SetupError, Side,
    Size, Topology, Variant,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {}

impl Position {
    pub fn start() -> Position {
        todo!()
    }
    /// Enemies cornered by a legal step.
    pub fn cornered(&self, _mv: Move) -> PointSet {
        todo!()
    }
    pub fn situation(&self) -> Situation {
        todo!()
    }
    pub fn from_setup(_placement: Placement, _situation: Situation) -> Result<Position, SetupError> {
        todo!()
    }
}

/// Beyond placement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Situation {
    /// The side (colour) whose turn it is.
    pub to_move: Side,
    pub phase: Phase,
    /// Pieces not yet placed.
    pub in_hand: PerSide<u8>,
    /// Plies of the movement phase since the last capture or removal; 50 is a draw.
    pub quiet: u8,
    /// White has taken the pie rule: whoever moved first now plays White.
    pub swapped: bool,
    /// Movement phase: the white and black pieces in every position since the last capture or removal, oldest first,
    /// the current one last (neutrals and phase cannot change in between, and the side to move follows from the parity).
    pub seen: Vec<[PointSet; 2]>,
}

pub fn parse_position(_text: &str) -> Result<Position, NotationError> {
    todo!()
}
pub(super) fn build_topology() -> Topology {
    todo!()
}

impl fmt::Display for Position {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        todo!()
    }
}

impl Game for Position {
    fn variant(&self) -> Variant {
        todo!()
    }
    fn side_to_move(&self) -> Side {
        todo!()
    }
    fn outcome(&self) -> Outcome {
        todo!()
    }
    fn placement(&self) -> Placement {
        todo!()
    }
    fn legal_moves(&self) -> Vec<Move> {
        todo!()
    }
    fn check(&self, _mv: Move) -> Result<(), IllegalMove> {
        todo!()
    }
    fn effects(&self, _mv: Move) -> Vec<Effect> {
        todo!()
    }
    fn play_unchecked(&mut self, _mv: Move) {
        todo!()
    }
    fn longest_game(&self) -> Option<usize> {
        todo!()
    }
    fn format_move(&self, _mv: Move) -> String {
        todo!()
    }
    fn protocol_move(&self, _mv: Move) -> String {
        todo!()
    }
    fn parse_move(&self, _text: &str) -> Result<Move, NotationError> {
        todo!()
    }
    fn format_position(&self) -> String {
        todo!()
    }
}
