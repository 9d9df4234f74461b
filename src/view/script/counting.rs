//! Counts the pieces at the end of a game: sorts each side's pieces from its own edge, so that one sees which side has
//! more; those of the winner leap, and all move back to where the game left them.

use bevy::prelude::*;

use crate::rules::{Allegiance, Point, Side, Topology};
use crate::view::motion::Path;
use crate::view::piece::{DisplayedPiece, PiecePlace};

use super::cue::{Cue, TimedCue};
use super::leap::{LEAP, leap};

// Durations in seconds.
/// From the end of the ply to the first motion.
const PAUSE: f32 = 0.35;
/// The motion of one piece.
const MOVE: f32 = 0.50;
/// How long the pieces lie sorted.
const SORTED: f32 = LEAP + 0.6;
/// From the first piece's start to the last one's.
const SPREAD: f32 = 0.35;

/// The cues from `start` on, and the time at which the pieces lie sorted.
pub(super) fn cues(
    pieces: &[(Entity, Point, Side)],
    winner: Option<Side>,
    topology: &Topology,
    start: f32,
) -> (Vec<TimedCue>, f32) {
    // From the first side's edge on, row by row, each from the left.
    let mut points: Vec<Point> = topology.points().iter().collect();
    points.sort_by(|a, b| {
        let (a, b) = (topology.place(*a), topology.place(*b));
        a[1].total_cmp(&b[1]).then(a[0].total_cmp(&b[0]))
    });
    let order = |point: Point| points.iter().position(|other| *other == point).unwrap_or_default();
    let begin = start + PAUSE;
    let sorted = begin + SPREAD + MOVE;
    let mut cues = Vec::new();
    for side in [Side::First, Side::Second] {
        let mut own: Vec<_> = pieces.iter().filter(|(_, _, owner)| *owner == side).collect();
        own.sort_by_key(|(_, point, _)| order(*point));
        if side == Side::Second {
            own.reverse();
        }
        for (n, (piece, home, _)) in own.into_iter().enumerate() {
            let goal = if side == Side::First { points[n] } else { points[points.len() - 1 - n] };
            let delay = SPREAD * n as f32 / points.len() as f32;
            if winner == Some(side) {
                cues.push(leap(sorted + delay, *piece, goal, side));
            }
            for (time, point) in [(begin + delay, goal), (sorted + SORTED + delay, *home)] {
                let target = DisplayedPiece { place: PiecePlace::On(point), owner: Allegiance::Side(side) };
                let path = Path::Slide { hop: 0.34 };
                cues.push((time, Cue::Move { piece: *piece, target, path, duration: MOVE }));
            }
        }
    }
    (cues, sorted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Variant};

    fn entity(n: u32) -> Entity {
        Entity::from_raw_u32(n).unwrap()
    }

    #[test]
    fn every_piece_moves_to_the_edge_of_its_side_and_back() {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        let all: Vec<Point> = topology.points().iter().collect();
        let discs: Vec<_> = all
            .iter()
            .enumerate()
            .map(|(n, point)| (entity(n as u32), *point, if n % 3 == 0 { Side::First } else { Side::Second }))
            .collect();
        let (cues, sorted) = cues(&discs, Some(Side::Second), topology, 1.0);
        assert_eq!(cues.len(), 2 * 64 + 42, "all go there and back, and those of the winner leap");
        let place = |time: &dyn Fn(f32) -> bool, disc: Entity| {
            let found = cues.iter().find_map(|(at, cue)| match cue {
                Cue::Move { piece, target: DisplayedPiece { place: PiecePlace::On(point), .. }, .. }
                    if *piece == disc && time(*at) =>
                {
                    Some(*point)
                }
                _ => None,
            });
            found.unwrap()
        };
        let mut taken = Vec::new();
        for (disc, home, side) in &discs {
            let goal = place(&|at| at < sorted, *disc);
            let row = topology.place(goal)[1];
            // 22 discs of the first side fill the lowest rows, 42 of the second the others.
            assert!(if *side == Side::First { row <= -1.5 + 1e-3 } else { row >= -1.5 - 1e-3 }, "{row}");
            taken.push(goal);
            assert_eq!(place(&|at| at >= sorted + SORTED, *disc), *home);
            let leaps = cues.iter().filter(|(at, cue)| {
                (sorted..sorted + SORTED).contains(at) && matches!(cue, Cue::Move { piece, .. } if piece == disc)
            });
            assert_eq!(leaps.count(), usize::from(*side == Side::Second));
        }
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken.len(), 64, "no two discs lie on one square");
    }
}
