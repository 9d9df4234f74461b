//! The order of systems is fixed: no two that touch the same data run in an order left to chance.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use tessera::game::events::{BoardEvent, MatchEvent};
use tessera::game::requests::{MatchCommand, MatchRequest, Refusal};
use tessera::game::selection::{MoveOptions, Selection};
use tessera::game::session::SessionPlugin;
use tessera::game::snapshot::Boards;
use tessera::game::{GamePlugin, GameSystems};
use tessera::rules::{Game, GameKind};

use crate::table::{Table, start};

/// Whether every order in `Update` is fixed, for an app to which these systems were added.
fn order_is_fixed(add: impl FnOnce(&mut App)) -> bool {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, GamePlugin));
    add(&mut app);
    let mut update = app.world_mut().resource_mut::<Schedules>().remove(Update).expect("the plugin adds systems to it");
    update.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    update.initialize(app.world_mut()).is_ok()
}

fn writes_commands(_: MessageWriter<MatchRequest>, _: Query<&mut Selection>) {}
fn reads_events(_: MessageReader<BoardEvent>, _: MessageReader<Refusal>, _: Boards, _: Query<&MoveOptions>) {}
fn changes_options(_: Query<&mut MoveOptions>) {}

#[test]
fn the_plugin_leaves_no_order_to_chance() {
    assert!(order_is_fixed(|_| {}));
}

#[test]
fn screens_and_demos_leave_no_order_to_chance() {
    assert!(order_is_fixed(|app| {
        app.add_plugins((StatesPlugin, SessionPlugin));
    }));
}

#[test]
fn who_writes_in_requests_and_reads_in_facts_has_a_fixed_place() {
    assert!(order_is_fixed(|app| {
        app.add_systems(
            Update,
            (writes_commands.in_set(GameSystems::Commands), reads_events.in_set(GameSystems::Events)),
        );
    }));
}

#[test]
fn a_system_without_a_place_is_found() {
    assert!(!order_is_fixed(|app| {
        app.add_systems(Update, changes_options);
    }));
}

#[test]
fn a_wish_is_told_and_foreseen_in_the_frame_in_which_it_is_written() {
    #[derive(Resource, Default)]
    struct Told(Vec<BoardEvent>);
    #[derive(Resource)]
    struct Wished(MatchRequest);

    let mut table = Table::new();
    let position = start(GameKind::Breakthrough);
    let game = table.open(position.clone());
    table.app.update();
    let command = MatchRequest { game, command: MatchCommand::Play(position.legal_moves()[0]) };
    table.app.init_resource::<Told>().insert_resource(Wished(command));
    let ask = |mut requests: MessageWriter<MatchRequest>, wished: Res<Wished>| {
        requests.write(wished.0);
    };
    let listen = |mut events: MessageReader<BoardEvent>, mut told: ResMut<Told>| told.0.extend(events.read().copied());
    table.app.add_systems(Update, (ask.in_set(GameSystems::Commands), listen.in_set(GameSystems::Events)));
    table.app.update();
    let told = &table.app.world().resource::<Told>().0;
    assert!(told.iter().any(|event| matches!(event.event, MatchEvent::Played { ply: 1, .. })), "{told:?}");
}
