//! What a game provides to the engine; the games register themselves in [`super::registry`].

use std::fmt::Debug;

use super::limits::Limits;
use super::network::Network;
use super::report::{Report, Score, SearchInfo};
use super::solving::PositionSolver;
use super::strength::{LEVEL_COUNT, Strength};
use super::time_share::STEADY_SHARE;
use super::training::FeatureSet;
use super::value_search::{ProvenValue, ValueSearch};
use super::weights_file::GameWeights;
use super::win_search::WinSearch;
use tessera_rules::{Game, Side, Size, Variant};

/// A game that the engine plays, implemented by the game's position.
pub(super) trait EngineGame: Game {
    /// What can be learned about the game.
    type Weights: GameWeights;
    /// The transposition table of the game's search.
    type Table: Debug;

    /// The playing strength of each level, the weakest first.
    const STRENGTHS: [Strength; LEVEL_COUNT];

    /// An empty table of about `bytes` bytes for searches of games on this position's board; `None` if there is not enough memory.
    fn new_table(&self, bytes: usize) -> Option<Self::Table>;

    /// Searches the position until a limit is reached; `None` if the game is over, or if the table was made for another
    /// board.
    fn search(
        &self,
        table: &Self::Table,
        weights: &Self::Weights,
        limits: &Limits,
        seed: u64,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Report>;

    /// The evaluation for the side to move, without any search.
    fn static_eval(&self, weights: &Self::Weights) -> Score;

    /// The part of the time left on the clock that the next move deserves.
    fn time_share(&self) -> f64 {
        STEADY_SHARE
    }

    /// What the arrangement of a side's pieces adds to their number, in hundredths of a piece, as a beginner sees it.
    fn shape_bonus(&self, _side: Side) -> i32 {
        0
    }

    /// Whether positions on this board are proved while a player waits.
    fn is_quickly_solved(_size: Size) -> bool {
        false
    }

    /// A solver for the position, if its board is small enough.
    fn solver(&self) -> Option<Box<dyn PositionSolver>> {
        None
    }

    /// A search for forced wins on the position's board, if there is one for it.
    fn win_search(&self) -> Option<Box<dyn WinSearch>> {
        None
    }

    /// A solver of values that is exact where the general search gives bounds, if there is one for the position's board.
    fn value_search(&self) -> Option<Box<dyn ValueSearch>> {
        None
    }

    /// The value of the position if it comes with the program, for the side to move.
    fn opening_value(&self) -> ProvenValue {
        ProvenValue::Unknown
    }

    /// The inputs of the game's networks, if its evaluation is trained by self-play and gradient descent.
    fn feature_set(_variant: Variant) -> Option<FeatureSet> {
        None
    }

    /// Puts trained networks, as many as the feature set asked for, in their place.
    fn install_networks(_size: Size, _networks: Vec<Network>, _weights: &mut Self::Weights) {}
}
