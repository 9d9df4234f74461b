//! Dispatch from positions of any game to the game's own search, evaluation, levels, solver and training.
//!
//! The list of games is the one in the rules; adding a game there asks for its [`EngineGame`] here.

use super::engine_game::EngineGame;
use super::limits::Limits;
use super::network::Network;
use super::report::{Report, Score, SearchInfo};
use super::solving::PositionSolver;
use super::strength::Strength;
use super::training::FeatureSet;
use super::value_search::{ProvenValue, ValueSearch};
use super::weights::Weights;
use super::win_search::WinSearch;
use tessera_rules::{self as rules, GameKind, Position, Side, Variant, for_each_game};

macro_rules! define_registry {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The transposition table of one game.
        #[derive(Debug)]
        pub(super) enum GameTable {
            $($name(<rules::$module::Position as EngineGame>::Table),)*
        }

        impl GameTable {
            /// An empty table of about `bytes` bytes; `None` if there is not enough memory.
            pub(super) fn new(position: &Position, bytes: usize) -> Option<GameTable> {
                match position {
                    $(Position::$name(position) => position.new_table(bytes).map(GameTable::$name),)*
                }
            }
        }

        /// Searches a position; `None` if the game is over, or if the table was made for another game or board.
        pub(super) fn search(
            table: &GameTable,
            weights: &Weights,
            position: &Position,
            limits: &Limits,
            seed: u64,
            on_info: &mut dyn FnMut(&SearchInfo),
        ) -> Option<Report> {
            match (table, position) {
                $((GameTable::$name(table), Position::$name(position)) => {
                    position.search(table, &weights.$module, limits, seed, on_info)
                })*
                _ => None,
            }
        }

        /// The evaluation for the side to move, without any search.
        pub(super) fn static_eval(position: &Position, weights: &Weights) -> Score {
            match position {
                $(Position::$name(position) => position.static_eval(&weights.$module),)*
            }
        }

        /// The part of the time left on the clock that the next move deserves.
        pub(super) fn time_share(position: &Position) -> f64 {
            match position {
                $(Position::$name(position) => position.time_share(),)*
            }
        }

        /// What the arrangement of a side's pieces adds to their number, in hundredths of a piece.
        pub(super) fn shape_bonus(position: &Position, side: Side) -> i32 {
            match position {
                $(Position::$name(position) => position.shape_bonus(side),)*
            }
        }

        /// The strengths of all levels of a game, the weakest first.
        pub(super) const fn strengths(kind: GameKind) -> &'static [Strength] {
            match kind {
                $(GameKind::$name => &<rules::$module::Position as EngineGame>::STRENGTHS,)*
            }
        }

        /// Whether positions of this variant are proved while a player waits.
        pub(super) fn is_quickly_solved(variant: Variant) -> bool {
            match variant.kind() {
                $(GameKind::$name => <rules::$module::Position as EngineGame>::is_quickly_solved(variant.size()),)*
            }
        }

        /// A solver for a position on a board that is small enough.
        pub(super) fn solver(position: &Position) -> Option<Box<dyn PositionSolver>> {
            match position {
                $(Position::$name(position) => position.solver(),)*
            }
        }

        /// A search for forced wins on the position's board.
        pub(super) fn win_search(position: &Position) -> Option<Box<dyn WinSearch>> {
            match position {
                $(Position::$name(position) => position.win_search(),)*
            }
        }

        /// A game's own solver of values.
        pub(super) fn value_search(position: &Position) -> Option<Box<dyn ValueSearch>> {
            match position {
                $(Position::$name(position) => position.value_search(),)*
            }
        }

        /// The value of a position that comes with the program.
        pub(super) fn opening_value(position: &Position) -> ProvenValue {
            match position {
                $(Position::$name(position) => position.opening_value(),)*
            }
        }

        /// The inputs of a game's networks, if it has any that are trained by gradient descent.
        pub(super) fn feature_set(variant: Variant) -> Option<FeatureSet> {
            match variant.kind() {
                $(GameKind::$name => <rules::$module::Position as EngineGame>::feature_set(variant),)*
            }
        }

        /// Puts trained networks in their place.
        pub(super) fn install_networks(variant: Variant, networks: Vec<Network>, weights: &mut Weights) {
            match variant.kind() {
                $(GameKind::$name => {
                    <rules::$module::Position as EngineGame>::install_networks(variant.size(), networks, &mut weights.$module);
                })*
            }
        }
    };
}
for_each_game!(define_registry);
