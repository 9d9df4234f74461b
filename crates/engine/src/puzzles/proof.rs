//! Proves a whole puzzle: the goal, the only first move, and the themes.

use thiserror::Error;

use super::goal::PuzzleGoal;
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use super::line::SolutionLine;
use super::puzzle::Puzzle;
use super::registry;
use tessera_rules::{Game, Move};

/// Why a puzzle is not one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PuzzleFault {
    /// The game is over, or the position is of a kind that puzzles are not made of.
    #[error("the position cannot be a puzzle")]
    Unsuitable,
    /// A question took too long.
    #[error(transparent)]
    TooLong(#[from] ProofLimit),
    /// The goal is not reached.
    #[error("the goal cannot be reached")]
    GoalFails,
    /// There is a shorter win.
    #[error("the side to move wins sooner")]
    WinsSooner,
    /// Another first move reaches the goal, or nearly does.
    #[error("the first move is not the only one: {0}")]
    SecondSolution(String),
    /// The first move of the puzzle is not the one that reaches the goal.
    #[error("the solution begins with {0}")]
    OtherFirstMove(String),
    /// Fewer moves are the only ones than the goal says.
    #[error("{found} moves in a row are the only ones, not {stated}")]
    TooFewMoves {
        /// The proved number.
        found: u32,
        /// The number of the goal.
        stated: u32,
    },
    /// The themes differ.
    #[error("the themes differ")]
    OtherThemes,
}

/// The least difference in discs between the best move and the second best.
const LEAST_DIFFERENCE: i32 = 4;
/// No other first move may win with this many plies more.
const CLEARANCE: u32 = 2;
/// The most moves of a solution that is counted by scores.
const MOST_MOVES: u32 = 6;

/// Proves everything that the puzzle states, apart from its level.
///
/// A win: the side to move wins within the plies of the goal and no sooner, and no other first move wins within two plies
/// more. A score: the first move is four discs better than any other, or the only one that wins; and `n` moves in
/// a row are the only ones that keep the goal, against one of the best defences.
///
/// # Errors
/// The first statement that is wrong or takes too long to prove.
pub fn verify(puzzle: &Puzzle, judge: &mut PuzzleJudge) -> Result<(), PuzzleFault> {
    if puzzle.position.outcome().is_over() || !registry::is_suitable(&puzzle.position) {
        return Err(PuzzleFault::Unsuitable);
    }
    let name = |mv: Move| puzzle.position.format_move(mv);
    let found = match puzzle.goal {
        PuzzleGoal::Win { plies } => only_win(&PuzzleTask::new(puzzle), plies, judge)?,
        goal => {
            let (found, first) = only_score(&PuzzleTask::new(puzzle), judge)?;
            if without_moves(found) != without_moves(goal) {
                return Err(PuzzleFault::GoalFails);
            }
            first
        }
    };
    if found != puzzle.first {
        return Err(PuzzleFault::OtherFirstMove(name(found)));
    }
    if puzzle.goal.least_margin().is_some() {
        let stated = puzzle.goal.moves();
        let found = judge.unique_moves(&PuzzleTask::new(puzzle), stated)?;
        if found < stated {
            return Err(PuzzleFault::TooFewMoves { found, stated });
        }
    }
    let line = SolutionLine::of(puzzle, judge)?;
    if registry::themes(&line) == puzzle.themes { Ok(()) } else { Err(PuzzleFault::OtherThemes) }
}

/// A goal without the number of its moves.
const fn without_moves(goal: PuzzleGoal) -> PuzzleGoal {
    match goal {
        PuzzleGoal::Win { .. } => goal,
        PuzzleGoal::Best { discs, .. } => PuzzleGoal::Best { discs, moves: 1 },
        PuzzleGoal::Only { .. } => PuzzleGoal::Only { moves: 1 },
    }
}

/// The only first move that wins within `n` plies, if that is the shortest win.
pub(super) fn only_win(task: &PuzzleTask, plies: u32, judge: &mut PuzzleJudge) -> Result<Move, PuzzleFault> {
    if judge.length(&task.position, task.side, plies)? < plies {
        return Err(PuzzleFault::WinsSooner);
    }
    let solutions = judge.solutions(task)?;
    let [first] = solutions[..] else {
        let second = solutions.get(1).map(|mv| task.position.format_move(*mv));
        return Err(second.map_or(PuzzleFault::GoalFails, PuzzleFault::SecondSolution));
    };
    for mv in task.position.legal_moves() {
        if mv != first && judge.wins_within(&task.position.after(mv), task.side, plies - 1 + CLEARANCE)? {
            return Err(PuzzleFault::SecondSolution(task.position.format_move(mv)));
        }
    }
    Ok(first)
}

/// The goal by scores that the position has, for one move, and the only move that reaches it.
pub(super) fn only_score(task: &PuzzleTask, judge: &PuzzleJudge) -> Result<(PuzzleGoal, Move), PuzzleFault> {
    let mut scores = Vec::new();
    for mv in task.position.legal_moves() {
        scores.push((judge.margin(&task.position.after(mv), task.side)?, mv));
    }
    scores.sort_by_key(|(score, _)| -score);
    let [(best, first), (second, other), ..] = scores[..] else { return Err(PuzzleFault::Unsuitable) };
    if best > 0 && second <= 0 {
        Ok((PuzzleGoal::Only { moves: 1 }, first))
    } else if best >= 0 && best >= second + LEAST_DIFFERENCE {
        Ok((PuzzleGoal::Best { discs: best, moves: 1 }, first))
    } else {
        Err(PuzzleFault::SecondSolution(task.position.format_move(other)))
    }
}

/// The number of moves in a row that are the only ones that keep the goal, against the best defence that asks for most of
/// them.
///
/// # Errors
/// If that takes too long to prove.
pub fn unique_moves(task: &PuzzleTask, judge: &mut PuzzleJudge) -> Result<u32, ProofLimit> {
    let goal = match task.goal {
        PuzzleGoal::Best { discs, .. } => PuzzleGoal::Best { discs, moves: u32::MAX },
        _ => PuzzleGoal::Only { moves: u32::MAX },
    };
    judge.unique_moves(&PuzzleTask { goal, ..task.clone() }, MOST_MOVES)
}
