//! After a jump (undo, redo, a loaded game): moves the pieces whose displayed place differs from that in the match.

use bevy::prelude::*;

use crate::game::matches::{History, Match, MatchOutcome};
use crate::game::piece::{At, InHand, Owner, Piece};
use crate::game::point_marks::PointMarks;
use crate::game::screen::Demo;
use crate::rules::{Allegiance, Effect, Move, PointSet, Topology};
use crate::settings::preferences::Preferences;

use super::ViewSystems;
use super::highlight::{LastMoveMark, ShownOutcome};
use super::motion::{Motion, Path};
use super::piece::{self, DisplayedPiece, PieceBuilder, PiecePlace};
use super::playback::Playback;

/// Brings the view up to date after a jump.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (resync_marks, resync_pieces).chain().in_set(ViewSystems::Resync));
}

/// Seconds that a piece takes to its place.
const DURATION: f32 = 0.28;

type PieceQuery<'a> = (
    Entity,
    &'a ChildOf,
    &'a Owner,
    Option<&'a At>,
    Has<InHand>,
    &'a mut DisplayedPiece,
    &'a Transform,
    Option<&'a Motion>,
);

/// Moves every piece of a match that jumped to its place.
fn resync_pieces(
    mut commands: Commands,
    preferences: Res<Preferences>,
    mut matches: Query<(Entity, &Match, Has<Demo>, &mut Playback)>,
    mut pieces: Query<PieceQuery, With<Piece>>,
    builder: PieceBuilder,
) {
    let speed = preferences.effective_speed();
    let duration = if speed > 0.0 { DURATION / speed } else { 0.0 };
    for (game, Match(variant), demo, mut playback) in &mut matches {
        if !playback.jumped {
            continue;
        }
        playback.jumped = false;
        let (kind, topology) = (variant.kind(), Topology::of(*variant));
        // The boards of the title screen have no room beside them.
        let mut slots = SideSlots { tray: kind.info().has_tray() && !demo, taken: Vec::new() };
        for (_, parent, _, at, in_hand, displayed, ..) in &pieces {
            if parent.parent() == game && at.is_none() {
                slots.keep(displayed.place, in_hand);
            }
        }
        for (entity, parent, owner, at, in_hand, mut displayed, transform, motion) in &mut pieces {
            if parent.parent() != game {
                continue;
            }
            let place = slots.find(displayed.place, owner.0, at, in_hand);
            let target = DisplayedPiece { place, owner: owner.0 };
            if target == *displayed && motion.is_none() {
                continue;
            }
            if piece::needs_new_body(kind, displayed.owner, target.owner) {
                builder.build_body(&mut commands, entity, kind, target.owner);
            }
            let to = piece::resting_transform(kind, topology, target);
            commands.entity(entity).insert(Motion::new(*transform, to, path(*displayed, target), 0.0, duration));
            *displayed = target;
        }
    }
}

/// The taken places beside the board: a piece that lies there stays, another one gets the first free place.
struct SideSlots {
    /// Whether captured pieces are kept beside the board.
    tray: bool,
    taken: Vec<PiecePlace>,
}

impl SideSlots {
    /// Keeps the place of a piece that need not leave it.
    fn keep(&mut self, place: PiecePlace, in_hand: bool) {
        match place {
            PiecePlace::Hand(..) if in_hand => self.taken.push(place),
            PiecePlace::Tray(..) if !in_hand => self.taken.push(place),
            _ => {}
        }
    }

    fn find(&mut self, displayed: PiecePlace, owner: Allegiance, at: Option<&At>, in_hand: bool) -> PiecePlace {
        match (at, owner) {
            (Some(at), _) => PiecePlace::On(at.0),
            (None, _) if self.taken.contains(&displayed) => displayed,
            (None, Allegiance::Side(side)) if in_hand => self.first_free(|n| PiecePlace::Hand(side, n)),
            (None, Allegiance::Side(side)) if self.tray => self.first_free(|n| PiecePlace::Tray(side, n)),
            _ => PiecePlace::Away,
        }
    }

    fn first_free(&mut self, place: impl Fn(usize) -> PiecePlace) -> PiecePlace {
        let free =
            (0..).map(place).find(|place| !self.taken.contains(place)).expect("there are more numbers than pieces");
        self.taken.push(free);
        free
    }
}

fn path(from: DisplayedPiece, to: DisplayedPiece) -> Path {
    match (from.place, to.place) {
        (PiecePlace::Away, _) | (_, PiecePlace::Away) => Path::Fade,
        (PiecePlace::On(a), PiecePlace::On(b)) if a == b && from.owner != to.owner => {
            Path::Flip { axis: Vec3::X, lift: 0.36 }
        }
        (PiecePlace::On(_), PiecePlace::On(_)) => Path::Slide { hop: 0.12 },
        _ => Path::Slide { hop: 0.7 },
    }
}

/// Marks the last ply of the history and shows the outcome, without animation.
fn resync_marks(
    mut matches: Query<(Entity, &Playback, &History, &MatchOutcome, &mut ShownOutcome), Changed<Playback>>,
    mut marks: PointMarks<LastMoveMark>,
) {
    for (game, playback, history, outcome, mut shown) in &mut matches {
        if !playback.jumped {
            continue;
        }
        let touched = history.plies().last().map_or(PointSet::EMPTY, |ply| touched(ply.mv, &ply.effects));
        marks.set(game, |point| touched.contains(point).then_some(LastMoveMark));
        shown.0 = outcome.0;
    }
}

fn touched(mv: Move, effects: &[Effect]) -> PointSet {
    let ends = [mv.origin(), mv.target()].into_iter().flatten().collect();
    if effects.is_empty() { PointSet::EMPTY } else { ends }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Point, Side};

    const FIRST: Allegiance = Allegiance::Side(Side::First);

    #[test]
    fn captured_pieces_keep_their_places_in_the_tray_and_others_get_the_first_free_one() {
        let tray = |n| PiecePlace::Tray(Side::First, n);
        let mut slots = SideSlots { tray: true, taken: Vec::new() };
        slots.keep(tray(1), false);
        let mut find = |displayed| slots.find(displayed, FIRST, None, false);
        assert_eq!(find(tray(1)), tray(1));
        assert_eq!(find(PiecePlace::On(Point::new(3))), tray(0));
        assert_eq!(find(PiecePlace::On(Point::new(4))), tray(2));
    }

    #[test]
    fn a_piece_off_the_board_goes_to_the_hand_the_tray_or_away() {
        let on = PiecePlace::On(Point::new(3));
        let find = |tray, in_hand| SideSlots { tray, taken: Vec::new() }.find(on, FIRST, None, in_hand);
        assert_eq!(find(false, true), PiecePlace::Hand(Side::First, 0));
        assert_eq!(find(true, false), PiecePlace::Tray(Side::First, 0));
        assert_eq!(find(false, false), PiecePlace::Away);
    }

    #[test]
    fn a_piece_that_changes_sides_on_its_point_flips_and_others_slide_or_fade() {
        let piece = |place, owner| DisplayedPiece { place, owner };
        let [here, there] = [3, 4].map(|n| PiecePlace::On(Point::new(n)));
        let second = Allegiance::Side(Side::Second);
        assert_eq!(path(piece(here, FIRST), piece(here, second)), Path::Flip { axis: Vec3::X, lift: 0.36 });
        assert_eq!(path(piece(here, FIRST), piece(there, FIRST)), Path::Slide { hop: 0.12 });
        assert_eq!(path(piece(PiecePlace::Tray(Side::First, 0), FIRST), piece(there, FIRST)), Path::Slide { hop: 0.7 });
        assert_eq!(path(piece(here, FIRST), piece(PiecePlace::Away, FIRST)), Path::Fade);
    }
}
