//! The marks of a whole move: of a hint, which piece and where to, and of the move that waits to be confirmed.

use bevy::prelude::*;

use super::MarkPainter;
use crate::rules::Move;
use crate::view::layout::{plane, stand};
use crate::view::mesh::MeshBuilder;

/// Half the length of the arrowhead, in cells.
const HEAD: f32 = 0.2;

impl MarkPainter<'_, '_, '_> {
    /// A ring around the piece that should move, and a dashed one where it should go, with an arrowhead in it; a dot
    /// where a piece should be placed.
    pub(super) fn draw_hint(&mut self, mv: Move, meshes: &mut Assets<Mesh>) {
        let Some(target) = mv.target() else { return };
        let (focus, lozenge) = (self.materials.focus.clone(), self.materials.last.clone());
        let [dashes, ring, dot] = [&self.shapes.dashes, &self.shapes.cursor, &self.shapes.dot].map(Handle::clone);
        // Around what may stand there, and low: high up it would seem to lie on another point.
        let low = 0.06;
        match mv {
            Move::Step { from, to } => {
                self.put_at(&ring, &focus, from, low);
                let [origin, goal] = [from, to].map(|point| plane(self.topology.place(point)));
                let head = meshes.add(arrowhead(goal - origin).build());
                self.put(&head, &lozenge, Transform::from_translation(stand(self.topology, to) + Vec3::Y * low));
            }
            _ => self.put_at(&dot, &lozenge, target, low),
        }
        self.put_at(&dashes, &focus, target, low);
    }

    /// Whole rings where the chosen move begins and ends.
    pub(super) fn chosen(&mut self, mv: Move) {
        let (focus, ring) = (self.materials.focus.clone(), self.shapes.cursor.clone());
        let (origin, target) = (mv.origin(), mv.target());
        for point in origin.into_iter().chain(target.filter(|target| Some(*target) != origin)) {
            self.put_at(&ring, &focus, point, 0.06);
        }
    }
}

/// A triangle around the origin that points along `way` on the board.
fn arrowhead(way: Vec2) -> MeshBuilder {
    let along = way.normalize_or(Vec2::Y) * HEAD;
    let across = along.perp() * 0.9;
    let corners = [along, across - along * 0.8, -across - along * 0.8];
    let mut shape = MeshBuilder::default();
    shape.polygon(&corners.map(|place| Vec3::new(place.x, 0.0, -place.y)), Vec3::Y, |_| Vec2::ZERO);
    shape
}
