//! The ambience is loaded late and only if it is turned on, and follows its volume; sound needs neither device nor samples.

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
use tessera::view::sound::{PlaySound, SoundKind};

/// Too quiet to be heard on a machine with an audio device.
const FAINT: f32 = 0.0005;

fn sound_app(assets: &str, ambience: f32) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin { file_path: assets.into(), ..default() }));
    app.insert_resource(Preferences { effects: FAINT, interface: FAINT, ambience, ..Preferences::default() })
        .init_resource::<Orbit>()
        .add_message::<Refusal>()
        .add_plugins(tessera::view::sound::plugin);
    app
}

fn with_board(mut app: App) -> (App, Entity) {
    let game = app.world_mut().spawn((Match(Variant::standard(GameKind::Othello)), Active)).id();
    (app, game)
}

/// Updates until the effects' samples are loaded or have failed, and then for the frames in which a board counts as shown.
fn load_samples(app: &mut App) {
    let begun = Instant::now();
    let settled = |app: &App| app.world().resource::<Samples>().is_loaded(app.world().resource::<AssetServer>());
    while !settled(app) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the samples neither load nor fail");
        app.update();
        std::thread::yield_now();
    }
    (0..12).for_each(|_| app.update());
}

fn ambience_is_requested(app: &App) -> bool {
    app.world().resource::<AssetServer>().get_handle::<AudioSource>("sounds/room.ogg").is_some()
}

fn ambience_is_loaded(app: &App) -> bool {
    let handle = app.world().resource::<AssetServer>().get_handle::<AudioSource>("sounds/room.ogg");
    handle.is_some_and(|handle| app.world().resource::<Assets<AudioSource>>().contains(&handle))
}

#[test]
fn the_ambience_is_loaded_only_if_it_is_turned_on_and_a_board_is_shown() {
    let cases = [(FAINT, true, true), (0.0, true, false), (FAINT, false, false)];
    for (ambience, board, expected) in cases {
        let mut app = sound_app("assets", ambience);
        if board {
            app = with_board(app).0;
        }
        app.update();
        assert!(!ambience_is_requested(&app), "not before the first board was shown");
        load_samples(&mut app);
        assert_eq!(ambience_is_requested(&app), expected, "volume {ambience}, a board: {board}");
    }
}

#[test]
fn the_ambience_is_loaded_when_its_volume_is_turned_up() {
    let (mut app, _) = with_board(sound_app("assets", 0.0));
    load_samples(&mut app);
    assert!(!ambience_is_requested(&app));
    app.world_mut().resource_mut::<Preferences>().ambience = FAINT;
    app.update();
    assert!(ambience_is_requested(&app));
    // Turned up and down while it is loaded and while it plays.
    let begun = Instant::now();
    let mut frames_loaded = 0;
    for step in 0_u32.. {
        app.world_mut().resource_mut::<Preferences>().ambience = f32::from(u8::from(step % 3 > 0)) * FAINT;
        app.update();
        frames_loaded += u32::from(ambience_is_loaded(&app));
        if frames_loaded == 100 {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "the sample is not loaded");
        std::thread::yield_now();
    }
}

#[test]
fn every_sound_can_be_requested_without_samples_and_without_a_device() {
    for assets in ["assets", "no such folder"] {
        let (mut app, game) = with_board(sound_app(assets, FAINT));
        for sound in SoundKind::ALL {
            app.world_mut().write_message(PlaySound::plain(sound).of(game));
            app.update();
        }
        load_samples(&mut app);
        for sound in SoundKind::ALL.iter().cycle().take(100) {
            app.world_mut().write_message(PlaySound::plain(*sound));
            app.update();
        }
    }
}

#[test]
fn the_ambience_follows_its_volume_step_by_step() {
    let mut ambience = Ambience::default();
    assert_eq!(ambience.follow(0.0, true, false), None, "off: not even loaded");
    assert_eq!(ambience.follow(1.0, false, false), None, "more urgent samples are loaded first");
    assert_eq!(ambience.follow(1.0, true, false), Some(AmbienceChange::Load));
    assert_eq!(ambience.follow(1.0, true, false), None, "it is being loaded");
    assert_eq!(ambience.follow(0.0, true, true), None, "turned off while it was loaded");
    let Some(AmbienceChange::Start(loudest)) = ambience.follow(1.0, true, true) else { panic!("it starts") };
    assert_eq!(ambience.follow(1.0, true, true), None, "nothing to do while nothing changes");
    assert_eq!(ambience.follow(0.5, true, true), Some(AmbienceChange::SetVolume(loudest + 20.0 * 0.5f32.log10())));
    assert_eq!(ambience.follow(0.0, true, true), Some(AmbienceChange::Pause));
    assert_eq!(ambience.follow(0.0, true, true), None);
    assert_eq!(ambience.follow(1.0, true, true), Some(AmbienceChange::Resume(loudest)));
    assert!(loudest < -6.0, "a room is quiet");
}
