//! The best defence: the one that loses latest, or the one with the best score that asks most of the solver. It depends on
//! the position alone, not on the engine that finds it.

use super::goal::PuzzleGoal;
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use tessera_rules::{Game, Move, Position, Side};

/// The number of equally long defences that are compared; the one with the fewest solutions is chosen.
const COMPARED_DEFENCES: usize = 5;

/// Replies to a move up to the solver's next choice, and the rest of the puzzle; `None` if the game is over.
type Answer = (Vec<Move>, Option<PuzzleTask>);

impl PuzzleJudge {
    /// The replies to a move that reaches the goal, up to the solver's next choice, and the rest of the puzzle; nothing
    /// if the puzzle is solved.
    ///
    /// # Errors
    /// If the best defence takes too long to find.
    pub fn respond(&mut self, task: &PuzzleTask, mv: Move) -> Result<Answer, ProofLimit> {
        let Some(goal) = task.goal.after_one_move() else { return Ok((Vec::new(), None)) };
        let mut hardest: Option<(u32, Answer)> = None;
        for answer in self.answers(&PuzzleTask { position: task.position.after(mv), goal, ..task.clone() })? {
            let only = match &answer.1 {
                Some(rest) if goal.least_margin().is_some() => self.unique_moves(rest, goal.moves())?,
                _ => 0,
            };
            if hardest.as_ref().is_none_or(|(most, _)| only > *most) {
                hardest = Some((only, answer));
            }
        }
        hardest.map(|(_, answer)| answer).ok_or(ProofLimit)
    }

    /// The number of moves in a row, at most `most`, that are the only ones that keep a score, against the best defence that
    /// asks for most of them. The count ends where only one move is legal.
    ///
    /// # Errors
    /// If that takes too long to prove.
    pub(super) fn unique_moves(&mut self, task: &PuzzleTask, most: u32) -> Result<u32, ProofLimit> {
        if most == 0 || task.position.count_legal_moves() <= 1 {
            return Ok(0);
        }
        let [only] = self.solutions(task)?[..] else { return Ok(0) };
        let Some(goal) = task.goal.after_one_move().filter(|_| most > 1) else { return Ok(1) };
        let mut after = 0;
        for (_, rest) in self.answers(&PuzzleTask { position: task.position.after(only), goal, ..task.clone() })? {
            if let Some(rest) = rest.filter(|_| after + 1 < most) {
                after = self.unique_moves(&rest, most - 1)?.max(after);
            }
        }
        Ok(1 + after)
    }

    /// All answers of a best defence: one against a forced win, each with the best score otherwise.
    fn answers(&mut self, task: &PuzzleTask) -> Result<Vec<Answer>, ProofLimit> {
        let passes = task.position.legal_moves() == [Move::Pass];
        if task.position.outcome().is_over() {
            return Ok(vec![(Vec::new(), None)]);
        } else if task.position.side_to_move() == task.side && !passes {
            return Ok(vec![(Vec::new(), Some(task.clone()))]);
        }
        let mut answers = Vec::new();
        for reply in if passes { vec![Move::Pass] } else { self.best_defences(task)? } {
            for (later, rest) in self.answers(&PuzzleTask { position: task.position.after(reply), ..task.clone() })? {
                answers.push(([vec![reply], later].concat(), rest));
            }
        }
        Ok(answers)
    }

    fn best_defences(&mut self, task: &PuzzleTask) -> Result<Vec<Move>, ProofLimit> {
        if let PuzzleGoal::Win { plies } = task.goal {
            return Ok(vec![self.longest_defence(&task.position, task.side, plies + 1)?]);
        }
        let mut best = (i32::MAX, Vec::new());
        for mv in task.position.legal_moves() {
            let margin = self.margin(&task.position.after(mv), task.side)?;
            if margin < best.0 {
                best = (margin, Vec::new());
            }
            if margin == best.0 {
                best.1.push(mv);
            }
        }
        Ok(best.1)
    }

    /// The move of a side that loses within `plies` plies after which it lasts longest. Of equally long ones the first
    /// that leaves the winner the fewest ways.
    pub(super) fn longest_defence(
        &mut self,
        position: &Position,
        winner: Side,
        plies: u32,
    ) -> Result<Move, ProofLimit> {
        let mut longest = (0, Vec::new());
        for mv in position.legal_moves() {
            let length = self.length(&position.after(mv), winner, plies.saturating_sub(1))?;
            if length > longest.0 {
                longest = (length, Vec::new());
            }
            if length == longest.0 {
                longest.1.push(mv);
            }
        }
        let (length, moves) = longest;
        let mut best = (usize::MAX, *moves.first().ok_or(ProofLimit)?);
        for mv in moves.into_iter().take(COMPARED_DEFENCES) {
            let goal = PuzzleGoal::Win { plies: length };
            let ways = self.solutions(&PuzzleTask { position: position.after(mv), side: winner, goal })?.len();
            if ways < best.0 {
                best = (ways, mv);
            }
        }
        Ok(best.1)
    }
}
