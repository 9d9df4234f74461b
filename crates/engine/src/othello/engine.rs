//! Othello's registration with the engine: the standard board has a search of its own, the other sizes use the general
//! one.

use super::bounds_table::OthelloTables;
use super::dispatch;
use super::other_sizes::OtherSizesSearch;
use super::root_search;
use super::weights::OthelloWeights;
use crate::engine_game::EngineGame;
use crate::game_search::static_score;
use crate::limits::Limits;
use crate::report::{Report, Score, SearchInfo};
use crate::search::search;
use crate::search_table::SearchTable;
use crate::strength::{LEVEL_COUNT, Strength, material, nodes, plies};
use crate::time_share::{STEADY_SHARE, weighted_share};
use tessera_rules::othello::{AnyBoard, Position};

/// The tables of a board.
#[derive(Debug)]
pub(crate) enum OthelloTable {
    /// For the standard board.
    Standard(OthelloTables),
    /// For the other sizes.
    Other(SearchTable),
}

/// How much time a move deserves by its number of empty squares: little in the opening, most where games are lost and the end is
/// still too far to be searched, and hardly any once it is.
const fn time_weight(empties: u32) -> f64 {
    match empties {
        46.. => 0.65,
        36.. => 1.2,
        28.. => 1.7,
        24.. => 1.0,
        20.. => 0.8,
        17.. => 0.3,
        _ => 0.02,
    }
}

impl EngineGame for Position {
    type Weights = OthelloWeights;
    type Table = OthelloTable;

    #[rustfmt::skip]
    const STRENGTHS: [Strength; LEVEL_COUNT] = [
        material(900, 250), plies(0, 3000, 1500), plies(0, 2000, 800), plies(0, 1000, 350), plies(0, 600, 180),
        plies(1, 500, 170), nodes(400), nodes(4_000), nodes(60_000), nodes(1_000_000),
    ];

    fn new_table(&self, bytes: usize) -> Option<OthelloTable> {
        match self.board() {
            AnyBoard::Eight(_) => OthelloTables::new(bytes).map(OthelloTable::Standard),
            AnyBoard::Six(_) | AnyBoard::Ten(_) => SearchTable::new(bytes).map(OthelloTable::Other),
        }
    }

    fn search(
        &self,
        table: &OthelloTable,
        weights: &OthelloWeights,
        limits: &Limits,
        seed: u64,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Report> {
        match (table, self.board()) {
            (OthelloTable::Standard(tables), AnyBoard::Eight(board)) => {
                root_search::search(tables, board, &weights.evaluation(), limits, seed, on_info)
            }
            (OthelloTable::Standard(_), _) => None,
            (OthelloTable::Other(table), _) => search::<OtherSizesSearch>(table, self, weights, limits, seed, on_info),
        }
    }

    fn time_share(&self) -> f64 {
        match self.board() {
            AnyBoard::Eight(board) => weighted_share(time_weight, board.empty().count_ones()),
            AnyBoard::Six(_) | AnyBoard::Ten(_) => STEADY_SHARE,
        }
    }

    fn static_eval(&self, weights: &OthelloWeights) -> Score {
        match self.board() {
            AnyBoard::Eight(board) if !board.is_over() => {
                Score::Centi(dispatch::static_eval(&weights.evaluation(), board))
            }
            _ => static_score::<OtherSizesSearch>(self, weights),
        }
    }
}
