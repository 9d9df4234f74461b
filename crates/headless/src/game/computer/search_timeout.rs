//! The end of a search that never answers, such as one in a worker that hangs.

use std::time::Duration;

use web_time::Instant;

/// How much longer than allowed a search may take, on a machine that is busy with other things.
const GRACE: Duration = Duration::from_secs(60);
/// The most that counts of the time between two checks: a computer that slept has not searched, either.
const LONGEST_INTERVAL: Duration = Duration::from_secs(5);

/// The time that a search still has to answer.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchTimeout {
    left: Duration,
    checked: Instant,
}

impl SearchTimeout {
    /// For a search that may take so long; it gets a minute more.
    pub(super) fn after(longest: Duration) -> SearchTimeout {
        SearchTimeout { left: longest.saturating_add(GRACE), checked: Instant::now() }
    }

    #[cfg(test)]
    pub(super) fn expired() -> SearchTimeout {
        SearchTimeout { left: Duration::ZERO, checked: Instant::now() }
    }

    /// Whether a search that has not answered by now is given up.
    pub(super) fn has_expired(&mut self) -> bool {
        self.has_expired_at(Instant::now())
    }

    fn has_expired_at(&mut self, now: Instant) -> bool {
        let waited = now.saturating_duration_since(self.checked).min(LONGEST_INTERVAL);
        (self.left, self.checked) = (self.left.saturating_sub(waited), now);
        self.left.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_has_its_time_and_a_minute() {
        let mut timeout = SearchTimeout::after(Duration::from_secs(6));
        let began = timeout.checked;
        assert!((1..66).all(|second| !timeout.has_expired_at(began + Duration::from_secs(second))));
        assert!(timeout.has_expired_at(began + Duration::from_secs(66)));
    }

    #[test]
    fn a_computer_that_slept_does_not_give_up() {
        let mut timeout = SearchTimeout::after(Duration::ZERO);
        let hour = Duration::from_secs(3600);
        assert!(
            (1..12).all(|hours| !timeout.has_expired_at(timeout.checked + hour * hours)),
            "five seconds count of each hour"
        );
        assert!(timeout.has_expired_at(timeout.checked + hour));
    }
}
