//! Puzzles: positions with a proved goal, attempts to solve them, and a player's progress. No Bevy, no clock.
//!
//! ```
//! use tessera_engine::puzzles::{AttemptAnswer, PuzzleAttempt, PuzzleSet};
//! use tessera_rules::GameKind;
//!
//! let puzzle = &PuzzleSet::built_in(GameKind::Diamond).puzzles()[0];
//! let mut attempt = PuzzleAttempt::new(puzzle);
//! match attempt.play(puzzle.first).expect("the first move is legal") {
//!     AttemptAnswer::Correct { reply } => assert!(!reply.is_empty()), // the best defence, already played
//!     AttemptAnswer::Solved => {}
//!     AttemptAnswer::Wrong { refutation } => panic!("the solution fails: {refutation:?}"),
//! }
//! ```
//!
//! Judging a move takes a search of a bounded number of nodes: where that must not wait, a [`PuzzleQuestion`] is answered by
//! a background task, and the attempt takes its [`PuzzleVerdict`].
//!
//! | Concern | File |
//! |---|---|
//! | a puzzle as a value, and its goal | `puzzle`, `goal` |
//! | one line of text per puzzle | `text` |
//! | the puzzles that come with the program | `set` |
//! | which moves reach the goal, the best defence, refutations | `judge`, `defence`, `refutation` |
//! | proving a whole puzzle, making one of a position | `proof`, `candidate` |
//! | a player's moves, and hints | `attempt`, `attempt_result`, `hint` |
//! | a move as a question for a background task | `question` |
//! | themes | `theme`, `line` |
//! | rating, progress, puzzle of the day, streak | `rating`, `progress`, `daily` |
//! | what single games add | `registry`, `othello`, `breakthrough`, `diamond` |

mod attempt;
mod attempt_result;
mod breakthrough;
mod candidate;
mod daily;
mod defence;
mod diamond;
mod goal;
mod hint;
mod judge;
mod line;
mod othello;
mod progress;
mod proof;
mod puzzle;
mod puzzle_game;
mod question;
mod rating;
mod refutation;
mod registry;
mod set;
mod text;
mod theme;

pub use attempt::{AttemptAnswer, AttemptError, PuzzleAttempt};
pub use attempt_result::AttemptResult;
pub use candidate::{candidate_of_score, candidate_of_win};
pub use daily::{DailyStreak, Day, daily_puzzle};
pub use goal::PuzzleGoal;
pub use hint::PuzzleHint;
pub use judge::{ProofLimit, PuzzleJudge, PuzzleTask};
pub use line::SolutionLine;
pub use progress::PuzzleProgress;
pub use proof::{PuzzleFault, unique_moves, verify};
pub use puzzle::{Difficulty, HARDEST, Puzzle, PuzzleId, ReadPuzzleIdError};
pub use question::{PuzzleQuestion, PuzzleVerdict};
pub use rating::PlayerRating;
pub use refutation::{Refutation, RefutationReason};
pub use set::{PuzzleSet, PuzzleSetError};
pub use text::{PuzzleTextError, parse_puzzle};
pub use theme::{PuzzleTheme, UnknownTheme};
