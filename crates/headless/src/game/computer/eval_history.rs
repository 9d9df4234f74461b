//! The evaluations of computer players during a match, and when they justify resigning.

use bevy::prelude::*;

use crate::engine::Score;
use crate::game::matches::Seat;

/// A computer resigns after this many of its turns in a row with a proven loss, each nearer than the one before: a loss
/// that does not come nearer is one that the opponent may not have seen.
const PROVEN_LOSSES: usize = 3;

/// The score that each computer gave its position on its turns.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct EvalHistory(Vec<EvalEntry>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EvalEntry {
    /// The number of plies played before.
    ply: usize,
    seat: Seat,
    score: Score,
}

impl EvalHistory {
    /// Records the score of `seat` after `ply` plies; removes later scores, which an undo has outdated.
    pub(super) fn record(&mut self, ply: usize, seat: Seat, score: Score) {
        self.0.retain(|entry| entry.ply < ply);
        self.0.push(EvalEntry { ply, seat, score });
    }

    /// Whether `seat` has had a proven loss for several turns, each time nearer.
    pub(super) fn is_hopeless(&self, seat: Seat) -> bool {
        let mut nearest = 0;
        let mut losses = 0;
        for entry in self.0.iter().rev().filter(|entry| entry.seat == seat).take(PROVEN_LOSSES) {
            match entry.score {
                Score::Loss { plies } if plies > nearest => (nearest, losses) = (plies, losses + 1),
                _ => return false,
            }
        }
        losses == PROVEN_LOSSES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_hopeless_after(scores: &[Score]) -> bool {
        let mut evals = EvalHistory::default();
        for (turn, score) in scores.iter().enumerate() {
            evals.record(2 * turn, Seat::One, *score);
            evals.record(2 * turn + 1, Seat::Two, Score::Win { plies: 1 });
        }
        evals.is_hopeless(Seat::One)
    }

    const fn loss(plies: u32) -> Score {
        Score::Loss { plies }
    }

    #[test]
    fn a_loss_that_comes_nearer_on_three_turns_is_hopeless() {
        assert!(is_hopeless_after(&[Score::Centi(0), loss(6), loss(4), loss(2)]));
        assert!(!is_hopeless_after(&[loss(6), loss(4)]), "two turns are too few");
    }

    #[test]
    fn a_loss_that_does_not_come_nearer_is_not_hopeless() {
        assert!(!is_hopeless_after(&[loss(2), loss(2), loss(2)]));
        assert!(!is_hopeless_after(&[loss(6), Score::Centi(-300), loss(2)]));
    }

    #[test]
    fn scores_of_plies_taken_back_do_not_count() {
        let mut evals = EvalHistory::default();
        for (ply, plies) in [(0, 6), (2, 4), (2, 4), (2, 4)] {
            evals.record(ply, Seat::One, loss(plies));
        }
        assert!(!evals.is_hopeless(Seat::One), "the same turn three times is one turn");
    }
}
