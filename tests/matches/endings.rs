//! Resignation and draws by agreement.

use bevy::prelude::*;
use tessera::game::events::MatchEvent::{DrawDeclined, DrawOffered, Ended, Jumped, TurnStarted};
use tessera::game::matches::DrawOffer;
use tessera::game::requests::MatchCommand::{AnswerDraw, OfferDraw, Play, Redo, Resign, Undo};
use tessera::game::requests::RefusalReason::{AlreadyOffered, MatchOver, NoDrawsByAgreement, NoOffer};
use tessera::rules::Side::{First, Second};
use tessera::rules::{Draw, Game, GameKind, Outcome, Side, Victory};

use crate::table::{Table, start};

const AGREED: Outcome = Outcome::Drawn(Draw::Agreement);

/// A match of Diamond after one ply: White to move.
fn diamond() -> (Table, Entity) {
    let mut table = Table::new();
    let game = table.open(start(GameKind::Diamond));
    table.play(game, "c4");
    (table, game)
}

fn offer(table: &Table, game: Entity) -> Option<Side> {
    table.part::<DrawOffer>(game).0
}

#[test]
fn either_side_can_resign_at_any_time() {
    for kind in GameKind::ALL {
        for side in Side::BOTH {
            let mut table = Table::new();
            let game = table.open(start(kind));
            let outcome = Outcome::Won { side: side.other(), by: Victory::Resignation };
            assert_eq!(table.request(game, Resign(side)), [Ended(outcome)]);
            assert_eq!(table.outcome(game), outcome);
        }
    }
}

#[test]
fn a_match_that_is_over_refuses_moves_offers_and_resignations() {
    let (mut table, game) = diamond();
    let mv = table.position(game).legal_moves()[0];
    table.request(game, Resign(First));
    for command in [Play(mv), Resign(Second), OfferDraw(First), AnswerDraw { accept: true }] {
        assert_eq!(table.refusal(game, command), MatchOver);
    }
}

#[test]
fn an_accepted_offer_ends_the_match() {
    let (mut table, game) = diamond();
    assert_eq!(table.request(game, OfferDraw(First)), [DrawOffered { by: First }]);
    assert_eq!(offer(&table, game), Some(First));
    assert_eq!(table.request(game, AnswerDraw { accept: true }), [Ended(AGREED)]);
    assert_eq!(table.outcome(game), AGREED);
    assert_eq!(offer(&table, game), None);
}

#[test]
fn a_declined_offer_is_removed_and_the_match_goes_on() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(First));
    assert_eq!(table.request(game, AnswerDraw { accept: false }), [DrawDeclined { by: Second }]);
    assert_eq!(offer(&table, game), None);
    assert_eq!(table.outcome(game), Outcome::InProgress);
    table.request(game, OfferDraw(First));
}

#[test]
fn a_move_declines_the_offer_of_the_opponent() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(First));
    let events = table.play(game, "d4");
    assert_eq!(events[0], DrawDeclined { by: Second });
    assert_eq!(events.len(), 4, "then the ply is received as always: {events:?}");
    assert_eq!(offer(&table, game), None);
}

#[test]
fn an_offer_stands_after_a_move_of_the_offering_side() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(Second));
    assert_eq!(table.play(game, "d4").len(), 3);
    assert_eq!(offer(&table, game), Some(Second));
    assert_eq!(table.request(game, AnswerDraw { accept: true }), [Ended(AGREED)]);
}

#[test]
fn an_offer_moves_to_the_other_side_when_sides_are_swapped() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(Second));
    table.play(game, "swap");
    assert_eq!(offer(&table, game), Some(First), "the seat that offered as White now plays Black");
    let events = table.play(game, "d4");
    assert_eq!(events[0], DrawDeclined { by: Second });
}

#[test]
fn undo_and_redo_drop_an_offer() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(First));
    table.request(game, Undo { plies: 1 });
    assert_eq!(offer(&table, game), None);
    table.request(game, OfferDraw(First));
    table.request(game, Redo { plies: 1 });
    assert_eq!(offer(&table, game), None);
}

#[test]
fn an_agreed_draw_can_be_taken_back() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(First));
    table.request(game, AnswerDraw { accept: true });
    assert_eq!(table.request(game, Undo { plies: 0 }), [Jumped { ply: 1 }, TurnStarted { side: Second }]);
    assert_eq!(table.outcome(game), Outcome::InProgress);
}

#[test]
fn there_is_one_offer_at_a_time_and_without_one_there_is_nothing_to_answer() {
    let (mut table, game) = diamond();
    assert_eq!(table.refusal(game, AnswerDraw { accept: true }), NoOffer);
    table.request(game, OfferDraw(First));
    for side in Side::BOTH {
        assert_eq!(table.refusal(game, OfferDraw(side)), AlreadyOffered);
    }
}

#[test]
fn a_resignation_ends_an_offer() {
    let (mut table, game) = diamond();
    table.request(game, OfferDraw(First));
    table.request(game, Resign(First));
    assert_eq!(offer(&table, game), None);
}

#[test]
fn games_without_draw_offers_refuse_them() {
    for kind in [GameKind::Othello, GameKind::Breakthrough] {
        let mut table = Table::new();
        let game = table.open(start(kind));
        assert_eq!(table.refusal(game, OfferDraw(First)), NoDrawsByAgreement);
        assert_eq!(table.refusal(game, AnswerDraw { accept: true }), NoDrawsByAgreement);
    }
}
