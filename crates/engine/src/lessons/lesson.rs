//! A lesson and its steps.

use super::task::LessonTask;
use tessera_rules::{Game, Move, PointSet, Position, Side, Variant};

/// A short course: steps that follow one another on one board.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name, unique among all lessons: the game's id, a hyphen, and the name of the file.
    pub id: String,
    /// The game and its board.
    pub variant: Variant,
    /// The message with the title.
    pub title: String,
    /// The steps; at least one.
    pub steps: Vec<LessonStep>,
}

/// One idea: a position, words, and something to do.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonStep {
    /// The name, unique in its lesson.
    pub name: String,
    /// The position at the start of the step.
    pub position: Position,
    /// The points to point out.
    pub marks: PointSet,
    /// What to do.
    pub task: LessonTask,
    /// The message with the text.
    pub text: String,
    /// The message after the task has been done; steps to read have none.
    pub right: Option<String>,
    /// The message after a wrong attempt that has no answer of its own.
    pub wrong: Option<String>,
    /// Wrong moves that have answers of their own.
    pub answers: Vec<WrongAnswer>,
}

/// The answer to certain wrong moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongAnswer {
    /// The wrong moves.
    pub moves: Vec<Move>,
    /// The message that says why they are wrong.
    pub message: String,
    /// The moves with which the opponent shows it; none if the message says it all.
    pub replies: Vec<Move>,
}

impl LessonStep {
    /// The side that the learner plays.
    pub fn side(&self) -> Side {
        self.position.side_to_move()
    }

    /// All messages of the step.
    fn messages(&self) -> impl Iterator<Item = &str> {
        let answers = self.answers.iter().map(|answer| answer.message.as_str());
        [&self.text].into_iter().chain(&self.right).chain(&self.wrong).map(String::as_str).chain(answers)
    }
}

impl Lesson {
    /// The ids of all messages that the lesson shows.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        let steps = self.steps.iter().flat_map(LessonStep::messages);
        [self.title.as_str()].into_iter().chain(steps)
    }
}
