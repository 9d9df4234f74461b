//! Finds a position of a game that has a goal with one solution.

use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use tessera_engine::WinProver;
use tessera_engine::puzzles::{Puzzle, PuzzleJudge, candidate_of_score, candidate_of_win};
use tessera_rules::{Game, Position};

/// The longest win that is looked for, in plies.
const LONGEST_WIN: u32 = 11;
/// Nodes for one question about a forced win, so that a player's moves are judged in moments.
const WIN_NODES: u64 = 60_000;
/// Nodes for an exact score.
const SCORE_NODES: u64 = 1_000_000;
/// Positions with this many empty squares are solved by their score.
const EMPTIES: std::ops::RangeInclusive<usize> = 6..=16;
/// How many positions of a game are solved by their score.
const TRIED_SCORES: usize = 3;
/// The shortest win that makes a puzzle.
const SHORTEST_WIN: u32 = 3;
/// How many won positions of a game are tried.
const TRIED_WINS: usize = 3;

/// The puzzle of a game; its level is not known yet.
pub(super) fn candidate(positions: &[Position], rng: &mut StdRng) -> Option<Puzzle> {
    let last = positions.last().filter(|last| last.outcome().is_over())?;
    if WinProver::new(last).is_some() {
        win(positions, &mut PuzzleJudge::with_nodes(last, WIN_NODES), rng)
    } else {
        score(positions, &mut PuzzleJudge::with_nodes(last, SCORE_NODES), rng)
    }
}

/// Goes back from the end of the game as long as its winner could have forced a win, and tries some of these positions.
fn win(positions: &[Position], judge: &mut PuzzleJudge, rng: &mut StdRng) -> Option<Puzzle> {
    let winner = positions.last()?.outcome().winner()?;
    let own = |position: &&&Position| position.side_to_move() == winner && !position.outcome().is_over();
    let mut won = Vec::new();
    for position in positions.iter().rev().collect::<Vec<&Position>>().iter().filter(own) {
        match judge.win_length(position, LONGEST_WIN) {
            Ok(Some(plies)) => won.push((plies, *position)),
            Ok(None) | Err(_) => break,
        }
    }
    won.retain(|(plies, _)| *plies >= SHORTEST_WIN);
    won.shuffle(rng);
    // Half of the games are searched for a long win first.
    if rng.random_bool(0.5) {
        won.sort_by_key(|(plies, _)| std::cmp::Reverse(*plies));
    }
    let tried = won.into_iter().take(TRIED_WINS);
    tried.filter_map(|(plies, position)| candidate_of_win(position, plies, judge).ok().flatten()).next()
}

fn score(positions: &[Position], judge: &mut PuzzleJudge, rng: &mut StdRng) -> Option<Puzzle> {
    let points = |position: &Position| {
        let size = position.variant().size();
        usize::from(size.columns) * usize::from(size.rows) - position.placement().occupied().len()
    };
    let mut late: Vec<&Position> = positions.iter().filter(|position| EMPTIES.contains(&points(position))).collect();
    late.shuffle(rng);
    let tried = late.into_iter().take(TRIED_SCORES);
    tried.filter_map(|position| candidate_of_score(position, judge).ok().flatten()).next()
}
