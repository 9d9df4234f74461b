//! What a human can do: computed again whenever the board or the selection changes.

use bevy::prelude::*;
use tessera::game::requests::MatchCommand;
use tessera::game::selection::{ConfirmMoves, MoveOptions, Selection, press};
use tessera::rules::{Game, GameKind, IllegalMove, Move, PointSet, Position, Side};

use crate::table::{Table, point, start};

fn with_selection(kind: GameKind) -> (Table, Entity, Position) {
    let mut table = Table::new();
    let position = start(kind);
    let game = table.open(position.clone());
    table.app.world_mut().entity_mut(game).insert(Selection::default());
    table.app.update();
    (table, game, position)
}

#[test]
fn move_options_follow_the_board() {
    let (mut table, game, position) = with_selection(GameKind::Othello);
    let origins =
        |position: &Position| position.legal_moves().iter().filter_map(|mv| mv.origin()).collect::<PointSet>();
    assert_eq!(table.part::<MoveOptions>(game).origins, origins(&position));
    table.play(game, "f5");
    let after = table.position(game);
    assert_eq!(table.part::<MoveOptions>(game).origins, origins(&after));
    assert_ne!(origins(&position), origins(&after));
}

#[test]
fn move_options_follow_the_selection() {
    let (mut table, game, position) = with_selection(GameKind::Breakthrough);
    let [a2, a3, b3] = ["a2", "a3", "b3"].map(|label| point(&position, label));
    let consider = |table: &mut Table, cursor, selected| {
        table.app.world_mut().entity_mut(game).insert(Selection { cursor: Some(cursor), selected, chosen: None });
        table.app.update();
        table.part::<MoveOptions>(game)
    };
    let options = consider(&mut table, a3, Some(a2));
    assert_eq!(options.targets, a3.set() | b3.set());
    let proposal = options.proposal.expect("a click there would be a move");
    assert_eq!(proposal.mv, Move::Step { from: a2, to: a3 });
    assert_eq!(proposal.verdict.expect("it is legal").text, "a2-a3");

    let [b2, a5] = ["b2", "a5"].map(|label| point(&position, label));
    let proposal = consider(&mut table, a5, Some(a2)).proposal.expect("a click there would be a move");
    assert_eq!(proposal.verdict, Err(IllegalMove::NotOneStepForward));
    assert_eq!(consider(&mut table, b2, Some(a2)).proposal, None, "the pointer only rests on a piece");
}

#[test]
fn move_options_added_later_are_computed_at_once() {
    let (mut table, game, _) = with_selection(GameKind::Breakthrough);
    let options = table.part::<MoveOptions>(game);
    table.app.world_mut().entity_mut(game).remove::<MoveOptions>();
    table.app.update();
    table.app.world_mut().entity_mut(game).insert(MoveOptions::default());
    table.app.update();
    assert_eq!(table.part::<MoveOptions>(game), options);
}

#[test]
fn a_match_that_is_over_has_no_move_options() {
    let (mut table, game, _) = with_selection(GameKind::Breakthrough);
    assert_ne!(table.part::<MoveOptions>(game), MoveOptions::default());
    table.request(game, MatchCommand::Resign(Side::First));
    assert_eq!(table.part::<MoveOptions>(game), MoveOptions::default());
    table.request(game, MatchCommand::Undo { plies: 0 });
    assert_ne!(table.part::<MoveOptions>(game), MoveOptions::default());
}

#[test]
fn a_move_that_must_be_confirmed_is_chosen_first_and_then_played() {
    let (mut table, game, position) = with_selection(GameKind::Othello);
    table.app.insert_resource(ConfirmMoves(true));
    let [f5, d3] = ["f5", "d3"].map(|text| position.parse_move(text).unwrap());
    assert_eq!(table.request(game, MatchCommand::Play(f5)), [], "nothing happens on the board");
    assert_eq!(table.part::<MoveOptions>(game).chosen, Some((f5, "f5".into())));
    assert_eq!(table.part::<MoveOptions>(game).proposal.map(|proposal| proposal.mv), Some(f5), "its preview stays");
    table.request(game, MatchCommand::Play(d3));
    assert_eq!(table.part::<Selection>(game).chosen, Some(d3), "another target drops the first");
    assert!(!table.request(game, MatchCommand::Play(d3)).is_empty());
    assert_eq!(table.part::<Selection>(game).chosen, None);
    assert_eq!(table.position(game), position.play(d3).unwrap().next);
}

#[test]
fn a_press_on_the_target_confirms_the_chosen_move_and_another_piece_drops_it() {
    let (mut table, game, position) = with_selection(GameKind::Breakthrough);
    table.app.insert_resource(ConfirmMoves(true));
    let mv = position.parse_move("e2-e3").unwrap();
    table.request(game, MatchCommand::Play(mv));
    let mut selection = Selection { cursor: mv.target(), ..table.part::<Selection>(game) };
    assert_eq!(press(&position, &mut selection), Some(mv));
    selection.cursor = None;
    assert_eq!(press(&position, &mut selection), Some(mv), "Enter without a cursor plays it, too");
    selection.cursor = Some(point(&position, "a2"));
    assert_eq!((press(&position, &mut selection), selection.chosen), (None, None));
}

#[test]
fn an_illegal_move_is_refused_at_once_and_undo_drops_the_chosen_move() {
    let (mut table, game, position) = with_selection(GameKind::Othello);
    table.app.insert_resource(ConfirmMoves(true));
    let illegal = MatchCommand::Play(Move::Place(point(&position, "a1")));
    table.request_all([(game, illegal)]);
    assert_eq!(table.refusals().len(), 1);
    let f5 = MatchCommand::Play(position.parse_move("f5").unwrap());
    table.request(game, f5);
    table.request(game, f5);
    let d6 = table.position(game).parse_move("d6").unwrap();
    table.request(game, MatchCommand::Play(d6));
    table.request(game, MatchCommand::Undo { plies: 1 });
    assert_eq!(table.part::<Selection>(game).chosen, None);
}
