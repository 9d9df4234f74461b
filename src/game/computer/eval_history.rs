//! What computers have come to believe during a match, and when that is enough to give up.

use bevy::prelude::*;

use crate::engine::Score;
use crate::game::matches::Seat;

/// So many own turns in a row a loss must be proven, each time nearer: the opponent knows the way, too.
const PROOFS: usize = 3;

/// What each computer thought of its position when it moved, by ply.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct EvalHistory(Vec<EvalEntry>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EvalEntry {
    ply: usize,
    person: Seat,
    score: Score,
}

impl EvalHistory {
    /// Notes what `person` thinks when so many plies are played; what was thought later, before an undo, is forgotten.
    pub(super) fn record(&mut self, ply: usize, person: Seat, score: Score) {
        self.0.retain(|belief| belief.ply < ply);
        self.0.push(EvalEntry { ply, person, score });
    }

    /// Whether `person` has been losing for several turns now.
    pub(super) fn is_hopeless(&self, person: Seat) -> bool {
        let mut nearest = 0;
        let mut proofs = 0;
        for belief in self.0.iter().rev().filter(|belief| belief.person == person).take(PROOFS) {
            match belief.score {
                Score::Loss { plies } if plies > nearest => (nearest, proofs) = (plies, proofs + 1),
                _ => return false,
            }
        }
        proofs == PROOFS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hopeless_after(scores: &[Score]) -> bool {
        let mut outlook = EvalHistory::default();
        for (turn, score) in scores.iter().enumerate() {
            outlook.record(2 * turn, Seat::One, *score);
            outlook.record(2 * turn + 1, Seat::Two, Score::Win { plies: 1 });
        }
        outlook.is_hopeless(Seat::One)
    }

    const fn loss(plies: u32) -> Score {
        Score::Loss { plies }
    }

    #[test]
    fn a_loss_that_comes_nearer_on_three_turns_is_hopeless() {
        assert!(hopeless_after(&[Score::Centi(0), loss(6), loss(4), loss(2)]));
        assert!(!hopeless_after(&[loss(6), loss(4)]), "two turns are too few");
    }

    #[test]
    fn a_loss_that_the_opponent_overlooks_is_not() {
        assert!(!hopeless_after(&[loss(2), loss(2), loss(2)]));
        assert!(!hopeless_after(&[loss(6), Score::Centi(-300), loss(2)]));
    }

    #[test]
    fn what_was_taken_back_is_forgotten() {
        let mut outlook = EvalHistory::default();
        for (ply, plies) in [(0, 6), (2, 4), (2, 4), (2, 4)] {
            outlook.record(ply, Seat::One, loss(plies));
        }
        assert!(!outlook.is_hopeless(Seat::One), "the same turn three times is one turn");
    }
}
