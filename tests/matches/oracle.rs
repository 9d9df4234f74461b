//! The oracle: values come in the background, stay once they are proved, and are shown only where that is fair.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use tessera::game::computer::MoveSearch;
use tessera::game::lesson::LessonRequest;
use tessera::game::matches::Seat;
use tessera::game::oracle::{
    OracleForbidden, OracleOn, OracleSearch, OracleStatus, OracleTimes, OracleValues, ProvenValue,
};
use tessera::game::pacing::ReplyDelay;
use tessera::game::player::{Player, Players};
use tessera::game::requests::MatchCommand::{self, Hint, Pause, Play, Resign, SetPlayer, ShowOracle};
use tessera::game::requests::{MatchRequest, Refusal, RefusalReason};
use tessera::game::review::ReviewRequest;
use tessera::game::screen::ScreenRequest;
use tessera::lessons::Lesson;
use tessera::records::NodeId;
use tessera::rules::{Game, GameKind, Position, Side};

use crate::computers::{DEADLINE, against, computer};
use crate::program::Program;
use crate::table::{start, start_on};

/// A small board, which is solved at once.
fn small() -> Position {
    start_on(GameKind::Breakthrough, 4, 5)
}

/// A program with an open match in which the oracle is on.
fn with_oracle(position: Position, players: Players, clock: Option<&str>) -> Program {
    let mut program = opened(position, players, clock);
    program.command(ShowOracle(true));
    program
}

fn opened(position: Position, players: Players, clock: Option<&str>) -> Program {
    let mut program = Program::new();
    program.app.insert_resource(ReplyDelay(Duration::from_secs(3600)));
    let clock = clock.map(|clock| clock.parse().expect("a time control"));
    program.send(ScreenRequest::open(position, players, clock));
    program
}

fn values(program: &mut Program) -> Option<OracleValues> {
    let game = program.active().expect("a match is open");
    program.app.world().get::<OracleValues>(game).cloned()
}

fn has<C: Component>(program: &mut Program) -> bool {
    let game = program.active().expect("a match is open");
    program.app.world().get::<C>(game).is_some()
}

/// Whether the oracle searches; otherwise it waits or has ended.
fn searches(program: &mut Program) -> bool {
    let game = program.active().expect("a match is open");
    program.app.world().get::<OracleSearch>(game).is_some_and(OracleSearch::is_running)
}

/// Updates until the oracle has ended; returns its values in every frame in which they changed.
fn finish(program: &mut Program) -> Vec<OracleValues> {
    let mut seen: Vec<OracleValues> = Vec::new();
    let deadline = Instant::now() + DEADLINE;
    loop {
        let now = values(program).expect("the oracle is on");
        let ended = matches!(now.status, OracleStatus::Complete | OracleStatus::Stopped);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if ended {
            return seen;
        }
        assert!(Instant::now() < deadline, "the oracle does not end");
        std::thread::yield_now();
        program.app.update();
    }
}

/// The reason for which a command is refused.
fn refusal(program: &mut Program, command: MatchCommand) -> Option<RefusalReason> {
    program.app.world_mut().resource_mut::<Messages<Refusal>>().clear();
    let game = program.active().expect("a match is open");
    program.app.world_mut().write_message(MatchRequest { game, command });
    program.app.update();
    program.app.world_mut().resource_mut::<Messages<Refusal>>().drain().next().map(|refusal| refusal.reason)
}

#[test]
fn a_match_begins_without_an_oracle() {
    let mut program = opened(small(), Players::HUMANS, None);
    assert_eq!(values(&mut program), None);
    program.command(ShowOracle(true));
    assert!(values(&mut program).is_some());
    program.send(ScreenRequest::open(small(), Players::HUMANS, None));
    assert_eq!(values(&mut program), None, "it is off again in the next match");
}

#[test]
fn every_legal_move_gets_its_exact_value() {
    let mut program = with_oracle(small(), Players::HUMANS, None);
    let last = finish(&mut program).pop().expect("the oracle has values");
    assert_eq!(last.status, OracleStatus::Complete);
    assert_eq!(last.moves.iter().map(|known| known.mv).collect::<Vec<_>>(), small().legal_moves());
    assert!(last.moves.iter().all(|known| matches!(known.value, ProvenValue::Win(_) | ProvenValue::Loss(_))));
    assert!(!has::<OracleSearch>(&mut program), "the search has ended");
}

#[test]
fn a_proved_value_never_changes_while_the_searches_become_longer() {
    // The last of its moves takes some hundred thousand nodes.
    let variant = start_on(GameKind::Breakthrough, 4, 6).variant();
    let position = Position::parse(variant, "pp1p/p1p1/2pp/PP2/2P1/P1PP w").expect("a readable position");
    let mut program = opened(position, Players::HUMANS, None);
    let times = [1, 3, 10, 30, 100, 300, 1000, 60_000];
    program.app.insert_resource(OracleTimes(times.map(Duration::from_millis).into()));
    program.command(ShowOracle(true));
    let seen = finish(&mut program);
    assert_eq!(seen.last().map(|values| values.status), Some(OracleStatus::Complete));
    assert!(seen.len() > 2, "{} different states", seen.len());
    for pair in seen.windows(2) {
        for (before, after) in pair[0].moves.iter().zip(&pair[1].moves) {
            assert_eq!(before.mv, after.mv);
            let same_winner = match (before.value, after.value) {
                (ProvenValue::Win(_), value) => matches!(value, ProvenValue::Win(_)),
                (ProvenValue::Loss(_), value) => matches!(value, ProvenValue::Loss(_)),
                (ProvenValue::Unknown, _) => true,
                (before, after) => before == after,
            };
            assert!(same_winner, "{:?} was {}, then {}", before.mv, before.value, after.value);
            assert!(!is_exact(before.value) || before.value == after.value);
        }
    }
}

fn is_exact(value: ProvenValue) -> bool {
    use tessera::game::oracle::Distance::Exactly;
    matches!(value, ProvenValue::Win(Exactly(_)) | ProvenValue::Loss(Exactly(_)) | ProvenValue::Draw)
}

#[test]
fn a_move_drops_all_values_and_the_next_position_gets_its_own() {
    let mut program = with_oracle(small(), Players::HUMANS, None);
    finish(&mut program);
    let game = program.active().expect("a match is open");
    let mv = small().legal_moves()[0];
    program.app.world_mut().write_message(MatchRequest { game, command: Play(mv) });
    program.app.update();
    let now = values(&mut program).expect("the oracle is on");
    assert_eq!(now.proved(), 0, "nothing is carried over");
    let after = small().after(mv);
    assert_eq!(now.moves.iter().map(|known| known.mv).collect::<Vec<_>>(), after.legal_moves());
    assert_eq!(finish(&mut program).last().map(|values| values.status), Some(OracleStatus::Complete));
}

#[test]
fn an_oracle_that_can_prove_nothing_soon_stops_and_promises_nothing() {
    let mut program = opened(start(GameKind::Diamond), Players::HUMANS, None);
    program.app.insert_resource(OracleTimes(vec![Duration::from_millis(5); 2]));
    program.command(ShowOracle(true));
    let last = finish(&mut program).pop().expect("the oracle has values");
    assert_eq!((last.status, last.proved()), (OracleStatus::Stopped, 0));
    assert_eq!(last.moves.len(), start(GameKind::Diamond).legal_moves().len());
    program.command(ShowOracle(false));
    assert!(!has::<OracleValues>(&mut program) && !has::<OracleSearch>(&mut program));
}

#[test]
fn two_people_who_play_against_the_clock_have_no_oracle_until_the_end() {
    let mut program = opened(small(), Players::HUMANS, Some("3+2"));
    assert!(has::<OracleForbidden>(&mut program));
    assert_eq!(refusal(&mut program, ShowOracle(true)), Some(RefusalReason::TimedMatch));
    assert!(!has::<OracleOn>(&mut program) && values(&mut program).is_none());
    program.play("a2-a3");
    program.send(ReviewRequest::Previous);
    assert!(has::<OracleForbidden>(&mut program), "looking back does not help");
    assert_eq!(refusal(&mut program, ShowOracle(true)), Some(RefusalReason::TimedMatch));
    program.send(ReviewRequest::Close);
    program.command(Resign(Side::First));
    assert_eq!(refusal(&mut program, ShowOracle(true)), None);
    assert!(values(&mut program).is_some() && !has::<OracleForbidden>(&mut program));
}

#[test]
fn a_second_person_in_a_match_with_a_clock_ends_the_oracle() {
    let mut program = with_oracle(small(), against(computer(1)), Some("3+2"));
    assert!(values(&mut program).is_some(), "a person may ask about a match against a computer");
    program.command(SetPlayer { seat: Seat::Two, player: Player::Human });
    assert!(!has::<OracleValues>(&mut program) && !has::<OracleSearch>(&mut program));
}

#[test]
fn a_finished_match_has_no_moves_to_judge() {
    let mut program = with_oracle(small(), Players::HUMANS, None);
    program.command(Resign(Side::First));
    let now = values(&mut program).expect("the oracle is on");
    assert_eq!((now.moves.len(), now.status), (0, OracleStatus::Complete));
}

#[test]
fn earlier_positions_are_judged_while_they_are_looked_at() {
    let mut program = with_oracle(small(), Players::HUMANS, None);
    let at_start = finish(&mut program).pop();
    program.play("a2-a3 b4xa3");
    program.send(ReviewRequest::GoTo(NodeId::START));
    let reviewed = finish(&mut program).pop();
    assert_eq!(reviewed.map(|values| values.moves), at_start.map(|values| values.moves));
    program.send(ReviewRequest::Next);
    let after_one = finish(&mut program).pop().expect("the oracle is on");
    let first = small().parse_move("a2-a3").expect("a legal move");
    assert_eq!(after_one.moves.len(), small().after(first).legal_moves().len());
    program.command(ShowOracle(false));
    assert_eq!(values(&mut program), None);
    program.send(ReviewRequest::Close);
    assert_eq!(values(&mut program), None, "it was turned off for the match");
}

#[test]
fn the_oracle_gives_way_to_a_computer_and_to_a_hint() {
    let mut program = with_oracle(start(GameKind::Breakthrough), against(computer(9)), None);
    assert!(searches(&mut program), "a person is to move");
    program.command(Hint);
    assert!(!searches(&mut program), "the hint comes first");
    assert_eq!(values(&mut program).map(|values| values.status), Some(OracleStatus::Waiting));
    program.play("a2-a3");
    assert!(has::<MoveSearch>(&mut program) && !searches(&mut program));
    assert_eq!(values(&mut program).map(|values| values.status), Some(OracleStatus::Waiting));
}

#[test]
fn a_match_between_computers_is_judged_while_it_is_paused() {
    let mut program = with_oracle(small(), Players([computer(1); 2]), None);
    assert_eq!(values(&mut program).map(|values| values.status), Some(OracleStatus::Waiting));
    program.command(Pause(true));
    assert_eq!(finish(&mut program).last().map(|values| values.status), Some(OracleStatus::Complete));
}

#[test]
fn a_lesson_has_no_oracle() {
    let mut program = Program::new();
    let lesson = Lesson::all().iter().find(|lesson| lesson.steps.len() > 1).expect("there are lessons");
    program.send(LessonRequest::Open { lesson, step: None });
    assert!(has::<OracleForbidden>(&mut program));
    assert_eq!(refusal(&mut program, ShowOracle(true)), Some(RefusalReason::LessonWaits));
    assert_eq!(values(&mut program), None);
}
