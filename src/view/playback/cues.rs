//! Runs cues: starts motions, changes bodies, plays sounds and sets marks.

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::game::point_marks::PointMarks;
use crate::rules::Topology;
use crate::settings::preferences::Preferences;
use crate::view::highlight::{LastMoveMark, ShownOutcome};
use crate::view::motion::Motion;
use crate::view::piece::{self, DisplayedPiece, PieceBuilder, PiecePlace};
use crate::view::script::Cue;
use crate::view::sound::PlaySound;

/// A cue whose time has come.
#[derive(Message, Clone, Copy, Debug)]
pub struct DueCue {
    /// The match it belongs to.
    pub(super) game: Entity,
    /// What to do.
    pub(super) cue: Cue,
    /// Pieces move in no time.
    pub(super) at_once: bool,
    /// The player skipped the animation: the sounds of the board are left out.
    pub(super) skipped: bool,
}

/// Runs the cues that are due.
pub(super) fn run(
    mut commands: Commands,
    mut due: MessageReader<DueCue>,
    preferences: Res<Preferences>,
    matches: Query<&Match>,
    mut pieces: Query<(&mut DisplayedPiece, &Transform, Option<&Motion>)>,
    mut outcomes: Query<&mut ShownOutcome>,
    mut marks: PointMarks<LastMoveMark>,
    mut sounds: MessageWriter<PlaySound>,
    builder: PieceBuilder,
) {
    for DueCue { game, cue, at_once, skipped } in due.read() {
        let Ok(Match(variant)) = matches.get(*game) else { continue };
        match *cue {
            Cue::Move { piece, target, path, duration } => {
                let Ok((mut displayed, transform, motion)) = pieces.get_mut(piece) else { continue };
                let to = piece::resting_transform(variant.kind(), Topology::of(*variant), target);
                let from = start_of(*displayed, motion.map_or(*transform, |motion| motion.to), to);
                *displayed = target;
                let duration = if *at_once { 0.0 } else { duration / preferences.effective_speed().max(0.01) };
                commands.entity(piece).insert(Motion::new(from, to, path, 0.0, duration));
            }
            Cue::Reshape { piece, owner } => {
                if let Ok((mut displayed, _, _)) = pieces.get_mut(piece) {
                    displayed.owner = owner;
                    builder.build_body(&mut commands, piece, variant.kind(), owner);
                }
            }
            Cue::PlaySound { sound, at, rate } if !*skipped || at.is_none() => {
                sounds.write(PlaySound { game: Some(*game), sound, at, rate });
            }
            Cue::PlaySound { .. } => {}
            Cue::MarkLastMove(points) => marks.set(*game, |point| points.contains(point).then_some(LastMoveMark)),
            Cue::ShowOutcome(outcome) => {
                if let Ok(mut shown) = outcomes.get_mut(*game) {
                    shown.0 = outcome;
                }
            }
        }
    }
}

/// Where a piece's motion starts: where it is, or above its target if it was nowhere.
fn start_of(piece: DisplayedPiece, from: Transform, to: Transform) -> Transform {
    if piece.place == PiecePlace::Away { Transform { translation: to.translation + Vec3::Y * 0.4, ..to } } else { from }
}
