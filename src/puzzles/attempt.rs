//! A player's attempt to solve a puzzle.

use thiserror::Error;

use super::attempt_result::AttemptResult;
use super::hint::{PuzzleHint, region};
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use super::puzzle::Puzzle;
use super::refutation::Refutation;
use crate::rules::{Game, IllegalMove, Move, Position};

/// The answer to a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AttemptAnswer {
    /// The move still reaches the goal; the opponent has replied as well as it can.
    Correct {
        /// The plies up to the player's next choice; more than one if a side had to pass.
        reply: Vec<Move>,
    },
    /// The goal is reached.
    Solved,
    /// The move does not reach the goal. It is not played: the position is the one before it.
    Wrong {
        /// Why it fails.
        refutation: Refutation,
    },
}

/// Why a move or a hint has no answer. The attempt is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum AttemptError {
    /// The move is illegal.
    #[error("the move is illegal: {0:?}")]
    Illegal(IllegalMove),
    /// The puzzle is solved.
    #[error("the puzzle is solved")]
    Over,
    /// The move takes too long to judge.
    #[error(transparent)]
    TooLong(#[from] ProofLimit),
}

/// An attempt in progress.
#[derive(Debug)]
pub struct PuzzleAttempt {
    judge: PuzzleJudge,
    /// The rest of the puzzle; `None` once the puzzle is solved.
    task: Option<PuzzleTask>,
    /// The position after everything played.
    position: Position,
    played: Vec<Move>,
    /// The first move of the puzzle, until it is played.
    first: Option<Move>,
    mistakes: u32,
    hints: u32,
    /// The move of the hint in progress, of which the region has been shown.
    hinted: Option<Move>,
}

impl PuzzleAttempt {
    /// A new attempt.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> PuzzleAttempt {
        PuzzleAttempt {
            judge: PuzzleJudge::new(&puzzle.position),
            task: Some(PuzzleTask::new(puzzle)),
            position: puzzle.position.clone(),
            played: Vec::new(),
            first: Some(puzzle.first),
            mistakes: 0,
            hints: 0,
            hinted: None,
        }
    }

    /// The position after everything played.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// All plies of the attempt, wrong moves left out.
    #[must_use]
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    /// The rest of the puzzle; nothing once the puzzle is solved.
    #[must_use]
    pub const fn task(&self) -> Option<&PuzzleTask> {
        self.task.as_ref()
    }

    /// How the attempt counts, if it ends now.
    #[must_use]
    pub const fn result(&self) -> AttemptResult {
        match (&self.task, self.mistakes, self.hints) {
            (Some(_), _, _) | (None, 1.., _) => AttemptResult::Failed,
            (None, 0, 1..) => AttemptResult::WithHints,
            (None, 0, 0) => AttemptResult::Solved,
        }
    }

    /// Plays a move of the solver, and the reply.
    ///
    /// # Errors
    /// If the move is illegal or cannot be judged, or the puzzle is solved. Nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<AttemptAnswer, AttemptError> {
        let task = self.task.as_ref().ok_or(AttemptError::Over)?;
        task.position.check(mv).map_err(AttemptError::Illegal)?;
        if !self.judge.keeps(task, mv)? {
            let refutation = self.judge.refute(task, mv)?;
            self.mistakes += 1;
            return Ok(AttemptAnswer::Wrong { refutation });
        }
        let (reply, left) = self.judge.respond(task, mv)?;
        self.played.push(mv);
        self.played.extend(&reply);
        self.position = [mv].iter().chain(&reply).fold(task.position.clone(), |position, mv| position.after(*mv));
        self.task = left;
        (self.first, self.hinted) = (None, None);
        Ok(if self.task.is_none() { AttemptAnswer::Solved } else { AttemptAnswer::Correct { reply } })
    }

    /// The next step of a hint: the first shows where to look, the second the move.
    ///
    /// # Errors
    /// If the solution takes too long to find, or the puzzle is solved.
    pub fn hint(&mut self) -> Result<PuzzleHint, AttemptError> {
        let task = self.task.as_ref().ok_or(AttemptError::Over)?;
        if let Some(mv) = self.hinted {
            self.hints += 1;
            return Ok(PuzzleHint::Move(mv));
        }
        let mv = match self.first {
            Some(first) => first,
            None => *self.judge.solutions(task)?.first().ok_or(ProofLimit)?,
        };
        self.hints += 1;
        self.hinted = Some(mv);
        Ok(PuzzleHint::Region(region(&task.position, mv)))
    }
}
