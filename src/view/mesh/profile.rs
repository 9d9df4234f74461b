//! Profiles for the lathe: radius and height, from the bottom up.

use bevy::prelude::*;

/// The part of a profile between two heights, a hair outside it: the profile of a band around the piece.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(places: &[Vec2], expected: &[[f32; 2]]) -> bool {
        places.len() == expected.len() && places.iter().zip(expected).all(|(a, b)| a.distance(Vec2::from(*b)) < 1e-5)
    }

    #[test]
    fn a_band_ends_exactly_at_both_heights_and_lies_a_hair_outside() {
        let cone = [Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0)];
        let band = profile_band(&cone, 0.25, 0.5);
        assert!(is_near(&band, &[[0.754, 0.254], [0.504, 0.504]]), "{band:?}");
    }

    #[test]
    fn a_band_keeps_the_corners_between_its_heights_and_the_axis() {
        let dome = [Vec2::new(0.6, 0.0), Vec2::new(0.6, 0.4), Vec2::new(0.0, 0.8)];
        let band = profile_band(&dome, 0.2, 0.8);
        assert!(is_near(&band, &[[0.604, 0.204], [0.604, 0.404], [0.0, 0.804]]), "{band:?}");
    }

    #[test]
    fn only_the_highest_stretch_counts_where_a_profile_passes_a_height_twice() {
        // A foot of radius 1 that falls again before a thinner head rises.
        let profile = [[1.0, 0.0], [1.0, 0.5], [0.4, 0.3], [0.4, 1.0]].map(Vec2::from);
        let band = profile_band(&profile, 0.4, 0.45);
        assert!(is_near(&band, &[[0.404, 0.404], [0.404, 0.454]]), "{band:?}");
    }
}
