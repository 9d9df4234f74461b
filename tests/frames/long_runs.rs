//! Long runs of the whole program without a window: nothing grows that should not.
//!
//! Every run has a short form, which is part of every test run, and a long one for `make campaign`.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::EguiContext;
use tessera::app::cli::{self, CliCommand};
use tessera::app::headless::headless;
use tessera::game::demo::DemoClock;
use tessera::game::matches::{MatchOutcome, Seat};
use tessera::game::player::{Level, Player, Players};
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::review::ReviewRequest;
use tessera::game::screen::{Active, ScreenRequest};
use tessera::records::GameTree;
use tessera::rules::{Game, GameKind, Position, Variant};

use super::curve::Curve;
use super::idle::run_until_idle;
use super::random::{pick, seeded};

fn app(line: &[&str], step: Duration) -> App {
    let Ok(CliCommand::Play(options)) = cli::parse(line.iter().map(Into::into)) else {
        panic!("{line:?} is understood")
    };
    headless(*options, step)
}

fn start(kind: GameKind) -> Position {
    Position::start(Variant::standard(kind))
}

fn active(app: &mut App) -> Entity {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open")
}

/// How many states of widgets egui keeps: it forgets none.
fn widget_states(app: &mut App) -> usize {
    let world = app.world_mut();
    world.query::<&mut EguiContext>().iter_mut(world).map(|mut egui| egui.get_mut().data(|data| data.len())).sum()
}

/// Games of the engine against itself, each in a match of its own.
fn play_engine_games(kind: GameKind, games: usize, name: &'static str) {
    let mut app = app(&["--game", kind.info().id], Duration::from_secs(2));
    let mut curve = Curve::new(name, games);
    let mut states = Vec::new();
    for game in 0..games {
        app.world_mut().write_message(ScreenRequest::open(start(kind), Players::HUMANS, None));
        run_until_idle(&mut app);
        curve.note(&app, game);
        let match_entity = active(&mut app);
        for seat in Seat::BOTH {
            let command = MatchCommand::SetPlayer { seat, player: Player::Computer(Level::FIRST) };
            app.world_mut().write_message(MatchRequest { game: match_entity, command });
        }
        let is_over = |app: &App| app.world().get::<MatchOutcome>(match_entity).is_some_and(|end| end.0.is_over());
        for frame in 0.. {
            curve.update(&mut app);
            if is_over(&app) {
                break;
            }
            assert!(frame < 1_000_000, "game {game} does not end");
            std::thread::yield_now();
        }
        states.push(widget_states(&mut app));
    }
    assert_eq!(states.last(), states.get(1), "the states of widgets after each game: {states:?}");
    curve.check(0);
}

/// The demo on the title screen, woken as by a player who moves the pointer all the time.
fn run_demo(hours: f32, name: &'static str) {
    const STEP: Duration = Duration::from_millis(100);
    let frames = (hours * 3600.0 / STEP.as_secs_f32()) as usize;
    let mut app = app(&[], STEP);
    let mut curve = Curve::new(name, frames);
    for frame in 0..frames {
        app.world_mut().resource_mut::<DemoClock>().wake();
        curve.update(&mut app);
        curve.note(&app, frame);
    }
    // The boards are not always equally full: an army of Breakthrough and a board of Othello.
    curve.check(100);
}

fn open_matches(matches: usize, name: &'static str) {
    let mut app = app(&["--game", "diamond"], Duration::from_millis(100));
    let mut curve = Curve::new(name, matches);
    for number in 0..matches {
        let kind = GameKind::ALL[number % GameKind::COUNT];
        app.world_mut().write_message(ScreenRequest::open(start(kind), Players::HUMANS, None));
        run_until_idle(&mut app);
        curve.update(&mut app);
        curve.note(&app, number);
    }
    curve.check(0);
}

/// Goes to random moves of a long game, and back to its start before each point of the curve.
fn browse(steps: usize, name: &'static str) {
    let mut app = app(&["--game", "diamond"], Duration::from_millis(100));
    let mut rng = seeded(3);
    let mut position = start(GameKind::Diamond);
    let mut tree = GameTree::new(position.clone());
    while !position.outcome().is_over() {
        let mv = pick(&mut rng, &position.legal_moves());
        tree.play(mv).expect("the move is legal");
        position.play_unchecked(mv);
    }
    let nodes = tree.main_line();
    let open = ScreenRequest::Open { tree, players: Players::HUMANS, clock: None, end: None, details: None };
    app.world_mut().write_message(open);
    run_until_idle(&mut app);
    let mut curve = Curve::new(name, steps);
    for step in 0..steps {
        app.world_mut().write_message(ReviewRequest::GoTo(pick(&mut rng, &nodes)));
        curve.update(&mut app);
        app.world_mut().write_message(ReviewRequest::First);
        run_until_idle(&mut app);
        curve.note(&app, step);
    }
    curve.check(0);
}

#[test]
fn games_of_the_engine_leave_nothing_behind() {
    for kind in GameKind::ALL {
        play_engine_games(kind, 6, "short-games");
    }
}

#[test]
fn the_demo_leaves_nothing_behind() {
    run_demo(0.05, "short-demo");
}

#[test]
fn new_matches_leave_nothing_behind() {
    open_matches(15, "short-matches");
}

#[test]
fn looking_back_leaves_nothing_behind() {
    browse(30, "short-browsing");
}

#[test]
#[ignore = "takes long; part of `make campaign`"]
fn ten_thousand_games_of_othello_leave_nothing_behind() {
    play_engine_games(GameKind::Othello, 10_000, "othello-games");
}

#[test]
#[ignore = "takes long; part of `make campaign`"]
fn ten_thousand_games_of_breakthrough_leave_nothing_behind() {
    play_engine_games(GameKind::Breakthrough, 10_000, "breakthrough-games");
}

#[test]
#[ignore = "takes long; part of `make campaign`"]
fn ten_thousand_games_of_diamond_leave_nothing_behind() {
    play_engine_games(GameKind::Diamond, 10_000, "diamond-games");
}

#[test]
#[ignore = "takes long; part of `make campaign`"]
fn a_day_of_the_demo_leaves_nothing_behind() {
    run_demo(24.0, "demo");
}

#[test]
#[ignore = "takes long; part of `make campaign`"]
fn a_thousand_new_matches_leave_nothing_behind() {
    open_matches(1_000, "matches");
}

#[test]
#[ignore = "takes long; part of `make campaign`"]
fn ten_thousand_steps_back_and_forth_leave_nothing_behind() {
    browse(10_000, "browsing");
}
