//! Diamond's look: a rhombus inlaid with squares and triangles, smooth stones, cut neutral stones.

mod board;

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::{GameView, PieceLook, WinningShape};
use crate::rules::{Face, Move, Outcome, Point, Topology, Victory};
use crate::view::mesh::{MeshBuilder, lathe, profile_band};
use crate::view::sound::SoundKind;

pub(super) const VIEW: GameView = GameView {
    board: board::parts,
    piece: PieceLook {
        body: || lathe(&stone(), SEGMENTS),
        dark_mark: || band(0.285, 0.335),
        light_mark: || band(0.358, 0.370),
        neutral_body: Some(cut_stone),
        two_faced: false,
        rest_height: 0.0,
        hit_height: 0.32,
        hit_radius: 0.30,
    },
    slide_hop: 0.08,
    // Every empty point can be taken.
    marks_placements: false,
    // Beside the stone.
    last_move_mark: Some(Vec3::new(0.0, 0.05, 0.42)),
    counts_pieces: |_| false,
    winning_shape: squares,
    leap: round,
    winning_sound: |outcome| {
        matches!(outcome, Outcome::Won { by: Victory::Square { .. }, .. }).then_some(SoundKind::Square)
    },
};

const SEGMENTS: u32 = 32;

/// The profile of a smooth stone, flatter below than above.
fn stone() -> Vec<Vec2> {
    let (radius, height) = (0.315, 0.215);
    let shape = |angle: f32| {
        let (sin, cos) = angle.sin_cos();
        let squash = if sin < 0.0 { 0.72 } else { 1.0 };
        Vec2::new(radius * cos.max(0.0).powf(0.92), height * (0.72 + squash * sin))
    };
    (0..=16).map(|i| shape(-FRAC_PI_2 + PI * i as f32 / 16.0)).collect()
}

fn band(from: f32, to: f32) -> MeshBuilder {
    lathe(&profile_band(&stone(), from, to), SEGMENTS)
}

/// A neutral stone, cut with eight sides: its shape tells it apart as well as its colour.
fn cut_stone() -> MeshBuilder {
    let profile =
        [(0.0, 0.0), (0.235, 0.0), (0.315, 0.105), (0.300, 0.185), (0.185, 0.285), (0.150, 0.285), (0.0, 0.268)];
    lathe(&profile.map(Vec2::from), 8)
}

/// The stones on the corners of the square, one after the other around it.
fn round(topology: &'static Topology, outcome: Outcome, point: Point) -> Option<f32> {
    const DELAY: f32 = 0.16;
    let Outcome::Won { by: Victory::Square { corners }, .. } = outcome else { return None };
    let place = |point| Vec2::from(topology.place(point));
    let middle = corners.iter().map(place).sum::<Vec2>() / corners.len() as f32;
    let angle = |point| (place(point) - middle).to_angle();
    corners.contains(point).then(|| {
        let before = corners.iter().filter(|other| angle(*other) < angle(point)).count();
        before as f32 * DELAY
    })
}

/// The squares whose corners won the game.
fn squares(topology: &'static Topology, outcome: Outcome, _: &[Move]) -> WinningShape {
    let Outcome::Won { by: Victory::Square { corners }, .. } = outcome else { return WinningShape::default() };
    let won = |face: &&Face| face.points.len() == 4 && (face.set() - corners).is_empty();
    WinningShape { faces: topology.faces().iter().filter(won).collect(), outlined: true, goal: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Side, Variant};

    #[test]
    fn the_winning_shape_is_the_square_with_all_four_corners() {
        let topology = Topology::of(Variant::standard(GameKind::Diamond));
        let square = topology.faces().iter().find(|face| face.points.len() == 4).expect("the board has squares");
        let won = |corners| squares(topology, Outcome::Won { side: Side::First, by: Victory::Square { corners } }, &[]);
        assert_eq!(won(square.set()).faces, [square]);
        assert!(won(square.set()).outlined);
        let outcome = Outcome::Won { side: Side::First, by: Victory::Square { corners: square.set() } };
        let mut leaps: Vec<f32> =
            topology.points().iter().filter_map(|point| round(topology, outcome, point)).collect();
        leaps.sort_by(f32::total_cmp);
        assert_eq!(leaps, [0.0, 1.0, 2.0, 3.0].map(|n| n * 0.16), "its four corners leap in turn");
        assert_eq!(
            won(square.set() - square.points[0].set()).faces,
            Vec::<&Face>::new(),
            "three corners are no square"
        );
    }
}
