//! The marks of a selection: its cursor, its legal moves, and the effects of the proposed one.

use bevy::prelude::*;

use super::{MoveOptions, Proposal, Selection};
use crate::game::point_marks::PointMarks;
use crate::rules::{Effect, Point, PointSet};

/// The cursor is on this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct CursorMark;

/// A legal move ends on this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub enum TargetMark {
    /// One of the selected piece.
    Step,
    /// The placement of a piece, while none is selected.
    Placement,
}

/// The chosen move, which waits to be confirmed, begins or ends on this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct ChosenMark;

/// The proposed move flips, captures or corners the piece on this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct PreviewMark {
    /// The move is the chosen one.
    pub chosen: bool,
}

/// Marks the points of a selection and of its options. The board of the position editor has a cursor alone.
pub(super) fn mark_points(
    boards: Query<(Entity, &Selection, Option<&MoveOptions>), Or<(Changed<Selection>, Changed<MoveOptions>)>>,
    mut cursors: PointMarks<CursorMark>,
    mut targets: PointMarks<TargetMark>,
    mut chosen: PointMarks<ChosenMark>,
    mut previews: PointMarks<PreviewMark>,
) {
    for (board, selection, options) in &boards {
        cursors.set(board, |point| (selection.cursor == Some(point)).then_some(CursorMark));
        let Some(options) = options else { continue };
        targets.set(board, |point| options.target_mark(selection, point));
        let ends = selection.chosen.map(|mv| [mv.origin(), mv.target()]);
        chosen.set(board, |point| ends.is_some_and(|ends| ends.contains(&Some(point))).then_some(ChosenMark));
        let affected = options.affected();
        let mark = PreviewMark { chosen: options.proposes(selection.chosen) };
        previews.set(board, |point| affected.contains(point).then_some(mark));
    }
}

impl MoveOptions {
    fn target_mark(&self, selection: &Selection, point: Point) -> Option<TargetMark> {
        if selection.selected.is_some() {
            self.targets.contains(point).then_some(TargetMark::Step)
        } else {
            (self.placing && self.origins.contains(point)).then_some(TargetMark::Placement)
        }
    }

    /// The points of the pieces that the proposed move flips, captures or corners.
    fn affected(&self) -> PointSet {
        let Some(Proposal { verdict: Ok(preview), .. }) = &self.proposal else { return PointSet::EMPTY };
        let mut affected = preview.cornered;
        for effect in &preview.effects {
            if let Effect::Flipped { at, .. } | Effect::Captured { at, .. } | Effect::Neutralised { at, .. } = *effect {
                affected.insert(at);
            }
        }
        affected
    }
}
