//! Showing the moves of a match one after the other, and playing on from an earlier position.

use tessera::game::matches::{History, Review};
use tessera::game::pacing::{AutoplayDelay, ViewBusy};
use tessera::game::player::ActivePlayer;
use tessera::game::requests::MatchCommand::Resign;
use tessera::game::review::ReviewRequest;
use tessera::game::review::autoplay::Autoplay;
use tessera::records::NodeId;
use tessera::rules::{GameKind, Side};

use crate::program::{Program, STEP};

/// A match of Breakthrough after three plies, in which each position is shown for three frames.
fn program() -> Program {
    let mut program = Program::new();
    program.open(GameKind::Breakthrough, None);
    program.play("a2-a3 h7-h6 a3-a4");
    program.app.insert_resource(AutoplayDelay(STEP * 3));
    program
}

/// The number of plies that are shown after each of `n` frames.
fn plies_by_frame(program: &mut Program, frames: usize) -> Vec<usize> {
    let frame = |_| {
        program.app.update();
        program.plies().len()
    };
    (0..frames).map(frame).collect()
}

fn is_looking_back(program: &mut Program) -> bool {
    let game = program.active().expect("a match is open");
    program.app.world().get::<Review>(game).is_some()
}

fn is_autoplaying(program: &mut Program) -> bool {
    let game = program.active().expect("a match is open");
    program.app.world().get::<Autoplay>(game).is_some()
}

#[test]
fn the_moves_are_shown_from_the_start_at_the_chosen_pace_and_stop_at_the_end() {
    let mut program = program();
    program.app.world_mut().write_message(ReviewRequest::Autoplay);
    assert_eq!(plies_by_frame(&mut program, 10), [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
    program.app.update();
    assert!(!is_autoplaying(&mut program));
    assert!(is_looking_back(&mut program), "the last position stays in view");
}

#[test]
fn an_animation_delays_the_next_move() {
    let mut program = program();
    program.app.world_mut().write_message(ReviewRequest::Autoplay);
    assert_eq!(plies_by_frame(&mut program, 3), [0, 0, 0]);
    program.app.insert_resource(ViewBusy(true));
    assert_eq!(plies_by_frame(&mut program, 5), [0; 5]);
    program.app.insert_resource(ViewBusy(false));
    assert_eq!(plies_by_frame(&mut program, 3), [0, 0, 1]);
}

#[test]
fn stopping_and_stepping_end_it_at_the_position_that_is_shown() {
    for (request, plies) in [(ReviewRequest::Stop, 1), (ReviewRequest::Previous, 0), (ReviewRequest::Last, 3)] {
        let mut program = program();
        program.app.world_mut().write_message(ReviewRequest::Autoplay);
        assert_eq!(plies_by_frame(&mut program, 4), [0, 0, 0, 1]);
        program.app.world_mut().write_message(request);
        assert_eq!(plies_by_frame(&mut program, 6), [plies; 6], "{request:?}");
        assert!(!is_autoplaying(&mut program));
    }
}

#[test]
fn it_goes_on_from_the_position_that_is_shown_unless_that_is_the_last() {
    let mut program = program();
    program.send(ReviewRequest::Previous);
    program.app.world_mut().write_message(ReviewRequest::Autoplay);
    assert_eq!(plies_by_frame(&mut program, 4), [2, 2, 2, 3]);
    program.app.world_mut().write_message(ReviewRequest::Autoplay);
    assert_eq!(plies_by_frame(&mut program, 4), [0, 0, 0, 1]);
}

#[test]
fn a_match_without_moves_has_none_to_show() {
    let mut program = Program::new();
    program.open(GameKind::Diamond, None);
    program.send(ReviewRequest::Autoplay);
    assert!(!is_looking_back(&mut program));
}

#[test]
fn playing_on_from_an_earlier_position_keeps_the_moves_after_it_as_a_variation() {
    let mut program = program();
    let game = program.active().unwrap();
    program.send(ReviewRequest::First);
    program.send(ReviewRequest::Next);
    program.send(ReviewRequest::PlayFromHere);
    assert_eq!((program.active(), program.plies()), (Some(game), vec!["a2-a3".to_owned()]));
    program.play("g7-g6 b2-b3");
    assert_eq!(program.plies(), ["a2-a3", "g7-g6", "b2-b3"]);
    let tree = program.part::<History>().tree;
    let branches = tree.children(tree.children(NodeId::START)[0]);
    let lines = branches.iter().map(|node| 1 + tree.line_after(*node).len()).collect::<Vec<_>>();
    assert_eq!(lines, [2, 2], "the new line and the one before it");
}

#[test]
fn a_finished_match_can_be_played_on_from_an_earlier_position() {
    let mut program = program();
    program.command(Resign(Side::Second));
    assert_eq!(program.part::<ActivePlayer>(), ActivePlayer::None);
    program.send(ReviewRequest::Previous);
    program.send(ReviewRequest::PlayFromHere);
    assert_eq!((program.plies().len(), program.part::<ActivePlayer>()), (2, ActivePlayer::Human));
}
