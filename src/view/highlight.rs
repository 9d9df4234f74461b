//! Marks on the board: what can be done, what a move would do, what was done last, what decided the game.

mod advice;
mod shapes;

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use crate::game::hint::Hint;
use crate::game::matches::Match;
use crate::game::selection::{MoveOptions, MovePreview, Proposal, Selection};
use crate::rules::{Effect, Face, GameKind, Outcome, Point, PointSet, Surface, Topology, Victory};

use super::layout::{plane, stand};
use super::mesh::{polygon_glow, ribbons};
use super::stage::Animating;
use super::theme::Materials;
use crate::settings::preferences::Preferences;

pub use shapes::MarkMeshes;

/// The points that the last move shown has touched.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct LastMove(pub PointSet);

/// How the game ended, once that has been shown.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ShownOutcome(pub Outcome);

impl Default for ShownOutcome {
    fn default() -> Self {
        ShownOutcome(Outcome::InProgress)
    }
}

/// A mark on a board; all of a match's marks are made anew whenever one of them changes.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Mark;

/// Height of marks above the surface: over brass lines and studs.
const HEIGHT: f32 = 0.012;

type Marked<'a> = (
    Entity,
    &'a Match,
    Ref<'a, Selection>,
    Ref<'a, MoveOptions>,
    Ref<'a, LastMove>,
    Ref<'a, ShownOutcome>,
    Option<Ref<'a, Hint>>,
    Option<&'a Children>,
);

/// Draws the marks of every match in which something changed.
pub fn draw(
    mut commands: Commands,
    matches: Query<Marked>,
    old: Query<(), With<Mark>>,
    mut gone: RemovedComponents<Hint>,
    preferences: Res<Preferences>,
    busy: Res<Animating>,
    mut was_busy: Local<bool>,
    shapes: Res<MarkMeshes>,
    materials: Res<Materials>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let everything = preferences.is_changed() || *was_busy != busy.0;
    *was_busy = busy.0;
    let unhinted: Vec<Entity> = gone.read().collect();
    for (game, Match(variant), intent, choices, last, won, hint, children) in &matches {
        let hinted = unhinted.contains(&game) || hint.as_ref().is_some_and(Ref::is_changed);
        let changed = intent.is_changed() || choices.is_changed() || last.is_changed() || won.is_changed() || hinted;
        if !everything && !changed {
            continue;
        }
        for child in children.into_iter().flatten().filter(|child| old.contains(**child)) {
            commands.entity(*child).despawn();
        }
        let topology = Topology::of(*variant);
        let mut pen = MarkPainter { commands: &mut commands, game, topology, shapes: &shapes, materials: &materials };
        pen.last_move(variant.kind(), last.0);
        pen.decided(won.0, &mut meshes);
        // While pieces still move, what could be done next would only confuse.
        if !busy.0 && !won.0.is_over() {
            if preferences.markers {
                pen.move_targets(variant.kind(), &intent, &choices);
            }
            pen.cursor(&intent);
            if let Some(hint) = &hint {
                pen.draw_hint(hint.mv, &mut meshes);
            }
            if let Some(mv) = intent.chosen {
                pen.chosen(mv);
            }
            if let Some(Proposal { mv, verdict: Ok(foresight) }) = &choices.proposal
                && (preferences.previews || intent.chosen == Some(*mv))
            {
                pen.preview(foresight, &mut meshes);
            }
        }
    }
}

struct MarkPainter<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    game: Entity,
    topology: &'static Topology,
    shapes: &'a MarkMeshes,
    materials: &'a Materials,
}

impl MarkPainter<'_, '_, '_> {
    fn put(&mut self, mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, transform: Transform) {
        let visual = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()), transform);
        self.commands.spawn((Mark, visual, NotShadowCaster, NotShadowReceiver, ChildOf(self.game)));
    }

    fn put_at(&mut self, mesh: &Handle<Mesh>, material: &Handle<StandardMaterial>, point: Point, height: f32) {
        let place = stand(self.topology, point) + Vec3::Y * height;
        self.put(mesh, material, Transform::from_translation(place));
    }

    fn crossings(&self) -> bool {
        self.topology.surface() == Surface::Crossings
    }

    /// Dots where pieces can be placed or go; where a piece is picked up, its ways alone.
    fn move_targets(&mut self, kind: GameKind, intent: &Selection, choices: &MoveOptions) {
        let [mark, shade] = [&self.materials.mark, &self.materials.shade].map(Handle::clone);
        let [dot, ring] = [&self.shapes.dot, &self.shapes.ring].map(Handle::clone);
        let crossings = self.crossings();
        let lift = if crossings { 0.05 } else { HEIGHT };
        let shown = if intent.selected.is_some() {
            choices.targets
        } else if choices.placing && kind != GameKind::Diamond {
            // Diamond's pieces may be placed on every empty point: marking them all would tell nothing.
            choices.origins
        } else {
            PointSet::EMPTY
        };
        for point in shown.iter() {
            if crossings {
                self.put_at(&ring, &mark, point, lift);
            } else {
                self.put_at(&dot, &mark, point, lift);
                self.put_at(&ring, &shade, point, lift - 0.002);
            }
        }
    }

    fn cursor(&mut self, intent: &Selection) {
        if let Some(point) = intent.cursor {
            let focus = self.materials.focus.clone();
            let on_point = self.crossings();
            let shape = if on_point { self.shapes.cursor.clone() } else { self.shapes.frame.clone() };
            self.put_at(&shape, &focus, point, if on_point { 0.03 } else { HEIGHT });
        }
    }

    /// What the pointed-at move would do.
    fn preview(&mut self, foresight: &MovePreview, meshes: &mut Assets<Mesh>) {
        let (focus, dashes) = (self.materials.focus.clone(), self.shapes.dashes.clone());
        let height = if self.crossings() { 0.30 } else { 0.18 };
        let mut marked = foresight.cornered;
        for effect in &foresight.effects {
            match *effect {
                Effect::Flipped { at, .. } | Effect::Captured { at, .. } | Effect::Neutralised { at, .. } => {
                    marked.insert(at);
                }
                _ => {}
            }
        }
        for point in marked.iter() {
            self.put_at(&dashes, &focus, point, height);
        }
        self.decided(foresight.outcome, meshes);
    }

    fn last_move(&mut self, kind: GameKind, points: PointSet) {
        let (lozenge, brass, shade) =
            (self.shapes.lozenge.clone(), self.materials.last.clone(), self.materials.shade.clone());
        for point in points.iter() {
            let height = match kind {
                GameKind::Othello => 2.0 * super::piece::DISC_HALF + 0.004,
                GameKind::Breakthrough => HEIGHT,
                GameKind::Diamond => 0.05,
            };
            // In a cell's corner where a piece would hide it, on top of a disc, beside a stone.
            let aside = match kind {
                GameKind::Othello => Vec3::ZERO,
                GameKind::Breakthrough => Vec3::new(0.36, 0.0, 0.36),
                GameKind::Diamond => Vec3::new(0.0, 0.0, 0.42),
            };
            let place = Transform::from_translation(stand(self.topology, point) + Vec3::Y * height + aside);
            let edge = self.shapes.lozenge_edge.clone();
            self.put(&edge, &shade, place);
            self.put(&lozenge, &brass, place);
        }
    }

    /// Fills a face with light and gives its outline.
    fn glow(&mut self, face: &Face, meshes: &mut Assets<Mesh>) -> Vec<Vec2> {
        let outline: Vec<Vec2> = face.outline.iter().map(|corner| plane(*corner)).collect();
        let glow = meshes.add(polygon_glow(&outline, 0.006).build());
        let gold = self.materials.glow.clone();
        self.put(&glow, &gold, Transform::default());
        outline
    }

    /// The squares or the lane that won the game.
    fn decided(&mut self, outcome: Outcome, meshes: &mut Assets<Mesh>) {
        let focus = self.materials.focus.clone();
        match outcome {
            Outcome::Won { by: Victory::Square { corners }, .. } => {
                let topology = self.topology;
                for face in topology.faces().iter().filter(|face| won_square(face, corners)) {
                    let outline = self.glow(face, meshes);
                    let edge = meshes.add(ribbons(&outline, 0.09, 0.02).build());
                    self.put(&edge, &focus, Transform::default());
                }
            }
            Outcome::Won { by: Victory::FarRow { at }, .. } => {
                let topology = self.topology;
                let column = topology.place(at)[0];
                let in_lane = |face: &&Face| (topology.place(face.points[0])[0] - column).abs() < 0.1;
                for face in topology.faces().iter().filter(in_lane) {
                    self.glow(face, meshes);
                }
                let frame = self.shapes.frame.clone();
                self.put(&frame, &focus, Transform::from_translation(stand(self.topology, at) + Vec3::Y * HEIGHT));
            }
            _ => {}
        }
    }
}

fn won_square(face: &Face, corners: PointSet) -> bool {
    face.points.len() == 4 && (face.set() - corners).is_empty()
}
