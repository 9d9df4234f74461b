//! Chooses the sample of a sound, its volume and its panning.

use bevy::prelude::*;

use super::kind::{PlaySound, SoundKind};
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{Point, Topology};
use crate::settings::preferences::Preferences;
use crate::view::camera::Orbit;
use crate::view::layout::{half_extent, plane};

/// Panning at the edge of the board; 1 would be one ear alone.
const WIDTH: f32 = 0.6;

/// A sample to be played.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct SampleNote {
    /// The sound it belongs to.
    pub sound: SoundKind,
    /// The file, without folder and extension.
    pub file: &'static str,
    /// The gain.
    pub decibels: f32,
    /// From −1, left, to 1, right.
    pub panning: f32,
    /// Playback rate: 1 is the sample's own pitch.
    pub rate: f32,
}

/// The number of times each sound was played; its samples are played in turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct SampleRotation([usize; SoundKind::ALL.len()]);

impl SampleRotation {
    /// The next sample of a sound; never the same one twice in a row if there are several.
    fn next(&mut self, sound: SoundKind) -> &'static str {
        let (files, turn) = (sound.files(), &mut self.0[sound as usize]);
        let file = files[*turn % files.len()];
        *turn += 1;
        file
    }
}

/// Turns requested sounds into notes, unless they belong to an inactive match or are turned off.
pub fn mix(
    mut requests: MessageReader<PlaySound>,
    active: Query<&Match, With<Active>>,
    preferences: Res<Preferences>,
    orbit: Res<Orbit>,
    mut rotation: Local<SampleRotation>,
    mut notes: MessageWriter<SampleNote>,
) {
    for PlaySound { game, sound, at, rate } in requests.read() {
        let board = game.and_then(|game| active.get(game).ok());
        let Some(decibels) = decibels(sound.category().volume(&preferences)) else { continue };
        if game.is_some() && board.is_none() {
            continue;
        }
        let panning = at.zip(board).map_or(0.0, |(point, board)| panning(Topology::of(board.0), point, orbit.yaw));
        notes.write(SampleNote { sound: *sound, file: rotation.next(*sound), decibels, panning, rate: *rate });
    }
}

/// The gain of a volume from 0 to 1; `None` for silence.
pub fn decibels(volume: f32) -> Option<f32> {
    (volume > 0.0).then(|| 20.0 * volume.min(1.0).log10())
}

/// The panning of a point of a board that is seen from this yaw, in radians.
pub fn panning(topology: &Topology, point: Point, yaw: f32) -> f32 {
    let across = plane(topology.place(point)).dot(Vec2::from_angle(yaw));
    (across / half_extent(topology).max_element() * WIDTH).clamp(-1.0, 1.0)
}
