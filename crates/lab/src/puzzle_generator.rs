//! Makes puzzles: positions from games between levels of the engine, proved and graded.
//!
//! Every game is played from its own seed, and proofs are limited by nodes, so that a seed gives the same puzzles on every
//! machine. A game gives at most one puzzle.
//!
//! | Concern | File |
//! |---|---|
//! | the games | `source` |
//! | a position of a game with a provable goal | `candidate` |
//! | which levels solve a puzzle | `grade` |

use std::collections::{BTreeMap, HashSet};

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::moves::winning_move;
use tessera_engine::Level;
use tessera_engine::puzzles::{Puzzle, PuzzleId, PuzzleTheme};
use tessera_rules::setup::CanonicalPosition;
use tessera_rules::{Game, Variant};

mod candidate;
mod grade;
mod source;

use candidate::candidate;
use grade::{solves_surely, solving_level};
use source::played_game;

/// Why a game gave no puzzle, or a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum GameYield {
    /// It has no position with a goal that can be proved and has only one solution.
    NothingProved,
    /// The first move is found without looking ahead.
    Trivial,
    /// There are enough puzzles of this difficulty.
    EnoughAlike,
    /// The puzzle is known already.
    Repeated,
    /// A new puzzle.
    New,
}

/// A run of the generator.
pub(super) struct PuzzleGenerator {
    variants: Vec<Variant>,
    levels: [Level; 2],
    count: usize,
    seed: u64,
    games: u64,
    known: HashSet<PuzzleId>,
    puzzles: Vec<Puzzle>,
    yields: BTreeMap<GameYield, u64>,
}

/// Games that may give nothing in a row before the run ends.
const FRUITLESS_GAMES: u64 = 3_000;
/// The most puzzles of one difficulty are the total divided by this.
const SHARE: usize = 3;

impl PuzzleGenerator {
    /// Prepares a run over these boards in turn, with games between levels from the first to the second.
    pub(super) fn new(variants: Vec<Variant>, levels: [Level; 2], count: usize, seed: u64) -> PuzzleGenerator {
        let (known, puzzles, yields) = (HashSet::new(), Vec::new(), BTreeMap::new());
        PuzzleGenerator { variants, levels, count, seed, games: 0, known, puzzles, yields }
    }

    /// The puzzles found so far.
    pub(super) fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The games played so far, and what they gave.
    pub(super) fn statistics(&self) -> String {
        let yields: Vec<String> = self.yields.iter().map(|(yielded, count)| format!("{count} {yielded:?}")).collect();
        format!("{} games: {}", self.games, yields.join(", "))
    }

    /// Plays a game and tries to make a puzzle of it; `None` when there are enough, or no more are found.
    pub(super) fn step(&mut self) -> Option<GameYield> {
        let found = self.yields.get(&GameYield::New).copied().unwrap_or(0);
        if self.puzzles.len() >= self.count || self.games >= (found + 1) * FRUITLESS_GAMES {
            return None;
        }
        let variant = self.variants[self.games as usize % self.variants.len()];
        let mut rng = StdRng::seed_from_u64(self.seed ^ (self.games + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        self.games += 1;
        let result = self.puzzle_of_game(variant, &mut rng);
        let yielded = match result {
            Ok(puzzle) => {
                self.known.insert(puzzle.id());
                self.puzzles.push(puzzle);
                GameYield::New
            }
            Err(yielded) => yielded,
        };
        *self.yields.entry(yielded).or_default() += 1;
        Some(yielded)
    }

    fn puzzle_of_game(&self, variant: Variant, rng: &mut StdRng) -> Result<Puzzle, GameYield> {
        let positions = played_game(variant, self.levels, rng);
        let mut puzzle = candidate(&positions, rng).ok_or(GameYield::NothingProved)?;
        if is_trivial(&puzzle) {
            return Err(GameYield::Trivial);
        }
        puzzle.level = solving_level(&puzzle).ok_or(GameYield::NothingProved)?;
        let alike = self.puzzles.iter().filter(|known| known.difficulty() == puzzle.difficulty()).count();
        if alike >= self.count.div_ceil(SHARE) {
            return Err(GameYield::EnoughAlike);
        }
        if self.known.contains(&puzzle.id()) || self.is_alike(&puzzle) {
            return Err(GameYield::Repeated);
        }
        Ok(puzzle)
    }

    fn is_alike(&self, puzzle: &Puzzle) -> bool {
        self.puzzles.iter().any(|known| are_alike(known, puzzle))
    }
}

/// Whether two puzzles of the same board have the same pieces, or a mirror or a turn of the board carries one to the other.
fn are_alike(one: &Puzzle, other: &Puzzle) -> bool {
    let [pieces, others] = [one, other].map(|puzzle| puzzle.position.placement());
    let [key, other_key] = [one, other].map(|puzzle| CanonicalPosition::of(&puzzle.position).key);
    one.variant() == other.variant() && (pieces == others || key == other_key)
}

/// The level that finds the natural captures; only those that it misses are worth finding.
const CAPTURE_LEVEL: u8 = 5;

/// Whether the weakest level finds the solution, every other first move loses at once, or the first move is a capture
/// that a weak level finds.
fn is_trivial(puzzle: &Puzzle) -> bool {
    let is_forced = puzzle.goal.least_margin().is_none() && is_only_defence(puzzle);
    let captures = puzzle.themes.contains(&PuzzleTheme::Capture);
    is_forced || solves_surely(1, puzzle) || captures && solves_surely(CAPTURE_LEVEL, puzzle)
}

/// Whether the opponent wins with its next move after every other first move.
fn is_only_defence(puzzle: &Puzzle) -> bool {
    let others = puzzle.position.legal_moves().into_iter().filter(|mv| *mv != puzzle.first);
    others.map(|mv| puzzle.position.after(mv)).all(|next| winning_move(&next).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_engine::puzzles::parse_puzzle;
    use tessera_rules::GameKind;

    #[test]
    fn puzzles_that_are_mirrored_or_have_the_same_pieces_are_alike() {
        let puzzle = |line| parse_puzzle(GameKind::Breakthrough, line).unwrap();
        let original = puzzle("win 11;6;;5x5;b3a4;ppppp/pp1pp/1P1p1/1PPPP/PPPPP w");
        let mirrored = puzzle("win 11;7;;5x5;d3e4;ppppp/pp1pp/1p1P1/PPPP1/PPPPP w");
        let other_side = puzzle("win 11;7;;5x5;d3c2;ppppp/pp1pp/1P1p1/1PPPP/PPPPP b");
        let other = puzzle("win 11;7;;5x5;d3e4;ppppp/p1ppp/1p1P1/PPPP1/PPPPP w");
        assert!(are_alike(&original, &mirrored) && are_alike(&original, &other_side));
        assert!(!are_alike(&original, &other));
    }
}
