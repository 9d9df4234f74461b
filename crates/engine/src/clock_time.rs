//! Time management: how long to search for a move with a clock.

use std::time::Duration;

use super::registry;
use tessera_rules::Position;

/// The time reserved for transmitting the move.
const LAG: Duration = Duration::from_millis(10);
/// No move takes more than the remaining time divided by this.
const MAX_TIME_DIVISOR: u32 = 3;

/// The time to search for a move in a position with so much time left on the clock, and so much added after it.
pub fn time_for_move(position: &Position, left: Duration, increment: Duration) -> Duration {
    share(registry::time_share(position), left, increment)
}

fn share(share: f64, left: Duration, increment: Duration) -> Duration {
    let usable = left.saturating_sub(LAG);
    usable.mul_f64(share).saturating_add(increment / 4 * 3).min(usable / MAX_TIME_DIVISOR)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{Game, GameKind, Variant};

    #[test]
    fn a_move_gets_a_share_of_the_time_left_and_most_of_the_increment_but_never_most_of_the_clock() {
        let millis =
            |left, increment| share(0.04, Duration::from_millis(left), Duration::from_millis(increment)).as_millis();
        assert_eq!(millis(60_010, 400), 60_000 / 25 + 300);
        assert_eq!(millis(1_010, 8_000), 1_000 / 3);
        assert_eq!(millis(0, u64::MAX), 0);
    }

    #[test]
    fn othello_spends_more_on_the_middle_of_the_game_than_on_its_opening_and_other_games_a_steady_share() {
        let time = |position: &Position| time_for_move(position, Duration::from_secs(60), Duration::ZERO);
        let mut position = Position::start(Variant::standard(GameKind::Othello));
        let opening = time(&position);
        for _ in 0..30 {
            let mv = position.legal_moves()[0];
            position.play_unchecked(mv);
        }
        assert!(time(&position) > 3 * opening, "{:?} after {opening:?}", time(&position));
        for kind in [GameKind::Breakthrough, GameKind::Diamond] {
            assert_eq!(time(&Position::start(Variant::standard(kind))).as_millis(), 59_990 / 25);
        }
    }
}
