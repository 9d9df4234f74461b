//! Makes a puzzle of a position, if it has a goal with one solution.

use super::goal::PuzzleGoal;
use super::judge::{ProofLimit, PuzzleJudge, PuzzleTask};
use super::line::SolutionLine;
use super::proof::{PuzzleFault, only_score, only_win, unique_moves};
use super::puzzle::{HARDEST, Puzzle};
use super::registry;
use tessera_rules::{Game, Move, Position, Situation, SituationParts};

/// The shortest win that makes a puzzle.
const SHORTEST_WIN: u32 = 3;
/// A choice among fewer moves is none.
const LEAST_MOVES: usize = 3;

/// The puzzle of winning from a position, if there is only one way; its level is still to be found.
///
/// # Errors
/// If a proof takes too long, or the side to move does not win within `n` plies.
pub fn candidate_of_win(
    position: &Position,
    longest: u32,
    judge: &mut PuzzleJudge,
) -> Result<Option<Puzzle>, ProofLimit> {
    let Some(position) = without_past(position) else { return Ok(None) };
    let side = position.side_to_move();
    let plies = judge.length(&position, side, longest)?;
    if plies > longest {
        return Err(ProofLimit);
    }
    if plies < SHORTEST_WIN {
        return Ok(None);
    }
    let goal = PuzzleGoal::Win { plies };
    let task = PuzzleTask { position: position.clone(), side, goal };
    let first = match only_win(&task, plies, judge) {
        Ok(first) => first,
        Err(PuzzleFault::TooLong(limit)) => return Err(limit),
        Err(_) => return Ok(None),
    };
    with_themes(position, goal, first, judge).map(Some)
}

/// The puzzle of the best score from a position, if only one move reaches it; its level is still to be found.
///
/// # Errors
/// If a proof takes too long.
pub fn candidate_of_score(position: &Position, judge: &mut PuzzleJudge) -> Result<Option<Puzzle>, ProofLimit> {
    let Some(position) = without_past(position) else { return Ok(None) };
    let task = |goal| PuzzleTask { position: position.clone(), side: position.side_to_move(), goal };
    let (goal, first) = match only_score(&task(PuzzleGoal::Only { moves: 1 }), judge) {
        Ok(found) => found,
        Err(PuzzleFault::TooLong(limit)) => return Err(limit),
        Err(_) => return Ok(None),
    };
    let moves = unique_moves(&task(goal), judge)?;
    let goal = match goal {
        PuzzleGoal::Best { discs, .. } => PuzzleGoal::Best { discs, moves },
        _ => PuzzleGoal::Only { moves },
    };
    with_themes(position, goal, first, judge).map(Some)
}

/// The position as if it had been set up: nothing is counted and nothing can repeat. `None` if no puzzle is made of it.
fn without_past(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    let situation = &setup.situation;
    let parts = SituationParts {
        to_move: situation.to_move(),
        phase: situation.phase(),
        in_hand: situation.in_hand(),
        swapped: situation.swapped(),
    };
    setup.situation = Situation::from_parts(setup.variant.kind(), &parts, &setup.placement);
    let position = setup.into_position().ok()?;
    let suits = !position.outcome().is_over() && registry::is_suitable(&position);
    (suits && position.count_legal_moves() >= LEAST_MOVES).then_some(position)
}

fn with_themes(
    position: Position,
    goal: PuzzleGoal,
    first: Move,
    judge: &mut PuzzleJudge,
) -> Result<Puzzle, ProofLimit> {
    let mut puzzle = Puzzle { position, goal, first, level: HARDEST, themes: Vec::new() };
    puzzle.themes = registry::themes(&SolutionLine::of(&puzzle, judge)?);
    Ok(puzzle)
}
