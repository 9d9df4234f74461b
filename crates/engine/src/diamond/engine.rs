//! Diamond's registration with the engine.

use std::sync::Arc;

use super::attack::DiamondWinSearch;
use super::features;
use super::search::DiamondSearch;
use super::weights::DiamondWeights;
use crate::engine_game::EngineGame;
use crate::game_search::static_score;
use crate::limits::Limits;
use crate::network::Network;
use crate::report::{Report, Score, SearchInfo};
use crate::search::search;
use crate::search_table::SearchTable;
use crate::strength::{LEVEL_COUNT, Strength, material, nodes, plies};
use crate::training::FeatureSet;
use crate::win_search::WinSearch;
use tessera_rules::diamond::Position;
use tessera_rules::{Game, Side, Size, Variant};

/// A beginner's bonus for each own piece on the square that is nearest to completion.
const SQUARE_BONUS: i32 = 12;

impl EngineGame for Position {
    type Weights = DiamondWeights;
    type Table = SearchTable;

    #[rustfmt::skip]
    const STRENGTHS: [Strength; LEVEL_COUNT] = [
        material(150, 2), plies(0, 140, 24), plies(1, 120, 40), plies(1, 70, 17), plies(2, 42, 11),
        nodes(520), nodes(1_900), nodes(7_000), nodes(26_000), nodes(100_000),
    ];

    fn new_table(&self, bytes: usize) -> Option<SearchTable> {
        SearchTable::new(bytes)
    }

    fn search(
        &self,
        table: &SearchTable,
        weights: &DiamondWeights,
        limits: &Limits,
        seed: u64,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Report> {
        search::<DiamondSearch>(table, self, weights, limits, seed, on_info)
    }

    fn static_eval(&self, weights: &DiamondWeights) -> Score {
        static_score::<DiamondSearch>(self, weights)
    }

    /// Rewards the most pieces of a side on a square that holds no other pieces.
    fn shape_bonus(&self, side: Side) -> i32 {
        let placement = self.placement();
        let own = placement.of(side);
        let squares = self.topology().faces().iter().map(|face| face.set()).filter(|face| face.len() == 4);
        let open = squares.filter(|square| ((*square & placement.occupied()) - own).is_empty());
        SQUARE_BONUS * open.map(|square| (square & own).len() as i32).max().unwrap_or(0)
    }

    fn win_search(&self) -> Option<Box<dyn WinSearch>> {
        Some(Box::new(DiamondWinSearch::new()))
    }

    fn feature_set(variant: Variant) -> Option<FeatureSet> {
        Some(features::feature_set(variant))
    }

    fn install_networks(_size: Size, networks: Vec<Network>, weights: &mut DiamondWeights) {
        if let Ok(pair) = networks.try_into() {
            weights.0 = Some(Arc::new(pair));
        }
    }
}
