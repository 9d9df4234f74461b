//! What a person could do: derived anew whenever the board or the intent changes.

use bevy::prelude::*;
use tessera::game::intent::{Choices, Intent};
use tessera::game::requests::Wish;
use tessera::rules::{Game, GameKind, IllegalMove, Move, PointSet, Position, Side};

use crate::table::{Table, point, start};

fn considered(kind: GameKind) -> (Table, Entity, Position) {
    let mut table = Table::new();
    let position = start(kind);
    let game = table.open(position.clone());
    table.app.world_mut().entity_mut(game).insert((Intent::default(), Choices::default()));
    table.app.update();
    (table, game, position)
}

#[test]
fn choices_follow_the_board() {
    let (mut table, game, position) = considered(GameKind::Othello);
    let origins =
        |position: &Position| position.legal_moves().iter().filter_map(|mv| mv.origin()).collect::<PointSet>();
    assert_eq!(table.part::<Choices>(game).origins, origins(&position));
    table.play(game, "f5");
    let after = table.position(game);
    assert_eq!(table.part::<Choices>(game).origins, origins(&after));
    assert_ne!(origins(&position), origins(&after));
}

#[test]
fn choices_follow_the_intent() {
    let (mut table, game, position) = considered(GameKind::Breakthrough);
    let [a2, a3, b3] = ["a2", "a3", "b3"].map(|label| point(&position, label));
    let consider = |table: &mut Table, cursor, selected| {
        table.app.world_mut().entity_mut(game).insert(Intent { cursor: Some(cursor), selected, chosen: None });
        table.app.update();
        table.part::<Choices>(game)
    };
    let choices = consider(&mut table, a3, Some(a2));
    assert_eq!(choices.targets, a3.set() | b3.set());
    let proposal = choices.proposal.expect("a click there would be a move");
    assert_eq!(proposal.mv, Move::Step { from: a2, to: a3 });
    assert_eq!(proposal.verdict.expect("it is legal").text, "a2-a3");

    let [b2, a5] = ["b2", "a5"].map(|label| point(&position, label));
    let proposal = consider(&mut table, a5, Some(a2)).proposal.expect("a click there would be a move");
    assert_eq!(proposal.verdict, Err(IllegalMove::NotOneStepForward));
    assert_eq!(consider(&mut table, b2, Some(a2)).proposal, None, "the pointer only rests on a piece");
}

#[test]
fn choices_added_later_are_filled_at_once() {
    let (mut table, game, _) = considered(GameKind::Breakthrough);
    let choices = table.part::<Choices>(game);
    table.app.world_mut().entity_mut(game).remove::<Choices>();
    table.app.update();
    table.app.world_mut().entity_mut(game).insert(Choices::default());
    table.app.update();
    assert_eq!(table.part::<Choices>(game), choices);
}

#[test]
fn a_match_that_is_over_offers_no_choices() {
    let (mut table, game, _) = considered(GameKind::Breakthrough);
    assert_ne!(table.part::<Choices>(game), Choices::default());
    table.ask(game, Wish::Resign(Side::First));
    assert_eq!(table.part::<Choices>(game), Choices::default());
    table.ask(game, Wish::Undo { plies: 0 });
    assert_ne!(table.part::<Choices>(game), Choices::default());
}
