//! Looking back at earlier positions while the match goes on.

use bevy::prelude::*;
use tessera::game::clock::Clock;
use tessera::game::events::BoardEvent;
use tessera::game::matches::{History, Match, Review, Reviewed, Seat};
use tessera::game::player::{ActivePlayer, Level, Player};
use tessera::game::requests::MatchCommand::{self, Hint, Play, Resign};
use tessera::game::requests::{MatchRequest, Refusal, RefusalReason};
use tessera::game::review::ReviewRequest;
use tessera::game::screen::{Active, ScreenRequest};
use tessera::records::NodeId;
use tessera::rules::{GameKind, Move, Point, Side};

use crate::program::Program;

/// A match of Breakthrough after three plies.
fn program() -> Program {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, None);
    program.play("a2-a3 h7-h6 a3-a4");
    program
}

fn count<F: bevy::ecs::query::QueryFilter>(program: &mut Program) -> usize {
    let world = program.app.world_mut();
    world.query_filtered::<Entity, F>().iter(world).count()
}

/// The match in the background.
fn background(program: &mut Program) -> Entity {
    let world = program.app.world_mut();
    world.query_filtered::<Entity, With<Reviewed>>().single(world).expect("a match is reviewed")
}

fn plies_of(program: &Program, game: Entity) -> usize {
    program.app.world().get::<History>(game).expect("a match has a history").plies().len()
}

#[test]
fn looking_back_shows_an_earlier_position_and_leaves_the_match_as_it_is() {
    let mut program = program();
    let game = program.active().unwrap();
    program.send(ReviewRequest::Previous);
    let review = program.active().unwrap();
    assert_eq!(program.part::<Review>(), Review { of: game });
    assert_eq!((program.plies().len(), background(&mut program)), (2, game));
    assert_eq!(plies_of(&program, game), 3, "the match itself has not changed");
    for (request, plies) in [
        (ReviewRequest::Previous, 1),
        (ReviewRequest::First, 0),
        (ReviewRequest::Previous, 0),
        (ReviewRequest::Next, 1),
        (ReviewRequest::Last, 3),
        (ReviewRequest::Next, 3),
        (ReviewRequest::GoTo(NodeId::START), 0),
    ] {
        program.send(request);
        assert_eq!((program.active(), program.plies().len()), (Some(review), plies), "{request:?}");
    }
    program.send(ReviewRequest::Close);
    assert_eq!((program.active(), program.plies().len()), (Some(game), 3));
    assert_eq!((count::<With<Match>>(&mut program), count::<With<Reviewed>>(&mut program)), (1, 0));
}

#[test]
fn several_requests_of_one_frame_are_carried_out_in_order() {
    let mut program = program();
    for request in [ReviewRequest::Previous, ReviewRequest::Previous, ReviewRequest::Next] {
        program.app.world_mut().write_message(request);
    }
    program.app.update();
    assert_eq!(program.plies().len(), 2);
    assert_eq!(count::<With<Match>>(&mut program), 2, "one review is opened");
}

#[test]
fn there_is_nothing_to_look_back_at_before_the_first_move() {
    let mut program = Program::new();
    program.open(GameKind::Othello, None);
    for request in [ReviewRequest::Previous, ReviewRequest::Next, ReviewRequest::Last, ReviewRequest::Close] {
        program.send(request);
        assert_eq!(count::<With<Review>>(&mut program), 0, "{request:?}");
    }
}

#[test]
fn an_earlier_position_takes_no_moves() {
    let mut program = program();
    program.send(ReviewRequest::Previous);
    let review = program.active().unwrap();
    assert_eq!(program.part::<ActivePlayer>(), ActivePlayer::None);
    let step = Move::Step { from: Point::new(9), to: Point::new(17) };
    let commands = [Play(step), Resign(Side::First), Hint, MatchCommand::TakeBack, MatchCommand::Pause(false)];
    for command in commands {
        program.app.world_mut().write_message(MatchRequest { game: review, command });
        program.app.update();
        let refusals: Vec<Refusal> = program.app.world_mut().resource_mut::<Messages<Refusal>>().drain().collect();
        assert_eq!(refusals, [Refusal { game: review, command, reason: RefusalReason::LookingBack }]);
    }
    assert_eq!(program.plies().len(), 2);
}

#[test]
fn the_match_goes_on_with_its_computer_and_its_clock_while_an_earlier_position_is_looked_at() {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, Some("3+2"));
    program.play("a2-a3");
    let game = program.active().unwrap();
    program.send(ReviewRequest::Previous);
    let command = MatchCommand::SetPlayer { seat: Seat::Two, player: Player::Computer(Level::FIRST) };
    program.app.world_mut().write_message(MatchRequest { game, command });
    for _ in 0..400 {
        program.app.update();
        if plies_of(&program, game) == 2 {
            break;
        }
        std::thread::yield_now();
    }
    assert_eq!(plies_of(&program, game), 2, "the computer has replied");
    program.app.update();
    let history = program.part::<History>();
    assert_eq!((history.plies().len(), history.undone().len()), (0, 2), "the reply is in the list of moves");
    let before = program.part::<Clock>();
    program.send(ReviewRequest::Next);
    let shown = program.part::<Clock>();
    assert_eq!(Some(&shown), program.app.world().get::<Clock>(game), "the clock of the match is shown");
    assert!(shown.left[0] < before.left[0], "it runs: {before:?} {shown:?}");
}

#[test]
fn looking_back_saves_nothing_else_and_loses_nothing() {
    let mut program = program();
    let stored = program.stored.clone();
    program.send(ReviewRequest::First);
    program.send(ReviewRequest::Next);
    program.send(ReviewRequest::Close);
    assert_eq!((program.stored.clone(), program.offered()), (stored, None));
}

#[test]
fn leaving_while_looking_back_leaves_the_match_as_it_is_now() {
    let mut program = program();
    program.send(ReviewRequest::First);
    program.send(ScreenRequest::Close);
    assert_eq!((program.active(), program.stored_moves()), (None, Some(3)));
    assert_eq!(program.offered().map(|left| left.plies), Some(3));
    assert_eq!((count::<With<Review>>(&mut program), count::<With<Reviewed>>(&mut program)), (0, 0));
}

#[test]
fn another_match_closes_the_review_with_its_match() {
    let mut program = program();
    program.send(ReviewRequest::First);
    program.open(GameKind::Othello, None);
    assert_eq!(count::<With<Active>>(&mut program), 1);
    let matches = count::<(With<Match>, Without<tessera::game::screen::Demo>)>(&mut program);
    assert_eq!((matches, program.plies().len()), (1, 0));
}

#[test]
fn coming_back_is_no_event_of_the_match() {
    let mut program = program();
    let game = program.active().unwrap();
    program.send(ReviewRequest::First);
    program.app.world_mut().resource_mut::<Messages<BoardEvent>>().clear();
    program.send(ReviewRequest::Close);
    let mut messages = program.app.world_mut().resource_mut::<Messages<BoardEvent>>();
    assert_eq!(messages.drain().filter(|event| event.game == game).count(), 0);
}

#[test]
fn moves_that_become_the_main_line_meanwhile_are_shown_as_such() {
    let mut program = program();
    let game = program.active().unwrap();
    program.command(MatchCommand::Undo { plies: 2 });
    program.play("g7-g6");
    program.send(ReviewRequest::First);
    let tree = &program.app.world().get::<History>(game).unwrap().tree;
    let line = tree.main_line();
    let old = tree.children(line[0])[1];
    let replay = tree.mv(old).unwrap();
    for command in [MatchCommand::Undo { plies: 1 }, Play(replay)] {
        program.app.world_mut().write_message(MatchRequest { game, command });
        program.app.update();
    }
    let shown = program.part::<History>().tree;
    assert_eq!((shown.children(line[0])[0], shown.move_count()), (old, 4));
}
