//! How the analysis searches.

use std::time::Duration;

use bevy::prelude::*;

use crate::platform::task::spare_processors;

/// The first search of a position ends soon, so that values appear at once.
const SHORTEST: Duration = Duration::from_millis(150);
/// No search is longer, so that the values grow while one waits.
const LONGEST: Duration = Duration::from_secs(5);

/// How the analysis searches.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisSettings {
    /// The engine searches; otherwise only values that are known already are shown.
    pub on: bool,
    /// The best move of the other side is shown, too, as if it were its turn.
    pub threats: bool,
    /// The best lines that are shown.
    pub lines: usize,
    /// The time for each position.
    pub time: Duration,
    /// The plies to look ahead at most; `None` for no limit.
    pub depth: Option<u32>,
    /// The threads that search together.
    pub threads: usize,
    /// The size of the transposition table in MiB.
    pub table: usize,
}

impl Default for AnalysisSettings {
    /// All processor cores but one.
    fn default() -> Self {
        AnalysisSettings {
            on: true,
            threats: false,
            lines: 3,
            time: Duration::from_secs(60),
            depth: None,
            threads: spare_processors(),
            table: 64,
        }
    }
}

impl AnalysisSettings {
    /// The time of the search after `n`; `None` if the position has been searched for long enough.
    pub(super) fn next_time(&self, searches: usize) -> Option<Duration> {
        let time_of = |search: usize| SHORTEST.saturating_mul(1 << search.min(16)).min(LONGEST);
        let used: Duration = (0..searches).map(time_of).sum();
        (used < self.time).then(|| time_of(searches))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searches_grow_and_end_after_the_time_of_a_position() {
        let settings = AnalysisSettings { time: Duration::from_secs(20), ..AnalysisSettings::default() };
        let times: Vec<Duration> = (0..).map_while(|searches| settings.next_time(searches)).collect();
        assert_eq!(times[0], SHORTEST);
        assert!(times.is_sorted() && times.iter().all(|time| *time <= LONGEST), "{times:?}");
        let whole: Duration = times.iter().sum();
        assert!(whole >= settings.time && whole < settings.time + LONGEST, "{whole:?}");
    }
}
