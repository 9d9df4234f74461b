//! The symmetries of Diamond, and what its positions have besides the pieces.

use super::games::SymmetricGame;
use super::symmetry::Symmetry;
use crate::rules::diamond::Position;
use crate::rules::{Phase, PointSet};

impl SymmetricGame for Position {
    const SYMMETRIES: &'static [Symmetry] = &Symmetry::ALL;

    /// The phase, the counter of quiet plies, a switch of sides, and the earlier positions that can still recur: two
    /// positions with different pasts have different keys, because a repetition could draw one of them alone.
    fn past(&self, carry: &dyn Fn(PointSet) -> PointSet) -> Vec<u128> {
        let situation = self.situation();
        let flags = u128::from(situation.quiet) << 2
            | u128::from(situation.phase == Phase::Movement) << 1
            | u128::from(situation.swapped);
        let earlier = situation.seen.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let sets = earlier.iter().flatten().map(|set| carry(*set).0);
        [flags].into_iter().chain(sets).collect()
    }
}
