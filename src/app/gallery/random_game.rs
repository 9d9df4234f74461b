//! Random games with fixed seeds, to find positions for pictures.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::scene::GalleryScene;
use crate::rules::{Game, GameKind, Move, Outcome, Played, Position, Variant};

/// The first wanted move in random games, with the game that leads to it.
pub(super) fn find(kind: GameKind, wanted: impl Fn(&Played<Position>) -> bool) -> Option<(GalleryScene, Move)> {
    (0..2000).find_map(|seed| {
        let mut found = None;
        let moves = play(kind, seed, |position, moves| {
            let is_wanted = |mv: &&Move| position.play(**mv).is_ok_and(|played| wanted(&played));
            found = position.legal_moves().iter().find(is_wanted).copied();
            found.is_some() || moves.len() > 150
        });
        found.map(|mv| (GalleryScene::Board { start: start(kind), moves }, mv))
    })
}

/// A game that is still in progress after `n` plies.
pub(super) fn midgame(kind: GameKind, plies: usize) -> GalleryScene {
    let in_progress = |moves: &Vec<Move>| moves.len() == plies && outcome(kind, moves) == Outcome::InProgress;
    let mut games = (0..400).map(|seed| play(kind, seed, |_, moves| moves.len() == plies));
    GalleryScene::Board { start: start(kind), moves: games.find(in_progress).unwrap_or_default() }
}

/// A game that was won.
pub(super) fn won(kind: GameKind) -> GalleryScene {
    let mut games = (0..400).map(|seed| play(kind, seed, |_, _| false));
    let moves = games.find(|moves| outcome(kind, moves).winner().is_some()).unwrap_or_default();
    GalleryScene::Board { start: start(kind), moves }
}

fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

fn outcome(kind: GameKind, moves: &[Move]) -> Outcome {
    let mut position = start(kind);
    moves.iter().for_each(|mv| position.play_unchecked(*mv));
    position.outcome()
}

/// Plays random moves until `done` or the end; every second move on average is the one with the most effects.
fn play(kind: GameKind, seed: u64, mut done: impl FnMut(&Position, &[Move]) -> bool) -> Vec<Move> {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut position = start(kind);
    let mut moves = Vec::new();
    while position.outcome() == Outcome::InProgress && !done(&position, &moves) {
        let legal = position.legal_moves();
        let effects = |mv: &Move| position.play(*mv).map_or(0, |played| played.effects.len());
        let random = legal.choose(&mut rng).copied();
        let busiest = if rng.random_bool(0.5) { legal.iter().copied().max_by_key(effects) } else { None };
        let Some(mv) = busiest.or(random) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}
