//! The part of the board that won the game, or with which the proposed move would win it.

use bevy::prelude::*;

use super::painter::{HEIGHT, MarkPainter};
use super::{MarkMeshes, ShownOutcome, ShownWhen};
use crate::game::matches::{History, Match};
use crate::game::selection::{MoveOptions, Proposal, Selection};
use crate::rules::{Face, Move, Outcome};
use crate::view::games::WinningShape;
use crate::view::layout::plane;
use crate::view::material::Material;
use crate::view::mesh::{polygon_glow, ribbons};

/// The shapes on a board, until its outcome or its proposed move changes.
#[derive(Component, Debug, Default)]
pub(super) struct WinningShapes(Vec<Entity>);

type Decided<'a> = (
    Entity,
    &'a Match,
    &'a History,
    &'a ShownOutcome,
    Option<(&'a Selection, &'a MoveOptions)>,
    Option<&'a WinningShapes>,
);

/// Draws the shapes of every board whose outcome or proposed move has changed.
pub(super) fn draw(
    mut commands: Commands,
    boards: Query<Decided, Or<(Changed<ShownOutcome>, Changed<MoveOptions>)>>,
    shapes: Res<MarkMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (board, Match(variant), history, outcome, choice, drawn) in &boards {
        for shape in drawn.into_iter().flat_map(|drawn| &drawn.0) {
            commands.entity(*shape).try_despawn();
        }
        let moves = history.moves();
        let mut painter = MarkPainter::new(&mut commands, board, *variant, ShownWhen::Always, (&shapes, &mut meshes));
        painter.winning_shape(outcome.0, &moves);
        if let Some((selection, options)) = choice
            && let Some(Proposal { mv, verdict: Ok(preview) }) = &options.proposal
        {
            let is_chosen = options.proposes(selection.chosen);
            painter.when = if is_chosen { ShownWhen::Waiting } else { ShownWhen::Previews };
            painter.winning_shape(preview.outcome, &[&moves[..], &[*mv]].concat());
        }
        let drawn = WinningShapes(painter.drawn);
        commands.entity(board).insert(drawn);
    }
}

impl MarkPainter<'_, '_, '_> {
    /// Lights up the part of the board that wins the game with these moves.
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
            self.put_at(&self.shapes.frame, Material::Focus, goal, HEIGHT);
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
