//! What searches have found out about one position.

use super::value::rank;
use crate::Score;
use tessera_rules::Move;

/// The result of a search that proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Estimate {
    /// The value in hundredths, for the side to move.
    pub(super) centi: i32,
    /// The plies that the search looked ahead.
    pub(super) depth: u32,
}

/// Estimate and bounds of a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct StoredValue {
    /// The deepest estimate.
    pub(super) estimate: Option<Estimate>,
    /// What a search of an earlier position found the value to be at least.
    pub(super) floor: Option<Estimate>,
    /// The value is proved to be at least this.
    pub(super) at_least: Option<Score>,
    /// The value is proved to be at most this.
    pub(super) at_most: Option<Score>,
    /// The move that the best founded search prefers, in the shared orientation of the position's images.
    pub(super) best: Option<Move>,
}

impl StoredValue {
    /// Whether a proof says that the value is at least as high. A loss within `n` plies does not.
    pub(super) const fn is_least(proof: Score) -> bool {
        !matches!(proof, Score::Loss { .. })
    }

    /// Whether a proof says that the value is at most as high. A win within `n` plies does not.
    pub(super) const fn is_most(proof: Score) -> bool {
        !matches!(proof, Score::Win { .. })
    }

    /// Takes a proof of the value.
    pub(super) fn prove(&mut self, proof: Score) {
        if StoredValue::is_least(proof) {
            self.raise(proof);
        }
        if StoredValue::is_most(proof) {
            self.lower(proof);
        }
    }

    /// Takes a proof that the value is at least so high.
    pub(super) fn raise(&mut self, bound: Score) {
        if self.at_least.is_none_or(|known| rank(bound) > rank(known)) {
            self.at_least = Some(bound);
        }
    }

    /// Takes a proof that the value is at most so high.
    pub(super) fn lower(&mut self, bound: Score) {
        if self.at_most.is_none_or(|known| rank(bound) < rank(known)) {
            self.at_most = Some(bound);
        }
    }

    /// The value, if it is proved.
    pub(super) fn proof(&self) -> Option<Score> {
        match (self.at_least, self.at_most) {
            (Some(win @ Score::Win { .. }), _) => Some(win),
            (_, Some(loss @ Score::Loss { .. })) => Some(loss),
            (Some(least), Some(most)) if rank(least) >= rank(most) => Some(least),
            _ => None,
        }
    }

    /// How much would be lost with it: entries with the lowest numbers are forgotten first.
    pub(super) fn foundation(&self) -> u32 {
        const PROVED: u32 = 1 << 16;
        let bounds = [self.at_least, self.at_most].into_iter().flatten().count() as u32;
        match (self.proof(), self.estimate) {
            (Some(_), _) => 2 * PROVED,
            (None, _) if bounds > 0 => PROVED,
            (None, Some(estimate)) => 1 + estimate.depth,
            (None, None) => 0,
        }
    }
}
