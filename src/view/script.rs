//! Turns the facts of one ply into timed cues: when which piece starts to move, and what is heard.
//!
//! A pure function over facts, so that timing can be tested without a scene.

mod counting;

use bevy::prelude::*;

use crate::game::events::MatchEvent;
use crate::rules::{Allegiance, Draw, Effect, Outcome, PerSide, Phase, Point, PointSet, Side, Topology, Victory};

use super::layout::{plane, stand};
use super::motion::Path;
use super::piece::{DisplayedPiece, PiecePlace};
use super::sound::SoundKind;

/// Something to do at a moment of the performance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cue {
    /// The piece sets out for where `told` says it is, for so many seconds.
    Travel { piece: Entity, told: DisplayedPiece, path: Path, duration: f32 },
    /// The piece's body changes with its owner.
    Reshape { piece: Entity, owner: Allegiance },
    /// A sound at a point of the board, at this playback rate.
    Hear { sound: SoundKind, at: Option<Point>, rate: f32 },
    /// The points that the last move touched are marked.
    MarkLast(PointSet),
    /// The points (a square's corners, a lane) that decided the game light up.
    Celebrate(Outcome),
}

/// A cue and its moment, in seconds from the start of the ply.
pub type TimedCue = (f32, Cue);

const PLACE: f32 = 0.17;
const FROM_HAND: f32 = 0.34;
const FLIP: f32 = 0.29;
const FLIP_START: f32 = 0.06;
const WAVE: f32 = 0.70;
const STAGGER: f32 = 0.055;
const STEP: f32 = 0.26;
const STRUCK: f32 = 0.55;
const PETRIFY: f32 = 0.50;
const LIFT: f32 = 0.32;

/// What the script must know besides the facts.
#[derive(Debug)]
pub struct ScriptContext<'a> {
    pub topology: &'a Topology,
    /// Pieces hop this high when they slide.
    pub hop: f32,
    /// Placed pieces come from a hand that is seen, not from above.
    pub hands: bool,
    /// Pieces lost so far; the script counts on.
    pub lost: PerSide<usize>,
    /// The discs as they lie before the ply, where they are counted in the end.
    pub discs: Vec<(Entity, DisplayedPiece)>,
    /// The side of the only person at the table, who wins and loses; nobody loses among people or computers alone.
    pub alone: Option<Side>,
}

/// The script of a ply and how long it takes.
#[must_use]
pub fn write_script(facts: &[MatchEvent], stage: &mut ScriptContext) -> (Vec<TimedCue>, f32) {
    let mut script = ScriptWriter { cues: Vec::new(), origin: None, landed: 0.0, stagger: stagger(facts) };
    if matches!(facts.first(), Some(MatchEvent::Played { .. })) {
        script.mark_last(facts);
    }
    for fact in facts {
        match *fact {
            MatchEvent::Changed { effect, piece } => script.change(effect, piece, facts, stage),
            MatchEvent::Ended(outcome) => script.end(outcome, facts, stage),
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

/// Leaves the first of every sound: what happens at once is one placing and one flipping, however many discs turn.
pub fn drop_repeated_sounds(cues: &mut Vec<TimedCue>) {
    let mut heard = Vec::new();
    cues.retain(|(_, cue)| match cue {
        Cue::Hear { sound, .. } if heard.contains(sound) => false,
        Cue::Hear { sound, .. } => {
            heard.push(*sound);
            true
        }
        _ => true,
    });
}

/// Seconds between two rings of flips, so that the whole wave keeps within its time.
fn stagger(facts: &[MatchEvent]) -> f32 {
    let ring = |fact: &MatchEvent| match fact {
        MatchEvent::Changed { effect: Effect::Flipped { ring, .. }, .. } => *ring,
        _ => 0,
    };
    let rings = facts.iter().map(ring).max().unwrap_or(0);
    STAGGER.min((WAVE - FLIP) / f32::from(rings.max(2) - 1))
}

struct ScriptWriter {
    cues: Vec<TimedCue>,
    /// Where the placed disc lies, once there is one.
    origin: Option<Point>,
    /// When the piece that made the move has arrived.
    landed: f32,
    stagger: f32,
}

impl ScriptWriter {
    fn sound(&mut self, time: f32, sound: SoundKind, at: Option<Point>, rate: f32) {
        self.cues.push((time, Cue::Hear { sound, at, rate }));
    }

    fn travel(&mut self, time: f32, piece: Option<Entity>, told: DisplayedPiece, path: Path, duration: f32) {
        if let Some(piece) = piece {
            self.cues.push((time, Cue::Travel { piece, told, path, duration }));
        }
    }

    fn mark_last(&mut self, facts: &[MatchEvent]) {
        let touched = facts.iter().filter_map(|fact| match fact {
            MatchEvent::Changed { effect: Effect::Placed { at, .. } | Effect::Removed { at }, .. } => Some(at.set()),
            MatchEvent::Changed { effect: Effect::Moved { from, to }, .. } => Some(from.set() | to.set()),
            _ => None,
        });
        let touched = touched.fold(PointSet::EMPTY, |all, set| all | set);
        self.cues.push((0.0, Cue::MarkLast(touched)));
    }

    fn change(&mut self, effect: Effect, piece: Option<Entity>, facts: &[MatchEvent], stage: &mut ScriptContext) {
        let on = |point, owner| DisplayedPiece { place: PiecePlace::On(point), owner };
        match effect {
            Effect::Placed { side, at } => {
                let (path, duration) =
                    if stage.hands { (Path::Slide { hop: 0.9 }, FROM_HAND) } else { (Path::Drop, PLACE) };
                self.travel(0.0, piece, on(at, Allegiance::Side(side)), path, duration);
                self.origin = Some(at);
                self.landed = duration * path.landing();
                self.sound(self.landed, SoundKind::Place, Some(at), 1.0);
            }
            Effect::Flipped { to, at, ring } => self.flip(piece, on(at, Allegiance::Side(to)), at, ring, stage),
            Effect::Moved { to, .. } => {
                let mover = facts.iter().find_map(|fact| match fact {
                    MatchEvent::Played { side, .. } => Some(Allegiance::Side(*side)),
                    _ => None,
                });
                let owner = mover.unwrap_or(Allegiance::Neutral);
                let path = Path::Slide { hop: stage.hop };
                self.travel(0.0, piece, on(to, owner), path, STEP);
                self.landed = STEP * path.landing();
                self.sound(0.0, SoundKind::Slide, Some(to), 1.0);
            }
            Effect::Captured { side, at } => self.strike(piece, side, at, facts, stage),
            Effect::Neutralised { at, .. } => {
                self.travel(self.landed, piece, on(at, Allegiance::Neutral), Path::Petrify, PETRIFY);
                if let Some(piece) = piece {
                    self.cues.push((self.landed + PETRIFY / 2.0, Cue::Reshape { piece, owner: Allegiance::Neutral }));
                }
                self.sound(self.landed, SoundKind::Stone, Some(at), 1.0);
            }
            Effect::Removed { at } => {
                let gone = DisplayedPiece { place: PiecePlace::Away, owner: Allegiance::Neutral };
                self.travel(0.0, piece, gone, Path::Lift, LIFT);
                self.sound(0.0, SoundKind::Remove, Some(at), 1.0);
            }
            Effect::Passed { .. } => self.sound(0.0, SoundKind::Pass, None, 1.0),
            Effect::SidesSwapped => self.sound(0.0, SoundKind::Swap, None, 1.0),
            Effect::PhaseChanged { to: Phase::Movement | Phase::Placement } => {
                self.sound(self.landed + 0.15, SoundKind::Pass, None, 1.0);
            }
        }
    }

    fn flip(&mut self, piece: Option<Entity>, told: DisplayedPiece, at: Point, ring: u8, stage: &ScriptContext) {
        let origin = self.origin.unwrap_or(at);
        let ray = plane(stage.topology.place(at)) - plane(stage.topology.place(origin));
        // The disc rolls over away from the placed one: about the axis across their ray.
        let axis = Vec3::new(-ray.y, 0.0, -ray.x).normalize_or(Vec3::X);
        let start = self.landed + FLIP_START + self.stagger * f32::from(ring - 1);
        self.travel(start, piece, told, Path::Flip { axis, lift: 0.36 }, FLIP);
        let heard =
            |cue: &TimedCue| matches!(cue.1, Cue::Hear { sound: SoundKind::Flip, .. }) && cue.0 == start + FLIP * 0.8;
        if !self.cues.iter().any(heard) {
            let rate = 2f32.powf(f32::from(ring.min(7)) / 12.0);
            self.sound(start + FLIP * 0.8, SoundKind::Flip, Some(at), rate);
        }
    }

    /// The captured piece is hit when half of the captor's way is done.
    fn strike(
        &mut self,
        piece: Option<Entity>,
        side: Side,
        at: Point,
        facts: &[MatchEvent],
        stage: &mut ScriptContext,
    ) {
        let from = facts.iter().find_map(|fact| match fact {
            MatchEvent::Changed { effect: Effect::Moved { from, .. }, .. } => Some(*from),
            _ => None,
        });
        let away = from.map_or(Vec3::Z, |from| stand(stage.topology, at) - stand(stage.topology, from));
        let told = DisplayedPiece { place: PiecePlace::Tray(side, stage.lost[side]), owner: Allegiance::Side(side) };
        stage.lost[side] += 1;
        self.travel(STEP * 0.5, piece, told, Path::Struck { away: away.normalize_or(Vec3::Z) }, STRUCK);
        self.sound(STEP * 0.5, SoundKind::Capture, Some(at), 1.0);
    }

    fn end(&mut self, outcome: Outcome, facts: &[MatchEvent], stage: &ScriptContext) {
        let mut time = self.length();
        // A finished game that is only opened again has been counted.
        let played = matches!(facts.first(), Some(MatchEvent::Played { .. }));
        if played && let Outcome::Won { by: Victory::MoreDiscs, .. } | Outcome::Drawn(Draw::EqualDiscs) = outcome {
            let discs = counting::standing(&stage.discs, facts);
            let (cues, sorted) = counting::cues(&discs, stage.topology, time);
            self.cues.extend(cues);
            time = sorted;
        }
        self.cues.push((time, Cue::Celebrate(outcome)));
        if matches!(outcome, Outcome::Won { by: Victory::Square { .. }, .. }) {
            self.sound(time, SoundKind::Square, None, 1.0);
        }
        let sound = match outcome.winner() {
            Some(winner) if stage.alone == Some(winner.other()) => SoundKind::Loss,
            Some(_) => SoundKind::Win,
            None => SoundKind::Draw,
        };
        self.sound(time + 0.25, sound, None, 1.0);
    }

    /// When the last piece has arrived.
    fn length(&self) -> f32 {
        let end = |(time, cue): &TimedCue| match cue {
            Cue::Travel { duration, .. } => time + duration,
            _ => *time,
        };
        self.cues.iter().map(end).fold(0.0, f32::max)
    }
}
