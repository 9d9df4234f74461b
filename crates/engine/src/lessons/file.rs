//! The form of lesson files.

use serde::Deserialize;

use crate::Level;

/// A file with one lesson.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    /// The size of the board; the game's default without it.
    pub(super) size: Option<String>,
    pub(super) steps: Vec<StepFile>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct StepFile {
    /// The name of the step.
    pub(super) step: String,
    /// A position in the game's own format, or `start`; without it, the position at the end of the step before.
    pub(super) position: Option<String>,
    /// Moves that lead from there to the position of the step, in the game's notation.
    #[serde(default)]
    pub(super) moves: String,
    /// Labels of the points to point out.
    #[serde(default)]
    pub(super) mark: String,
    #[serde(default)]
    pub(super) task: TaskFile,
    #[serde(default)]
    pub(super) answers: Vec<AnswerFile>,
}

#[derive(Deserialize, Debug, Default)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum TaskFile {
    #[default]
    Read,
    /// Labels of the points to press.
    Point(String),
    /// Every point on which a legal move ends.
    PointTargets,
    /// Moves in the game's notation; several right ones with `|` between them.
    Line(Vec<String>),
    Find(GoalFile),
    Match {
        level: Level,
        goal: MatchGoalFile,
    },
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum GoalFile {
    Flips(usize),
    Captures,
    Corners(usize),
    Removes,
    Wins,
    Onto(String),
    Denies(String),
    LeavesMoves(usize),
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum MatchGoalFile {
    Win,
    Finish,
    Hold { points: String, count: usize },
    Survive { points: String, moves: usize },
    Squeeze { moves: usize, within: usize },
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct AnswerFile {
    /// Wrong moves, in the game's notation.
    pub(super) to: Vec<String>,
    /// The last part of the message's id.
    pub(super) say: String,
    /// The moves of the opponent, and the learner's between them.
    #[serde(default)]
    pub(super) reply: Vec<String>,
}
