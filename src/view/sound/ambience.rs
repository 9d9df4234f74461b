//! The ambience: a quiet loop of a room, off by default.
//!
//! Its sample is loaded only when its volume is above 0, the other samples are loaded and a board has been drawn, so that
//! a browser does not wait for it. It plays on a thread of the audio output and requests no frames.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::kind::SoundCategory;
use super::mix::decibels;
use super::output::{Samples, path};
use crate::game::matches::Match;
use crate::settings::preferences::Preferences;

/// The sample's file, without folder and extension.
pub const FILE: &str = "room";
/// Where the loop begins in its file, in seconds; `assets/sounds/synth/room.py` writes it so.
pub const MARGIN: f64 = 0.25;
/// The length of the loop, in seconds.
pub const PERIOD: f64 = 24.0;

/// The gain of the file, in decibels: it is louder than a room because an encoder drops very quiet sounds.
const TRIM: f32 = -12.0;
/// The panning and start of both voices: the same loop on both sides, half a loop apart, so that one mono file sounds
/// stereo.
const SIDES: [(f32, f64); 2] = [(-0.8, MARGIN), (0.8, MARGIN + PERIOD / 2.0)];
/// The fade-in at the start.
const FADE_IN: Duration = Duration::from_millis(1500);
/// The fade from one volume to another.
const CHANGE: Duration = Duration::from_millis(250);
/// Frames with a board after which it has surely been shown.
const FRAMES_SHOWN: u32 = 8;

/// The audio channel of the ambience.
#[derive(Resource, Debug)]
pub struct AmbienceChannel;

/// A change of the ambience.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AmbienceChange {
    /// Load the sample.
    Load,
    /// Start to play at `n` decibels.
    Start(f32),
    /// Change the gain to `n` decibels.
    SetVolume(f32),
    /// Fade out and pause.
    Pause,
    /// Go on at `n` decibels.
    Resume(f32),
}

/// The state of the ambience.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum AmbienceState {
    #[default]
    Silent,
    Loading,
    /// At this volume.
    Playing(f32),
    Paused,
}

/// The ambience and its sample.
#[derive(Resource, Clone, Debug, Default)]
pub struct Ambience {
    state: AmbienceState,
    frames_shown: u32,
    sample: Handle<AudioSource>,
    voice: Option<Handle<AudioInstance>>,
}

impl Ambience {
    /// The change to make for this volume. `free`: nothing more urgent is being loaded; `loaded`: the sample is loaded.
    pub fn follow(&mut self, volume: f32, free: bool, loaded: bool) -> Option<AmbienceChange> {
        let gain = decibels(volume).map(|decibels| decibels + TRIM);
        let (state, change) = match (self.state, gain) {
            (AmbienceState::Silent, Some(_)) if free => (AmbienceState::Loading, AmbienceChange::Load),
            (AmbienceState::Loading, Some(gain)) if loaded => {
                (AmbienceState::Playing(volume), AmbienceChange::Start(gain))
            }
            (AmbienceState::Playing(before), Some(gain)) if before != volume => {
                (AmbienceState::Playing(volume), AmbienceChange::SetVolume(gain))
            }
            (AmbienceState::Playing(_), None) => (AmbienceState::Paused, AmbienceChange::Pause),
            (AmbienceState::Paused, Some(gain)) => (AmbienceState::Playing(volume), AmbienceChange::Resume(gain)),
            _ => return None,
        };
        self.state = state;
        Some(change)
    }
}

/// Lets the ambience follow its volume.
pub fn update_ambience(
    boards: Query<(), With<Match>>,
    preferences: Res<Preferences>,
    (assets, sources, samples): (Res<AssetServer>, Res<Assets<AudioSource>>, Res<Samples>),
    channel: Res<AudioChannel<AmbienceChannel>>,
    mut ambience: ResMut<Ambience>,
) {
    if ambience.frames_shown < FRAMES_SHOWN {
        ambience.frames_shown += u32::from(!boards.is_empty());
        return;
    }
    let volume = SoundCategory::Ambience.volume(&preferences);
    // Without a device nothing is ever taken from the queue, which must not grow.
    let no_device = ambience.voice.as_ref().is_some_and(|voice| channel.state(voice) == PlaybackState::Queued);
    if no_device || (volume <= 0.0 && ambience.state == AmbienceState::Silent) {
        return;
    }
    let free = ambience.state != AmbienceState::Silent || samples.is_loaded(&assets);
    let loaded = sources.contains(&ambience.sample);
    match ambience.follow(volume, free, loaded) {
        Some(AmbienceChange::Load) => ambience.sample = assets.load(path(FILE)),
        Some(AmbienceChange::Start(gain)) => ambience.voice = Some(start(&channel, &ambience.sample, gain)),
        Some(AmbienceChange::SetVolume(gain)) => _ = channel.set_volume(gain).linear_fade_in(CHANGE),
        Some(AmbienceChange::Pause) => _ = channel.pause().linear_fade_out(CHANGE),
        Some(AmbienceChange::Resume(gain)) => {
            channel.set_volume(gain);
            channel.resume().linear_fade_in(CHANGE);
        }
        None => {}
    }
}

fn start(channel: &AudioChannel<AmbienceChannel>, sample: &Handle<AudioSource>, gain: f32) -> Handle<AudioInstance> {
    let [voice, _] = SIDES.map(|(panning, start)| {
        channel
            .play(sample.clone())
            .loop_from(MARGIN)
            .loop_until(MARGIN + PERIOD)
            .start_from(start)
            .with_panning(panning)
            .with_volume(gain)
            .linear_fade_in(FADE_IN)
            .handle()
    });
    voice
}
