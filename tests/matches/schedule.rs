//! The order of systems is fixed: no two that touch the same data run in an order left to chance.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use tessera::game::board::Boards;
use tessera::game::events::{BoardEvent, MatchEvent};
use tessera::game::requests::{MatchCommand, MatchRequest, Refusal};
use tessera::game::selection::{MoveOptions, Selection};

use tessera::game::GameSystems;
use tessera::rules::{Game, GameKind};

use crate::table::{Table, start};

/// Whether every order in `Update` is fixed, for an app to which these systems were added.
fn order_is_fixed(add: impl FnOnce(&mut App)) -> bool {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, tessera::game::plugin));
    add(&mut app);
    let mut update = app.world_mut().resource_mut::<Schedules>().remove(Update).expect("the plugin adds systems to it");
    update.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    update.initialize(app.world_mut()).is_ok()
}

fn writes_commands(_: MessageWriter<MatchRequest>, _: Query<&mut Selection>) {}
fn reads_events(_: MessageReader<BoardEvent>, _: MessageReader<Refusal>, _: Boards, _: Query<&MoveOptions>) {}
fn changes_options(_: Query<&mut MoveOptions>) {}

#[test]
fn the_systems_of_the_game_have_a_fixed_order() {
    assert!(order_is_fixed(|_| {}));
}

#[test]
fn the_systems_of_screens_and_demos_have_a_fixed_order() {
    assert!(order_is_fixed(|app| {
        app.add_plugins((StatesPlugin, tessera::game::session::plugin));
    }));
}

#[test]
fn writers_in_commands_and_readers_in_events_have_a_fixed_order() {
    assert!(order_is_fixed(|app| {
        app.add_systems(
            Update,
            (writes_commands.in_set(GameSystems::Commands), reads_events.in_set(GameSystems::Events)),
        );
    }));
}

#[test]
fn a_system_outside_the_sets_is_ambiguous() {
    assert!(!order_is_fixed(|app| {
        app.add_systems(Update, changes_options);
    }));
}

#[test]
fn a_command_is_applied_and_followed_by_events_in_the_same_frame() {
    #[derive(Resource, Default)]
    struct Received(Vec<BoardEvent>);
    #[derive(Resource)]
    struct Requested(MatchRequest);

    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let game = table.open(position.clone());
    table.app.update();
    let command = MatchRequest { game, command: MatchCommand::Play(position.legal_moves()[0]) };
    table.app.init_resource::<Received>().insert_resource(Requested(command));
    let send = |mut requests: MessageWriter<MatchRequest>, requested: Res<Requested>| {
        requests.write(requested.0);
    };
    let listen = |mut events: MessageReader<BoardEvent>, mut received: ResMut<Received>| {
        received.0.extend(events.read().copied());
    };
    table.app.add_systems(Update, (send.in_set(GameSystems::Commands), listen.in_set(GameSystems::Events)));
    table.app.update();
    let received = &table.app.world().resource::<Received>().0;
    assert!(received.iter().any(|event| matches!(event.event, MatchEvent::Played { ply: 1, .. })), "{received:?}");
}
