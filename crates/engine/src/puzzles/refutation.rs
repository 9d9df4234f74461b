//! Shows why a wrong move fails.

use serde::{Deserialize, Serialize};

use super::goal::PuzzleGoal;
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use crate::{Limits, think};
use tessera_rules::{Game, Move, Position, Side};

/// The line that follows a wrong move, and what it proves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refutation {
    /// The plies after the wrong move, the opponent's first.
    pub line: Vec<Move>,
    /// What they show.
    pub reason: RefutationReason,
}

/// The fault of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum RefutationReason {
    /// The opponent wins by force within `n` plies.
    OpponentWins {
        /// The plies of the line.
        plies: u32,
    },
    /// After the opponent's reply there is no win within the plies that the goal allows.
    NotInTime,
    /// The side ends only `n` discs ahead; the number is negative if it ends behind.
    Margin {
        /// The discs.
        discs: i32,
    },
}

/// Longer forced wins of the opponent are not looked for.
const LONGEST_LOSS: u32 = 7;
/// Nodes for the line that follows a move in games that are counted.
const LINE_NODES: u64 = 2_000_000;

impl PuzzleJudge {
    /// Why a legal move that does not reach the goal fails.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub fn refute(&mut self, task: &PuzzleTask, mv: Move) -> Result<Refutation, ProofLimit> {
        let next = task.position.after(mv);
        match task.goal {
            PuzzleGoal::Win { plies } => self.refute_win(&next, task.side, plies.saturating_sub(1)),
            PuzzleGoal::Best { .. } | PuzzleGoal::Only { .. } => {
                let discs = self.margin(&next, task.side)?;
                let limits = Limits { nodes: Some(LINE_NODES), ..self.limits.clone() };
                let line = think(&next, &limits, 0, &mut |_| ()).map_or_else(Vec::new, |report| report.variation);
                Ok(Refutation { line, reason: RefutationReason::Margin { discs } })
            }
        }
    }

    fn refute_win(&mut self, next: &Position, side: Side, plies: u32) -> Result<Refutation, ProofLimit> {
        let length = self.length(next, side.other(), LONGEST_LOSS)?;
        if length <= LONGEST_LOSS {
            let line = self.forced_line(next, side.other(), length)?;
            return Ok(Refutation { line, reason: RefutationReason::OpponentWins { plies: length } });
        }
        for reply in next.legal_moves() {
            if !self.wins_within(&next.after(reply), side, plies.saturating_sub(1))? {
                return Ok(Refutation { line: vec![reply], reason: RefutationReason::NotInTime });
            }
        }
        // The game is over without a winner, or the side has only slower ways.
        Ok(Refutation { line: Vec::new(), reason: RefutationReason::NotInTime })
    }

    /// A forced win of `n` plies, against the longest defence.
    fn forced_line(&mut self, start: &Position, winner: Side, plies: u32) -> Result<Vec<Move>, ProofLimit> {
        let (mut position, mut line) = (start.clone(), Vec::new());
        let mut left = plies;
        while left > 0 && !position.outcome().is_over() {
            let mv = if position.side_to_move() == winner {
                let goal = PuzzleGoal::Win { plies: left };
                let task = PuzzleTask { position: position.clone(), side: winner, goal };
                *self.solutions(&task)?.first().ok_or(ProofLimit)?
            } else {
                self.longest_defence(&position, winner, left)?
            };
            line.push(mv);
            position = position.after(mv);
            left -= 1;
        }
        Ok(line)
    }
}
