//! Profiles for the lathe: radius and height, from the bottom up.

use bevy::prelude::*;

/// The part of a profile between two heights, a hair outside it: the profile of a band around the piece.
#[must_use]
pub fn profile_band(profile: &[Vec2], from: f32, to: f32) -> Vec<Vec2> {
    const HAIR: f32 = 0.004;
    let at = |height: f32| {
        let pair = profile.windows(2).rev().find(|pair| (pair[0].y..=pair[1].y).contains(&height));
        pair.map(|pair| {
            let part = (height - pair[0].y) / (pair[1].y - pair[0].y).max(1e-6);
            pair[0].lerp(pair[1], part)
        })
    };
    let within = profile.iter().copied().filter(|place| (from..=to).contains(&place.y));
    // Where a profile passes a height twice (a pawn's foot and head) only the highest stretch counts.
    let mut places: Vec<Vec2> = at(from).into_iter().chain(within).chain(at(to)).collect();
    places.sort_by(|a, b| a.y.total_cmp(&b.y).then(b.x.total_cmp(&a.x)));
    places.dedup_by(|a, b| a.distance(*b) < 1e-4);
    places.iter().map(|place| Vec2::new(if place.x > 0.0 { place.x + HAIR } else { 0.0 }, place.y + HAIR)).collect()
}
