//! A player's attempt to solve a puzzle.

use thiserror::Error;

use super::attempt_result::AttemptResult;
use super::hint::{PuzzleHint, region};
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use super::puzzle::Puzzle;
use super::question::{PuzzleQuestion, PuzzleVerdict};
use super::refutation::Refutation;
use tessera_rules::{Game, IllegalMove, Move, Position};

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

/// Why a move has no answer. The attempt is unchanged.
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

/// An attempt in progress. It judges no move itself: a [`PuzzleQuestion`] is answered elsewhere, and its verdict is taken.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    /// The rest of the puzzle; `None` once the puzzle is solved.
    task: Option<PuzzleTask>,
    /// The position after everything played.
    position: Position,
    played: Vec<Move>,
    /// A move that reaches the goal from here; any once the puzzle is solved.
    solution: Move,
    mistakes: u32,
    hints: u32,
    /// The region of the hint in progress has been shown.
    hinted: bool,
}

impl PuzzleAttempt {
    /// A new attempt.
    pub fn new(puzzle: &Puzzle) -> PuzzleAttempt {
        PuzzleAttempt {
            puzzle: puzzle.clone(),
            task: Some(PuzzleTask::new(puzzle)),
            position: puzzle.position.clone(),
            played: Vec::new(),
            solution: puzzle.first,
            mistakes: 0,
            hints: 0,
            hinted: false,
        }
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position after everything played.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// All plies of the attempt, wrong moves left out.
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    /// The rest of the puzzle; nothing once the puzzle is solved.
    pub const fn task(&self) -> Option<&PuzzleTask> {
        self.task.as_ref()
    }

    /// A move that reaches the goal from here; nothing once the puzzle is solved.
    pub fn solution(&self) -> Option<Move> {
        self.task.as_ref().map(|_| self.solution)
    }

    /// How the attempt counts, if it ends now.
    pub const fn result(&self) -> AttemptResult {
        match (&self.task, self.mistakes, self.hints) {
            (Some(_), _, _) | (None, 1.., _) => AttemptResult::Failed,
            (None, 0, 1..) => AttemptResult::WithHints,
            (None, 0, 0) => AttemptResult::Solved,
        }
    }

    /// Whether a mistake has been made, or the solution shown.
    pub const fn has_failed(&self) -> bool {
        self.mistakes > 0
    }

    /// The question whether a move of the solver reaches the goal.
    ///
    /// # Errors
    /// If the move is illegal, or the puzzle is solved.
    pub fn question(&self, mv: Move) -> Result<PuzzleQuestion, AttemptError> {
        let task = self.task.as_ref().ok_or(AttemptError::Over)?;
        task.position.check(mv).map_err(AttemptError::Illegal)?;
        Ok(PuzzleQuestion { task: task.clone(), mv })
    }

    /// Takes the verdict on a move that [`PuzzleAttempt::question`] has asked about.
    pub fn take(&mut self, mv: Move, verdict: PuzzleVerdict) -> AttemptAnswer {
        let (reply, left) = match verdict {
            PuzzleVerdict::Fails(refutation) => {
                self.mistakes += 1;
                return AttemptAnswer::Wrong { refutation };
            }
            PuzzleVerdict::Kept { reply, left } => (reply, left),
        };
        self.played.push(mv);
        self.played.extend(&reply);
        self.position = [mv].iter().chain(&reply).fold(self.position.clone(), |position, mv| position.after(*mv));
        self.hinted = false;
        let (position, side) = (self.position.clone(), self.puzzle.side());
        self.task = left.map(|(goal, solution)| {
            self.solution = solution;
            PuzzleTask { position, side, goal }
        });
        if self.task.is_none() { AttemptAnswer::Solved } else { AttemptAnswer::Correct { reply } }
    }

    /// Plays a move of the solver, and the reply: judges the move at once.
    ///
    /// # Errors
    /// If the move is illegal or cannot be judged, or the puzzle is solved. Nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<AttemptAnswer, AttemptError> {
        let question = self.question(mv)?;
        let verdict = question.judge(&mut PuzzleJudge::new(&self.position))?;
        Ok(self.take(mv, verdict))
    }

    /// The next step of a hint: the first shows where to look, the second the move. Nothing once the puzzle is solved.
    pub fn hint(&mut self) -> Option<PuzzleHint> {
        let mv = self.solution()?;
        self.hints += 1;
        if self.hinted {
            return Some(PuzzleHint::Move(mv));
        }
        self.hinted = true;
        Some(PuzzleHint::Region(region(&self.position, mv)))
    }

    /// Counts the attempt as failed because the solution is shown.
    pub const fn give_up(&mut self) {
        self.mistakes += 1;
    }
}
