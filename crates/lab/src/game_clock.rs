//! The time of a player for all its moves of a game.

use std::time::{Duration, Instant};

/// A clock that runs while its player chooses moves; without a time it never runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GameClock {
    time: Option<Duration>,
    spent: Duration,
}

impl GameClock {
    pub(super) const fn new(time: Option<Duration>) -> GameClock {
        GameClock { time, spent: Duration::ZERO }
    }

    /// Sets the clock to its full time.
    pub(super) fn reset(&mut self) {
        self.spent = Duration::ZERO;
    }

    /// The time left, if it is limited.
    pub(super) fn left(&self) -> Option<Duration> {
        self.time.map(|time| time.saturating_sub(self.spent))
    }

    /// Runs while a move is chosen.
    pub(super) fn run<T>(&mut self, choose: impl FnOnce() -> T) -> T {
        let started = Instant::now();
        let chosen = choose();
        self.spent += started.elapsed();
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_falls_while_moves_are_chosen_and_is_whole_again_in_the_next_game() {
        let second = Duration::from_secs(1);
        let mut clock = GameClock::new(Some(second));
        assert_eq!(clock.run(|| std::thread::sleep(Duration::from_millis(2))), ());
        assert!(clock.left().is_some_and(|left| left < second), "{clock:?}");
        clock.reset();
        assert_eq!(clock.left(), Some(second));
        clock.spent = 2 * second;
        assert_eq!(clock.left(), Some(Duration::ZERO));
        assert_eq!(GameClock::new(None).left(), None);
    }
}
