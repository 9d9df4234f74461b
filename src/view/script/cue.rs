//! The steps of a script.

use bevy::prelude::*;

use crate::rules::{Allegiance, Outcome, Point, PointSet};
use crate::view::motion::Path;
use crate::view::piece::DisplayedPiece;
use crate::view::sound::SoundKind;

/// A step of the animation of a ply.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cue {
    /// A piece moves to `target`, in `n` seconds.
    Move { piece: Entity, target: DisplayedPiece, path: Path, duration: f32 },
    /// A piece's body changes with its owner.
    Reshape { piece: Entity, owner: Allegiance },
    /// A sound is played at a point of the board, at this playback rate.
    PlaySound { sound: SoundKind, at: Option<Point>, rate: f32 },
    /// The points that the last move touched are marked.
    MarkLastMove(PointSet),
    /// The outcome is shown: the points that decided the game light up.
    ShowOutcome(Outcome),
}

/// A cue and its time, in seconds from the start of the ply.
pub type TimedCue = (f32, Cue);

/// Keeps the first of every sound: without animation all flips of a ply happen at once and sound as one.
pub fn drop_repeated_sounds(cues: &mut Vec<TimedCue>) {
    let mut played = Vec::new();
    cues.retain(|(_, cue)| match cue {
        Cue::PlaySound { sound, .. } if played.contains(sound) => false,
        Cue::PlaySound { sound, .. } => {
            played.push(*sound);
            true
        }
        _ => true,
    });
}
