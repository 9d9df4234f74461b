//! The outlines that pieces are turned from: radius and height, from the bottom up.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

/// Half the thickness of an Othello disc.
pub(super) const DISC_HALF: f32 = 0.075;

/// The upper half of a disc, from its middle: straight wall, round edge, a face with a shallow dish.
pub(super) fn half_disc() -> Vec<Vec2> {
    let (radius, half, round) = (0.43, DISC_HALF, 0.045);
    let mut profile = vec![Vec2::new(radius, 0.0)];
    profile.extend((0..=5).map(|i| {
        let angle = i as f32 / 5.0 * FRAC_PI_2;
        Vec2::new(radius - round + round * angle.cos(), half - round + round * angle.sin())
    }));
    profile.extend([Vec2::new(0.33, half), Vec2::new(0.31, half - 0.006), Vec2::new(0.0, half - 0.010)]);
    profile
}

/// A turned pawn: foot, waist, collar, head.
pub(super) fn pawn() -> Vec<Vec2> {
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

/// A smooth stone, flatter below than above.
pub(super) fn stone() -> Vec<Vec2> {
    let (radius, height) = (0.315, 0.215);
    let shape = |angle: f32| {
        let (sin, cos) = angle.sin_cos();
        let squash = if sin < 0.0 { 0.72 } else { 1.0 };
        Vec2::new(radius * cos.max(0.0).powf(0.92), height * (0.72 + squash * sin))
    };
    (0..=24).map(|i| shape(-FRAC_PI_2 + PI * i as f32 / 24.0)).collect()
}

/// A cut stone with eight sides: told apart from the players' by its shape as well as by its colour.
pub(super) fn neutral() -> Vec<Vec2> {
    [(0.0, 0.0), (0.235, 0.0), (0.315, 0.105), (0.300, 0.185), (0.185, 0.285), (0.150, 0.285), (0.0, 0.268)]
        .into_iter()
        .map(Vec2::from)
        .collect()
}

/// The part of an outline between two heights, a hair outside it: a band around the piece.
pub(super) fn band(outline: &[Vec2], from: f32, to: f32) -> Vec<Vec2> {
    const HAIR: f32 = 0.004;
    let at = |height: f32| {
        let pair = outline.windows(2).rev().find(|pair| (pair[0].y..=pair[1].y).contains(&height));
        pair.map(|pair| {
            let part = (height - pair[0].y) / (pair[1].y - pair[0].y).max(1e-6);
            pair[0].lerp(pair[1], part)
        })
    };
    let within = outline.iter().copied().filter(|place| (from..=to).contains(&place.y));
    // Where an outline passes a height twice (a pawn's foot and head) only the highest stretch counts.
    let mut places: Vec<Vec2> = at(from).into_iter().chain(within).chain(at(to)).collect();
    places.sort_by(|a, b| a.y.total_cmp(&b.y).then(b.x.total_cmp(&a.x)));
    places.dedup_by(|a, b| a.distance(*b) < 1e-4);
    places.iter().map(|place| Vec2::new(if place.x > 0.0 { place.x + HAIR } else { 0.0 }, place.y + HAIR)).collect()
}
