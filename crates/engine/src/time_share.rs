//! The part of the time left on a clock that a move deserves.

/// The share of the remaining time for a move of a game that may last long at every point.
pub(super) const STEADY_SHARE: f64 = 1.0 / 25.0;

/// The share of a move among the moves of the same side from it to the end of a game, whose moves have these weights, by
/// the number of empty squares.
pub(super) fn weighted_share(weight: impl Fn(u32) -> f64, empties: u32) -> f64 {
    let rest: f64 = (1..=empties).rev().step_by(2).map(&weight).sum();
    weight(empties) / rest.max(f64::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_the_time_left_add_up_to_nearly_all_of_it() {
        let mut left = 1.0_f64;
        for empties in (2..=60).rev().step_by(2) {
            left -= left * weighted_share(|empties| if empties > 20 { 2.0 } else { 0.1 }, empties).min(0.25);
        }
        assert!((0.0..0.05).contains(&left), "{left}");
        assert_eq!(weighted_share(|_| 1.0, 1), 1.0);
    }
}
