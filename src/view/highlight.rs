//! Marks on the board: legal moves, the cursor, the preview of a move, the last move, the shape that decided the game.

mod advice;
mod editor;
mod lesson;
mod painter;
mod puzzle;
mod shapes;

use bevy::prelude::*;

use crate::game::hint::Hint;
use crate::game::lesson::LessonBoard;
use crate::game::matches::{History, Match};
use crate::game::puzzle::PuzzleBoard;
use crate::game::selection::{MoveOptions, Proposal, Selection};
use crate::rules::{Outcome, PointSet};
use crate::settings::preferences::Preferences;

use super::ViewSystems;
use super::stage::Animating;
use painter::MarkPainter;

pub use shapes::MarkMeshes;

/// Draws the marks on the boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct HighlightPlugin;

impl Plugin for HighlightPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<MarkMeshes>().add_systems(Update, (draw, editor::draw).in_set(ViewSystems::Mark));
    }
}

/// The points that the last displayed move touched.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct LastMove(pub PointSet);

/// The outcome of the game, once its end has been shown.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct ShownOutcome(pub Outcome);

impl Default for ShownOutcome {
    fn default() -> Self {
        ShownOutcome(Outcome::InProgress)
    }
}

/// A mark on a board. All marks of a match are drawn anew when one of them changes.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Mark;

type MarkedMatch<'a> = (
    Entity,
    &'a Match,
    &'a History,
    Ref<'a, Selection>,
    Ref<'a, MoveOptions>,
    Ref<'a, LastMove>,
    Ref<'a, ShownOutcome>,
    Option<Ref<'a, Hint>>,
    (Option<Ref<'a, LessonBoard>>, Option<Ref<'a, PuzzleBoard>>),
    Option<&'a Children>,
);

/// Draws the marks of every match in which something changed.
fn draw(
    mut commands: Commands,
    matches: Query<MarkedMatch>,
    marks: Query<(), With<Mark>>,
    mut removed_hints: RemovedComponents<Hint>,
    preferences: Res<Preferences>,
    animating: Res<Animating>,
    mut was_animating: Local<bool>,
    shapes: Res<MarkMeshes>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let all_changed = preferences.is_changed() || *was_animating != animating.0;
    *was_animating = animating.0;
    let removed_hints: Vec<Entity> = removed_hints.read().collect();
    for (game, Match(variant), history, selection, options, last_move, outcome, hint, exercise, children) in &matches {
        let hint_changed = removed_hints.contains(&game) || hint.as_ref().is_some_and(Ref::is_changed);
        let (lesson, puzzle) = exercise;
        let exercise_changed =
            lesson.as_ref().is_some_and(Ref::is_changed) || puzzle.as_ref().is_some_and(Ref::is_changed);
        let own_changed = selection.is_changed() || options.is_changed() || last_move.is_changed();
        if !(all_changed || own_changed || outcome.is_changed() || hint_changed || exercise_changed) {
            continue;
        }
        for child in children.into_iter().flatten().filter(|child| marks.contains(**child)) {
            commands.entity(*child).despawn();
        }
        let mut painter = MarkPainter::new(&mut commands, game, *variant, &shapes, &mut meshes);
        painter.last_move(last_move.0);
        let moves = history.moves();
        painter.winning_shape(outcome.0, &moves);
        if let Some(lesson) = &lesson {
            painter.lesson(lesson);
        }
        // While pieces still move, marks for the next move would be confusing.
        if animating.0 || outcome.0.is_over() {
            continue;
        }
        if preferences.markers {
            painter.move_targets(&selection, &options);
        }
        painter.cursor(selection.cursor);
        if let Some(hint) = &hint {
            painter.hint(hint.mv);
        }
        if let Some(hint) = puzzle.as_ref().and_then(|puzzle| puzzle.hint) {
            painter.puzzle_hint(hint);
        }
        if let Some(mv) = selection.chosen {
            painter.chosen_move(mv);
        }
        if let Some(Proposal { mv, verdict: Ok(preview) }) = &options.proposal
            && (preferences.previews || selection.chosen == Some(*mv))
        {
            painter.preview(preview, &[&moves[..], &[*mv]].concat());
        }
    }
}
