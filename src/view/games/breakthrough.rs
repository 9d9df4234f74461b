//! Breakthrough's look: cells of two woods, turned pawns, a lane of light for the winner.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::{GameView, PieceLook, WinningShape};
use crate::rules::{Face, Outcome, Topology, Victory};
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
        shadow_radius: 0.44,
        hit_height: 0.83,
        hit_radius: 0.26,
    },
    slide_hop: 0.15,
    marks_placements: true,
    // In the cell's corner, where no pawn hides it.
    last_move_mark: Vec3::new(0.36, 0.012, 0.36),
    counts_pieces: |_| false,
    winning_shape: lane,
    winning_sound: |_| None,
};

const SEGMENTS: u32 = 40;

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
    profile.extend((0..=12).map(|i| {
        let angle = -0.84 + (FRAC_PI_2 + 0.84) * i as f32 / 12.0;
        Vec2::new((radius * angle.cos()).max(0.0), centre + radius * angle.sin())
    }));
    profile
}

fn band(from: f32, to: f32) -> MeshBuilder {
    lathe(&profile_band(&pawn(), from, to), SEGMENTS)
}

/// The file on which a pawn reached the far row.
fn lane(topology: &'static Topology, outcome: Outcome) -> WinningShape {
    let Outcome::Won { by: Victory::FarRow { at }, .. } = outcome else { return WinningShape::default() };
    let column = topology.place(at)[0];
    let in_lane = |face: &&Face| (topology.place(face.points[0])[0] - column).abs() < 0.1;
    WinningShape { faces: topology.faces().iter().filter(in_lane).collect(), outlined: false, goal: Some(at) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Side, Variant};

    #[test]
    fn the_winning_lane_is_the_file_of_the_goal() {
        let topology = Topology::of(Variant::standard(GameKind::Breakthrough));
        let at = topology.points().iter().find(|point| topology.label(*point) == "c8").expect("a point of the board");
        let shape = lane(topology, Outcome::Won { side: Side::First, by: Victory::FarRow { at } });
        let labels: Vec<&str> = shape.faces.iter().map(|face| topology.label(face.points[0])).collect();
        assert_eq!(labels, ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"]);
        assert_eq!((shape.goal, shape.outlined), (Some(at), false));
    }
}
