//! Turns the events of one ply into timed cues: which piece starts to move when, and which sounds are played.
//!
//! A pure function over events, so that timing can be tested without a scene.

mod context;
mod counting;
mod cue;
mod leap;

use bevy::prelude::*;

use crate::game::events::MatchEvent;
use crate::rules::{Allegiance, Effect, Outcome, Phase, Point, PointSet, Side};

use super::layout::{plane, stand};
use super::motion::Path;
use super::piece::{DisplayedPiece, PiecePlace};
use super::sound::SoundKind;

pub use context::ScriptContext;
pub use cue::{Cue, TimedCue, drop_repeated_sounds};

// Durations in seconds.
/// A piece drops onto the board.
const PLACE: f32 = 0.17;
/// A piece moves from the hand onto the board.
const PLACE_FROM_HAND: f32 = 0.34;
/// A piece flips.
const FLIP: f32 = 0.29;
/// From the landing of the placed piece to the first flip.
const FLIP_DELAY: f32 = 0.06;
/// The longest time for all flips of a ply.
const FLIP_WAVE: f32 = 0.70;
/// From one ring of flips to the next, unless the wave must be faster.
const RING_DELAY: f32 = 0.055;
/// A piece slides to another point.
const STEP: f32 = 0.26;
/// A captured piece is knocked over and flies to the tray.
const KNOCK_OVER: f32 = 0.55;
/// A captured piece sinks and rises as a neutral one.
const NEUTRALISE: f32 = 0.50;
/// A neutral piece is taken off.
const REMOVE: f32 = 0.32;

/// Writes the script of a ply; returns its cues in the order of time, and its length in seconds.
pub fn write_script(events: &[MatchEvent], context: &mut ScriptContext) -> (Vec<TimedCue>, f32) {
    let mut script = ScriptWriter { cues: Vec::new(), origin: None, landed: 0.0, ring_delay: ring_delay(events) };
    if matches!(events.first(), Some(MatchEvent::Played { .. })) {
        script.mark_last_move(events);
    }
    for event in events {
        match *event {
            MatchEvent::Changed { effect, piece } => script.change(effect, piece, events, context),
            MatchEvent::Ended(outcome) => script.end(outcome, events, context),
            MatchEvent::DrawOffered { .. } => script.sound(0.0, SoundKind::Pass, None, 1.0),
            MatchEvent::Played { .. }
            | MatchEvent::TurnStarted { .. }
            | MatchEvent::DrawDeclined { .. }
            | MatchEvent::PlayerChanged { .. }
            | MatchEvent::Jumped { .. } => {}
        }
    }
    let length = script.length();
    script.cues.sort_by(|a, b| a.0.total_cmp(&b.0));
    (script.cues, length)
}

/// Seconds between two rings of flips, so that the whole wave ends in time.
fn ring_delay(events: &[MatchEvent]) -> f32 {
    let ring = |event: &MatchEvent| match event {
        MatchEvent::Changed { effect: Effect::Flipped { ring, .. }, .. } => *ring,
        _ => 0,
    };
    let rings = events.iter().map(ring).max().unwrap_or(0);
    RING_DELAY.min((FLIP_WAVE - FLIP) / f32::from(rings.max(2) - 1))
}

struct ScriptWriter {
    cues: Vec<TimedCue>,
    /// The point of the placed piece, once there is one.
    origin: Option<Point>,
    /// The time at which the moved piece has arrived.
    landed: f32,
    ring_delay: f32,
}

impl ScriptWriter {
    fn sound(&mut self, time: f32, sound: SoundKind, at: Option<Point>, rate: f32) {
        self.cues.push((time, Cue::PlaySound { sound, at, rate }));
    }

    fn motion(&mut self, time: f32, piece: Option<Entity>, target: DisplayedPiece, path: Path, duration: f32) {
        if let Some(piece) = piece {
            self.cues.push((time, Cue::Move { piece, target, path, duration }));
        }
    }

    fn mark_last_move(&mut self, events: &[MatchEvent]) {
        let touched = events.iter().filter_map(|event| match event {
            MatchEvent::Changed { effect: Effect::Placed { at, .. } | Effect::Removed { at }, .. } => Some(at.set()),
            MatchEvent::Changed { effect: Effect::Moved { from, to }, .. } => Some(from.set() | to.set()),
            _ => None,
        });
        let touched = touched.fold(PointSet::EMPTY, |all, set| all | set);
        self.cues.push((0.0, Cue::MarkLastMove(touched)));
    }

    fn change(&mut self, effect: Effect, piece: Option<Entity>, events: &[MatchEvent], context: &mut ScriptContext) {
        let on = |point, owner| DisplayedPiece { place: PiecePlace::On(point), owner };
        match effect {
            Effect::Placed { side, at } => {
                let has_hand = context.variant.kind().info().hand > 0;
                let (path, duration) =
                    if has_hand { (Path::Slide { hop: 0.9 }, PLACE_FROM_HAND) } else { (Path::Drop, PLACE) };
                self.motion(0.0, piece, on(at, Allegiance::Side(side)), path, duration);
                self.origin = Some(at);
                self.landed = duration * path.landing();
                self.sound(self.landed, SoundKind::Place, Some(at), 1.0);
            }
            Effect::Flipped { to, at, ring } => self.flip(piece, on(at, Allegiance::Side(to)), at, ring, context),
            Effect::Moved { to, .. } => {
                let mover = events.iter().find_map(|event| match event {
                    MatchEvent::Played { side, .. } => Some(Allegiance::Side(*side)),
                    _ => None,
                });
                let owner = mover.unwrap_or(Allegiance::Neutral);
                let path = Path::Slide { hop: context.game().slide_hop };
                self.motion(0.0, piece, on(to, owner), path, STEP);
                self.landed = STEP * path.landing();
                self.sound(0.0, SoundKind::Slide, Some(to), 1.0);
            }
            Effect::Captured { side, at } => self.capture(piece, side, at, events, context),
            Effect::Neutralised { at, .. } => {
                self.motion(self.landed, piece, on(at, Allegiance::Neutral), Path::SinkAndRise, NEUTRALISE);
                if let Some(piece) = piece {
                    self.cues
                        .push((self.landed + NEUTRALISE / 2.0, Cue::Reshape { piece, owner: Allegiance::Neutral }));
                }
                self.sound(self.landed, SoundKind::Stone, Some(at), 1.0);
            }
            Effect::Removed { at } => {
                let away = DisplayedPiece { place: PiecePlace::Away, owner: Allegiance::Neutral };
                self.motion(0.0, piece, away, Path::Vanish, REMOVE);
                self.sound(0.0, SoundKind::Remove, Some(at), 1.0);
            }
            Effect::Passed { .. } => self.sound(0.0, SoundKind::Pass, None, 1.0),
            Effect::SidesSwapped => self.sound(0.0, SoundKind::Swap, None, 1.0),
            Effect::PhaseChanged { to: Phase::Movement | Phase::Placement } => {
                self.sound(self.landed + 0.15, SoundKind::Pass, None, 1.0);
            }
        }
    }

    fn flip(&mut self, piece: Option<Entity>, target: DisplayedPiece, at: Point, ring: u8, context: &ScriptContext) {
        let origin = self.origin.unwrap_or(at);
        let ray = plane(context.topology().place(at)) - plane(context.topology().place(origin));
        // The disc rolls away from the placed one: about the axis across their ray.
        let axis = Vec3::new(-ray.y, 0.0, -ray.x).normalize_or(Vec3::X);
        let start = self.landed + FLIP_DELAY + self.ring_delay * f32::from(ring - 1);
        self.motion(start, piece, target, Path::Flip { axis, lift: 0.36 }, FLIP);
        let sounds = |cue: &TimedCue| {
            matches!(cue.1, Cue::PlaySound { sound: SoundKind::Flip, .. }) && cue.0 == start + FLIP * 0.8
        };
        if !self.cues.iter().any(sounds) {
            let rate = 2f32.powf(f32::from(ring.min(7)) / 12.0);
            self.sound(start + FLIP * 0.8, SoundKind::Flip, Some(at), rate);
        }
    }

    /// Knocks the captured piece over when the captor is half way, or lets it disappear where there is no tray.
    fn capture(
        &mut self,
        piece: Option<Entity>,
        side: Side,
        at: Point,
        events: &[MatchEvent],
        context: &mut ScriptContext,
    ) {
        self.sound(STEP * 0.5, SoundKind::Capture, Some(at), 1.0);
        if !context.tray {
            let away = DisplayedPiece { place: PiecePlace::Away, owner: Allegiance::Side(side) };
            self.motion(STEP * 0.5, piece, away, Path::Vanish, REMOVE);
            return;
        }
        let from = events.iter().find_map(|event| match event {
            MatchEvent::Changed { effect: Effect::Moved { from, .. }, .. } => Some(*from),
            _ => None,
        });
        let away = from.map_or(Vec3::Z, |from| stand(context.topology(), at) - stand(context.topology(), from));
        let target =
            DisplayedPiece { place: PiecePlace::Tray(side, context.captured[side]), owner: Allegiance::Side(side) };
        context.captured[side] += 1;
        self.motion(STEP * 0.5, piece, target, Path::KnockedOver { away: away.normalize_or(Vec3::Z) }, KNOCK_OVER);
    }

    fn end(&mut self, outcome: Outcome, events: &[MatchEvent], context: &ScriptContext) {
        let mut time = self.length();
        // The pieces of a finished game that is only opened again have been counted.
        let played = matches!(events.first(), Some(MatchEvent::Played { .. }));
        let pieces = if played { leap::pieces_after(&context.pieces, events) } else { Vec::new() };
        if played && (context.game().counts_pieces)(outcome) {
            let (cues, sorted) = counting::cues(&pieces, outcome.winner(), context.topology(), time);
            self.cues.extend(cues);
            time = sorted;
        }
        self.cues.push((time, Cue::ShowOutcome(outcome)));
        for (piece, point, side) in pieces.into_iter().filter(|(_, _, side)| Some(*side) == outcome.winner()) {
            if let Some(delay) = (context.game().leap)(context.topology(), outcome, point) {
                self.cues.push(leap::leap(time + delay, piece, point, side));
            }
        }
        if let Some(sound) = (context.game().winning_sound)(outcome) {
            self.sound(time, sound, None, 1.0);
        }
        let sound = match outcome.winner() {
            Some(winner) if context.only_human == Some(winner.other()) => SoundKind::Loss,
            Some(_) => SoundKind::Win,
            None => SoundKind::Draw,
        };
        self.sound(time + 0.25, sound, None, 1.0);
    }

    /// The time at which the last piece has arrived.
    fn length(&self) -> f32 {
        let end = |(time, cue): &TimedCue| match cue {
            Cue::Move { duration, .. } => time + duration,
            _ => *time,
        };
        self.cues.iter().map(end).fold(0.0, f32::max)
    }
}
