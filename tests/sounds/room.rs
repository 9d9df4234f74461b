//! The room is loaded late and only for whoever hears it, and follows its volume; nothing needs a device or samples.

use std::time::{Duration, Instant};

use bevy::asset::AssetPlugin;
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;
use tessera::game::matches::Match;
use tessera::game::requests::Refusal;
use tessera::game::screen::Active;
use tessera::rules::{GameKind, Variant};
use tessera::settings::preferences::Preferences;
use tessera::view::camera::Orbit;
use tessera::view::sound::ambience::{Ambience, AmbienceChange};
use tessera::view::sound::output::Samples;
use tessera::view::sound::{PlaySound, SoundKind, SoundPlugin};

/// Softer than the output can play: nobody hears these tests where there is a device.
const FAINT: f32 = 0.0005;

fn table(assets: &str, ambience: f32) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin { file_path: assets.into(), ..default() }));
    app.insert_resource(Preferences { effects: FAINT, interface: FAINT, ambience, ..Preferences::default() })
        .init_resource::<Orbit>()
        .add_message::<Refusal>()
        .add_plugins(SoundPlugin);
    app
}

fn with_board(mut app: App) -> (App, Entity) {
    let game = app.world_mut().spawn((Match(Variant::standard(GameKind::Othello)), Active)).id();
    (app, game)
}

/// Updates until the effects' samples have come or failed, and some frames more.
fn settle(app: &mut App) {
    let begun = Instant::now();
    let settled = |app: &App| app.world().resource::<Samples>().is_loaded(app.world().resource::<AssetServer>());
    while !settled(app) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the samples neither come nor fail");
        app.update();
        std::thread::sleep(Duration::from_millis(2));
    }
    (0..12).for_each(|_| app.update());
}

fn room_is_asked_for(app: &App) -> bool {
    app.world().resource::<AssetServer>().get_handle::<AudioSource>("sounds/room.ogg").is_some()
}

#[test]
fn the_room_is_loaded_only_where_it_is_wanted_and_a_board_is_shown() {
    let cases = [(FAINT, true, true), (0.0, true, false), (FAINT, false, false)];
    for (ambience, board, expected) in cases {
        let mut app = table("assets", ambience);
        if board {
            app = with_board(app).0;
        }
        app.update();
        assert!(!room_is_asked_for(&app), "not before the first board has been seen");
        settle(&mut app);
        assert_eq!(room_is_asked_for(&app), expected, "volume {ambience}, a board: {board}");
    }
}

#[test]
fn the_room_comes_when_its_volume_is_turned_up() {
    let (mut app, _) = with_board(table("assets", 0.0));
    settle(&mut app);
    assert!(!room_is_asked_for(&app));
    app.world_mut().resource_mut::<Preferences>().ambience = FAINT;
    app.update();
    assert!(room_is_asked_for(&app));
    // Up, down and away again while it is on its way and while it plays.
    for step in 0..200 {
        app.world_mut().resource_mut::<Preferences>().ambience = f32::from(u8::from(step % 3 > 0)) * FAINT;
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn everything_can_be_heard_without_samples_and_without_a_device() {
    for assets in ["assets", "no such folder"] {
        let (mut app, game) = with_board(table(assets, FAINT));
        for sound in SoundKind::ALL {
            app.world_mut().write_message(PlaySound::plain(sound).of(game));
            app.update();
        }
        settle(&mut app);
        for sound in SoundKind::ALL.iter().cycle().take(100) {
            app.world_mut().write_message(PlaySound::plain(*sound));
            app.update();
        }
    }
}

#[test]
fn the_room_follows_its_volume_step_by_step() {
    let mut room = Ambience::default();
    assert_eq!(room.follow(0.0, true, false), None, "off: not even loaded");
    assert_eq!(room.follow(1.0, false, false), None, "what is more urgent goes first");
    assert_eq!(room.follow(1.0, true, false), Some(AmbienceChange::Load));
    assert_eq!(room.follow(1.0, true, false), None, "it is on its way");
    assert_eq!(room.follow(0.0, true, true), None, "turned off while it came");
    let Some(AmbienceChange::Begin(loudest)) = room.follow(1.0, true, true) else { panic!("it begins") };
    assert_eq!(room.follow(1.0, true, true), None, "nothing to do while nothing changes");
    assert_eq!(room.follow(0.5, true, true), Some(AmbienceChange::Turn(loudest + 20.0 * 0.5f32.log10())));
    assert_eq!(room.follow(0.0, true, true), Some(AmbienceChange::Rest));
    assert_eq!(room.follow(0.0, true, true), None);
    assert_eq!(room.follow(1.0, true, true), Some(AmbienceChange::Wake(loudest)));
    assert!(loudest < -6.0, "a room is quiet");
}
