//! Spawns the shapes of marks on one board.

use bevy::prelude::*;

use crate::rules::{Point, Surface, Topology, Variant};
use crate::view::games::GameView;
use crate::view::layout::stand;
use crate::view::material::Material;
use crate::view::mesh::MeshBuilder;

use super::{Mark, MarkMeshes, ShownWhen};

/// Height of marks above the surface: over brass lines and studs.
pub(super) const HEIGHT: f32 = 0.012;
/// The same for what lies below other marks.
pub(super) const TINT_HEIGHT: f32 = HEIGHT - 0.002;

/// Spawns shapes.
pub(super) struct MarkPainter<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    board: Entity,
    pub(super) topology: &'static Topology,
    pub(super) view: &'static GameView,
    pub(super) when: ShownWhen,
    pub(super) shapes: &'a MarkMeshes,
    meshes: &'a mut Assets<Mesh>,
    /// What has been spawned.
    pub(super) drawn: Vec<Entity>,
}

impl<'a, 'w, 's> MarkPainter<'a, 'w, 's> {
    pub(super) fn new(
        commands: &'a mut Commands<'w, 's>,
        board: Entity,
        variant: Variant,
        when: ShownWhen,
        (shapes, meshes): (&'a MarkMeshes, &'a mut Assets<Mesh>),
    ) -> Self {
        let (topology, view) = (Topology::of(variant), GameView::of(variant.kind()));
        MarkPainter { commands, board, topology, view, when, shapes, meshes, drawn: Vec::new() }
    }

    pub(super) fn put(&mut self, mesh: &Handle<Mesh>, material: Material, transform: Transform) {
        let mark = Mark { board: self.board, when: self.when };
        let shape = (mark, Mesh3d(mesh.clone()), material, transform, ChildOf(self.board));
        self.drawn.push(self.commands.spawn(shape).id());
    }

    pub(super) fn put_at(&mut self, mesh: &Handle<Mesh>, material: Material, point: Point, height: f32) {
        self.put_beside(mesh, material, point, Vec3::Y * height);
    }

    /// Puts a shape at this offset from where a piece on the point stands.
    pub(super) fn put_beside(&mut self, mesh: &Handle<Mesh>, material: Material, point: Point, offset: Vec3) {
        self.put(mesh, material, Transform::from_translation(stand(self.topology, point) + offset));
    }

    /// Adds a shape that is used once.
    pub(super) fn mesh(&mut self, shape: MeshBuilder) -> Handle<Mesh> {
        self.meshes.add(shape.build())
    }

    pub(super) fn on_crossings(&self) -> bool {
        self.topology.surface() == Surface::Crossings
    }
}
