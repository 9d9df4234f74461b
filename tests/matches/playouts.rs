//! The keystone: whatever is played, the entities make the position that the rules promise.

use std::collections::BTreeMap;

use bevy::prelude::*;
use rand::rngs::StdRng;
use tessera::game::events::MatchEvent;
use tessera::game::requests::MatchCommand;
use tessera::rules::{Effect, Game, GameKind, Move, Point, Position};

use crate::random::{pick, seeded};
use crate::table::{Snapshot, Table, changed, start, start_on};

#[test]
fn the_entities_of_othello_match_the_rules_after_every_ply() {
    for size in [6, 8, 10] {
        for seed in 0..4 {
            play_out(start_on(GameKind::Othello, size, size), seed);
        }
    }
}

#[test]
fn the_entities_of_breakthrough_match_the_rules_after_every_ply() {
    for (columns, rows) in [(2, 4), (3, 7), (6, 5), (8, 8), (10, 10)] {
        for seed in 0..4 {
            play_out(start_on(GameKind::Breakthrough, columns, rows), seed);
        }
    }
}

#[test]
fn the_entities_of_diamond_match_the_rules_after_every_ply() {
    let mut effects = Vec::new();
    for seed in 0..12 {
        effects.extend(play_out(start(GameKind::Diamond), seed));
    }
    // Else the games would prove less than they seem to.
    assert!(effects.contains(&Effect::SidesSwapped));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::PhaseChanged { .. })));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Neutralised { .. })));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Removed { .. })));
}

/// Plays a whole random game by messages, checks every ply, and returns all effects.
fn play_out(start: Position, seed: u64) -> Vec<Effect> {
    let mut rng = seeded(seed);
    let mut table = Table::new();
    let game = table.open(start.clone());
    let mut expected = start;
    let mut received = Vec::new();
    for ply in 1.. {
        let moves = expected.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = varied(&mut rng, &moves);
        let side = expected.side_to_move();
        let played = expected.play(mv).expect("a listed move plays");

        let events = table.request(game, MatchCommand::Play(mv));
        assert_eq!(events, story(MatchEvent::Played { side, mv, ply }, &played.effects, &played.next));
        received.extend(played.effects);
        expected = played.next;
        assert_eq!(table.position(game), expected, "seed {seed}, ply {ply}");
        assert_eq!(table.boards(|boards| boards.placement(game)), Some(expected.placement()));
        is_sound(&table.snapshot(game), ply);
    }
    assert!(expected.outcome().is_over());
    assert_eq!(table.outcome(game), expected.outcome());
    received
}

/// Half of the time a swap or a removal where there is one: chance alone would hardly ever find them.
pub(crate) fn varied(rng: &mut StdRng, moves: &[Move]) -> Move {
    let rare = moves.iter().copied().find(|mv| matches!(mv, Move::Swap | Move::Remove(_)));
    rare.filter(|_| pick(rng, &[true, false])).unwrap_or_else(|| pick(rng, moves))
}

fn story(played: MatchEvent, effects: &[Effect], next: &Position) -> Vec<MatchEvent> {
    let outcome = next.outcome();
    let last = if outcome.is_over() {
        MatchEvent::Ended(outcome)
    } else {
        MatchEvent::TurnStarted { side: next.side_to_move() }
    };
    let changes = effects.iter().copied().map(changed);
    [played].into_iter().chain(changes).chain([last]).collect()
}

fn is_sound(snapshot: &Snapshot, ply: usize) {
    for (piece, state) in &snapshot.pieces {
        let places = [state.at.is_some(), state.in_hand, state.off_board.is_some()];
        assert_eq!(places.into_iter().filter(|there| *there).count(), 1, "{piece:?} is in one place: {state:?}");
    }
    assert_eq!(snapshot.history.plies().len(), ply);
    assert_eq!(snapshot.history.undone(), []);
}

#[test]
fn a_piece_keeps_its_entity_while_it_moves_flips_and_turns_neutral() {
    for start in GameKind::ALL.map(start) {
        let mut rng = seeded(5);
        let mut table = Table::new();
        let game = table.open(start);
        loop {
            let position = table.position(game);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = varied(&mut rng, &moves);
            let before = table.snapshot(game);
            table.request_all([(game, MatchCommand::Play(mv))]);
            let received = table.events().into_iter().filter_map(|event| match event.event {
                MatchEvent::Changed { effect, piece } => Some((effect, piece)),
                _ => None,
            });
            let received: Vec<_> = received.collect();
            assert_eq!(received.iter().map(|(effect, _)| *effect).collect::<Vec<_>>(), position.effects(mv));
            follows(&before, &table.snapshot(game), &received);
        }
    }
}

/// Every piece is where the effects take it, no piece is where they do not, and each effect names its piece.
fn follows(before: &Snapshot, after: &Snapshot, received: &[(Effect, Option<Entity>)]) {
    let mut state: BTreeMap<Point, Entity> = before.board().into_iter().map(|(at, (piece, _))| (at, piece)).collect();
    let now: BTreeMap<Point, Entity> = after.board().into_iter().map(|(at, (piece, _))| (at, piece)).collect();
    for (effect, piece) in received {
        let expected = match *effect {
            Effect::Captured { at, .. } | Effect::Removed { at } => state.remove(&at),
            Effect::Moved { from, to } => {
                let moved = state.remove(&from);
                state.extend(moved.map(|piece| (to, piece)));
                moved
            }
            Effect::Placed { at, .. } => {
                assert_eq!(state.get(&at), None);
                state.extend(now.get(&at).map(|piece| (at, *piece)));
                now.get(&at).copied()
            }
            Effect::Flipped { at, .. } | Effect::Neutralised { at, .. } => state.get(&at).copied(),
            Effect::Passed { .. } | Effect::SidesSwapped | Effect::PhaseChanged { .. } => None,
        };
        assert_eq!(*piece, expected, "the piece of {effect:?} in {received:?}");
    }
    assert_eq!(now, state, "after {received:?}");
}
