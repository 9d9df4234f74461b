//! The moment of winning: pieces of the winner leap on the spot, in an order of the game's own.

use bevy::prelude::*;

use crate::game::events::MatchEvent;
use crate::rules::{Allegiance, Effect, Point, Side};
use crate::view::motion::Path;
use crate::view::piece::{DisplayedPiece, PiecePlace};

use super::cue::{Cue, TimedCue};

/// Seconds of a leap.
pub(super) const LEAP: f32 = 0.5;
/// How high a piece leaps, in cells.
const HEIGHT: f32 = 0.42;

/// A leap of the piece on a point.
pub(super) fn leap(time: f32, piece: Entity, point: Point, side: Side) -> TimedCue {
    let target = DisplayedPiece { place: PiecePlace::On(point), owner: Allegiance::Side(side) };
    (time, Cue::Move { piece, target, path: Path::Slide { hop: HEIGHT }, duration: LEAP })
}

/// The pieces of both sides that are on the board after the events of a ply.
pub(super) fn pieces_after(before: &[(Entity, DisplayedPiece)], events: &[MatchEvent]) -> Vec<(Entity, Point, Side)> {
    let mut pieces: Vec<(Entity, DisplayedPiece)> = before.to_vec();
    for event in events {
        let MatchEvent::Changed { effect, piece: Some(piece) } = event else { continue };
        let found = pieces.iter().position(|(other, _)| other == piece);
        let owner = found.map(|index| pieces[index].1.owner);
        let Some(now) = displayed_after(*effect, owner) else { continue };
        match found {
            Some(index) => pieces[index].1 = now,
            None => pieces.push((*piece, now)),
        }
    }
    let on_board = |(piece, displayed): (Entity, DisplayedPiece)| match (displayed.place, displayed.owner) {
        (PiecePlace::On(point), Allegiance::Side(side)) => Some((piece, point, side)),
        _ => None,
    };
    pieces.into_iter().filter_map(on_board).collect()
}

/// Where an effect leaves its piece; `None` for effects without one.
fn displayed_after(effect: Effect, owner: Option<Allegiance>) -> Option<DisplayedPiece> {
    let (place, owner) = match effect {
        Effect::Placed { side, at } | Effect::Flipped { to: side, at, .. } => {
            (PiecePlace::On(at), Allegiance::Side(side))
        }
        Effect::Moved { to, .. } => (PiecePlace::On(to), owner?),
        Effect::Captured { .. } | Effect::Removed { .. } => (PiecePlace::Away, owner?),
        Effect::Neutralised { at, .. } => (PiecePlace::On(at), Allegiance::Neutral),
        Effect::Passed { .. } | Effect::SidesSwapped | Effect::PhaseChanged { .. } => return None,
    };
    Some(DisplayedPiece { place, owner })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Topology, Variant};

    fn entity(n: u32) -> Entity {
        Entity::from_raw_u32(n).unwrap()
    }

    #[test]
    fn pieces_are_where_the_ply_left_them() {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        let points: Vec<Point> = topology.points().iter().collect();
        let on = |n: usize, side| DisplayedPiece { place: PiecePlace::On(points[n]), owner: Allegiance::Side(side) };
        let before = [
            (entity(1), on(1, Side::Second)),
            (entity(2), on(2, Side::First)),
            (entity(4), on(4, Side::First)),
            (entity(5), on(5, Side::Second)),
            (entity(6), on(6, Side::Second)),
        ];
        let change = |effect, n| MatchEvent::Changed { effect, piece: Some(entity(n)) };
        let events = [
            change(Effect::Placed { side: Side::First, at: points[0] }, 3),
            change(Effect::Flipped { to: Side::First, at: points[1], ring: 1 }, 1),
            change(Effect::Moved { from: points[4], to: points[5] }, 4),
            change(Effect::Captured { side: Side::Second, at: points[5] }, 5),
            change(Effect::Neutralised { side: Side::Second, at: points[6] }, 6),
        ];
        let mut pieces = pieces_after(&before, &events);
        pieces.sort_by_key(|(_, point, _)| *point);
        let expected = [(3, 0), (1, 1), (2, 2), (4, 5)].map(|(piece, n)| (entity(piece), points[n], Side::First));
        assert_eq!(pieces, expected);
    }
}
