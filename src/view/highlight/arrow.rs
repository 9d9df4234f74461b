//! The arrow from one point to another.

use bevy::prelude::*;

use super::painter::MarkPainter;
use crate::rules::Point;
use crate::view::layout::{lift, plane};
use crate::view::material::Material;
use crate::view::mesh::MeshBuilder;

/// An arrow, in cells: where it begins, how far before the far end of the move it ends (a piece may stand there),
/// how far it goes at least, the length and half the width of its head, and half the width of its shaft.
const BEGIN: f32 = 0.44;
const BEFORE: f32 = 0.32;
const LEAST: f32 = 0.9;
const HEAD: f32 = 0.26;
const HEAD_WIDTH: f32 = 0.18;
const SHAFT: f32 = 0.05;
/// The dark edge around the arrow.
const EDGE: f32 = 0.03;

impl MarkPainter<'_, '_, '_> {
    /// Draws an arrow with a dark edge.
    pub(super) fn arrow(&mut self, from: Point, to: Point, height: f32) {
        let [origin, goal] = [from, to].map(|point| plane(self.topology.place(point)));
        for (edge, material, height) in [(EDGE, Material::Shade, height - 0.002), (0.0, Material::Last, height)] {
            let arrow = self.mesh(arrow(goal - origin, edge));
            self.put_at(&arrow, material, from, height);
        }
    }
}

/// A flat arrow for a move by `step` from the origin, `edge` wider and longer all round.
fn arrow(step: Vec2, edge: f32) -> MeshBuilder {
    let along = step.normalize_or(Vec2::Y);
    let tip = (step.length() - BEFORE).max(LEAST);
    let at = |way: f32, side: f32| lift(along * way + along.perp() * side, 0.0);
    let (neck, shaft, head) = (tip - HEAD, SHAFT + edge, HEAD_WIDTH + 1.6 * edge);
    let mut shape = MeshBuilder::default();
    let begin = BEGIN - edge;
    shape.polygon(&[at(begin, -shaft), at(neck, -shaft), at(neck, shaft), at(begin, shaft)], Vec3::Y, |_| Vec2::ZERO);
    let (neck, tip) = (neck - edge, tip + 1.6 * edge);
    shape.polygon(&[at(neck, -head), at(tip, 0.0), at(neck, head)], Vec3::Y, |_| Vec2::ZERO);
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of the arrow along a step and across it.
    fn places(step: Vec2, edge: f32) -> Vec<Vec2> {
        let along = step.normalize();
        let place = |at: Vec3| Vec2::new(at.x, -at.z);
        arrow(step, edge).positions().map(place).map(|at| Vec2::new(at.dot(along), at.dot(along.perp()))).collect()
    }

    #[test]
    fn an_arrow_points_along_its_step_and_ends_before_a_piece_on_a_far_square() {
        for (step, tip) in [(Vec2::X, LEAST), (Vec2::NEG_Y, LEAST), (Vec2::new(1.0, 1.0), 2_f32.sqrt() - BEFORE)] {
            let places = places(step, 0.0);
            let last = places.iter().copied().max_by(|a, b| a.x.total_cmp(&b.x)).expect("it has places");
            assert!((last.x - tip).abs() < 1e-5 && last.y.abs() < 1e-5, "the tip: {last}");
            assert!(places.iter().all(|place| place.x > BEGIN - 1e-5), "it begins beside the piece: {places:?}");
        }
    }

    #[test]
    fn its_dark_edge_lies_all_round_it() {
        let widest = |edge: f32| places(Vec2::X, edge).iter().map(|place| place.y.abs()).fold(0.0, f32::max);
        let ends = |edge: f32| places(Vec2::X, edge).iter().map(|place| place.x).fold(0.0, f32::max);
        assert!(widest(EDGE) > widest(0.0) && ends(EDGE) > ends(0.0));
    }
}
