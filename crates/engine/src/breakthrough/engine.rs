//! Breakthrough's registration with the engine.

use std::sync::Arc;

use super::features;
use super::openings;
use super::search::BreakthroughSearch;
use super::solve::{SolveOutcome, Solver};
use super::weights::BreakthroughWeights;
use crate::engine_game::EngineGame;
use crate::game_search::static_score;
use crate::limits::Limits;
use crate::network::Network;
use crate::report::{Report, Score, SearchInfo};
use crate::search::search;
use crate::search_table::SearchTable;
use crate::solving::{PositionSolver, SolveProgress};
use crate::strength::{LEVEL_COUNT, Strength, material, nodes, plies};
use crate::training::FeatureSet;
use crate::value_search::{ProvenValue, ValueSearch};
use crate::win_search::WinSearch;
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, Size, Variant};

/// The most points of a board that is solved within a few seconds, if it is not one of [`QUICK_SIZES`].
const QUICK_POINTS: u32 = 20;
/// Columns and rows of larger boards for which the same was measured.
const QUICK_SIZES: [(u8, u8); 2] = [(3, 7), (5, 5)];

/// MiB of table for solving; a browser tab has less to give.
const SOLVING_TABLE: usize = if cfg!(target_pointer_width = "32") { 128 } else { 512 };

/// MiB of table for proving short wins.
const WIN_TABLE: usize = 16;
/// MiB of table for the values of all moves.
const VALUE_TABLE: usize = if cfg!(target_pointer_width = "32") { 64 } else { 256 };

impl EngineGame for Position {
    type Weights = BreakthroughWeights;
    type Table = SearchTable;

    #[rustfmt::skip]
    const STRENGTHS: [Strength; LEVEL_COUNT] = [
        material(250, 17), plies(1, 195, 68), plies(1, 135, 49), plies(2, 145, 54), nodes(900),
        nodes(3_500), nodes(9_500), nodes(18_500), nodes(37_000), nodes(112_000),
    ];

    fn new_table(&self, bytes: usize) -> Option<SearchTable> {
        SearchTable::new(bytes)
    }

    fn search(
        &self,
        table: &SearchTable,
        weights: &BreakthroughWeights,
        limits: &Limits,
        seed: u64,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<Report> {
        if fits_64_bits(self) {
            search::<BreakthroughSearch<u64>>(table, self, weights, limits, seed, on_info)
        } else {
            search::<BreakthroughSearch<u128>>(table, self, weights, limits, seed, on_info)
        }
    }

    fn static_eval(&self, weights: &BreakthroughWeights) -> Score {
        if fits_64_bits(self) {
            static_score::<BreakthroughSearch<u64>>(self, weights)
        } else {
            static_score::<BreakthroughSearch<u128>>(self, weights)
        }
    }

    fn is_quickly_solved(size: Size) -> bool {
        let Size { columns, rows } = size;
        u32::from(columns) * u32::from(rows) <= QUICK_POINTS || QUICK_SIZES.contains(&(columns, rows))
    }

    fn solver(&self) -> Option<Box<dyn PositionSolver>> {
        if !Self::is_quickly_solved(self.variant().size()) {
            return None;
        }
        let solver = Solver::new(self, SOLVING_TABLE).ok()?;
        Some(Box::new(BreakthroughSolver { solver, position: self.clone() }))
    }

    fn win_search(&self) -> Option<Box<dyn WinSearch>> {
        Some(Box::new(Solver::new(self, WIN_TABLE).ok()?))
    }

    fn value_search(&self) -> Option<Box<dyn ValueSearch>> {
        Some(Box::new(Solver::new(self, VALUE_TABLE).ok()?))
    }

    fn opening_value(&self) -> ProvenValue {
        openings::built_in_value(self)
    }

    fn feature_set(variant: Variant) -> Option<FeatureSet> {
        Some(features::feature_set(variant))
    }

    fn install_networks(size: Size, networks: Vec<Network>, weights: &mut BreakthroughWeights) {
        networks.into_iter().for_each(|network| weights.insert(size, Arc::new(network)));
    }
}

/// Whether the board's points fit a word of 64 bits, which is faster than one of 128.
fn fits_64_bits(position: &Position) -> bool {
    let Size { columns, rows } = position.variant().size();
    u32::from(columns) * u32::from(rows) <= u64::BITS
}

struct BreakthroughSolver {
    solver: Solver,
    position: Position,
}

impl PositionSolver for BreakthroughSolver {
    fn work(&mut self, limits: &Limits) -> SolveProgress {
        if let Some((best, score)) = openings::best_reply(&self.position) {
            return SolveProgress::Solved(Some(Report { best, depth: 1, score, nodes: 0, variation: vec![best] }));
        }
        let SolveOutcome::Proved { winner, plies } = self.solver.run(limits, &mut |_| ()) else {
            return SolveProgress::Unfinished;
        };
        let score = if winner == self.position.side_to_move() { Score::Win { plies } } else { Score::Loss { plies } };
        let nodes = self.solver.nodes();
        let report = |best| Report { best, depth: plies, score, nodes, variation: vec![best] };
        SolveProgress::Solved(self.solver.best_move().map(report))
    }
}
