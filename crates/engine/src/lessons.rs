//! Lessons: short playable courses in each game, read from files and judged by the rules.
//!
//! A lesson is a list of steps. Each has a position and one task: to read, to press points, to play certain moves, to
//! find a move that reaches a goal, or to play against a computer. [`LessonAttempt`] is the state of one person's way
//! through a lesson; it takes moves and points, and the rules alone decide what they are worth.
//!
//! ```
//! use tessera_engine::lessons::{Lesson, LessonAttempt, StepProgress};
//! use tessera_rules::{Game, GameKind};
//!
//! let lesson = Lesson::of(GameKind::ALL[0]).next().expect("every game has lessons");
//! let attempt = LessonAttempt::new(lesson, 1); // the first step of this lesson only has something to read
//! assert_eq!(*attempt.progress(), StepProgress::Open);
//! assert!(!attempt.position().outcome().is_over());
//! ```
//!
//! The words are Fluent messages. Their ids follow from the names in the files: `lesson-GAME-LESSON` is the title,
//! `…-STEP` the text of a step, `…-STEP-right` and `…-STEP-wrong` the answers to a right and a wrong attempt, and
//! `…-STEP-NAME` those to certain wrong moves.
//!
//! | Concern | File |
//! |---|---|
//! | a lesson and its steps | `lesson`, `task` |
//! | the form of the files | `file` |
//! | reading and checking them | `read`, `read_task`, `error` |
//! | the files compiled in, one list per game | `catalogue`, `games` |
//! | goals judged by the rules | `goal` |
//! | a person's way through a lesson | `attempt`, `step_progress` |
//! | which lessons have been finished | `progress` |

mod attempt;
mod catalogue;
mod error;
mod file;
mod games;
mod goal;
mod lesson;
mod progress;
mod read;
mod read_task;
mod step_progress;
mod task;

pub use attempt::LessonAttempt;
pub use error::{LessonError, LessonErrorReason};
pub use goal::{MatchGoal, MoveGoal};
pub use lesson::{Lesson, LessonStep, WrongAnswer};
pub use progress::LessonProgress;
pub use step_progress::StepProgress;
pub use task::LessonTask;
