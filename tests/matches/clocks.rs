//! Clocks, with time advanced by hand.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use tessera::game::clock::{Clock, TimeControl};
use tessera::game::events::MatchEvent;
use tessera::game::matches::{MatchOutcome, Seat};
use tessera::game::pacing::{BoardArriving, ViewBusy};
use tessera::game::player::{Level, Player};
use tessera::game::requests::{MatchCommand, RefusalReason};
use tessera::rules::{Game, GameKind, Outcome, Side, Victory};

use crate::table::{Table, start};

const SECOND: Duration = Duration::from_secs(1);

/// A match on the clock; no time passes unless it is let pass.
fn timed(kind: GameKind, control: &str) -> (Table, Entity) {
    let mut table = Table::new();
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    let game = table.open(start(kind));
    table.app.world_mut().entity_mut(game).insert(Clock::new(control.parse().expect("a time")));
    table.app.update();
    (table, game)
}

fn wait(table: &mut Table, seconds: u32) {
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(SECOND));
    for _ in 0..seconds {
        table.app.update();
    }
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    table.app.update();
}

fn left(table: &Table, game: Entity) -> [u64; 2] {
    table.part::<Clock>(game).left.map(|left| left.as_secs())
}

#[test]
fn the_clock_of_the_side_to_move_runs_and_each_move_adds_the_increment() {
    let (mut table, game) = timed(GameKind::Breakthrough, "3+2");
    assert_eq!(left(&table, game), [180, 180]);
    table.play(game, "e2-e3");
    wait(&mut table, 7);
    assert_eq!(left(&table, game), [182, 173]);
    table.play(game, "d7-d6");
    assert_eq!(left(&table, game), [182, 175]);
    wait(&mut table, 5);
    assert_eq!(left(&table, game), [177, 175]);
}

#[test]
fn clocks_start_with_the_first_move() {
    for kind in GameKind::ALL {
        let (mut table, game) = timed(kind, "3+0");
        wait(&mut table, 30);
        assert_eq!(left(&table, game), [180, 180], "{kind}");
        let first = table.position(game).legal_moves()[0];
        table.request(game, MatchCommand::Play(first));
        wait(&mut table, 30);
        assert_eq!(left(&table, game), [180, 150], "{kind}");
        table.request(game, MatchCommand::Undo { plies: 1 });
        wait(&mut table, 30);
        assert_eq!(left(&table, game), [180, 180], "{kind}: before the first move again");
    }
}

#[test]
fn clocks_stop_while_the_view_is_busy_the_board_arrives_or_the_match_is_paused() {
    let (mut table, game) = timed(GameKind::Breakthrough, "3+0");
    table.play(game, "e2-e3");
    table.app.insert_resource(ViewBusy(true));
    wait(&mut table, 9);
    table.app.insert_resource(ViewBusy(false)).insert_resource(BoardArriving(true));
    wait(&mut table, 9);
    table.app.insert_resource(BoardArriving(false));
    table.request(game, MatchCommand::Pause(true));
    wait(&mut table, 9);
    assert_eq!(left(&table, game), [180, 180]);
}

#[test]
fn undo_and_redo_restore_the_times_of_the_ply() {
    let (mut table, game) = timed(GameKind::Breakthrough, "3+2");
    table.play(game, "e2-e3");
    wait(&mut table, 30);
    table.play(game, "d7-d6");
    wait(&mut table, 20);
    table.play(game, "e3-e4");
    assert_eq!(left(&table, game), [164, 152]);
    table.request(game, MatchCommand::Undo { plies: 1 });
    assert_eq!(left(&table, game), [182, 152]);
    table.request(game, MatchCommand::Undo { plies: 2 });
    assert_eq!(left(&table, game), [180, 180]);
    table.request(game, MatchCommand::Redo { plies: 3 });
    assert_eq!(left(&table, game), [164, 152]);
}

#[test]
fn running_out_of_time_loses_and_can_be_taken_back() {
    for kind in GameKind::ALL {
        let (mut table, game) = timed(kind, "1+0");
        let first = table.position(game).legal_moves()[0];
        table.request(game, MatchCommand::Play(first));
        wait(&mut table, 59);
        assert_eq!(table.outcome(game), Outcome::InProgress);
        wait(&mut table, 1);
        let lost = Outcome::Won { side: Side::First, by: Victory::Time };
        assert_eq!(table.part::<MatchOutcome>(game).0, lost, "{kind}");
        assert!(table.events().iter().any(|event| event.event == MatchEvent::Ended(lost)));
        assert_eq!(left(&table, game)[1], 0);
        table.request(game, MatchCommand::TakeBack);
        assert_eq!((table.outcome(game), left(&table, game)), (Outcome::InProgress, [60, 60]));
    }
}

#[test]
fn a_loss_on_time_is_refused_while_there_is_time_left() {
    let (mut table, game) = timed(GameKind::Othello, "3+2");
    assert_eq!(table.refusal(game, MatchCommand::Flag(Side::First)), RefusalReason::Outdated);
    let unclocked = table.open(start(GameKind::Othello));
    assert_eq!(table.refusal(unclocked, MatchCommand::Flag(Side::First)), RefusalReason::Outdated);
}

#[test]
fn the_clock_of_a_computer_runs() {
    let (mut table, game) = timed(GameKind::Othello, "5+0");
    // It may not answer while it waits for its pace.
    table.app.insert_resource(tessera::game::pacing::ReplyDelay(60 * SECOND));
    let player = Player::Computer(Level::FIRST);
    table.play(game, "f5");
    table.request(game, MatchCommand::SetPlayer { seat: Seat::Two, player });
    wait(&mut table, 10);
    assert_eq!(left(&table, game), [300, 290]);
}

#[test]
fn a_computer_at_full_strength_divides_its_time_and_keeps_a_reserve() {
    let share = |control: &str, millis| {
        let left = [Duration::from_millis(millis); 2];
        let clock = Clock { left, ..Clock::new(control.parse().expect("a time")) };
        let position = start(GameKind::Breakthrough);
        clock.time_for_move(Seat::One, &position).as_millis()
    };
    assert_eq!(share("1+0", 60_000), 57_990 / 25);
    assert_eq!(share("3+2", 52_000), 49_990 / 25 + 1_500, "most of the increment is used, too");
    assert_eq!([2_000, 1_000, 40].map(|millis| share("1+0", millis)), [20, 20, 10]);
}

#[test]
fn one_frame_takes_at_most_five_seconds_from_a_clock() {
    let (mut table, game) = timed(GameKind::Othello, "1+0");
    table.play(game, "f5");
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(3600 * SECOND));
    table.app.update();
    assert_eq!(left(&table, game), [60, 55]);
}

#[test]
fn times_stay_with_the_seats_when_sides_are_swapped() {
    let (mut table, game) = timed(GameKind::Diamond, "3+2");
    table.play(game, "d4");
    wait(&mut table, 20);
    table.play(game, "swap");
    assert_eq!(left(&table, game), [182, 162]);
    // The first seat plays White now and is to move.
    wait(&mut table, 30);
    assert_eq!(left(&table, game), [152, 162]);
}

#[test]
fn the_preset_time_controls() {
    assert_eq!(TimeControl::PRESETS.map(|control| control.to_string()), ["1+0", "3+2", "5+0", "10+5", "15+10"]);
}
