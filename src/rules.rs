//! The rules of the games as values: no Bevy, no clock, no randomness.
//!
//! Every game is a position type that implements [`Game`]; [`Position`] holds any of them at run time. A move is
//! judged on a value ([`Game::play`]) and told as a list of [`Effect`]s, so that whoever shows a board never has to
//! know the rules.
//!
//! ```
//! use tessera::rules::{Game, GameKind, IllegalMove, Position, Variant};
//!
//! let start = Position::start(Variant::standard(GameKind::Othello));
//! let mv = start.parse_move("f5").expect("f5 opens a game of Othello");
//! let played = start.play(mv).expect("it is legal");
//! assert_eq!(played.effects.len(), 2); // the disc placed, one disc flipped
//! assert_eq!(played.next.play(mv).unwrap_err(), IllegalMove::Occupied(mv.target().unwrap()));
//! ```

use std::fmt::{Debug, Display};

pub mod breakthrough;
pub mod diamond;
pub mod othello;

mod colour;
mod effect;
mod error;
mod grid;
mod info;
mod kind;
mod moves;
mod notation;
mod outcome;
mod perft;
mod placement;
mod point;
mod record;
mod registry;
mod side;
mod topology;
mod variant;

pub use colour::Colour;
pub use effect::{Effect, Phase};
pub use error::{IllegalMove, NotationError, NotationReason, SetupError};
pub use grid::Grid;
pub use info::{AllowedSizes, CaptureKind, GameInfo, PieceKind, RankOne};
pub use kind::GameKind;
pub(crate) use kind::for_each_game;
pub use moves::Move;
pub use outcome::{Draw, Outcome, Victory};
use perft::count_leaves;
pub use perft::{FinishedGames, perft};
pub use placement::Placement;
pub use point::{Point, PointSet};
pub use record::{Ply, Record};
pub use registry::{Position, Setup, Situation};
pub use side::{Allegiance, PerSide, Side};
pub use topology::{Face, Planar, Surface, Topology};
pub use variant::{Size, Variant, VariantError};

/// A position of a two-player game and everything that can be asked of it.
///
/// What every game promises, and the conformance test checks: legal moves come sorted and unique; there are none
/// exactly when the game is over; every legal move plays and every other is refused with a reason; a move's effects
/// applied to the placement give the next placement, and reverted give the old one back; moves, positions and games
/// survive being written and read.
pub trait Game: Clone + PartialEq + Debug + Display {
    fn variant(&self) -> Variant;

    /// The side whose turn it is; in a finished game, whose turn it would be.
    fn side_to_move(&self) -> Side;

    /// Whether and how the game has ended by the rules. Resignation, time and agreement are not in a position.
    fn outcome(&self) -> Outcome;

    fn placement(&self) -> Placement;

    /// All legal moves, sorted, each once; empty exactly when the game is over.
    fn legal_moves(&self) -> Vec<Move>;

    /// # Errors
    /// The reason why the move is not legal here.
    fn check(&self, mv: Move) -> Result<(), IllegalMove>;

    /// What a legal move changes, in order. Meaningless for a move that [`Game::check`] refuses.
    fn effects(&self, mv: Move) -> Vec<Effect>;

    /// Plays a move that the caller knows to be legal; for search.
    ///
    /// With any other move the position is meaningless afterwards (but memory is safe, and nothing panics in release).
    fn play_unchecked(&mut self, mv: Move);

    /// Judges a move and plays it.
    ///
    /// # Errors
    /// The reason why the move is not legal here; `self` is untouched either way.
    fn play(&self, mv: Move) -> Result<Played<Self>, IllegalMove> {
        self.check(mv)?;
        let effects = self.effects(mv);
        let mut next = self.clone();
        next.play_unchecked(mv);
        Ok(Played { next, effects })
    }

    /// The number of legal moves; games count faster than they list.
    fn count_legal_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// The number of move sequences of `depth` plies; a forced pass is a ply.
    fn perft(&self, depth: u32, finished: FinishedGames) -> u64 {
        count_leaves(self, depth, finished)
    }

    /// An upper bound on the plies still to come, or `None` if the game has none that is useful.
    fn longest_game(&self) -> Option<usize>;

    fn topology(&self) -> &'static Topology {
        Topology::of(self.variant())
    }

    /// The move as people write it, with captures and a mark for a winning move where the game's notation has them.
    /// The move is legal here.
    fn format_move(&self, mv: Move) -> String;

    /// The move as engine protocols write it: the shortest text that [`Game::parse_move`] reads back.
    fn protocol_move(&self, mv: Move) -> String;

    /// Reads a move in any of the forms the game knows, and judges it.
    ///
    /// # Errors
    /// Where and why the text is not a legal move here.
    fn parse_move(&self, text: &str) -> Result<Move, NotationError>;

    /// A whole game from this position as people write it. All moves are legal in turn.
    fn format_game(&self, moves: &[Move]) -> String {
        notation::numbered_game(self, moves)
    }

    /// Reads a whole game from this position: moves with or without numbers, blanks, commas and line breaks.
    ///
    /// # Errors
    /// Where and why the first unreadable or illegal move fails.
    fn parse_game(&self, text: &str) -> Result<Vec<Move>, NotationError> {
        notation::parse_numbered_game(self, text)
    }

    /// The position as one line of text, read back by the game's `parse_position`.
    fn format_position(&self) -> String;
}

/// The verdict on a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G> {
    pub next: G,
    pub effects: Vec<Effect>,
}
