//! What the hand feels: short pulses where the device can vibrate, at the moments at which the board sounds.

use bevy::prelude::*;

use super::ViewSystems;
use super::sound::{PlaySound, SoundKind};
use crate::game::screen::Active;
use crate::settings::preferences::Preferences;

/// Asks the device to vibrate: milliseconds on and off by turns.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vibrate(pub &'static [u16]);

/// Adds the pulses.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Vibrate>().add_systems(Update, vibrate.in_set(ViewSystems::Sound));
}

/// The pulse that goes with a sound.
const fn pulse(sound: SoundKind) -> Option<Vibrate> {
    match sound {
        SoundKind::Place | SoundKind::Slide => Some(Vibrate(&[10])),
        SoundKind::Flip | SoundKind::Capture | SoundKind::Stone => Some(Vibrate(&[20])),
        SoundKind::Illegal => Some(Vibrate(&[15, 60, 15])),
        _ => None,
    }
}

/// Asks for the strongest pulse of this frame: a device ends a pulse when it gets another one. Whatever the volumes are, the
/// sounds of the active match count, and only where the device can vibrate and the player wants it.
pub fn vibrate(
    mut sounds: MessageReader<PlaySound>,
    active: Query<(), With<Active>>,
    preferences: Res<Preferences>,
    mut pulses: MessageWriter<Vibrate>,
) {
    let felt = sounds.read().filter(|sound| sound.game.is_some_and(|game| active.contains(game)));
    let strongest = felt.filter_map(|sound| pulse(sound.sound)).max_by_key(|Vibrate(times)| times.iter().sum::<u16>());
    pulses.write_batch(strongest.filter(|_| preferences.vibration && preferences.can_vibrate));
}
