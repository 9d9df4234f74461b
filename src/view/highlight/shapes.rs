//! The meshes of marks, made once.

use bevy::prelude::*;

use crate::view::layout::lift;
use crate::view::mesh::{MeshBuilder, arc_ring, dashed_ring, disc, ribbon, ribbons};

/// The meshes of marks that are used many times.
#[derive(Resource, Clone, Debug)]
pub struct MarkMeshes {
    pub(super) dot: Handle<Mesh>,
    pub(super) ring: Handle<Mesh>,
    pub(super) dashes: Handle<Mesh>,
    pub(super) cursor: Handle<Mesh>,
    pub(super) frame: Handle<Mesh>,
    pub(super) lozenge: Handle<Mesh>,
    pub(super) lozenge_edge: Handle<Mesh>,
    /// The corners of a cell, their dark edge, and a light tint of all of it.
    pub(super) corners: Handle<Mesh>,
    pub(super) corner_edges: Handle<Mesh>,
    pub(super) tint: Handle<Mesh>,
}

impl FromWorld for MarkMeshes {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let square = [(-0.47, -0.47), (0.47, -0.47), (0.47, 0.47), (-0.47, 0.47)].map(Vec2::from);
        let lozenge = [(0.0, -0.135), (0.095, 0.0), (0.0, 0.135), (-0.095, 0.0)].map(Vec2::from);
        let mut filled = MeshBuilder::default();
        let corners = lozenge.map(|place| lift(place, 0.0));
        filled.polygon(&corners, Vec3::Y, |_| Vec2::ZERO);
        // A dark edge around it, not below it: marks are translucent, and a lower one may be drawn over a higher one.
        let mut edge = MeshBuilder::default();
        for i in 0..4 {
            let (a, b) = (corners[i], corners[(i + 1) % 4]);
            edge.polygon(&[a * 1.4, b * 1.4, b, a], Vec3::Y, |_| Vec2::ZERO);
        }
        MarkMeshes {
            dot: meshes.add(disc(0.13, 0.0).build()),
            ring: meshes.add(arc_ring(0.20, 0.045, 0.0, 0.0, std::f32::consts::TAU).build()),
            dashes: meshes.add(dashed_ring(0.47, 0.06, 0.0, 12).build()),
            cursor: meshes.add(arc_ring(0.40, 0.05, 0.0, 0.0, std::f32::consts::TAU).build()),
            frame: meshes.add(ribbons(&square, 0.05, 0.0).build()),
            lozenge: meshes.add(filled.build()),
            lozenge_edge: meshes.add(edge.build()),
            corners: meshes.add(angles(CORNER).build()),
            corner_edges: meshes.add(angles(CORNER + 0.04).build()),
            tint: meshes.add(tint().build()),
        }
    }
}

/// The width of the marks in the corners of a cell, the length of their arms, and how far from the middle they meet.
const CORNER: f32 = 0.055;
const ARM: f32 = 0.17;
const REACH: f32 = 0.445;
/// How strongly the cells of the last move are tinted.
const TINT: f32 = 0.22;

/// Angles in the four corners of a cell.
fn angles(width: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let more = (width - CORNER) / 2.0;
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let at = |across: f32, up: f32| Vec2::new(x * across, y * up);
        let (end, half) = (REACH - ARM - more, CORNER / 2.0);
        shape.append(&ribbon(at(end, REACH), at(REACH + half + more, REACH), width, 0.0));
        shape.append(&ribbon(at(REACH, end), at(REACH, REACH - half - more), width, 0.0));
    }
    shape
}

/// A cell that lets through what lies below it.
fn tint() -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let corner = |(x, y)| shape.coloured(lift(Vec2::new(x, y), 0.0), Vec3::Y, Vec2::ZERO, [1.0, 1.0, 1.0, TINT]);
    let cell = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(corner);
    shape.quad(cell);
    shape
}
