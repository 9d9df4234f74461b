//! STUB

use std::fmt;

use super::{
    Effect, Game, IllegalMove, Move, NotationError, Outcome, Placement, SetupError, Side, Size, Topology, Variant,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {}

impl Position {
    pub fn start(_size: Size) -> Position {
        todo!()
    }
    pub fn from_setup(_size: Size, _placement: Placement, _to_move: Side) -> Result<Position, SetupError> {
        todo!()
    }
}

pub fn parse_position(_size: Size, _text: &str) -> Result<Position, NotationError> {
    todo!()
}
pub(super) fn build_topology(_size: Size) -> Topology {
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
