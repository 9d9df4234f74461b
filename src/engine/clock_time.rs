//! Time management: how long to search for a move with a clock.

use std::time::Duration;

/// The time reserved for transmitting the move.
const LAG: Duration = Duration::from_millis(20);
/// The number of further moves that the remaining time is divided by, at every point of a game.
const MOVES_TO_GO: u32 = 25;
/// No move takes more than the remaining time divided by this.
const MAX_TIME_DIVISOR: u32 = 4;

/// The time to search for a move with so much time left on the clock, and so much added after it.
#[must_use]
pub fn time_for_move(left: Duration, increment: Duration) -> Duration {
    let usable = left.saturating_sub(LAG);
    (left / MOVES_TO_GO).saturating_add(increment / 4 * 3).min(usable / MAX_TIME_DIVISOR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_gets_a_share_of_the_time_left_and_most_of_the_increment_but_never_most_of_the_clock() {
        let millis =
            |left, increment| time_for_move(Duration::from_millis(left), Duration::from_millis(increment)).as_millis();
        assert_eq!(millis(60_000, 400), 60_000 / 25 + 300);
        assert_eq!(millis(1_000, 8_000), 980 / 4);
        assert_eq!(millis(0, u64::MAX), 0);
    }
}
