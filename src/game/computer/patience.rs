//! How long the program waits for a search that never answers, such as one in a worker that hangs.

use std::time::Duration;

use web_time::Instant;

/// How much longer than allowed a search may take, on a machine that is busy with other things.
const GRACE: Duration = Duration::from_secs(60);
/// The most that counts of the time between two looks: a computer that slept has not searched, either.
const LONGEST_LOOK: Duration = Duration::from_secs(5);

/// The time for which a search has been waited for, and its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    left: Duration,
    last: Instant,
}

impl Patience {
    /// For a search that may take so long.
    pub(super) fn for_search_of(longest: Duration) -> Patience {
        Patience { left: longest.saturating_add(GRACE), last: Instant::now() }
    }

    #[cfg(test)]
    pub(super) fn over() -> Patience {
        Patience { left: Duration::ZERO, last: Instant::now() }
    }

    /// Whether a search that has not answered by now never will.
    pub(super) fn is_over(&mut self) -> bool {
        self.is_over_at(Instant::now())
    }

    fn is_over_at(&mut self, now: Instant) -> bool {
        let waited = now.saturating_duration_since(self.last).min(LONGEST_LOOK);
        (self.left, self.last) = (self.left.saturating_sub(waited), now);
        self.left.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_has_its_time_and_a_minute() {
        let mut patience = Patience::for_search_of(Duration::from_secs(6));
        let began = patience.last;
        assert!((1..66).all(|second| !patience.is_over_at(began + Duration::from_secs(second))));
        assert!(patience.is_over_at(began + Duration::from_secs(66)));
    }

    #[test]
    fn a_computer_that_slept_does_not_give_up() {
        let mut patience = Patience::for_search_of(Duration::ZERO);
        let hour = Duration::from_secs(3600);
        assert!(
            (1..12).all(|hours| !patience.is_over_at(patience.last + hour * hours)),
            "five seconds count of each hour"
        );
        assert!(patience.is_over_at(patience.last + hour));
    }
}
