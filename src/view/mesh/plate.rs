//! Flat pieces of wood: plates with bevelled edges, and how the grain runs through them.

use bevy::prelude::*;

use super::MeshBuilder;
use crate::view::layout::lift;

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

/// The top of a plate with this outline (counter-clockwise in the plane of the board, convex), its edge bevelled by `bevel`.
/// Its walls are not seen: it lies among others.
pub fn plate(outline: &[Vec2], top: f32, bevel: f32, grain: WoodGrain) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let inner = inset(outline, bevel);
    let lid: Vec<Vec3> = inner.iter().map(|place| lift(*place, top)).collect();
    shape.polygon(&lid, Vec3::Y, |place| grain.uv(place));
    if bevel > 0.0 {
        for [a, b, c, d] in border(&inner, outline) {
            let outward = (c - d).perp();
            let side = Vec3::new(outward.x, 0.0, -outward.y).normalize_or_zero();
            let slope = [lift(a, top), lift(b, top), lift(c, top - bevel), lift(d, top - bevel)];
            shape.polygon(&slope, (side + Vec3::Y).normalize(), |place| grain.uv(place));
        }
    }
    shape
}

/// The quadrangles between two outlines with the same number of corners, one inside the other, counter-clockwise.
pub fn border(inner: &[Vec2], outer: &[Vec2]) -> impl Iterator<Item = [Vec2; 4]> {
    let count = inner.len();
    (0..count).map(move |i| {
        let j = (i + 1) % count;
        [inner[j], inner[i], outer[i], outer[j]]
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    const GRAIN: WoodGrain = WoodGrain { angle: 0.0, offset: Vec2::ZERO, scale: 0.5 };
    const SQUARE: [Vec2; 4] = [Vec2::ZERO, Vec2::new(2.0, 0.0), Vec2::new(2.0, 2.0), Vec2::new(0.0, 2.0)];

    #[test]
    fn a_plate_covers_its_outline_down_to_the_foot_of_its_bevel_and_faces_up() {
        let shape = plate(&SQUARE, 0.1, 0.05, GRAIN);
        let (low, high) = shape.bounds();
        assert!(low.distance(Vec3::new(0.0, 0.05, -2.0)) < 1e-6, "{low}");
        assert!(high.distance(Vec3::new(2.0, 0.1, 0.0)) < 1e-6, "{high}");
        assert_eq!(shape.positions().count(), 4 + 4 * 4, "a lid, and a slope for each edge");
        assert!((shape.area() - 4.0).abs() < 1e-5, "from above there is no gap");
        assert_eq!(plate(&SQUARE, 0.1, 0.0, GRAIN).positions().count(), 4, "without a bevel it is the lid alone");
    }

    #[test]
    fn the_lid_is_inset_by_the_bevel() {
        let plate = plate(&SQUARE, 0.1, 0.05, GRAIN);
        let lid: Vec<Vec3> = plate.positions().filter(|at| at.y == 0.1).collect();
        assert!(lid.iter().all(|at| (at.x - 1.0).abs() < 0.951 && (at.z + 1.0).abs() < 0.951), "{lid:?}");
        assert!(lid.iter().any(|at| at.distance(Vec3::new(0.05, 0.1, -0.05)) < 1e-6), "{lid:?}");
    }

    #[test]
    fn an_inset_moves_every_edge_by_the_same_distance() {
        let inner = inset(&SQUARE, 0.1);
        let expected = [(0.1, 0.1), (1.9, 0.1), (1.9, 1.9), (0.1, 1.9)].map(Vec2::from);
        assert!(inner.iter().zip(expected).all(|(a, b)| a.distance(b) < 1e-6), "{inner:?}");
        let triangle = [Vec2::ZERO, Vec2::new(4.0, 0.0), Vec2::new(0.0, 3.0)];
        let inner = inset(&triangle, 0.2);
        // The hypotenuse lies on 3x + 4y = 12; its distance from a point is (12 - 3x - 4y) / 5.
        assert!((inner[0] - Vec2::splat(0.2)).length() < 1e-5, "{inner:?}");
        for corner in &inner[1..] {
            assert!(((12.0 - 3.0 * corner.x - 4.0 * corner.y) / 5.0 - 0.2).abs() < 1e-5, "{inner:?}");
        }
    }

    #[test]
    fn the_grain_turns_scales_and_shifts_the_texture() {
        assert_eq!(GRAIN.uv(Vec3::new(2.0, 7.0, -4.0)), Vec2::new(1.0, 2.0));
        let across = WoodGrain { angle: std::f32::consts::FRAC_PI_2, offset: Vec2::new(0.25, 0.0), ..GRAIN };
        assert!(across.uv(Vec3::new(0.0, 0.0, -2.0)).distance(Vec2::new(1.25, 0.0)) < 1e-6);
    }
}
