//! The solution of a puzzle against the best defence.

use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use super::puzzle::Puzzle;
use tessera_rules::{Game, Move, Position, Side};

/// All plies of a solution, with the positions between them.
#[derive(Clone, PartialEq, Debug)]
pub struct SolutionLine {
    /// The solver's side.
    pub side: Side,
    /// The positions: the first is that of the puzzle, each later one follows a ply.
    pub positions: Vec<Position>,
    /// The plies.
    pub moves: Vec<Move>,
    /// The solver's margin in discs, if the goal is a score.
    pub margin: Option<i32>,
}

impl SolutionLine {
    /// Plays the puzzle through: its first move, the best defence, and the first of the moves that keep the goal.
    ///
    /// # Errors
    /// If that takes too long to prove, or the goal cannot be reached.
    pub fn of(puzzle: &Puzzle, judge: &mut PuzzleJudge) -> Result<SolutionLine, ProofLimit> {
        let mut line = SolutionLine {
            side: puzzle.side(),
            positions: vec![puzzle.position.clone()],
            moves: Vec::new(),
            margin: puzzle.goal.least_margin(),
        };
        let mut left = Some(PuzzleTask::new(puzzle));
        while let Some(task) = left.take() {
            let mv = if line.moves.is_empty() {
                puzzle.first
            } else {
                *judge.solutions(&task)?.first().ok_or(ProofLimit)?
            };
            let (replies, rest) = judge.respond(&task, mv)?;
            line.push(mv);
            replies.into_iter().for_each(|reply| line.push(reply));
            left = rest;
        }
        Ok(line)
    }

    fn push(&mut self, mv: Move) {
        let last = self.positions.last().expect("a line begins with a position");
        self.positions.push(last.after(mv));
        self.moves.push(mv);
    }

    /// The position of the puzzle and its first move.
    pub fn start(&self) -> (&Position, Move) {
        (&self.positions[0], self.moves[0])
    }

    /// The solver's moves.
    pub fn own_moves(&self) -> usize {
        let own = self.positions[..self.moves.len()].iter().filter(|position| position.side_to_move() == self.side);
        own.count()
    }

    /// Whether the opponent wins at once after most of the other first moves.
    pub fn defends(&self) -> bool {
        let (start, first) = self.start();
        let others: Vec<Move> = start.legal_moves().into_iter().filter(|mv| *mv != first).collect();
        let losing = others.iter().filter(|mv| wins_at_once(&start.after(**mv), self.side.other())).count();
        2 * losing > others.len()
    }

    /// The share of replies to the first move after which the solver wins at once is more than a half.
    pub fn threatens(&self) -> bool {
        let after = &self.positions[1];
        let replies = after.legal_moves();
        let winning = replies.iter().filter(|mv| wins_at_once(&after.after(**mv), self.side)).count();
        2 * winning > replies.len()
    }
}

/// Whether the side is to move and has a move that wins.
pub(super) fn wins_at_once(position: &Position, side: Side) -> bool {
    position.side_to_move() == side
        && position.legal_moves().into_iter().any(|mv| position.after(mv).outcome().winner() == Some(side))
}
