//! Short ways to Diamond positions and moves for tests.

#![allow(dead_code)] // each test file uses some of these

use tessera_rules::diamond::{Position, parse_position};
use tessera_rules::{Effect, Game, GameKind, IllegalMove, Move, NotationReason, Point, PointSet, Topology, Variant};

pub(crate) fn topology() -> &'static Topology {
    Topology::of(Variant::standard(GameKind::Diamond))
}

/// The point with this name.
pub(crate) fn at(label: &str) -> Point {
    let named = |point: &Point| topology().label(*point) == label;
    topology().points().iter().find(named).unwrap_or_else(|| panic!("no point is called {label}"))
}

/// The points with these names, separated by blanks.
pub(crate) fn set(labels: &str) -> PointSet {
    labels.split_whitespace().map(at).collect()
}

pub(crate) fn step(from: &str, to: &str) -> Move {
    Move::Step { from: at(from), to: at(to) }
}

pub(crate) fn position(text: &str) -> Position {
    parse_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays moves, separated by blanks, from a position.
pub(crate) fn after(start: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(start.clone(), |position, text| {
        let mv = position.parse_move(text).unwrap_or_else(|error| panic!("{text} in\n{position}\n{error}"));
        position.play(mv).unwrap().next
    })
}

/// The effects of one move, which is legal.
pub(crate) fn effects(position: &Position, text: &str) -> Vec<Effect> {
    position.play(position.parse_move(text).unwrap()).unwrap().effects
}

/// Why the rules refuse a move.
pub(crate) fn refusal(position: &Position, mv: Move) -> IllegalMove {
    position.play(mv).unwrap_err()
}

/// Why and at which character a text is not a move here.
pub(crate) fn trouble(position: &Position, text: &str) -> (usize, String, NotationReason) {
    let error = position.parse_move(text).unwrap_err();
    (error.column, error.found, error.reason)
}

/// A small generator of numbers with a long period (splitmix64), so that random games are the same everywhere.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }
}
