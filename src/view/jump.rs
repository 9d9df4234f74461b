//! After a jump (undo, redo, a loaded game): moves what differs between what was told and what is.

use bevy::prelude::*;

use crate::game::matches::{History, Match, Verdict};
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, Effect, GameKind, Move, PointSet, Side, Topology};

use super::highlight::{LastMove, Won};
use super::motion::{Motion, Path};
use super::piece::{self, PieceMeshes, Place, Told};
use super::playback::{Playback, needs_new_body};
use super::preferences::Preferences;
use super::theme::Materials;

const JUMP: f32 = 0.28;

type PieceFacts<'a> =
    (Entity, &'a ChildOf, &'a Owner, Option<&'a At>, Has<InHand>, &'a mut Told, &'a Transform, Option<&'a Motion>);

/// Sends every piece of a match that jumped to its place.
pub fn settle(
    mut commands: Commands,
    preferences: Res<Preferences>,
    mut matches: Query<(Entity, &Match, &mut Playback)>,
    mut pieces: Query<PieceFacts, With<Piece>>,
    meshes: Res<PieceMeshes>,
    materials: Res<Materials>,
) {
    for (game, Match(variant), mut show) in &mut matches {
        if !show.jumped {
            continue;
        }
        show.jumped = false;
        let topology = Topology::of(*variant);
        let mut places = Places::default();
        for (entity, parent, owner, at, in_hand, mut told, transform, motion) in &mut pieces {
            if parent.parent() != game {
                continue;
            }
            let now = Told { place: places.find(variant.kind(), owner.0, at, in_hand), owner: owner.0 };
            if now == *told && motion.is_none() {
                continue;
            }
            if needs_new_body(variant.kind(), told.owner, now.owner) {
                piece::add_body(&mut commands, entity, variant.kind(), now.owner, &meshes, &materials);
            }
            let to = piece::rest(variant.kind(), topology, now);
            let duration = if preferences.speed > 0.0 { JUMP / preferences.speed } else { 0.0 };
            commands.entity(entity).insert(Motion::new(*transform, to, path(*told, now), 0.0, duration));
            *told = now;
        }
    }
}

/// Counts out the places beside the board.
#[derive(Default)]
struct Places {
    hand: [usize; 2],
    tray: [usize; 2],
}

impl Places {
    fn find(&mut self, kind: GameKind, owner: Allegiance, at: Option<&At>, in_hand: bool) -> Place {
        match (at, owner) {
            (Some(at), _) => Place::On(at.0),
            (None, Allegiance::Side(side)) if in_hand => Place::Hand(side, count(&mut self.hand, side)),
            (None, Allegiance::Side(side)) if kind == GameKind::Breakthrough => {
                Place::Tray(side, count(&mut self.tray, side))
            }
            _ => Place::Away,
        }
    }
}

fn count(counters: &mut [usize; 2], side: Side) -> usize {
    let n = counters[side.index()];
    counters[side.index()] += 1;
    n
}

fn path(was: Told, now: Told) -> Path {
    match (was.place, now.place) {
        (Place::Away, _) | (_, Place::Away) => Path::Fade,
        (Place::On(a), Place::On(b)) if a == b && was.owner != now.owner => Path::Flip { axis: Vec3::X, lift: 0.36 },
        (Place::On(_), Place::On(_)) => Path::Slide { hop: 0.12 },
        _ => Path::Slide { hop: 0.7 },
    }
}

/// After a jump the marks follow the last ply that still stands.
pub fn marks(mut matches: Query<(&Playback, &History, &Verdict, &mut LastMove, &mut Won), Changed<Playback>>) {
    for (show, history, verdict, mut last, mut won) in &mut matches {
        if !show.jumped {
            continue;
        }
        last.0 = history.played.last().map_or(PointSet::EMPTY, |ply| touched(ply.mv, &ply.effects));
        won.0 = verdict.0;
    }
}

fn touched(mv: Move, effects: &[Effect]) -> PointSet {
    let ends = [mv.origin(), mv.target()].into_iter().flatten().collect();
    if effects.is_empty() { PointSet::EMPTY } else { ends }
}
