//! Draws single marks on one board.

use bevy::prelude::*;

use crate::game::selection::{MoveOptions, MovePreview, Selection};
use crate::rules::{Effect, Face, Move, Outcome, Point, PointSet, Surface, Topology, Variant};
use crate::view::games::{GameView, WinningShape};
use crate::view::layout::{plane, stand};
use crate::view::material::Material;
use crate::view::mesh::{MeshBuilder, polygon_glow, ribbons};

use super::{Mark, MarkMeshes};

/// Height of marks above the surface: over brass lines and studs.
const HEIGHT: f32 = 0.012;
/// The same for what lies below other marks.
const TINT_HEIGHT: f32 = HEIGHT - 0.002;

/// Spawns the marks of one match.
pub(super) struct MarkPainter<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    game: Entity,
    pub(super) topology: &'static Topology,
    view: &'static GameView,
    pub(super) shapes: &'a MarkMeshes,
    meshes: &'a mut Assets<Mesh>,
}

impl<'a, 'w, 's> MarkPainter<'a, 'w, 's> {
    pub(super) fn new(
        commands: &'a mut Commands<'w, 's>,
        game: Entity,
        variant: Variant,
        shapes: &'a MarkMeshes,
        meshes: &'a mut Assets<Mesh>,
    ) -> Self {
        let (topology, view) = (Topology::of(variant), GameView::of(variant.kind()));
        MarkPainter { commands, game, topology, view, shapes, meshes }
    }

    pub(super) fn put(&mut self, mesh: &Handle<Mesh>, material: Material, transform: Transform) {
        self.commands.spawn((Mark, Mesh3d(mesh.clone()), material, transform, ChildOf(self.game)));
    }

    pub(super) fn put_at(&mut self, mesh: &Handle<Mesh>, material: Material, point: Point, height: f32) {
        let place = stand(self.topology, point) + Vec3::Y * height;
        self.put(mesh, material, Transform::from_translation(place));
    }

    /// Adds a shape that is used once.
    pub(super) fn mesh(&mut self, shape: MeshBuilder) -> Handle<Mesh> {
        self.meshes.add(shape.build())
    }

    fn on_crossings(&self) -> bool {
        self.topology.surface() == Surface::Crossings
    }

    /// Marks the points where a piece can be placed; while a piece is picked up, those it can move to.
    pub(super) fn move_targets(&mut self, selection: &Selection, options: &MoveOptions) {
        let (dot, ring) = (self.shapes.dot.clone(), self.shapes.ring.clone());
        let shown = if selection.selected.is_some() {
            options.targets
        } else if options.placing && self.view.marks_placements {
            options.origins
        } else {
            PointSet::EMPTY
        };
        for point in shown.iter() {
            if self.on_crossings() {
                self.put_at(&ring, Material::Mark, point, 0.05);
            } else {
                self.put_at(&dot, Material::Mark, point, HEIGHT);
                self.put_at(&ring, Material::Shade, point, HEIGHT - 0.002);
            }
        }
    }

    pub(super) fn cursor(&mut self, cursor: Option<Point>) {
        let Some(point) = cursor else { return };
        let (shape, height) =
            if self.on_crossings() { (&self.shapes.cursor, 0.03) } else { (&self.shapes.frame, HEIGHT) };
        self.put_at(&shape.clone(), Material::Focus, point, height);
    }

    /// Marks the pieces that the proposed move flips or captures, and the shape with which it wins as the last of `moves`.
    pub(super) fn preview(&mut self, preview: &MovePreview, moves: &[Move]) {
        let dashes = self.shapes.dashes.clone();
        let height = if self.on_crossings() { 0.30 } else { 0.18 };
        let mut marked = preview.cornered;
        for effect in &preview.effects {
            match *effect {
                Effect::Flipped { at, .. } | Effect::Captured { at, .. } | Effect::Neutralised { at, .. } => {
                    marked.insert(at);
                }
                _ => {}
            }
        }
        for point in marked.iter() {
            self.put_at(&dashes, Material::Focus, point, height);
        }
        self.winning_shape(preview.outcome, moves);
    }

    /// Marks the points of the last move: cells by a tint and their corners, so that the mark has a shape too, and with a
    /// lozenge where the game has a place for it.
    pub(super) fn last_move(&mut self, points: PointSet) {
        let MarkMeshes { lozenge, lozenge_edge, corners, corner_edges, tint, .. } = self.shapes;
        for point in points.iter() {
            if !self.on_crossings() {
                self.put_at(tint, Material::Last, point, TINT_HEIGHT);
                self.put_at(corner_edges, Material::Shade, point, TINT_HEIGHT);
                self.put_at(corners, Material::Last, point, HEIGHT);
            }
            if let Some(mark) = self.view.last_move_mark {
                let place = Transform::from_translation(stand(self.topology, point) + mark);
                self.put(lozenge_edge, Material::Shade, place);
                self.put(lozenge, Material::Last, place);
            }
        }
    }

    /// Lights up the part of the board that won the game with these moves.
    pub(super) fn winning_shape(&mut self, outcome: Outcome, moves: &[Move]) {
        let WinningShape { faces, outlined, goal } = (self.view.winning_shape)(self.topology, outcome, moves);
        for face in faces {
            let outline = self.glow(face);
            if outlined {
                let edge = self.mesh(ribbons(&outline, 0.09, 0.02));
                self.put(&edge, Material::Focus, Transform::default());
            }
        }
        if let Some(goal) = goal {
            let frame = self.shapes.frame.clone();
            self.put_at(&frame, Material::Focus, goal, HEIGHT);
        }
    }

    /// Fills a face with light; returns its outline.
    fn glow(&mut self, face: &Face) -> Vec<Vec2> {
        let outline: Vec<Vec2> = face.outline.iter().map(|corner| plane(*corner)).collect();
        let glow = self.mesh(polygon_glow(&outline, 0.006));
        self.put(&glow, Material::Glow, Transform::default());
        outline
    }
}

#[cfg(test)]
mod tests;
