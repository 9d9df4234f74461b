//! The end of a game of Othello: the discs sort themselves, each side's from its own edge, so that one sees who has more;
//! then they go back to where the game left them.

use bevy::prelude::*;

use crate::game::events::MatchEvent;
use crate::rules::{Allegiance, Effect, Point, Side, Topology};
use crate::view::motion::Path;
use crate::view::piece::{DisplayedPiece, PiecePlace};

use super::{Cue, TimedCue};

/// Seconds: a breath before the discs set out, their way, how long they lie sorted, and the whole spread of their
/// departures.
const BREATH: f32 = 0.35;
const WAY: f32 = 0.50;
const SORTED: f32 = 1.0;
const SPREAD: f32 = 0.35;

/// The discs as they lie when the ply that ended the game has been played.
pub(super) fn standing(before: &[(Entity, DisplayedPiece)], facts: &[MatchEvent]) -> Vec<(Entity, Point, Side)> {
    let mut discs: Vec<(Entity, DisplayedPiece)> = before.to_vec();
    for fact in facts {
        let MatchEvent::Changed { effect, piece: Some(piece) } = fact else { continue };
        let now = match *effect {
            Effect::Placed { side, at } | Effect::Flipped { to: side, at, .. } => {
                DisplayedPiece { place: PiecePlace::On(at), owner: Allegiance::Side(side) }
            }
            _ => continue,
        };
        match discs.iter_mut().find(|(disc, _)| disc == piece) {
            Some((_, told)) => *told = now,
            None => discs.push((*piece, now)),
        }
    }
    let lying = |(disc, told): (Entity, DisplayedPiece)| match (told.place, told.owner) {
        (PiecePlace::On(point), Allegiance::Side(side)) => Some((disc, point, side)),
        _ => None,
    };
    discs.into_iter().filter_map(lying).collect()
}

/// The cues from `start` on, and when the discs lie sorted.
pub(super) fn cues(discs: &[(Entity, Point, Side)], topology: &Topology, start: f32) -> (Vec<TimedCue>, f32) {
    // From the first player's edge, as both read it: row by row, each from the left.
    let mut points: Vec<Point> = topology.points().iter().collect();
    points.sort_by(|a, b| {
        let (a, b) = (topology.place(*a), topology.place(*b));
        a[1].total_cmp(&b[1]).then(a[0].total_cmp(&b[0]))
    });
    let order = |point: Point| points.iter().position(|other| *other == point).unwrap_or_default();
    let there = start + BREATH;
    let sorted = there + SPREAD + WAY;
    let mut cues = Vec::new();
    for side in [Side::First, Side::Second] {
        let mut own: Vec<_> = discs.iter().filter(|(_, _, owner)| *owner == side).collect();
        own.sort_by_key(|(_, point, _)| order(*point));
        if side == Side::Second {
            own.reverse();
        }
        for (n, (disc, home, _)) in own.into_iter().enumerate() {
            let goal = if side == Side::First { points[n] } else { points[points.len() - 1 - n] };
            let late = SPREAD * n as f32 / points.len() as f32;
            for (time, point) in [(there + late, goal), (sorted + SORTED + late, *home)] {
                let told = DisplayedPiece { place: PiecePlace::On(point), owner: Allegiance::Side(side) };
                let path = Path::Slide { hop: 0.34 };
                cues.push((time, Cue::Travel { piece: *disc, told, path, duration: WAY }));
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
    fn every_disc_goes_to_its_side_s_edge_and_comes_back() {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        let all: Vec<Point> = topology.points().iter().collect();
        let discs: Vec<_> = all
            .iter()
            .enumerate()
            .map(|(n, point)| (entity(n as u32), *point, if n % 3 == 0 { Side::First } else { Side::Second }))
            .collect();
        let (cues, sorted) = cues(&discs, topology, 1.0);
        assert_eq!(cues.len(), 2 * 64);
        let place = |time: &dyn Fn(f32) -> bool, disc: Entity| {
            let found = cues.iter().find_map(|(at, cue)| match cue {
                Cue::Travel { piece, told: DisplayedPiece { place: PiecePlace::On(point), .. }, .. }
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
            assert_eq!(place(&|at| at >= sorted, *disc), *home);
        }
        taken.sort_unstable();
        taken.dedup();
        assert_eq!(taken.len(), 64, "no two discs lie on one square");
    }

    #[test]
    fn discs_are_counted_as_the_last_ply_left_them() {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        let points: Vec<Point> = topology.points().iter().collect();
        let told = |n: usize, side| DisplayedPiece { place: PiecePlace::On(points[n]), owner: Allegiance::Side(side) };
        let before = [(entity(1), told(1, Side::Second)), (entity(2), told(2, Side::First))];
        let change = |effect, n| MatchEvent::Changed { effect, piece: Some(entity(n)) };
        let facts = [
            change(Effect::Placed { side: Side::First, at: points[0] }, 3),
            change(Effect::Flipped { to: Side::First, at: points[1], ring: 1 }, 1),
        ];
        let mut lying = standing(&before, &facts);
        lying.sort_by_key(|(_, point, _)| *point);
        let expected = [(3, 0), (1, 1), (2, 2)].map(|(disc, n)| (entity(disc), points[n], Side::First));
        assert_eq!(lying, expected);
    }
}
