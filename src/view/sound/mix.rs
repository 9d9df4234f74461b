//! Which sample is played, how loud, and from which side.

use bevy::prelude::*;

use super::{PlaySound, SoundKind};
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{Point, Topology};
use crate::settings::preferences::Preferences;
use crate::view::camera::Orbit;
use crate::view::layout::{half_extent, plane};

/// How far to a side the edge of the board is heard: 1 would be one ear alone.
const WIDTH: f32 = 0.6;

/// A sample as it is to be played.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct SampleNote {
    pub sound: SoundKind,
    /// Without folder and ending.
    pub file: &'static str,
    pub decibels: f32,
    /// −1 is left, 1 is right.
    pub panning: f32,
    /// Playback rate: 1 is the sample's own pitch.
    pub rate: f32,
}

/// Whose turn it is among the samples of each sound.
#[derive(Clone, Copy, Debug, Default)]
pub struct SampleRotation([usize; SoundKind::ALL.len()]);

impl SampleRotation {
    /// The next sample of this sound: never the same one twice in a row where there are several.
    fn next(&mut self, sound: SoundKind) -> &'static str {
        let (files, turn) = (sound.files(), &mut self.0[sound as usize]);
        let file = files[*turn % files.len()];
        *turn += 1;
        file
    }
}

/// Makes notes of what is to be heard, if it is of no match or of the one that people play, and not turned off.
pub fn mix(
    mut heard: MessageReader<PlaySound>,
    active: Query<&Match, With<Active>>,
    preferences: Res<Preferences>,
    orbit: Res<Orbit>,
    mut turns: Local<SampleRotation>,
    mut notes: MessageWriter<SampleNote>,
) {
    for PlaySound { game, sound, at, rate } in heard.read() {
        let board = game.and_then(|game| active.get(game).ok());
        let Some(decibels) = decibels(sound.category().volume(&preferences)) else { continue };
        if game.is_some() && board.is_none() {
            continue;
        }
        let panning = at.zip(board).map_or(0.0, |(point, board)| panning(Topology::of(board.0), point, orbit.yaw));
        notes.write(SampleNote { sound: *sound, file: turns.next(*sound), decibels, panning, rate: *rate });
    }
}

/// The gain of a volume between 0 and 1; nothing for silence.
#[must_use]
pub fn decibels(volume: f32) -> Option<f32> {
    (volume > 0.0).then(|| 20.0 * volume.min(1.0).log10())
}

/// From where a point of the board is heard, as the board lies before the player.
#[must_use]
pub fn panning(topology: &Topology, point: Point, yaw: f32) -> f32 {
    let across = plane(topology.place(point)).dot(Vec2::from_angle(yaw));
    (across / half_extent(topology).max_element() * WIDTH).clamp(-1.0, 1.0)
}
