//! The board of a lesson: a match whose moves are also given to the lesson.

use bevy::prelude::*;

use crate::game::events::{MatchJumped, PlyPlayed};
use crate::game::matches::{History, InPlaceOfMatch};
use crate::game::permissions::{CommandSet, Movers, Permissions};
use crate::game::point_marks::PointMarks;
use crate::game::requests::RefusalReason;
use crate::game::turn::ScriptedReplies;
use crate::lessons::{LessonAttempt, LessonProgress, LessonTask, StepProgress};
use crate::rules::PointSet;

/// A match that is the board of a lesson. It takes moves only while its step asks for some.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(InPlaceOfMatch, ScriptedReplies)]
pub struct LessonBoard {
    /// The way through the lesson.
    pub attempt: LessonAttempt,
    /// The number of plies that the board had at the start of the step.
    pub(super) plies_before: usize,
}

/// The lesson is about this point.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub enum LessonMark {
    /// It is to be looked at.
    PointedOut,
    /// It has been found.
    Found,
}

/// Marks the points that a step points out until it is done, and those that have been found.
pub(super) fn mark_points(
    boards: Query<(Entity, &LessonBoard), Changed<LessonBoard>>,
    mut marks: PointMarks<LessonMark>,
) {
    for (board, LessonBoard { attempt, .. }) in &boards {
        let found = attempt.found();
        let pointed_out = match attempt.progress() {
            StepProgress::Done(Some(_)) => PointSet::EMPTY,
            _ => attempt.step().marks,
        };
        marks.set(board, |point| match (found.contains(point), pointed_out.contains(point)) {
            (true, _) => Some(LessonMark::Found),
            (false, true) => Some(LessonMark::PointedOut),
            (false, false) => None,
        });
    }
}

/// Which lessons have been finished; saved with the settings.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonRecord(pub LessonProgress);

impl LessonBoard {
    /// The number of plies on the board that belong to the attempt as it is.
    pub(super) fn plies(&self) -> usize {
        self.plies_before + self.attempt.moves().len()
    }

    /// Notes a finished lesson: its last step has been done, or read.
    pub(super) fn note(&self, record: &mut LessonRecord) {
        let is_last = self.attempt.step_number() + 1 == self.attempt.lesson().steps.len();
        if is_last && matches!(self.attempt.progress(), StepProgress::Done(_)) {
            record.0.finish(self.attempt.lesson());
        }
    }

    /// What the lesson takes now. A take-back leads to its last right position, or to the start of a match.
    pub(super) fn permissions(&self) -> Permissions {
        let goes_on = self.attempt.goes_on();
        let always = CommandSet::COMPUTER.union(CommandSet::TAKE_BACK).union(CommandSet::HINT);
        let mut again = self.clone();
        again.attempt.retry();
        Permissions {
            movers: if goes_on { Movers::Players } else { Movers::None },
            commands: if goes_on { always.union(CommandSet::PLAY) } else { always },
            reason: RefusalReason::LessonWaits,
            kept: Some(again.plies()),
        }
    }

    /// A computer plays in this step.
    pub fn has_computer(&self) -> bool {
        matches!(self.attempt.step().task, LessonTask::Match { .. })
    }
}

/// Gives a ply that has been played to the lesson of the board. The moves with which a scripted opponent replies follow.
pub(super) fn follow(
    played: On<PlyPlayed>,
    mut boards: Query<(&mut LessonBoard, &History, &mut Permissions, &mut ScriptedReplies)>,
    record: Option<ResMut<LessonRecord>>,
) {
    let Ok((mut board, history, mut permissions, mut replies)) = boards.get_mut(played.game) else { return };
    if history.plies().len() <= board.plies() {
        // A reply, which the attempt has made already.
        return;
    }
    let by_learner = played.side == board.attempt.step().side();
    let attempt = &mut board.attempt;
    let judged = if by_learner { attempt.play(played.mv) } else { attempt.answer(played.mv).map(|()| Vec::new()) };
    replies.0 = judged.expect("the match has judged the move by the same rules");
    *permissions = board.permissions();
    if let Some(mut record) = record {
        board.note(&mut record);
    }
}

/// Takes a wrong attempt back when the board has been taken back.
pub(super) fn take_back(jumped: On<MatchJumped>, mut boards: Query<(&mut LessonBoard, &mut Permissions)>) {
    if let Ok((mut board, mut permissions)) = boards.get_mut(jumped.0) {
        board.attempt.retry();
        *permissions = board.permissions();
    }
}
