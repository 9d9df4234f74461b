//! The meshes of marks, made once.

use bevy::prelude::*;

use crate::view::layout::lift;
use crate::view::mesh::{MeshBuilder, arc_ring, dashed_ring, disc, ribbons};

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
        }
    }
}
