//! A match that is left: an unfinished one stays stored and can be continued; a finished one is deleted.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use tessera::game::GamePlugin;
use tessera::game::clock::Clock;
use tessera::game::matches::History;
use tessera::game::player::Players;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::resumable::{ContinueMatch, MatchSummary, ResumableMatch};
use tessera::game::screen::{Active, Screen, ScreenRequest};
use tessera::game::session::SessionPlugin;
use tessera::persist::saved::SavedMatch;
use tessera::persist::{PersistPlugin, SaveRequest, StorageKey};
use tessera::rules::{Game, GameKind, Side};

use crate::table::start;

/// The time between two frames.
const STEP: Duration = Duration::from_millis(100);

/// A program without a window, and the match that it has stored.
struct Program {
    app: App,
    stored: Option<String>,
}

impl Program {
    fn new() -> Program {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, GamePlugin, SessionPlugin, PersistPlugin));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        Program { app, stored: None }
    }

    /// Writes a message and lets the frames pass that it takes.
    fn send(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
        for _ in 0..4 {
            self.app.update();
            for SaveRequest { key, text } in self.app.world_mut().resource_mut::<Messages<SaveRequest>>().drain() {
                assert_eq!(key, StorageKey::Match);
                self.stored = text;
            }
        }
    }

    fn open(&mut self, kind: GameKind, clock: Option<&str>) {
        let clock = clock.map(|clock| clock.parse().expect("a time control"));
        self.send(ScreenRequest::Open { start: start(kind), moves: Vec::new(), players: Players::HUMANS, clock });
    }

    fn command(&mut self, command: MatchCommand) {
        let game = self.active().expect("a match is open");
        self.send(MatchRequest { game, command });
    }

    fn play(&mut self, moves: &str) {
        for text in moves.split(' ') {
            let history = self.part::<History>();
            let mut position = history.start().clone();
            history.played.iter().for_each(|ply| position.play_unchecked(ply.mv));
            let mv = position.parse_move(text).expect("a legal move");
            self.command(MatchCommand::Play(mv));
        }
    }

    fn active(&mut self) -> Option<Entity> {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<Active>>().single(world).ok()
    }

    fn part<C: Component + Clone>(&mut self) -> C {
        let game = self.active().expect("a match is open");
        self.app.world().get::<C>(game).expect("the match has this component").clone()
    }

    fn plies(&mut self) -> Vec<String> {
        self.part::<History>().played.into_iter().map(|ply| ply.text).collect()
    }

    fn offered(&self) -> Option<MatchSummary> {
        self.app.world().resource::<ResumableMatch>().0
    }

    fn stored_moves(&self) -> Option<usize> {
        let text = self.stored.as_deref()?;
        Some(SavedMatch::from_text(text).expect("the stored text is readable").moves.len())
    }
}

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
