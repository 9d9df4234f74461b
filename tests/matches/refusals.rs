//! What is refused, why, and that it changes nothing.

use bevy::prelude::*;
use tessera::game::matches::Match;
use tessera::game::requests::MatchCommand::{AnswerDraw, OfferDraw, Play, Redo, Resign, Undo};
use tessera::game::requests::RefusalReason::{Illegal, MatchOver, NoSuchMatch, NothingToRedo, NothingToUndo};
use tessera::game::requests::{MatchCommand, Refusal};
use tessera::rules::{Game, GameKind, IllegalMove, Move, Outcome, Point, Side, Variant};

use crate::random::seeded;
use crate::table::{Table, point, start, start_on};
use rand::RngExt;

/// One of every kind of command.
fn commands(mv: Move) -> [MatchCommand; 6] {
    let side = Side::First;
    [Play(mv), Undo { plies: 1 }, Redo { plies: 1 }, Resign(side), OfferDraw(side), AnswerDraw { accept: true }]
}

#[test]
fn an_illegal_move_is_refused_with_the_rules_reason() {
    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let game = table.open(position.clone());
    let [from, to] = ["a7", "a6"].map(|label| point(&position, label));
    assert_eq!(table.refusal(game, Play(Move::Step { from, to })), Illegal(IllegalMove::NotYours(from)));
    assert_eq!(table.refusal(game, Play(Move::Step { from: to, to: from })), Illegal(IllegalMove::NothingThere(to)));
    assert_eq!(table.refusal(game, Play(Move::Swap)), Illegal(IllegalMove::NotInThisGame));
}

#[test]
fn every_refusal_agrees_with_the_rules_and_changes_nothing() {
    for position in
        [start_on(GameKind::Othello, 6, 6), start_on(GameKind::Breakthrough, 3, 5), start(GameKind::Diamond)]
    {
        let mut rng = seeded(21);
        let mut any_point = || Point::new(rng.random_range(0..Point::LIMIT));
        let mut table = Table::new();
        let game = table.open(position.clone());
        for _ in 0..20 {
            let (a, b) = (any_point(), any_point());
            for mv in [Move::Place(a), Move::Remove(a), Move::Step { from: a, to: b }, Move::Pass, Move::Swap] {
                if let Err(reason) = position.check(mv) {
                    assert_eq!(table.refusal(game, Play(mv)), Illegal(reason));
                }
            }
        }
    }
}

#[test]
fn there_is_nothing_to_undo_or_redo_at_the_ends_of_the_history() {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Othello));
    assert_eq!(table.refusal(game, Undo { plies: 1 }), NothingToUndo);
    assert_eq!(table.refusal(game, Redo { plies: 1 }), NothingToRedo);
    table.play(game, "f5");
    assert_eq!(table.refusal(game, Redo { plies: 1 }), NothingToRedo);
    assert_eq!(table.refusal(game, Undo { plies: 0 }), NothingToUndo);
    table.request(game, Undo { plies: 1 });
    assert_eq!(table.refusal(game, Redo { plies: 0 }), NothingToRedo);
}

#[test]
fn a_match_over_by_the_rules_refuses_moves() {
    let mut table = Table::new();
    let position = start_on(GameKind::Breakthrough, 2, 4);
    let game = table.open(position.clone());
    let mut mv = position.legal_moves()[0];
    while table.outcome(game) == Outcome::InProgress {
        mv = table.position(game).legal_moves()[0];
        table.request(game, Play(mv));
    }
    assert_eq!(table.refusal(game, Play(mv)), MatchOver);
    assert_eq!(table.refusal(game, Resign(Side::First)), MatchOver);
}

#[test]
fn a_despawned_match_refuses_every_command() {
    let mut table = Table::new();
    let position = start(GameKind::Othello);
    let mv = position.legal_moves()[0];
    let game = table.open(position);
    table.app.world_mut().despawn(game);
    assert_no_such_match(&mut table, game, mv);
}

#[test]
fn an_entity_that_is_not_a_match_refuses_every_command() {
    let mut table = Table::new();
    let mv = start(GameKind::Othello).legal_moves()[0];
    let empty = table.app.world_mut().spawn_empty().id();
    assert_no_such_match(&mut table, empty, mv);
    let half = table.app.world_mut().spawn(Match(Variant::standard(GameKind::Othello))).id();
    assert_no_such_match(&mut table, half, mv);
    assert_no_such_match(&mut table, Entity::PLACEHOLDER, mv);
}

fn assert_no_such_match(table: &mut Table, game: Entity, mv: Move) {
    table.request_all(commands(mv).map(|command| (game, command)));
    assert_eq!(table.refusals(), commands(mv).map(|command| Refusal { game, command, reason: NoSuchMatch }));
    assert_eq!(table.events(), []);
}
