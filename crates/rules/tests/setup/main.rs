//! Positions that are being set up: edits, symmetries, undo, and what is illegal.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "../../../../tests/support/random.rs"]
mod random;

mod edits;
mod symmetries;
mod texts;
mod undo;

use rand::rngs::StdRng;
use tessera_rules::setup::{Brush, PositionSetup, SetupEdit};
use tessera_rules::{Allegiance, Game, GameKind, Point, Position, Side, Topology, Variant};

use random::{pick, seeded};

const BLACK: Brush = Brush::Piece(Allegiance::Side(Side::First));
const WHITE: Brush = Brush::Piece(Allegiance::Side(Side::Second));

/// Every board that menus offer.
fn variants() -> Vec<Variant> {
    let offered = |kind: GameKind| kind.info().offered_sizes.iter().map(move |size| Variant::new(kind, *size).unwrap());
    GameKind::ALL.into_iter().flat_map(offered).collect()
}

fn empty(kind: GameKind) -> PositionSetup {
    PositionSetup::empty(Variant::standard(kind))
}

fn at(setup: &PositionSetup, label: &str) -> Point {
    let topology = Topology::of(setup.variant());
    topology.points().iter().find(|point| topology.label(*point) == label).unwrap()
}

/// The set-up after presses with a brush on points, separated by blanks.
fn press(setup: &PositionSetup, brush: Brush, labels: &str) -> PositionSetup {
    let pressed = |setup: PositionSetup, label| setup.edit(SetupEdit::Press { at: at(&setup, label), brush });
    labels.split_whitespace().fold(setup.clone(), pressed)
}

/// All positions of a game of random moves, the first and the last included.
fn random_game(variant: Variant, rng: &mut StdRng) -> Vec<Position> {
    let mut game = vec![Position::start(variant)];
    loop {
        let position = game.last().unwrap();
        let legal = position.legal_moves();
        if legal.is_empty() {
            return game;
        }
        let next = position.after(pick(rng, &legal));
        game.push(next);
    }
}

/// Positions of random games on all boards that menus offer.
fn random_positions(seed: u64, each: usize) -> Vec<Position> {
    let mut rng = seeded(seed);
    let mut positions = Vec::new();
    for variant in variants() {
        for _ in 0..each {
            let game = random_game(variant, &mut rng);
            let ply = rand::RngExt::random_range(&mut rng, 0..game.len());
            positions.push(game[ply].clone());
        }
    }
    positions
}
