//! Plays notes on the audio device, if there is one.

use std::time::Duration;

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

use super::kind::SoundKind;
use super::mix::SampleNote;

/// The loaded samples.
#[derive(Resource, Debug)]
pub struct Samples(Vec<(&'static str, Handle<AudioSource>)>);

impl FromWorld for Samples {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        let load = |name: &&'static str| (*name, assets.load(path(name)));
        Samples(SoundKind::ALL.iter().flat_map(|sound| sound.files()).map(load).collect())
    }
}

impl Samples {
    fn find(&self, file: &str) -> Option<&Handle<AudioSource>> {
        self.0.iter().find(|(name, _)| *name == file).map(|(_, sample)| sample)
    }

    /// Whether every sample has been loaded or has failed to load.
    #[must_use]
    pub fn is_loaded(&self, assets: &AssetServer) -> bool {
        self.0.iter().all(|(_, sample)| {
            let state = assets.load_state(sample);
            state.is_loaded() || state.is_failed()
        })
    }
}

pub(super) fn path(name: &str) -> String {
    format!("sounds/{name}.ogg")
}

/// Checks by the last note whether the output plays anything.
///
/// Without a device the output never takes a note; a browser that waits for a gesture takes notes but plays none. In both
/// cases notes would pile up, and the browser would play them all at once in the end.
#[derive(Debug, Default)]
pub struct OutputProbe {
    last: Option<Handle<AudioInstance>>,
    since: Duration,
}

/// The time a device may need until it plays its first note.
const PATIENCE: Duration = Duration::from_secs(1);

impl OutputProbe {
    /// Whether the output plays notes.
    fn plays(&self, audio: &Audio, now: Duration) -> bool {
        let Some(last) = &self.last else { return true };
        let waiting = match audio.state(last) {
            PlaybackState::Queued => true,
            PlaybackState::Playing { position } => position <= 0.0,
            _ => false,
        };
        !waiting || now < self.since + PATIENCE
    }

    fn note(&mut self, instance: Handle<AudioInstance>, now: Duration) {
        (self.last, self.since) = (Some(instance), now);
    }
}

/// Plays notes. A note whose sample is not loaded yet is left out: a late sound is worse than none.
pub fn play(
    time: Res<Time<Real>>,
    mut notes: MessageReader<SampleNote>,
    samples: Res<Samples>,
    sources: Res<Assets<AudioSource>>,
    audio: Res<Audio>,
    mut probe: Local<OutputProbe>,
) {
    let now = time.elapsed();
    let plays = probe.plays(&audio, now);
    for note in notes.read() {
        let sample = samples.find(note.file).filter(|sample| plays && sources.contains(*sample));
        let Some(sample) = sample else { continue };
        let instance = audio
            .play(sample.clone())
            .with_playback_rate(f64::from(note.rate))
            .with_panning(note.panning)
            .with_volume(note.decibels)
            .handle();
        probe.note(instance, now);
    }
}
