//! After a jump (undo, redo, a loaded game): moves what differs between what was told and what is.

use bevy::prelude::*;

use crate::game::matches::{History, Match, MatchOutcome};
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::rules::{Allegiance, Effect, GameKind, Move, PointSet, Topology};

use super::highlight::{LastMove, ShownOutcome};
use super::motion::{Motion, Path};
use super::piece::{self, DisplayedPiece, PieceBuilder, PiecePlace};
use super::playback::{Playback, needs_new_body};
use crate::settings::preferences::Preferences;

const RESYNC: f32 = 0.28;

type PieceFacts<'a> = (
    Entity,
    &'a ChildOf,
    &'a Owner,
    Option<&'a At>,
    Has<InHand>,
    &'a mut DisplayedPiece,
    &'a Transform,
    Option<&'a Motion>,
);

/// Sends every piece of a match that jumped to its place.
pub fn resync(
    mut commands: Commands,
    preferences: Res<Preferences>,
    mut matches: Query<(Entity, &Match, &mut Playback)>,
    mut pieces: Query<PieceFacts, With<Piece>>,
    workshop: PieceBuilder,
) {
    for (game, Match(variant), mut show) in &mut matches {
        if !show.jumped {
            continue;
        }
        show.jumped = false;
        let topology = Topology::of(*variant);
        let mut places = SideSlots::default();
        for (_, parent, _, at, in_hand, told, ..) in &pieces {
            if parent.parent() == game && at.is_none() {
                places.keep(told.place, in_hand);
            }
        }
        for (entity, parent, owner, at, in_hand, mut told, transform, motion) in &mut pieces {
            if parent.parent() != game {
                continue;
            }
            let now =
                DisplayedPiece { place: places.find(variant.kind(), *told, owner.0, at, in_hand), owner: owner.0 };
            if now == *told && motion.is_none() {
                continue;
            }
            if needs_new_body(variant.kind(), told.owner, now.owner) {
                workshop.build_body(&mut commands, entity, variant.kind(), now.owner);
            }
            let to = piece::resting_transform(variant.kind(), topology, now);
            let duration =
                if preferences.effective_speed() > 0.0 { RESYNC / preferences.effective_speed() } else { 0.0 };
            commands.entity(entity).insert(Motion::new(*transform, to, path(*told, now), 0.0, duration));
            *told = now;
        }
    }
}

/// The places beside the board: who lies there stays, who comes gets the first free one.
#[derive(Default)]
struct SideSlots(Vec<PiecePlace>);

impl SideSlots {
    /// Keeps a place for a piece that need not leave it.
    fn keep(&mut self, place: PiecePlace, in_hand: bool) {
        match place {
            PiecePlace::Hand(..) if in_hand => self.0.push(place),
            PiecePlace::Tray(..) if !in_hand => self.0.push(place),
            _ => {}
        }
    }

    fn find(
        &mut self,
        kind: GameKind,
        told: DisplayedPiece,
        owner: Allegiance,
        at: Option<&At>,
        in_hand: bool,
    ) -> PiecePlace {
        match (at, owner) {
            (Some(at), _) => PiecePlace::On(at.0),
            (None, _) if self.0.contains(&told.place) => told.place,
            (None, Allegiance::Side(side)) if in_hand => self.first_free(|n| PiecePlace::Hand(side, n)),
            (None, Allegiance::Side(side)) if kind == GameKind::Breakthrough => {
                self.first_free(|n| PiecePlace::Tray(side, n))
            }
            _ => PiecePlace::Away,
        }
    }

    fn first_free(&mut self, place: impl Fn(usize) -> PiecePlace) -> PiecePlace {
        let free = (0..).map(place).find(|place| !self.0.contains(place)).expect("there are more numbers than pieces");
        self.0.push(free);
        free
    }
}

fn path(was: DisplayedPiece, now: DisplayedPiece) -> Path {
    match (was.place, now.place) {
        (PiecePlace::Away, _) | (_, PiecePlace::Away) => Path::Fade,
        (PiecePlace::On(a), PiecePlace::On(b)) if a == b && was.owner != now.owner => {
            Path::Flip { axis: Vec3::X, lift: 0.36 }
        }
        (PiecePlace::On(_), PiecePlace::On(_)) => Path::Slide { hop: 0.12 },
        _ => Path::Slide { hop: 0.7 },
    }
}

/// After a jump the marks follow the last ply that still stands.
pub fn resync_marks(
    mut matches: Query<(&Playback, &History, &MatchOutcome, &mut LastMove, &mut ShownOutcome), Changed<Playback>>,
) {
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
