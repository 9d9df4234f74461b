//! A program without a window whose board is that of a lesson or a puzzle.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

use tessera::game::matches::History;
use tessera::game::requests::{MatchCommand, MatchRequest, Refusal, RefusalReason};
use tessera::game::screen::Active;

use tessera::rules::Position;

pub(crate) fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, tessera::game::plugin, tessera::game::session::plugin));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.update();
    app
}

/// Writes a request and lets it be handled.
pub(crate) fn request(app: &mut App, request: impl Message) {
    app.world_mut().write_message(request);
    app.update();
    app.update();
}

pub(crate) fn game(app: &mut App) -> Entity {
    app.world_mut().query_filtered::<Entity, With<Active>>().single(app.world()).expect("one board")
}

pub(crate) fn command(app: &mut App, command: MatchCommand) {
    let game = game(app);
    request(app, MatchRequest { game, command });
}

pub(crate) fn part<T: Component + Clone>(app: &mut App) -> T {
    let game = game(app);
    app.world().get::<T>(game).expect("a component of the board").clone()
}

/// The position that is shown.
pub(crate) fn shown(app: &mut App) -> Position {
    part::<History>(app).position().clone()
}

pub(crate) fn refusals(app: &App) -> Vec<RefusalReason> {
    let messages = app.world().resource::<Messages<Refusal>>();
    messages.get_cursor().read(messages).map(|refusal| refusal.reason).collect()
}
