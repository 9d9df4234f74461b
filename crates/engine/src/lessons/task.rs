//! What a step asks the learner to do.

use super::goal::{MatchGoal, MoveGoal};
use crate::Level;
use tessera_rules::{Move, PointSet};

/// What a step asks the learner to do.
#[derive(Clone, PartialEq, Debug)]
pub enum LessonTask {
    /// Only to read and look.
    Read,
    /// To press all of these points, in any order.
    Point(PointSet),
    /// To play the moves of a line. The first, third, … entry has the right moves of the learner; the others have the
    /// one move with which the opponent replies.
    Line(Vec<Vec<Move>>),
    /// To find any legal move that reaches the goal.
    Find(MoveGoal),
    /// To play against a computer until the goal is reached.
    Match {
        /// The strength of the computer.
        level: Level,
        /// What the learner has to reach.
        goal: MatchGoal,
    },
}

impl LessonTask {
    /// Whether moves are played in the step.
    pub const fn takes_moves(&self) -> bool {
        matches!(self, LessonTask::Line(_) | LessonTask::Find(_) | LessonTask::Match { .. })
    }
}
