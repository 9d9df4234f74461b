//! Proves shipped puzzles with plain searches on the values of the rules, which share nothing with the engine.

use std::collections::HashMap;

use tessera_engine::puzzles::{Puzzle, PuzzleGoal};
use tessera_rules::{Game, GameKind, Move, Outcome, Placement, Position, Side};

use super::shipped;

/// Whether a side wins within `n` plies: some move of its own, every move of the other side.
#[derive(Default)]
struct Wins {
    known: HashMap<(Placement, Side, u32), bool>,
}

impl Wins {
    fn within(&mut self, position: &Position, side: Side, plies: u32) -> bool {
        match position.outcome() {
            Outcome::Won { side: winner, .. } => return winner == side,
            Outcome::Drawn(_) => return false,
            Outcome::InProgress => {}
        }
        if plies < least_plies(position, side) {
            return false;
        }
        let key = (position.placement(), position.side_to_move(), plies);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut next = position.legal_moves().into_iter().map(|mv| position.after(mv));
        let wins = if position.side_to_move() == side {
            next.any(|next| self.within(&next, side, plies - 1))
        } else {
            next.all(|next| self.within(&next, side, plies - 1))
        };
        self.known.insert(key, wins);
        wins
    }
}

/// A bound on the plies of a win, from counting steps alone. In Breakthrough some piece must still take all its steps,
/// unless every enemy is captured first.
fn least_plies(position: &Position, side: Side) -> u32 {
    let waits = u32::from(position.side_to_move() != side);
    let Position::Breakthrough(position) = position else { return 1 + waits };
    let size = position.variant().size();
    let steps = position.placement().of(side).iter().map(|point| {
        let row = point.index() / usize::from(size.columns);
        if side == Side::First { usize::from(size.rows) - 1 - row } else { row }
    });
    let captures = position.placement().of(side.other()).len();
    let moves = steps.min().unwrap_or(usize::MAX).min(captures) as u32;
    2 * moves - 1 + waits
}

/// The longest win that plain search proves in moments, by game.
fn longest(kind: GameKind) -> u32 {
    if kind == GameKind::Diamond { 3 } else { 5 }
}

#[test]
fn a_plain_search_proves_wins_and_that_only_the_first_move_wins() {
    for (kind, most) in [(GameKind::Breakthrough, 16), (GameKind::Diamond, 8)] {
        let short = |puzzle: &&Puzzle| matches!(puzzle.goal, PuzzleGoal::Win { plies } if plies <= longest(kind));
        let of_kind = shipped().filter(|puzzle| puzzle.variant().kind() == kind);
        let sample: Vec<&Puzzle> = of_kind.filter(short).take(most).collect();
        assert!(sample.len() >= 5, "{kind}: {}", sample.len());
        for puzzle in sample {
            prove_win(puzzle);
        }
    }
}

fn prove_win(puzzle: &Puzzle) {
    let PuzzleGoal::Win { plies } = puzzle.goal else { panic!("{puzzle}") };
    let (position, side) = (&puzzle.position, puzzle.side());
    let mut wins = Wins::default();
    let winning: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| wins.within(&position.after(*mv), side, plies - 1)).collect();
    assert_eq!(winning, [puzzle.first], "{puzzle}\n{position}");
    assert!(!wins.within(position, side, plies - 2), "{puzzle} is won sooner");
}

/// The margin of a side with perfect play, by alpha-beta without any order or table.
fn margin(position: &Position, side: Side, mut alpha: i32, mut beta: i32) -> i32 {
    if let Some(score) = position.official_score() {
        return score[side] as i32 - score[side.other()] as i32;
    }
    let maximizes = position.side_to_move() == side;
    let mut best = if maximizes { -64 } else { 64 };
    for mv in position.legal_moves() {
        let value = margin(&position.after(mv), side, alpha, beta);
        if maximizes {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

#[test]
fn a_plain_search_finds_the_same_scores_and_the_same_best_move() {
    let empties = |puzzle: &Puzzle| 64 - puzzle.position.placement().occupied().len();
    let scored = shipped().filter(|puzzle| puzzle.goal.least_margin().is_some());
    let mut sample: Vec<&Puzzle> = scored.filter(|puzzle| empties(puzzle) <= 9).collect();
    assert!(sample.len() >= 20, "{}", sample.len());
    sample.sort_by_key(|puzzle| empties(puzzle));
    for puzzle in sample.into_iter().step_by(3) {
        let (position, side) = (&puzzle.position, puzzle.side());
        let moves = position.legal_moves().into_iter();
        let mut scores: Vec<(i32, Move)> = moves.map(|mv| (margin(&position.after(mv), side, -64, 64), mv)).collect();
        scores.sort_by_key(|(score, _)| -score);
        let ((best, first), (second, _)) = (scores[0], scores[1]);
        assert_eq!(first, puzzle.first, "{puzzle}");
        match puzzle.goal {
            PuzzleGoal::Best { discs, .. } => assert!(best == discs && second <= best - 4, "{puzzle}: {scores:?}"),
            PuzzleGoal::Only { .. } => assert!(best > 0 && second <= 0, "{puzzle}: {scores:?}"),
            PuzzleGoal::Win { .. } => panic!("{puzzle}"),
        }
    }
}

#[test]
fn a_false_puzzle_fails_the_plain_search() {
    let puzzle = shipped().find(|puzzle| puzzle.goal == PuzzleGoal::Win { plies: 3 }).expect("a short win");
    let other = puzzle.position.legal_moves().into_iter().find(|mv| *mv != puzzle.first).expect("another move");
    let wrong = Puzzle { first: other, ..puzzle.clone() };
    assert!(std::panic::catch_unwind(|| prove_win(&wrong)).is_err());
}
