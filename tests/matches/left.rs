//! A match that is left: an unfinished one stays stored and can be continued; a finished one is deleted.

use std::time::Duration;

use bevy::prelude::*;
use tessera::game::clock::Clock;
use tessera::game::matches::History;
use tessera::game::player::Players;
use tessera::game::requests::MatchCommand;
use tessera::game::resumable::{ContinueMatch, MatchSummary};
use tessera::game::screen::{Screen, ScreenRequest};
use tessera::persist::saved::SavedMatch;
use tessera::rules::{Game, GameKind, Side};

use crate::program::{Program, STEP};
use crate::table::start;

#[test]
fn an_unfinished_match_that_is_left_is_continued_with_its_clock_and_the_plies_taken_back() {
    let mut program = Program::new();
    program.open(GameKind::Othello, Some("3+2"));
    program.play("f5 d6 c3");
    program.command(MatchCommand::Undo { plies: 1 });
    assert_eq!(program.offered(), None, "a match that is open is not offered");
    let left = program.part::<Clock>();
    program.send(ScreenRequest::Close);
    assert_eq!(program.active(), None);
    let variant = start(GameKind::Othello).variant();
    assert_eq!(program.offered(), Some(MatchSummary { variant, players: Players::HUMANS, plies: 2 }));
    assert_eq!(program.stored_moves(), Some(3), "it stays stored");

    program.send(ContinueMatch);
    assert_eq!(program.app.world().resource::<State<Screen>>().get(), &Screen::Match);
    assert_eq!(program.plies(), ["f5", "d6"]);
    assert_eq!(program.part::<History>().undone().len(), 1);
    let clock = program.part::<Clock>();
    assert_eq!(clock.time_control, left.time_control);
    assert!(clock.left[0] <= left.left[0] && clock.left[0] + 10 * STEP >= left.left[0], "{left:?} {clock:?}");
    assert_eq!(program.offered(), None);
    program.play("c4");
    assert_eq!(program.stored_moves(), Some(3), "it is saved again");
}

#[test]
fn a_match_that_is_left_is_continued_with_its_variations() {
    let mut program = Program::new();
    program.open(GameKind::Othello, None);
    program.play("f5 d6 c3");
    program.command(MatchCommand::Undo { plies: 2 });
    program.play("f4 e3");
    program.command(MatchCommand::Undo { plies: 1 });
    let before = program.part::<History>();
    program.send(ScreenRequest::Close);
    program.send(ContinueMatch);
    let after = program.part::<History>();
    assert_eq!((&after.tree, after.tree.move_count()), (&before.tree, 5));
    assert_eq!((program.plies(), after.undone().len()), (vec!["f5".to_owned(), "f4".to_owned()], 1));
}

#[test]
fn the_clock_of_a_match_that_is_left_is_stored_as_it_is_then() {
    let mut program = Program::new();
    program.open(GameKind::Othello, Some("3+2"));
    program.play("f5");
    for _ in 0..50 {
        program.app.update();
    }
    let before = program.part::<Clock>().left[1];
    assert!(before < Duration::from_secs(178), "five seconds have passed: {before:?}");
    program.send(ScreenRequest::Close);
    let saved = SavedMatch::from_text(program.stored.as_deref().expect("it is stored")).expect("it is readable");
    let left = saved.clock.expect("it has a clock").left[1];
    assert!(left <= before && left + 2 * STEP >= before, "{left:?} of {before:?}");
}

#[test]
fn the_time_used_on_a_move_is_stored_while_it_is_used() {
    let mut program = Program::new();
    program.open(GameKind::Othello, Some("3+0"));
    program.play("f5");
    let mut stores = 0;
    for _ in 0..900 {
        program.app.update();
        stores += program.take_stores();
    }
    let now = program.part::<Clock>().left[1];
    let saved = SavedMatch::from_text(program.stored.as_deref().expect("it is stored")).expect("it is readable");
    let stored = saved.clock.expect("it has a clock").left[1];
    assert!(now < Duration::from_secs(91) && stored >= now, "{now:?} are left");
    assert!(stored - now <= Duration::from_secs(5), "a kill now would give back {:?}", stored - now);
    assert!((17..=19).contains(&stores), "every five seconds, not with every frame: {stores}");
}

#[test]
fn a_finished_match_that_is_left_is_deleted() {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, None);
    program.play("a2-a3");
    program.command(MatchCommand::Resign(Side::Second));
    program.send(ScreenRequest::Close);
    assert_eq!((program.stored.clone(), program.offered()), (None, None));
}

#[test]
fn a_match_without_a_ply_that_is_left_is_deleted() {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, None);
    assert_eq!(program.stored_moves(), Some(0));
    program.send(ScreenRequest::Close);
    assert_eq!((program.stored.clone(), program.offered()), (None, None));
}

#[test]
fn another_match_replaces_the_one_that_was_left_with_its_first_ply() {
    let mut program = Program::new();
    program.open(GameKind::Othello, None);
    program.play("f5 d6");
    program.send(ScreenRequest::Close);

    program.open(GameKind::Breakthrough, None);
    assert_eq!(program.stored_moves(), Some(2), "a match without a ply replaces nothing");
    program.send(ScreenRequest::Close);
    assert_eq!(program.offered().map(|left| left.variant.kind()), Some(GameKind::Othello));

    program.open(GameKind::Breakthrough, None);
    program.play("a2-a3");
    assert_eq!((program.stored_moves(), program.offered()), (Some(1), None));
    program.send(ScreenRequest::Close);
    assert_eq!(program.offered().map(|left| left.variant.kind()), Some(GameKind::Breakthrough));
    program.send(ContinueMatch);
    assert_eq!(program.plies(), ["a2-a3"]);
}

#[test]
fn starting_over_keeps_the_unfinished_match_until_the_first_ply() {
    let mut program = Program::new();
    program.open(GameKind::Othello, None);
    program.play("f5 d6");
    program.open(GameKind::Othello, None);
    assert_eq!(program.plies(), [""; 0]);
    assert_eq!(program.stored_moves(), Some(2));
    program.send(ContinueMatch);
    assert_eq!(program.plies(), ["f5", "d6"]);
}

#[test]
fn there_is_nothing_to_continue_at_first() {
    let mut program = Program::new();
    program.send(ContinueMatch);
    assert_eq!((program.active(), program.offered()), (None, None));
    program.open(GameKind::Othello, None);
    program.play("f5");
    program.send(ContinueMatch);
    assert_eq!(program.plies(), ["f5"]);
}
