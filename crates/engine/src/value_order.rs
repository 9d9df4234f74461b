//! Comparing and joining proved values: their order, the value of the best of several moves, and two proofs about one move.

use super::value_search::{Distance, ProvenValue};

impl ProvenValue {
    /// This value, or what a later proof of the same move adds to it. A proof is never taken back: the side that wins and
    /// an exact length stay, and bounds only become tighter.
    #[must_use]
    pub const fn refined_by(self, later: ProvenValue) -> ProvenValue {
        match (self, later) {
            (ProvenValue::Unknown, _) => later,
            (ProvenValue::Win(known), ProvenValue::Win(found)) => ProvenValue::Win(known.refined_by(found)),
            (ProvenValue::Loss(known), ProvenValue::Loss(found)) => ProvenValue::Loss(known.refined_by(found)),
            // A score says more than the name of the winner.
            (ProvenValue::Win(Distance::AtLeast(_) | Distance::AtMost(_)), ProvenValue::Discs(1..)) => later,
            (ProvenValue::Loss(Distance::AtLeast(_) | Distance::AtMost(_)), ProvenValue::Discs(..=-1)) => later,
            _ => self,
        }
    }

    /// Whether two values of the same move cannot both be true. Bounds of a length agree as long as some length is within
    /// both.
    pub const fn contradicts(self, other: ProvenValue) -> bool {
        use ProvenValue::{Discs, Draw, Loss, Unknown, Win};
        match (self, other) {
            (Unknown, _) | (_, Unknown) => false,
            (Win(a), Win(b)) | (Loss(a), Loss(b)) => a.least() > b.most() || b.least() > a.most(),
            (Win(_), Discs(discs)) | (Discs(discs), Win(_)) => discs <= 0,
            (Loss(_), Discs(discs)) | (Discs(discs), Loss(_)) => discs >= 0,
            (Draw, Discs(discs)) | (Discs(discs), Draw) => discs != 0,
            (Discs(a), Discs(b)) => a != b,
            (Draw, Draw) => false,
            (Win(_) | Loss(_) | Draw, Win(_) | Loss(_) | Draw) => true,
        }
    }

    /// The place of a move in a list, the best one first: quick wins, slow wins, draws, unproved moves, slow losses,
    /// quick losses.
    pub fn rank(self) -> (u8, i64) {
        match self {
            ProvenValue::Win(distance) => (0, i64::from(distance.plies())),
            ProvenValue::Discs(discs @ 1..) => (1, -i64::from(discs)),
            ProvenValue::Draw | ProvenValue::Discs(0) => (2, 0),
            ProvenValue::Unknown => (3, 0),
            ProvenValue::Discs(discs) => (4, -i64::from(discs)),
            ProvenValue::Loss(distance) => (5, -i64::from(distance.plies())),
        }
    }

    /// The proved value for a side that chooses the best of moves with these values; nothing as long as a move of which
    /// nothing is proved may be better than all others.
    pub fn best_of(values: &[ProvenValue]) -> ProvenValue {
        let wins: Vec<Distance> = values.iter().filter_map(|value| value.win()).collect();
        let unknown = values.contains(&ProvenValue::Unknown);
        if !wins.is_empty() {
            return ProvenValue::Win(quickest(&wins, unknown));
        }
        let best = values.iter().min_by_key(|value| value.rank()).copied().unwrap_or(ProvenValue::Unknown);
        match best {
            _ if unknown => ProvenValue::Unknown,
            ProvenValue::Loss(_) => {
                let losses: Vec<Distance> = values.iter().filter_map(|value| value.loss()).collect();
                ProvenValue::Loss(slowest(&losses))
            }
            _ => best,
        }
    }

    const fn win(&self) -> Option<Distance> {
        if let ProvenValue::Win(distance) = self { Some(*distance) } else { None }
    }

    const fn loss(&self) -> Option<Distance> {
        if let ProvenValue::Loss(distance) = self { Some(*distance) } else { None }
    }
}

impl Distance {
    const fn refined_by(self, later: Distance) -> Distance {
        match (self, later) {
            (Distance::AtMost(known), Distance::AtMost(found)) if found < known => later,
            (Distance::AtLeast(known), Distance::AtLeast(found)) if found > known => later,
            (Distance::AtMost(_) | Distance::AtLeast(_), Distance::Exactly(_)) => later,
            (Distance::AtLeast(_), Distance::AtMost(_)) => later,
            _ => self,
        }
    }

    /// The fewest plies that this length may have.
    const fn least(self) -> u32 {
        match self {
            Distance::Exactly(plies) | Distance::AtLeast(plies) => plies,
            Distance::AtMost(_) => 1,
        }
    }

    /// The most plies that this length may have.
    const fn most(self) -> u32 {
        match self {
            Distance::Exactly(plies) | Distance::AtMost(plies) => plies,
            Distance::AtLeast(_) => u32::MAX,
        }
    }
}

/// The length of the quickest of these wins; `others` may win, too, as quickly as at once.
fn quickest(wins: &[Distance], others: bool) -> Distance {
    let least = if others { 1 } else { wins.iter().map(|win| win.least()).min().unwrap_or(1) };
    let most = wins.iter().map(|win| win.most()).min().unwrap_or(u32::MAX);
    between(least, most)
}

/// The length of the slowest of these losses.
fn slowest(losses: &[Distance]) -> Distance {
    let least = losses.iter().map(|loss| loss.least()).max().unwrap_or(1);
    let most = losses.iter().map(|loss| loss.most()).max().unwrap_or(u32::MAX);
    between(least, most)
}

const fn between(least: u32, most: u32) -> Distance {
    match most {
        u32::MAX => Distance::AtLeast(least),
        _ if least == most => Distance::Exactly(most),
        _ => Distance::AtMost(most),
    }
}

#[cfg(test)]
mod tests {
    use super::Distance::{AtLeast, AtMost, Exactly};
    use super::ProvenValue::{Discs, Draw, Loss, Unknown, Win};
    use super::*;

    #[test]
    fn a_later_proof_adds_to_an_earlier_one_and_never_replaces_it() {
        for (known, found, expected) in [
            (Unknown, Loss(AtLeast(8)), Loss(AtLeast(8))),
            (Win(AtLeast(5)), Unknown, Win(AtLeast(5))),
            (Win(AtLeast(5)), Win(AtLeast(9)), Win(AtLeast(9))),
            (Win(AtLeast(9)), Win(AtLeast(5)), Win(AtLeast(9))),
            (Win(AtLeast(5)), Win(Exactly(11)), Win(Exactly(11))),
            (Loss(AtMost(8)), Loss(AtMost(12)), Loss(AtMost(8))),
            (Loss(AtMost(8)), Loss(AtMost(6)), Loss(AtMost(6))),
            (Win(Exactly(11)), Win(AtLeast(5)), Win(Exactly(11))),
            (Win(Exactly(11)), Loss(Exactly(2)), Win(Exactly(11))),
            (Win(AtMost(30)), Discs(4), Discs(4)),
            (Win(AtMost(30)), Discs(-4), Win(AtMost(30))),
            (Discs(4), Win(AtMost(30)), Discs(4)),
            (Draw, Win(Exactly(3)), Draw),
        ] {
            assert_eq!(known.refined_by(found), expected, "{known} and then {found}");
        }
    }

    #[test]
    fn values_contradict_each_other_if_no_result_and_length_fits_both() {
        for (a, b, expected) in [
            (Unknown, Loss(Exactly(8)), false),
            (Win(AtLeast(11)), Win(AtLeast(13)), false),
            (Win(AtLeast(11)), Win(Exactly(15)), false),
            (Win(AtLeast(17)), Win(Exactly(15)), true),
            (Loss(AtMost(8)), Loss(Exactly(6)), false),
            (Loss(AtMost(8)), Loss(AtLeast(10)), true),
            (Win(Exactly(15)), Win(Exactly(17)), true),
            (Win(Exactly(15)), Loss(Exactly(16)), true),
            (Win(AtMost(15)), Draw, true),
            (Win(AtMost(15)), Discs(2), false),
            (Loss(AtMost(16)), Discs(2), true),
            (Discs(0), Draw, false),
            (Discs(2), Discs(4), true),
        ] {
            assert_eq!((a.contradicts(b), b.contradicts(a)), (expected, expected), "{a} and {b}");
        }
    }

    #[test]
    fn moves_stand_from_the_quickest_win_to_the_quickest_loss() {
        let better = [Win(Exactly(3)), Win(AtLeast(9)), Discs(6), Discs(2), Draw];
        let worse = [Unknown, Discs(-2), Discs(-6), Loss(Exactly(12)), Loss(Exactly(2))];
        let ranks: Vec<_> = better.into_iter().chain(worse).map(ProvenValue::rank).collect();
        assert!(ranks.is_sorted(), "{ranks:?}");
        assert_eq!(Draw.rank(), Discs(0).rank());
    }

    #[test]
    fn the_best_of_several_moves_is_no_more_certain_than_their_proofs() {
        for (values, expected) in [
            (&[Win(Exactly(9)), Win(Exactly(5)), Loss(Exactly(2))][..], Win(Exactly(5))),
            (&[Win(Exactly(5)), Unknown], Win(AtMost(5))),
            (&[Win(Exactly(1)), Unknown], Win(Exactly(1))),
            (&[Win(Exactly(9)), Win(AtLeast(5))], Win(AtMost(9))),
            (&[Win(Exactly(5)), Win(AtLeast(9))], Win(Exactly(5))),
            (&[Win(AtLeast(9)), Loss(Exactly(4))], Win(AtLeast(9))),
            (&[Win(AtLeast(9)), Unknown], Win(AtLeast(1))),
            (&[Loss(Exactly(4)), Unknown], Unknown),
            (&[Draw, Unknown], Unknown),
            (&[Draw, Loss(Exactly(4))], Draw),
            (&[Discs(-2), Discs(-6)], Discs(-2)),
            (&[Loss(Exactly(4)), Loss(Exactly(8))], Loss(Exactly(8))),
            (&[Loss(Exactly(4)), Loss(AtLeast(6))], Loss(AtLeast(6))),
            (&[Loss(Exactly(4)), Loss(AtMost(8))], Loss(AtMost(8))),
            (&[], Unknown),
        ] {
            assert_eq!(ProvenValue::best_of(values), expected, "{values:?}");
        }
    }
}
