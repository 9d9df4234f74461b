//! The marks of a whole move: of a hint, and of a chosen move that waits to be confirmed.

use bevy::prelude::*;

use super::painter::MarkPainter;
use crate::rules::Move;
use crate::view::layout::{lift, plane, stand};
use crate::view::material::Material;
use crate::view::mesh::MeshBuilder;

/// Half the length of the arrowhead, in cells.
const HEAD: f32 = 0.2;

impl MarkPainter<'_, '_, '_> {
    /// Draws a ring around the piece to move, and a dashed one around its target, with an arrowhead in it; a dot where a
    /// piece is to be placed.
    pub(super) fn hint(&mut self, mv: Move) {
        let Some(target) = mv.target() else { return };
        let [dashes, ring, dot] = [&self.shapes.dashes, &self.shapes.cursor, &self.shapes.dot].map(Handle::clone);
        // Low around the piece that may stand there: higher up it would seem to lie on another point.
        let low = 0.06;
        match mv {
            Move::Step { from, to } => {
                self.put_at(&ring, Material::Focus, from, low);
                let [origin, goal] = [from, to].map(|point| plane(self.topology.place(point)));
                let head = self.mesh(arrowhead(goal - origin));
                self.put(&head, Material::Last, Transform::from_translation(stand(self.topology, to) + Vec3::Y * low));
            }
            _ => self.put_at(&dot, Material::Last, target, low),
        }
        self.put_at(&dashes, Material::Focus, target, low);
    }

    /// Draws whole rings where the chosen move begins and ends.
    pub(super) fn chosen_move(&mut self, mv: Move) {
        let ring = self.shapes.cursor.clone();
        let (origin, target) = (mv.origin(), mv.target());
        for point in origin.into_iter().chain(target.filter(|target| Some(*target) != origin)) {
            self.put_at(&ring, Material::Focus, point, 0.06);
        }
    }
}

/// A triangle around the origin that points along `direction` on the board.
fn arrowhead(direction: Vec2) -> MeshBuilder {
    let along = direction.normalize_or(Vec2::Y) * HEAD;
    let across = along.perp() * 0.9;
    let corners = [along, across - along * 0.8, -across - along * 0.8];
    let mut shape = MeshBuilder::default();
    shape.polygon(&corners.map(|place| lift(place, 0.0)), Vec3::Y, |_| Vec2::ZERO);
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrowhead_points_along_its_direction() {
        for direction in [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::new(1.0, 1.0)] {
            let corners: Vec<Vec2> = arrowhead(direction).positions().map(|at| Vec2::new(at.x, -at.z)).collect();
            let along = |corner: &Vec2| corner.dot(direction.normalize());
            assert!((along(&corners[0]) - HEAD).abs() < 1e-5, "the tip: {corners:?}");
            assert!(corners[1..].iter().all(|corner| along(corner) < 0.0), "{corners:?}");
        }
    }
}
