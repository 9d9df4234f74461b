//! Diamond (Larry Back, 1985–1994): place twelve pieces each, then move them; four own pieces on a square win.
//!
//! Black is [`Side::First`], White [`Side::Second`]. [`Board`] holds every rule except repetition and is used by the
//! search; [`Position`] adds the history that repetition needs. `position_text` describes the text of a position and
//! `notation` that of a move.
//!
//! Where the published rules say nothing, this implementation decides:
//! - after the 24th placement Black moves first, and quiet plies and repetitions are counted from there;
//! - a player who can neither move a piece nor remove a neutral has drawn the game;
//! - the third occurrence of a position draws at once, without a claim;
//! - a game won by the 24th placement ends in the placement phase, with no piece in hand.
//!
//! ```
//! use tessera::rules::{Game, diamond};
//!
//! let example = diamond::parse_position("White d4 e3; Black f4; White to move").expect("a readable position");
//! let mv = example.parse_move("d4-e4").expect("d4 and e4 are joined by a line");
//! assert_eq!(example.format_move(mv), "d4-e4xf4"); // cornered on the triangle e3-f4-e4
//! ```

use serde::{Deserialize, Serialize};

use super::{
    Effect, Game, GameKind, IllegalMove, Move, NotationError, Outcome, PerSide, Phase, Placement, PointSet, Side,
    Variant,
};

mod board;
mod history;
mod info;
mod judge;
mod lattice;
mod listing;
mod notation;
mod picture;
mod position_text;
mod setup;
mod shape;

pub use board::{Board, QUIET_LIMIT};
pub use info::INFO;
pub use position_text::parse_position;
use shape::build_topology;

use history::RepetitionHistory;

/// The pieces that each side has at the start.
pub const PIECES: u8 = 12;

/// A position of Diamond with the history that the repetition rule needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
    history: RepetitionHistory,
}

/// What a position consists of besides the pieces on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Situation {
    /// The side to move.
    pub to_move: Side,
    /// The current phase.
    pub phase: Phase,
    /// Pieces not yet placed.
    pub in_hand: PerSide<u8>,
    /// Plies of the movement phase since the last capture or removal; 50 is a draw.
    pub quiet: u8,
    /// White has used the pie rule: the player of the first ply now plays White.
    pub swapped: bool,
    /// Movement phase: the white and black pieces in every position since the last capture or removal, oldest first,
    /// the current one last (neutrals and phase cannot change in between, and the side to move follows from the
    /// parity). A position set up without its history has only the current one.
    pub seen: Vec<[PointSet; 2]>,
}

impl Position {
    /// The empty board, Black to place.
    #[must_use]
    pub const fn start() -> Position {
        Position { board: Board::start(), history: RepetitionHistory::EMPTY }
    }

    /// The position without its history.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The enemies that a legal move corners: one is captured, two protect each other.
    #[must_use]
    pub fn cornered(&self, mv: Move) -> PointSet {
        match mv {
            Move::Step { from, to } => lattice::wide(self.board.cornered(from, to)),
            _ => PointSet::EMPTY,
        }
    }

    /// How often the current position has occurred, this time included: 0 in the placement phase, where repetition does
    /// not count, and 3 in a game drawn by repetition.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.history.occurrences()
    }
}

impl Game for Position {
    fn variant(&self) -> Variant {
        Variant::standard(GameKind::Diamond)
    }

    fn side_to_move(&self) -> Side {
        self.board.to_move()
    }

    /// A win takes precedence over a draw, and the reasons of [`Board::outcome`] over repetition.
    fn outcome(&self) -> Outcome {
        match self.board.outcome() {
            Outcome::InProgress => self.history.outcome(),
            over => over,
        }
    }

    fn placement(&self) -> Placement {
        Placement {
            first: lattice::wide(self.board.pieces(Side::First)),
            second: lattice::wide(self.board.pieces(Side::Second)),
            neutral: lattice::wide(self.board.neutral()),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if !self.outcome().is_over() {
            self.board.list_moves(&mut moves);
        }
        moves
    }

    fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_over() { Err(IllegalMove::GameOver) } else { judge::check(&self.board, mv) }
    }

    fn effects(&self, mv: Move) -> Vec<Effect> {
        self.board.effects(mv)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.board.play(mv);
        self.history.push(&self.board);
    }

    fn count_legal_moves(&self) -> usize {
        if self.outcome().is_over() { 0 } else { self.board.count_moves() }
    }

    fn longest_game(&self) -> Option<usize> {
        Some(if self.outcome().is_over() { 0 } else { self.board.longest_game() })
    }

    fn format_move(&self, mv: Move) -> String {
        notation::format_move(&self.board, mv)
    }

    fn protocol_move(&self, mv: Move) -> String {
        notation::protocol_move(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::parse_move(self, text)
    }

    fn format_position(&self) -> String {
        position_text::format_position(self)
    }
}
