//! What the hand feels: which sounds have a pulse, where, and how long it is.

use bevy::prelude::*;
use tessera::game::screen::Active;
use tessera::settings::preferences::Preferences;
use tessera::view::sound::{PlaySound, SoundKind};
use tessera::view::vibration::{Vibrate, vibrate};

/// A world in which pulses are asked for, with the active match.
fn hand(preferences: Preferences) -> (App, Entity) {
    let mut app = App::new();
    app.insert_resource(preferences).add_message::<PlaySound>().add_message::<Vibrate>().add_systems(Update, vibrate);
    let game = app.world_mut().spawn(Active).id();
    (app, game)
}

fn able() -> Preferences {
    Preferences { can_vibrate: true, ..Preferences::default() }
}

/// The times on and off of the pulses that go with sounds of one frame.
fn pulses(app: &mut App, sounds: &[PlaySound]) -> Vec<&'static [u16]> {
    app.world_mut().write_message_batch(sounds.iter().copied());
    app.update();
    app.world_mut().resource_mut::<Messages<Vibrate>>().drain().map(|Vibrate(times)| times).collect()
}

#[test]
fn a_piece_that_is_put_down_is_felt_shortly_one_that_changes_sides_longer_and_a_refusal_twice() {
    let (mut app, game) = hand(able());
    for sound in SoundKind::ALL {
        let expected: &[&[u16]] = match sound {
            SoundKind::Place | SoundKind::Slide => &[&[10]],
            SoundKind::Flip | SoundKind::Capture | SoundKind::Stone => &[&[20]],
            SoundKind::Illegal => &[&[15, 60, 15]],
            _ => &[],
        };
        assert_eq!(pulses(&mut app, &[PlaySound::plain(sound).of(game)]), expected, "{sound:?}");
    }
}

#[test]
fn of_several_sounds_at_once_the_strongest_is_felt() {
    let (mut app, game) = hand(able());
    let sounds = [SoundKind::Place, SoundKind::Capture, SoundKind::Slide].map(|sound| PlaySound::plain(sound).of(game));
    assert_eq!(pulses(&mut app, &sounds), [&[20]]);
}

#[test]
fn buttons_and_boards_that_are_not_played_on_are_not_felt() {
    let (mut app, _) = hand(able());
    let demo = app.world_mut().spawn_empty().id();
    assert!(pulses(&mut app, &[PlaySound::plain(SoundKind::Place).of(demo)]).is_empty(), "a board of the title screen");
    assert!(pulses(&mut app, &[PlaySound::plain(SoundKind::Illegal)]).is_empty(), "a refusal of no match");
}

#[test]
fn nothing_is_felt_where_the_device_cannot_or_the_player_does_not_want_it() {
    for preferences in [Preferences::default(), Preferences { vibration: false, ..able() }] {
        let (mut app, game) = hand(preferences);
        assert!(pulses(&mut app, &[PlaySound::plain(SoundKind::Place).of(game)]).is_empty());
    }
}

#[test]
fn vibration_follows_neither_the_volumes_nor_reduced_motion() {
    let quiet = Preferences { effects: 0.0, interface: 0.0, still: true, ..able() };
    let (mut app, game) = hand(quiet);
    assert_eq!(pulses(&mut app, &[PlaySound::plain(SoundKind::Place).of(game)]), [&[10]]);
}
