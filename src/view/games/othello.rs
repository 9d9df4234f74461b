//! Othello's look: felt in a wooden frame, discs with a dark and a light face.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::{GameView, PieceLook, WinningShape};
use crate::rules::{Draw, Outcome, Victory};
use crate::view::board::felt_board;
use crate::view::mesh::{MeshBuilder, arc_ring, disc, lathe};

/// Half the thickness of a disc.
const DISC_HALF: f32 = 0.075;
/// Radius of a disc.
const RADIUS: f32 = 0.43;
/// Height of a mark that lies in the dish of a face.
const FACE: f32 = DISC_HALF - 0.004;

pub(super) const VIEW: GameView = GameView {
    board: felt_board,
    piece: PieceLook {
        body: half_disc,
        dark_mark: || arc_ring(0.22, 0.075, FACE, 0.0, TAU),
        light_mark: || disc(0.085, FACE),
        neutral_body: None,
        two_faced: true,
        rest_height: DISC_HALF,
        hit_height: 2.0 * DISC_HALF,
        hit_radius: RADIUS,
    },
    slide_hop: 0.08,
    marks_placements: true,
    // On top of the disc.
    last_move_mark: Some(Vec3::new(0.0, 2.0 * DISC_HALF + 0.004, 0.0)),
    counts_pieces: |outcome| {
        matches!(outcome, Outcome::Won { by: Victory::MoreDiscs, .. } | Outcome::Drawn(Draw::EqualDiscs))
    },
    winning_shape: |_, _, _| WinningShape::default(),
    // The winner's discs leap while they lie sorted.
    leap: |_, _, _| None,
    winning_sound: |_| None,
};

/// The upper half of a disc, from its middle: wall, round edge, a face with a shallow dish.
fn half_disc() -> MeshBuilder {
    // The wall leans inwards, so that nothing of the lower half is seen from straight above.
    let (round, lean) = (0.045, 0.004);
    let mut profile = vec![Vec2::new(RADIUS, 0.0)];
    profile.extend((0..=3).map(|i| {
        let angle = i as f32 / 3.0 * FRAC_PI_2;
        Vec2::new(RADIUS - lean - round + round * angle.cos(), DISC_HALF - round + round * angle.sin())
    }));
    profile.extend([Vec2::new(0.33, DISC_HALF), Vec2::new(0.31, DISC_HALF - 0.006), Vec2::new(0.0, DISC_HALF - 0.010)]);
    lathe(&profile, 28)
}
