//! A program without a window: screens, matches and saving.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use tessera::game::matches::History;
use tessera::game::player::Players;
use tessera::game::requests::{MatchCommand, MatchRequest};
use tessera::game::resumable::{MatchSummary, ResumableMatch};
use tessera::game::screen::{Active, ScreenRequest};

use tessera::persist::saved::SavedMatch;
use tessera::persist::{SaveRequest, StorageKey};
use tessera::rules::{Game, GameKind, Ply};

use crate::table::start;

/// The time between two frames.
pub(crate) const STEP: Duration = Duration::from_millis(100);

/// A program without a window, and the match that it has stored.
pub(crate) struct Program {
    pub(crate) app: App,
    pub(crate) stored: Option<String>,
}

impl Program {
    pub(crate) fn new() -> Program {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            tessera::game::plugin,
            tessera::game::session::plugin,
            tessera::persist::plugin,
        ));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        Program { app, stored: None }
    }

    /// Writes a message and lets the frames pass that it takes.
    pub(crate) fn send(&mut self, message: impl Message) {
        self.app.world_mut().write_message(message);
        for _ in 0..4 {
            self.app.update();
            self.take_stores();
        }
    }

    /// Takes what has been stored; returns how often.
    pub(crate) fn take_stores(&mut self) -> usize {
        let mut count = 0;
        for SaveRequest { key, text } in self.app.world_mut().resource_mut::<Messages<SaveRequest>>().drain() {
            assert_eq!(key, StorageKey::Match);
            self.stored = text;
            count += 1;
        }
        count
    }

    pub(crate) fn open(&mut self, kind: GameKind, clock: Option<&str>) {
        let clock = clock.map(|clock| clock.parse().expect("a time control"));
        self.send(ScreenRequest::open(start(kind), Players::HUMANS, clock));
    }

    pub(crate) fn command(&mut self, command: MatchCommand) {
        let game = self.active().expect("a match is open");
        self.send(MatchRequest { game, command });
    }

    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split(' ') {
            let history = self.part::<History>();
            let mut position = history.start().clone();
            history.plies().iter().for_each(|ply| position.play_unchecked(ply.mv));
            let mv = position.parse_move(text).expect("a legal move");
            self.command(MatchCommand::Play(mv));
        }
    }

    pub(crate) fn active(&mut self) -> Option<Entity> {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<Active>>().single(world).ok()
    }

    pub(crate) fn part<C: Component + Clone>(&mut self) -> C {
        let game = self.active().expect("a match is open");
        self.app.world().get::<C>(game).expect("the match has this component").clone()
    }

    pub(crate) fn plies(&mut self) -> Vec<String> {
        self.part::<History>().plies().iter().map(Ply::text).collect()
    }

    pub(crate) fn offered(&self) -> Option<MatchSummary> {
        self.app.world().resource::<ResumableMatch>().0
    }

    pub(crate) fn stored_moves(&self) -> Option<usize> {
        let text = self.stored.as_deref()?;
        Some(SavedMatch::from_text(text).expect("the stored text is readable").moves().len())
    }
}
