//! A match in an app without a window, for tests.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use crate::game::pacing::{AutoplayDelay, ReplyDelay};
use crate::game::player::Players;
use crate::game::requests::{MatchCommand, MatchRequest, Refusal};
use crate::game::review::ReviewRequest;
use crate::game::screen::{Active, ScreenRequest};

use crate::presentation::actions::{ActionState, MatchAction, MatchActions, MatchActionsItem};
use crate::records::GameTree;
use crate::rules::{Game, GameKind, Move, Position, Variant};

/// A match in which computers do not reply while the test runs.
pub(super) struct TestMatch {
    app: App,
}

impl TestMatch {
    pub(super) fn open(start: Position, moves: Vec<Move>, players: Players) -> TestMatch {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, crate::game::plugin, crate::game::session::plugin));
        app.insert_resource(ReplyDelay(Duration::from_secs(3600)));
        app.insert_resource(AutoplayDelay(Duration::from_secs(3600)));
        let tree = GameTree::with_moves(start, &moves).expect("the test plays legal moves");
        app.world_mut().write_message(ScreenRequest::Open { tree, players, clock: None, end: None, details: None });
        let mut test = TestMatch { app };
        (0..3).for_each(|_| test.app.update());
        test
    }

    pub(super) fn standard(kind: GameKind, players: Players) -> TestMatch {
        TestMatch::open(Position::start(Variant::standard(kind)), Vec::new(), players)
    }

    pub(super) fn insert_resource(&mut self, resource: impl Resource) {
        self.app.insert_resource(resource);
    }

    /// Puts a component on the match.
    pub(super) fn insert(&mut self, component: impl Component) {
        let game = self.with_actions(|actions| actions.game);
        self.app.world_mut().entity_mut(game).insert(component);
        (0..2).for_each(|_| self.app.update());
    }

    pub(super) fn with_actions<R>(&mut self, read: impl FnOnce(&MatchActionsItem) -> R) -> R {
        let world = self.app.world_mut();
        let mut matches = world.query_filtered::<MatchActions, With<Active>>();
        read(&matches.single(world).expect("one match is open"))
    }

    pub(super) fn available(&mut self) -> Vec<MatchAction> {
        self.with_actions(|actions| actions.available().map(|state| state.action).collect())
    }

    pub(super) fn state(&mut self, action: MatchAction) -> ActionState {
        self.with_actions(|actions| actions.state(action))
    }

    /// Sends a command to the match and returns whether it was accepted.
    pub(super) fn command(&mut self, command: MatchCommand) -> bool {
        let game = self.with_actions(|actions| actions.game);
        self.app.world_mut().write_message(MatchRequest { game, command });
        self.app.world_mut().resource_mut::<Messages<Refusal>>().clear();
        self.app.update();
        self.app.world().resource::<Messages<Refusal>>().is_empty()
    }

    pub(super) fn look(&mut self, request: ReviewRequest) {
        self.app.world_mut().write_message(request);
        self.app.update();
    }

    pub(super) fn play_first_legal_move(&mut self) {
        let mv = self.with_actions(|actions| actions.history.position().legal_moves()[0]);
        assert!(self.command(MatchCommand::Play(mv)), "{mv:?}");
    }
}
