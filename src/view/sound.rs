//! Sound: samples for board events and the interface, and an ambient loop.
//!
//! | Step | Module |
//! |---|---|
//! | a sound is requested: [`PlaySound`] | the view's script, the interface, refused commands, clocks |
//! | a sample, its volume and panning are chosen: [`mix::SampleNote`] | [`mix`] |
//! | the sample is played | [`output`] |
//! | the ambience follows its volume | [`ambience`] |
//!
//! Sound requests no frames and needs no audio device.

pub mod ambience;
mod kind;
pub mod mix;
pub mod output;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::AudioApp;

use crate::game::clock::LowTime;
use crate::game::requests::{MatchCommand, Refusal};
use crate::game::screen::Active;
use crate::rules::Move;

use super::ViewSystems;

pub use kind::{PlaySound, SoundCategory, SoundKind};
pub use output::SoundOutput;

/// Plays sounds and the ambience.
pub fn plugin(app: &mut App) {
    app.add_plugins(bevy_kira_audio::AudioPlugin)
        .add_audio_channel::<ambience::AmbienceChannel>()
        .init_resource::<output::Samples>()
        .init_resource::<output::SoundOutput>()
        .init_resource::<ambience::Ambience>()
        .add_message::<PlaySound>()
        .add_message::<LowTime>()
        .add_message::<mix::SampleNote>()
        .add_message::<RequestRedraw>()
        .add_systems(
            Update,
            (output::load_samples, play_refusals, play_low_time, mix::mix, output::play, ambience::update_ambience)
                .chain()
                .in_set(ViewSystems::Sound),
        );
}

/// Plays a tick when a clock runs low, whichever player's it is.
fn play_low_time(mut low: MessageReader<LowTime>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write_batch(low.read().map(|LowTime { game, .. }| PlaySound::plain(SoundKind::Clock).of(*game)));
}

/// Plays a sound for a refused command of a person, at the target of a refused move. A late reply of the engine is
/// refused in silence.
pub fn play_refusals(
    mut refusals: MessageReader<Refusal>,
    active: Query<(), With<Active>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    for Refusal { game, command, .. } in refusals.read() {
        if active.contains(*game) && !matches!(command, MatchCommand::Reply { .. }) {
            let at = if let MatchCommand::Play(mv) = command { Move::target(*mv) } else { None };
            sounds.write(PlaySound { at, ..PlaySound::plain(SoundKind::Illegal).of(*game) });
        }
    }
}
