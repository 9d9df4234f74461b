//! The symmetries of the rules of each game, and the dispatch to them.
//!
//! The list of games is the one in the rules; adding a game there asks for its [`SymmetricGame`] here.

use super::symmetry::Symmetry;
use crate::rules::{self, Game, GameKind, PointSet, Position, Variant, for_each_game};

/// What decides whether two positions are images of each other, implemented by the game's position.
pub(super) trait SymmetricGame: Game {
    /// The mirrors and turns of the board under which the rules stay the same.
    const SYMMETRIES: &'static [Symmetry];

    /// The words of a position's past that decide its future besides the pieces and the side to move, with `carry`
    /// applied to all sets of points.
    fn past(&self, _carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
        Vec::new()
    }
}

macro_rules! define_dispatch {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        pub(super) fn symmetries(variant: Variant) -> &'static [Symmetry] {
            match variant.kind() {
                $(GameKind::$name => <rules::$module::Position as SymmetricGame>::SYMMETRIES,)*
            }
        }

        pub(super) fn past(position: &Position, carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
            match position {
                $(Position::$name(position) => position.past(carry),)*
            }
        }
    };
}
for_each_game!(define_dispatch);
