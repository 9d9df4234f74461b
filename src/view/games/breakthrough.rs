//! Breakthrough's look: cells of two woods, turned pawns, a trail of light behind the winner.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::{GameView, PieceLook, WinningShape};
use crate::rules::{Face, Move, Outcome, Point, Topology, Victory};
use crate::view::board::wooden_board;
use crate::view::mesh::{MeshBuilder, lathe, profile_band};

pub(super) const VIEW: GameView = GameView {
    board: wooden_board,
    piece: PieceLook {
        body: || lathe(&pawn(), SEGMENTS),
        dark_mark: || band(0.645, 0.735),
        light_mark: || band(0.800, 0.833),
        neutral_body: None,
        two_faced: false,
        rest_height: 0.0,
        hit_height: 0.83,
        hit_radius: 0.26,
    },
    slide_hop: 0.15,
    marks_placements: true,
    // In the cell's corner, where no pawn hides it.
    last_move_mark: None,
    counts_pieces: |_| false,
    winning_shape: way,
    leap: wave,
    winning_sound: |_| None,
};

const SEGMENTS: u32 = 28;

/// The profile of a turned pawn: foot, waist, collar, head.
fn pawn() -> Vec<Vec2> {
    let mut profile: Vec<Vec2> = [
        (0.0, 0.0),
        (0.300, 0.0),
        (0.315, 0.020),
        (0.315, 0.055),
        (0.300, 0.080),
        (0.262, 0.105),
        (0.250, 0.125),
        (0.205, 0.175),
        (0.165, 0.240),
        (0.138, 0.320),
        (0.124, 0.400),
        (0.120, 0.440),
        (0.165, 0.462),
        (0.178, 0.480),
        (0.165, 0.500),
        (0.118, 0.520),
    ]
    .into_iter()
    .map(Vec2::from)
    .collect();
    let (radius, centre) = (0.178, 0.655);
    profile.extend((0..=8).map(|i| {
        let angle = -0.84 + (FRAC_PI_2 + 0.84) * i as f32 / 8.0;
        Vec2::new((radius * angle.cos()).max(0.0), centre + radius * angle.sin())
    }));
    profile
}

fn band(from: f32, to: f32) -> MeshBuilder {
    lathe(&profile_band(&pawn(), from, to), SEGMENTS)
}

/// A wave through the winner's pawns, from the one that reached the far row.
fn wave(topology: &'static Topology, outcome: Outcome, point: Point) -> Option<f32> {
    const DELAY_PER_CELL: f32 = 0.09;
    let Outcome::Won { by: Victory::FarRow { at }, .. } = outcome else { return None };
    let place = |point| Vec2::from(topology.place(point));
    Some(place(point).distance(place(at)) * DELAY_PER_CELL)
}

/// The way of the pawn that reached the far row, from the cell on which it stood at the start of the match.
fn way(topology: &'static Topology, outcome: Outcome, moves: &[Move]) -> WinningShape {
    let Outcome::Won { by: Victory::FarRow { at }, .. } = outcome else { return WinningShape::default() };
    let mut points = at.set();
    // The pawn on a cell is the one that came there last.
    let mut here = at;
    for mv in moves.iter().rev() {
        if let Move::Step { from, to } = *mv
            && to == here
        {
            here = from;
            points.insert(from);
        }
    }
    let on_way = |face: &&Face| points.contains(face.points[0]);
    WinningShape { faces: topology.faces().iter().filter(on_way).collect(), outlined: false, goal: Some(at) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, GameKind, Position, Side, Variant};

    #[test]
    fn the_winning_way_is_that_of_the_pawn_from_where_it_started() {
        let variant = Variant::standard(GameKind::Breakthrough);
        let mut position = Position::start(variant);
        let line = "b2-b3 a7-a6 b3-b4 a6-a5 b4xa5 h7-h6 a5-b6 h6-h5 b6xc7 h5-h4 c7xd8";
        let mut moves = Vec::new();
        for text in line.split(' ') {
            let mv = position.parse_move(text).expect("a readable move");
            assert!(position.check(mv).is_ok(), "{text}");
            position.play_unchecked(mv);
            moves.push(mv);
        }
        let shape = way(position.topology(), position.outcome(), &moves);
        let mut labels: Vec<&str> = shape.faces.iter().map(|face| position.topology().label(face.points[0])).collect();
        labels.sort_unstable();
        assert_eq!(labels, ["a5", "b2", "b3", "b4", "b6", "c7", "d8"]);
        assert_eq!(shape.goal.map(|goal| position.topology().label(goal)), Some("d8"));
        assert!(!shape.outlined);
    }

    #[test]
    fn the_pawn_on_the_far_row_leaps_first_and_the_farthest_last() {
        let topology = Topology::of(Variant::standard(GameKind::Breakthrough));
        let point = |label: &str| topology.points().iter().find(|point| topology.label(*point) == label).unwrap();
        let won = Outcome::Won { side: Side::First, by: Victory::FarRow { at: point("d8") } };
        let [first, near, far] = ["d8", "e7", "a1"].map(|label| wave(topology, won, point(label)).unwrap());
        assert!(first == 0.0 && near > 0.0 && far > near && far < 1.0, "{first} {near} {far}");
    }

    #[test]
    fn a_win_without_moves_lights_the_goal_alone() {
        let topology = Topology::of(Variant::standard(GameKind::Breakthrough));
        let at = topology.points().iter().find(|point| topology.label(*point) == "c8").expect("a point of the board");
        let shape = way(topology, Outcome::Won { side: Side::First, by: Victory::FarRow { at } }, &[]);
        assert_eq!((shape.faces.len(), shape.goal), (1, Some(at)));
    }
}
