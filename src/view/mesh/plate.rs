//! Flat pieces of wood: plates with bevelled edges, mitred planks, and how the grain runs through them.

use bevy::prelude::*;

use super::MeshBuilder;

/// How a wood texture lies on a part: along which direction the grain runs, and which piece of the texture is cut out.
#[derive(Clone, Copy, Debug)]
pub struct WoodGrain {
    /// Angle of the grain in the board's plane, radians from the x axis.
    pub angle: f32,
    pub offset: Vec2,
    /// Texture repeats per unit of length.
    pub scale: f32,
}

impl WoodGrain {
    pub(super) fn uv(self, place: Vec3) -> Vec2 {
        let along = Vec2::from_angle(-self.angle).rotate(Vec2::new(place.x, -place.z));
        along * self.scale + self.offset
    }
}

/// A plate with this outline (counter-clockwise in the plane of the board, convex), from `bottom` to `top`, its upper
/// edge bevelled by `bevel`.
#[must_use]
pub fn plate(outline: &[Vec2], bottom: f32, top: f32, bevel: f32, grain: WoodGrain) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let inner = inset(outline, bevel);
    let raise = |place: &Vec2, height: f32| Vec3::new(place.x, height, -place.y);
    let lid: Vec<Vec3> = inner.iter().map(|place| raise(place, top)).collect();
    shape.polygon(&lid, Vec3::Y, |place| grain.uv(place));
    for i in 0..outline.len() {
        let j = (i + 1) % outline.len();
        let outward = (outline[j] - outline[i]).perp() * -1.0;
        let side = Vec3::new(outward.x, 0.0, -outward.y).normalize_or_zero();
        let rim = [raise(&outline[i], top - bevel), raise(&outline[j], top - bevel)];
        let slope = [rim[0], rim[1], raise(&inner[j], top), raise(&inner[i], top)];
        shape.polygon(&slope, (side + Vec3::Y).normalize(), |place| grain.uv(place));
        let wall = [raise(&outline[i], bottom), raise(&outline[j], bottom), rim[1], rim[0]];
        shape.polygon(&wall, side, |place| grain.uv(place) + Vec2::new(0.0, place.y * grain.scale));
    }
    shape
}

/// One mitred side of a frame: the trapezoid between an outer and an inner edge, its grain along the edge.
#[must_use]
pub fn plank(
    outer: [Vec2; 2],
    inner: [Vec2; 2],
    bottom: f32,
    top: f32,
    bevel: f32,
    seed: f32,
    scale: f32,
) -> MeshBuilder {
    let along = outer[1] - outer[0];
    let grain = WoodGrain { angle: along.to_angle(), offset: Vec2::new(seed * 0.37, seed * 0.61), scale };
    plate(&[outer[0], outer[1], inner[1], inner[0]], bottom, top, bevel, grain)
}

/// The outline moved inwards by `distance`, for convex outlines.
fn inset(outline: &[Vec2], distance: f32) -> Vec<Vec2> {
    let count = outline.len();
    (0..count)
        .map(|i| {
            let (before, here, after) = (outline[(i + count - 1) % count], outline[i], outline[(i + 1) % count]);
            let (a, b) = ((here - before).normalize_or_zero(), (after - here).normalize_or_zero());
            let (inward_a, inward_b) = (a.perp(), b.perp());
            // Both edges move by the same distance: the corner goes along their bisector.
            let bisector = inward_a + inward_b;
            here + bisector * (distance / (1.0 + inward_a.dot(inward_b)).max(0.2))
        })
        .collect()
}
