//! The room around the board: a quiet loop, for whoever wants it.
//!
//! It is asked for only when its volume is not nothing, when the other samples have come and when a board has been
//! drawn: in a browser nothing waits for it. It plays on a thread of the audio output and asks for no frames.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::SoundCategory;
use super::mix::decibels;
use super::output::{Samples, path};
use crate::game::matches::Match;
use crate::settings::preferences::Preferences;

/// The sample, without folder and ending.
pub const FILE: &str = "room";
/// Where the loop begins in its file, and how long it is, in seconds; `assets/sounds/synth/room.py` makes it so.
pub const MARGIN: f64 = 0.25;
pub const PERIOD: f64 = 24.0;

/// The file is louder than a room, because an encoder drops what is very quiet.
const TRIM: f32 = -12.0;
/// One loop is heard twice, from both sides and half a loop apart: two ears for the weight of one.
const SIDES: [(f32, f64); 2] = [(-0.8, MARGIN), (0.8, MARGIN + PERIOD / 2.0)];
const ARRIVAL: Duration = Duration::from_millis(1500);
const CHANGE: Duration = Duration::from_millis(250);
/// So many frames with a board on the screen make sure that it has been seen.
const SEEN: u32 = 8;

/// The channel of the room.
#[derive(Resource, Debug)]
pub struct AmbienceChannel;

/// How the room is to change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AmbienceChange {
    Load,
    /// From nothing to so many decibels.
    Begin(f32),
    /// To so many decibels.
    Turn(f32),
    /// It fades and waits.
    Rest,
    /// It goes on at so many decibels.
    Wake(f32),
}

/// How far the room is.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum AmbienceState {
    #[default]
    Silent,
    Loading,
    /// At this volume.
    Playing(f32),
    Resting,
}

/// What is known of the room.
#[derive(Resource, Clone, Debug, Default)]
pub struct Ambience {
    stage: AmbienceState,
    seen: u32,
    sample: Handle<AudioSource>,
    voice: Option<Handle<AudioInstance>>,
}

impl Ambience {
    /// What is to be done for this volume. `free` tells that nothing more urgent is being loaded, `loaded` that the loop
    /// is there.
    pub fn follow(&mut self, volume: f32, free: bool, loaded: bool) -> Option<AmbienceChange> {
        let loud = decibels(volume).map(|decibels| decibels + TRIM);
        let (stage, change) = match (self.stage, loud) {
            (AmbienceState::Silent, Some(_)) if free => (AmbienceState::Loading, AmbienceChange::Load),
            (AmbienceState::Loading, Some(loud)) if loaded => {
                (AmbienceState::Playing(volume), AmbienceChange::Begin(loud))
            }
            (AmbienceState::Playing(before), Some(loud)) if before != volume => {
                (AmbienceState::Playing(volume), AmbienceChange::Turn(loud))
            }
            (AmbienceState::Playing(_), None) => (AmbienceState::Resting, AmbienceChange::Rest),
            (AmbienceState::Resting, Some(loud)) => (AmbienceState::Playing(volume), AmbienceChange::Wake(loud)),
            _ => return None,
        };
        self.stage = stage;
        Some(change)
    }
}

/// Lets the room follow its volume.
pub fn tend(
    boards: Query<(), With<Match>>,
    preferences: Res<Preferences>,
    (assets, sources, samples): (Res<AssetServer>, Res<Assets<AudioSource>>, Res<Samples>),
    channel: Res<AudioChannel<AmbienceChannel>>,
    mut ambience: ResMut<Ambience>,
) {
    if ambience.seen < SEEN {
        ambience.seen += u32::from(!boards.is_empty());
        return;
    }
    let volume = SoundCategory::Ambience.volume(&preferences);
    // Without a device nothing is ever taken from the queue: it must not grow.
    let deaf = ambience.voice.as_ref().is_some_and(|voice| channel.state(voice) == PlaybackState::Queued);
    if deaf || (volume <= 0.0 && ambience.stage == AmbienceState::Silent) {
        return;
    }
    let free = ambience.stage != AmbienceState::Silent || samples.is_loaded(&assets);
    let loaded = sources.contains(&ambience.sample);
    match ambience.follow(volume, free, loaded) {
        Some(AmbienceChange::Load) => ambience.sample = assets.load(path(FILE)),
        Some(AmbienceChange::Begin(loud)) => ambience.voice = Some(begin(&channel, &ambience.sample, loud)),
        Some(AmbienceChange::Turn(loud)) => _ = channel.set_volume(loud).linear_fade_in(CHANGE),
        Some(AmbienceChange::Rest) => _ = channel.pause().linear_fade_out(CHANGE),
        Some(AmbienceChange::Wake(loud)) => {
            channel.set_volume(loud);
            channel.resume().linear_fade_in(CHANGE);
        }
        None => {}
    }
}

fn begin(channel: &AudioChannel<AmbienceChannel>, sample: &Handle<AudioSource>, loud: f32) -> Handle<AudioInstance> {
    let [voice, _] = SIDES.map(|(side, start)| {
        channel
            .play(sample.clone())
            .loop_from(MARGIN)
            .loop_until(MARGIN + PERIOD)
            .start_from(start)
            .with_panning(side)
            .with_volume(loud)
            .linear_fade_in(ARRIVAL)
            .handle()
    });
    voice
}
