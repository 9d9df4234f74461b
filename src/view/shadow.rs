//! Soft shadows that are made once: for each vertex of a flat mesh, how much of the light of sun and room a body takes away.
//!
//! The sun is as wide as a window, so that shadows are sharp where bodies stand and softer with the distance. The strength
//! is in the vertices' alpha.

use std::f32::consts::TAU;
use std::sync::LazyLock;

use bevy::prelude::*;

use super::layout::lift;
use super::lighting::towards_sun;
use super::mesh::MeshBuilder;

/// Half the width of the sun, as a tangent.
const SUN_WIDTH: f32 = 0.05;
/// The part of the light that the sun gives.
const SUN_PART: f32 = 0.72;
/// Directions towards the sun, and towards the room, in which light is looked for.
const SUN_RAYS: usize = 32;
const ROOM_RAYS: usize = 64;
/// Heights at which a ray is followed through a body.
const SLICES: usize = 14;

/// The rays towards the sun and towards the room: how far each goes along the plane for each unit of height.
static RAYS: LazyLock<([Vec2; SUN_RAYS], [Vec2; ROOM_RAYS])> = LazyLock::new(|| {
    let reach = -shift_per_height();
    // Evenly over the sun's disc: the golden angle never repeats.
    let sun = std::array::from_fn(|i| reach + spiral(i, SUN_RAYS) * SUN_WIDTH);
    // Over the hemisphere, more of them where matt surfaces take more light: the unit disc, projected up.
    let room = std::array::from_fn(|i| {
        let flat = spiral(i, ROOM_RAYS) * 0.98;
        flat / (1.0 - flat.length_squared()).sqrt()
    });
    (sun, room)
});

/// How far the shadow of the end of a rod of height 1 lies from its foot, in the plane of the board.
pub fn shift_per_height() -> Vec2 {
    let sun = towards_sun();
    Vec2::new(-sun.x, sun.z) / sun.y
}

/// A body that takes light away: whether it is at a place of the board's plane, at a height above the surface.
#[expect(missing_debug_implementations, reason = "it holds a function")]
pub struct Occluder<'a> {
    /// The height of its top.
    pub top: f32,
    /// Whether it is there.
    pub is_at: &'a dyn Fn(Vec2, f32) -> bool,
}

impl Occluder<'_> {
    /// The part of the light that does not reach a place on the surface, from 0 to 1.
    pub fn darkness(&self, place: Vec2) -> f32 {
        let (sun, room) = &*RAYS;
        let part =
            |rays: &[Vec2]| rays.iter().filter(|ray| self.stops(place, **ray)).count() as f32 / rays.len() as f32;
        SUN_PART * part(sun) + (1.0 - SUN_PART) * part(room)
    }

    /// Whether the body stops a ray that goes so far along the plane for each unit of height.
    fn stops(&self, place: Vec2, ray: Vec2) -> bool {
        (0..SLICES).any(|slice| {
            let height = self.top * (slice as f32 + 0.5) / SLICES as f32;
            (self.is_at)(place + ray * height, height)
        })
    }

    /// A mesh of rings around a middle, from it to where the shadow has ended: `edge` says how far that is in a direction.
    ///
    /// Below the round foot of the body it is as dark as beside it: a step there, between vertices, would look like spikes.
    pub fn round_shadow(&self, foot: f32, middle: Vec2, edge: impl Fn(Vec2) -> f32) -> MeshBuilder {
        const RINGS: [f32; 7] = [0.0, 0.42, 0.57, 0.7, 0.82, 0.92, 1.0];
        const SPOKES: usize = 28;
        let darkness = |place: Vec2| self.darkness(place.normalize_or(Vec2::X) * place.length().max(foot));
        let directions = (0..=SPOKES).map(|spoke| Vec2::from_angle(spoke as f32 / SPOKES as f32 * TAU));
        let rows: Vec<Vec<(Vec2, f32)>> = directions
            .map(|direction| {
                let reach = edge(direction);
                let place = |part: &f32| middle + direction * reach * *part;
                RINGS.iter().map(|part| (place(part), if *part < 1.0 { darkness(place(part)) } else { 0.0 })).collect()
            })
            .collect();
        // A spoke that is darker than both of its neighbours, as where the shadow leaves the foot, would be seen as a spike.
        let mean = |spoke: usize, ring: usize| {
            let [before, after] =
                [spoke.checked_sub(1).unwrap_or(SPOKES - 1), if spoke == SPOKES { 1 } else { spoke + 1 }];
            (rows[before][ring].1 + 2.0 * rows[spoke][ring].1 + rows[after][ring].1) / 4.0
        };
        let smooth = |(spoke, row): (usize, &Vec<(Vec2, f32)>)| {
            row.iter().enumerate().map(|(ring, (place, _))| (*place, mean(spoke, ring))).collect()
        };
        strips(&rows.iter().enumerate().map(smooth).collect::<Vec<_>>(), false)
    }

    /// A mesh along a closed outline, from it outwards; inwards with negative distances, the last of which must lie where
    /// the shadow has ended. The outline is convex and counter-clockwise.
    pub fn shadow_along(&self, outline: &[Vec2], distances: &[f32]) -> MeshBuilder {
        let last = distances.len() - 1;
        let row = |(place, outwards): (Vec2, Vec2)| {
            let at = |(i, distance): (usize, &f32)| {
                let place = place + outwards * *distance;
                (place, if i < last { self.darkness(place) } else { 0.0 })
            };
            distances.iter().enumerate().map(at).collect()
        };
        let rows: Vec<Vec<(Vec2, f32)>> = fringe(outline, distances[last] < 0.0).into_iter().map(row).collect();
        strips(&rows, distances[last] < 0.0)
    }
}

/// The n-th of many points that are spread evenly over the unit disc.
fn spiral(n: usize, of: usize) -> Vec2 {
    let radius = ((n as f32 + 0.5) / of as f32).sqrt();
    Vec2::from_angle(n as f32 * 2.399_963) * radius
}

/// Places along an outline, the first one again at the end, and the direction outwards at each. Corners have several
/// directions on the outside, so that the shadow there is round, and one that halves them on the inside. The places are
/// closer together near corners, where a shadow changes along its edge.
fn fringe(outline: &[Vec2], inside: bool) -> Vec<(Vec2, Vec2)> {
    const ALONG: usize = 8;
    const AROUND: usize = 5;
    let count = outline.len();
    let outwards = |i: usize| (outline[(i + 1) % count] - outline[i % count]).normalize_or_zero().perp() * -1.0;
    let mut places = Vec::new();
    for i in 0..count {
        let (here, next) = (outline[i], outline[(i + 1) % count]);
        let (before, after) = (outwards(i + count - 1), outwards(i));
        if inside {
            places.push((here, (before + after) / (1.0 + before.dot(after))));
        } else {
            let turn = |step: usize| before.lerp(after, step as f32 / AROUND as f32).normalize_or_zero();
            places.extend((0..=AROUND).map(|step| (here, turn(step))));
        }
        let part = |step: usize| EaseFunction::SmoothStep.sample_clamped(step as f32 / ALONG as f32);
        places.extend((1..ALONG).map(|step| (here.lerp(next, part(step)), after)));
    }
    places.push(places[0]);
    places
}

/// Joins rows of places and strengths, each row going outwards and each to the left of the one before; to the right of it
/// for a shadow that goes inwards.
fn strips(rows: &[Vec<(Vec2, f32)>], inwards: bool) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let mut add = |(place, strength): &(Vec2, f32)| {
        shape.coloured(lift(*place, 0.0), Vec3::Y, Vec2::ZERO, [1.0, 1.0, 1.0, *strength])
    };
    let rows: Vec<Vec<u32>> = rows.iter().map(|row| row.iter().map(&mut add).collect()).collect();
    for pair in rows.windows(2) {
        for i in 0..pair[0].len() - 1 {
            let quad = [pair[0][i], pair[0][i + 1], pair[1][i + 1], pair[1][i]];
            shape.quad(if inwards { [quad[0], quad[3], quad[2], quad[1]] } else { quad });
        }
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    fn post(place: Vec2, _: f32) -> bool {
        place.length() < 0.3
    }

    #[test]
    fn a_post_darkens_its_foot_and_the_ground_on_the_side_away_from_the_sun() {
        let post = Occluder { top: 1.0, is_at: &post };
        let away = shift_per_height().normalize();
        let [foot, behind, before] = [0.0, 0.5, -0.5].map(|distance| post.darkness(away * distance));
        assert!((foot - 1.0).abs() < 1e-5, "no light comes below it: {foot}");
        assert!(behind > 0.5 && before < 0.3 && before > 0.0, "{behind} {before}");
        assert!(post.darkness(away * 3.0) < 0.02);
    }

    #[test]
    fn a_shadow_is_softer_where_its_body_is_higher() {
        let width = |from: f32| {
            let edge = |place: Vec2, height: f32| height > from && place.x < 0.0;
            let wall = Occluder { top: from + 0.2, is_at: &edge };
            let values: Vec<f32> = (0..400).map(|i| wall.darkness(Vec2::X * i as f32 * 0.01)).collect();
            values.iter().filter(|value| (0.1..0.6).contains(*value)).count()
        };
        assert!(width(2.0) > 2 * width(0.2), "{} {}", width(2.0), width(0.2));
    }

    #[test]
    fn the_shadow_of_a_board_ends_outside_it_and_goes_all_the_way_round() {
        let square = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(Vec2::from);
        let inside = |place: Vec2, _: f32| place.abs().max_element() < 1.0;
        let shape = Occluder { top: 0.4, is_at: &inside }.shadow_along(&square, &[0.0, 0.2, 0.8]);
        let (low, high) = shape.bounds();
        assert!(low.distance(Vec3::new(-1.8, 0.0, -1.8)) < 1e-4 && high.distance(Vec3::new(1.8, 0.0, 1.8)) < 1e-4);
        let mesh = shape.build();
        let Some(bevy::mesh::VertexAttributeValues::Float32x4(colours)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else {
            panic!("a shadow has vertex colours")
        };
        assert!(colours.iter().skip(2).step_by(3).all(|colour| colour[3] == 0.0), "it has ended at its edge");
        assert!(colours.iter().step_by(3).all(|colour| colour[3] > 0.05), "it begins at the board");
    }
}
