//! Plays notes on the audio device, if there is one.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::prelude::*;

use super::kind::SoundKind;
use super::mix::SampleNote;
use crate::view::renderer::FirstPicture;

/// The samples.
#[derive(Resource, Debug, Default)]
pub struct Samples(Vec<(&'static str, Handle<AudioSource>)>);

/// Loads the samples once the first picture is there, one in each frame: a page decodes them on the thread that draws.
pub(super) fn load_samples(
    picture: Option<Res<FirstPicture>>,
    assets: Res<AssetServer>,
    mut samples: ResMut<Samples>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let missing = SoundKind::ALL.iter().flat_map(|sound| sound.files()).nth(samples.0.len());
    if let (Some(name), true) = (missing, picture.is_none_or(|picture| picture.is_drawn())) {
        samples.0.push((*name, assets.load(path(name))));
        redraw.write(RequestRedraw);
    }
}

impl Samples {
    fn find(&self, file: &str) -> Option<&Handle<AudioSource>> {
        self.0.iter().find(|(name, _)| *name == file).map(|(_, sample)| sample)
    }

    /// Whether every sample has been loaded or has failed to load.
    pub fn is_loaded(&self, assets: &AssetServer) -> bool {
        let wanted = SoundKind::ALL.iter().flat_map(|sound| sound.files()).count();
        self.0.len() == wanted
            && self.0.iter().all(|(_, sample)| {
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

/// Whether a sound device plays the notes.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SoundOutput {
    /// There is no device, or it has vanished; in a browser, the visitor has not touched the page yet.
    pub is_silent: bool,
}

/// The time a device may need until it plays its first note.
const PATIENCE: Duration = Duration::from_secs(1);

impl OutputProbe {
    /// Whether the output plays notes, by the state of the last one.
    fn plays(&self, state: impl FnOnce(&Handle<AudioInstance>) -> PlaybackState, now: Duration) -> bool {
        let Some(last) = &self.last else { return true };
        let waiting = match state(last) {
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
    (mut probe, mut output): (Local<OutputProbe>, ResMut<SoundOutput>),
) {
    let now = time.elapsed();
    let plays = probe.plays(|last| audio.state(last), now);
    output.set_if_neq(SoundOutput { is_silent: !plays });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_is_silent_if_its_last_note_has_not_begun_after_a_second() {
        let mut probe = OutputProbe::default();
        let waiting = |_: &Handle<AudioInstance>| PlaybackState::Queued;
        let [early, late] = [1_900, 2_100].map(Duration::from_millis);
        assert!(probe.plays(waiting, late), "nothing has been played");
        probe.note(Handle::default(), Duration::from_secs(1));
        assert!(probe.plays(waiting, early), "a device may need some time");
        assert!(!probe.plays(waiting, late), "no device takes the note");
        assert!(!probe.plays(|_| PlaybackState::Playing { position: 0.0 }, late), "the device has stopped");
        assert!(probe.plays(|_| PlaybackState::Playing { position: 0.1 }, late), "the device has come back");
        assert!(probe.plays(|_| PlaybackState::Stopped, late), "the note is over");
    }
}
