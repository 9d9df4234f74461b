//! A question about a move of a puzzle, and its answer: values for a background task.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::goal::PuzzleGoal;
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use super::refutation::Refutation;
use crate::request::BackgroundRequest;
use tessera_rules::{Game, Move};

/// Asks whether a move of the solver reaches the goal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleQuestion {
    /// The rest of the puzzle.
    pub task: PuzzleTask,
    /// The solver's move.
    #[serde(rename = "puzzle-move")]
    pub mv: Move,
}

/// The proved answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PuzzleVerdict {
    /// The move still reaches the goal.
    Kept {
        /// The best defence, up to the solver's next choice; more than one ply if a side has to pass.
        reply: Vec<Move>,
        /// The goal that is left, and a move that reaches it; nothing once the puzzle is solved.
        left: Option<(PuzzleGoal, Move)>,
    },
    /// The move does not reach the goal.
    Fails(Refutation),
}

impl PuzzleQuestion {
    /// Judges the move.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn judge(&self, judge: &mut PuzzleJudge) -> Result<PuzzleVerdict, ProofLimit> {
        let PuzzleQuestion { task, mv } = self;
        if !judge.keeps(task, *mv)? {
            return judge.refute(task, *mv).map(PuzzleVerdict::Fails);
        }
        let (reply, left) = judge.respond(task, *mv)?;
        let left = match left {
            Some(left) => Some((left.goal, judge.solution(&left)?.ok_or(ProofLimit)?)),
            None => None,
        };
        Ok(PuzzleVerdict::Kept { reply, left })
    }
}

impl BackgroundRequest for PuzzleQuestion {
    type Response = PuzzleVerdict;

    /// `None` if the move is illegal, or takes too long to judge.
    fn answer(&self, stop: Arc<AtomicBool>) -> Option<PuzzleVerdict> {
        self.task.position.check(self.mv).ok()?;
        self.judge(&mut PuzzleJudge::new(&self.task.position).stopped_by(stop)).ok()
    }
}
