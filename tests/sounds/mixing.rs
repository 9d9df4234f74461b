//! How loud and from where: each category has its volume, the board has two sides, samples take turns.

use bevy::prelude::*;
use tessera::game::matches::Match;
use tessera::game::player::Generation;
use tessera::game::requests::{EngineReply, MatchCommand, Refusal, RefusalReason};
use tessera::game::screen::Active;
use tessera::rules::{GameKind, IllegalMove, Move, Point, Topology, Variant};
use tessera::settings::preferences::Preferences;
use tessera::view::camera::Orbit;
use tessera::view::sound::mix::{SampleNote, decibels, mix, panning};
use tessera::view::sound::{PlaySound, SoundCategory, SoundKind, play_refusals};

/// A world in which notes are made, but nothing is played.
fn sound_app() -> (App, Entity) {
    let mut app = App::new();
    app.init_resource::<Preferences>()
        .init_resource::<Orbit>()
        .add_message::<PlaySound>()
        .add_message::<SampleNote>()
        .add_message::<Refusal>()
        .add_systems(Update, (play_refusals, mix).chain());
    let game = app.world_mut().spawn((Match(Variant::standard(GameKind::Othello)), Active)).id();
    (app, game)
}

fn notes(app: &mut App) -> Vec<SampleNote> {
    app.update();
    app.world_mut().resource_mut::<Messages<SampleNote>>().drain().collect()
}

fn notes_of(app: &mut App, heard: PlaySound) -> Vec<SampleNote> {
    app.world_mut().write_message(heard);
    notes(app)
}

fn set(app: &mut App, effects: f32, interface: f32) {
    let mut preferences = app.world_mut().resource_mut::<Preferences>();
    (preferences.effects, preferences.interface) = (effects, interface);
}

#[test]
fn every_sound_follows_the_volume_of_its_category_alone() {
    let (mut app, game) = sound_app();
    for sound in SoundKind::ALL {
        let loudness = |app: &mut App, effects, interface| {
            set(app, effects, interface);
            notes_of(app, PlaySound::plain(sound).of(game)).first().map(|note| note.decibels.round())
        };
        let ([whole, half], silent) = match sound.category() {
            SoundCategory::Effects => ([(1.0, 0.0), (0.5, 1.0)], (0.0, 1.0)),
            _ => ([(0.0, 1.0), (1.0, 0.5)], (1.0, 0.0)),
        };
        assert_eq!(loudness(&mut app, whole.0, whole.1), Some(0.0), "{sound:?}");
        assert_eq!(loudness(&mut app, half.0, half.1), Some(-6.0), "{sound:?}");
        assert_eq!(loudness(&mut app, silent.0, silent.1), None, "{sound:?} at volume 0");
    }
}

#[test]
fn clicks_refusals_and_clock_ticks_belong_to_the_interface_and_the_board_to_the_effects() {
    let interface = SoundKind::ALL.into_iter().filter(|sound| sound.category() == SoundCategory::Interface);
    assert_eq!(interface.collect::<Vec<_>>(), [SoundKind::Illegal, SoundKind::Click, SoundKind::Clock]);
    let preferences = Preferences { effects: 0.1, interface: 0.2, ambience: 0.3, ..Preferences::default() };
    let volumes =
        [SoundCategory::Effects, SoundCategory::Interface, SoundCategory::Ambience].map(|one| one.volume(&preferences));
    assert_eq!(volumes, [0.1, 0.2, 0.3]);
}

#[test]
fn a_volume_of_zero_or_less_is_silence() {
    assert_eq!([0.0, -1.0, f32::NAN].map(decibels), [None; 3]);
    assert_eq!(decibels(1.0), Some(0.0));
    assert_eq!(decibels(7.0), Some(0.0), "never louder than the sample");
}

#[test]
fn a_sound_at_the_left_of_the_board_is_panned_to_the_left() {
    for variant in GameKind::ALL.map(Variant::standard) {
        let topology = Topology::of(variant);
        for point in topology.points().iter() {
            let ([x, _], heard) = (topology.place(point), panning(topology, point, 0.0));
            assert!(heard.abs() <= 0.6, "never in one ear alone: {heard}");
            assert!((heard * x > 0.0) || (x.abs() < 1e-4 && heard.abs() < 1e-4), "{point:?} at {x} sounds at {heard}");
            let turned = panning(topology, point, std::f32::consts::PI);
            assert!((heard + turned).abs() < 1e-4, "from the other seat the sides change");
        }
    }
}

#[test]
fn notes_are_panned_as_the_board_is_seen_and_sounds_without_a_point_come_from_the_middle() {
    let (mut app, game) = sound_app();
    let left = PlaySound { at: Some(Point::new(0)), ..PlaySound::plain(SoundKind::Place).of(game) };
    assert!(notes_of(&mut app, left)[0].panning < -0.3);
    app.world_mut().resource_mut::<Orbit>().yaw = std::f32::consts::PI;
    assert!(notes_of(&mut app, left)[0].panning > 0.3);
    assert_eq!(notes_of(&mut app, PlaySound::plain(SoundKind::Win).of(game))[0].panning, 0.0);
}

#[test]
fn a_note_keeps_its_playback_rate() {
    let (mut app, game) = sound_app();
    let heard = PlaySound { rate: 1.25, ..PlaySound::plain(SoundKind::Flip).of(game) };
    assert_eq!(notes_of(&mut app, heard)[0].rate, 1.25);
}

#[test]
fn only_the_active_match_and_the_interface_have_sound() {
    let (mut app, game) = sound_app();
    let demo = app.world_mut().spawn(Match(Variant::standard(GameKind::Diamond))).id();
    assert_eq!(notes_of(&mut app, PlaySound::plain(SoundKind::Place).of(demo)), []);
    app.world_mut().despawn(game);
    assert_eq!(notes_of(&mut app, PlaySound::plain(SoundKind::Place).of(game)), []);
    assert_eq!(notes_of(&mut app, PlaySound::plain(SoundKind::Click)).len(), 1);
}

#[test]
fn the_samples_of_a_sound_are_played_in_turn_even_when_two_sounds_alternate() {
    let (mut app, game) = sound_app();
    for sound in SoundKind::ALL {
        let count = sound.files().len();
        let mut next = || {
            notes_of(&mut app, PlaySound::plain(SoundKind::Click));
            notes_of(&mut app, PlaySound::plain(sound).of(game))[0].file
        };
        let played: Vec<&str> = (0..2 * count).map(|_| next()).collect();
        let (first, second) = played.split_at(count);
        assert_eq!(first, second, "{sound:?}");
        assert!(sound.files().iter().all(|file| first.contains(file)), "{sound:?} plays only {first:?}");
    }
}

#[test]
fn a_refused_move_sounds_at_its_target_and_a_late_reply_is_silent() {
    let (mut app, game) = sound_app();
    let mut refused = |command, game| {
        let reason = RefusalReason::Illegal(IllegalMove::GameOver);
        app.world_mut().write_message(Refusal { game, command, reason });
        notes(&mut app)
    };
    let move_there = MatchCommand::Play(Move::Place(Point::new(7)));
    let noted = refused(move_there, game);
    assert_eq!(noted.len(), 1);
    assert!(noted[0].sound == SoundKind::Illegal && noted[0].panning > 0.3, "{noted:?}");
    assert_eq!(refused(MatchCommand::TakeBack, game)[0].panning, 0.0);
    let Generation(generation) = Generation::default();
    let late = MatchCommand::Reply { answer: EngineReply::Resign, generation };
    assert_eq!(refused(late, game), []);
    assert_eq!(refused(move_there, Entity::PLACEHOLDER), [], "of a match that is not active");
}
