//! The board of a lesson: a match whose moves are also given to the lesson.

use bevy::prelude::*;

use super::match_mut::MatchMut;
use super::matches::InPlaceOfMatch;
use super::requests::{MatchCommand, RefusalReason};
use crate::lessons::{LessonAttempt, LessonProgress, LessonTask, StepProgress};
use crate::rules::{Move, Side};

/// A match that is the board of a lesson. It takes moves only while its step asks for some.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(InPlaceOfMatch)]
pub struct LessonBoard {
    /// The way through the lesson.
    pub attempt: LessonAttempt,
    /// The number of plies that the board had at the start of the step.
    pub(super) plies_before: usize,
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

    /// Refuses the commands that a lesson has no use for now.
    pub(super) fn check(&self, command: MatchCommand) -> Result<(), RefusalReason> {
        match command {
            MatchCommand::Play(_) if !self.attempt.goes_on() => Err(RefusalReason::LessonWaits),
            MatchCommand::Play(_) | MatchCommand::Reply { .. } | MatchCommand::Pause(_) => Ok(()),
            MatchCommand::TakeBack | MatchCommand::Hint => Ok(()),
            _ => Err(RefusalReason::LessonWaits),
        }
    }

    /// A computer plays in this step.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        matches!(self.attempt.step().task, LessonTask::Match { .. })
    }
}

/// Gives a ply that has been played to the lesson of the board, if it is one. Returns the moves with which a scripted
/// opponent replies.
pub(super) fn follow(game: &mut MatchMut, side: Side, mv: Move) -> Vec<Move> {
    let plies = game.plies_played();
    let Some(mut board) = game.find_mut::<LessonBoard>() else { return Vec::new() };
    if plies <= board.plies() {
        // A reply, which the attempt has made already.
        return Vec::new();
    }
    let by_learner = side == board.attempt.step().side();
    let attempt = &mut board.attempt;
    let judged = if by_learner { attempt.play(mv) } else { attempt.answer(mv).map(|()| Vec::new()) };
    let replies = judged.expect("the match has judged the move by the same rules");
    let board = board.clone();
    if let Some(mut record) = game.world().get_resource_mut::<LessonRecord>() {
        board.note(&mut record);
    }
    replies
}
