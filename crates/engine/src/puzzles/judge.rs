//! Decides which moves reach the goal, and finds the best defence.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::goal::PuzzleGoal;
use super::puzzle::Puzzle;
use crate::{Limits, Score, WinProver, think};
use tessera_rules::{Game, Move, Position, Setup, SetupError, Side};

/// The rest of a puzzle, with the solver to move. Its JSON form has a [`Setup`] for the position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "TaskText", into = "TaskText")]
pub struct PuzzleTask {
    /// The position, with the solver to move.
    pub position: Position,
    /// The solver's side.
    pub side: Side,
    /// What it must still achieve.
    pub goal: PuzzleGoal,
}

/// The JSON form of a [`PuzzleTask`].
#[derive(Serialize, Deserialize)]
struct TaskText {
    setup: Setup,
    side: Side,
    goal: PuzzleGoal,
}

impl From<PuzzleTask> for TaskText {
    fn from(PuzzleTask { position, side, goal }: PuzzleTask) -> TaskText {
        TaskText { setup: position.setup(), side, goal }
    }
}

impl TryFrom<TaskText> for PuzzleTask {
    type Error = SetupError;

    fn try_from(TaskText { setup, side, goal }: TaskText) -> Result<PuzzleTask, SetupError> {
        Ok(PuzzleTask { position: setup.into_position()?, side, goal })
    }
}

/// A question took more nodes than a judge may spend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the position takes too long to prove")]
pub struct ProofLimit;

/// Answers questions about a puzzle by proofs.
#[derive(Debug)]
pub struct PuzzleJudge {
    prover: Option<WinProver>,
    pub(super) limits: Limits,
}

/// Nodes for one question, some seconds' worth; those about puzzles that come with the program take far fewer.
const NODES: u64 = 5_000_000;
/// MiB of table for exact scores.
const TABLE: usize = 2;

impl PuzzleTask {
    /// The whole puzzle.
    pub fn new(puzzle: &Puzzle) -> PuzzleTask {
        PuzzleTask { position: puzzle.position.clone(), side: puzzle.side(), goal: puzzle.goal }
    }
}

impl PuzzleJudge {
    /// A judge of puzzles on the position's board.
    pub fn new(position: &Position) -> PuzzleJudge {
        PuzzleJudge::with_nodes(position, NODES)
    }

    /// A judge that may spend `n` nodes on each question.
    pub fn with_nodes(position: &Position, nodes: u64) -> PuzzleJudge {
        PuzzleJudge { prover: WinProver::new(position), limits: Limits { table: TABLE, ..Limits::nodes(nodes) } }
    }

    /// The same judge, which gives up once the flag is set.
    #[must_use]
    pub fn stopped_by(mut self, stop: Arc<AtomicBool>) -> PuzzleJudge {
        self.limits.stop = stop;
        self
    }

    /// Whether a side wins within `n` plies.
    ///
    /// # Errors
    /// If that takes too long to prove, or the game has no search for wins.
    pub fn wins_within(&mut self, position: &Position, side: Side, plies: u32) -> Result<bool, ProofLimit> {
        let prover = self.prover.as_mut().ok_or(ProofLimit)?;
        prover.wins_within(position, side, plies, &self.limits).ok_or(ProofLimit)
    }

    /// The discs by which a side is ahead at the end with perfect play.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn margin(&self, position: &Position, side: Side) -> Result<i32, ProofLimit> {
        if let Some(score) = position.official_score() {
            return Ok(score[side] as i32 - score[side.other()] as i32);
        }
        match think(position, &self.limits, 0, &mut |_| ()).map(|report| report.score) {
            Some(Score::Exact(discs)) if position.side_to_move() == side => Ok(discs),
            Some(Score::Exact(discs)) => Ok(-discs),
            _ => Err(ProofLimit),
        }
    }

    /// Whether a legal move still reaches the goal.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn keeps(&mut self, task: &PuzzleTask, mv: Move) -> Result<bool, ProofLimit> {
        let next = task.position.after(mv);
        match task.goal {
            PuzzleGoal::Win { plies } => self.wins_within(&next, task.side, plies.saturating_sub(1)),
            PuzzleGoal::Best { discs: least, .. } => Ok(self.margin(&next, task.side)? >= least),
            PuzzleGoal::Only { .. } => Ok(self.margin(&next, task.side)? > 0),
        }
    }

    /// One move that still reaches the goal; nothing if there is none.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn solution(&mut self, task: &PuzzleTask) -> Result<Option<Move>, ProofLimit> {
        for mv in task.position.legal_moves() {
            if self.keeps(task, mv)? {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// All moves that still reach the goal.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn solutions(&mut self, task: &PuzzleTask) -> Result<Vec<Move>, ProofLimit> {
        let mut found = Vec::new();
        for mv in task.position.legal_moves() {
            if self.keeps(task, mv)? {
                found.push(mv);
            }
        }
        Ok(found)
    }

    /// The shortest forced win of the side to move; `None` if it has none of at most `n` plies.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn win_length(&mut self, position: &Position, most: u32) -> Result<Option<u32>, ProofLimit> {
        let length = self.length(position, position.side_to_move(), most)?;
        Ok((length <= most).then_some(length))
    }

    /// The shortest forced win of a side, at most `n` plies long; one ply more if there is none.
    pub(super) fn length(&mut self, position: &Position, winner: Side, most: u32) -> Result<u32, ProofLimit> {
        let first = u32::from(position.side_to_move() == winner);
        for plies in (first..=most).step_by(2) {
            if self.wins_within(position, winner, plies)? {
                return Ok(plies);
            }
        }
        Ok(most + 1)
    }
}
