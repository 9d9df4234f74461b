//! How well founded the values of an analysis are to be.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The limits of the search of each position; the first one reached ends it. A position from which the end of the game is
/// near, in Othello from 20 empty squares on, is solved without these limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnalysisLimits {
    /// Plies to look ahead.
    pub depth: Option<u32>,
    /// Positions searched.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
}

impl AnalysisLimits {
    /// Good values for every move in a few seconds a game.
    pub const DEFAULT: AnalysisLimits = AnalysisLimits { depth: None, nodes: Some(200_000), time: None };

    /// No limits: a search goes on until its value is proved.
    pub const NONE: AnalysisLimits = AnalysisLimits { depth: None, nodes: None, time: None };

    /// Limits of the depth alone.
    pub const fn depth(plies: u32) -> AnalysisLimits {
        AnalysisLimits { depth: Some(plies), nodes: None, time: None }
    }

    /// The same limits, and this time at most.
    #[must_use]
    pub fn within(self, longest: Duration) -> AnalysisLimits {
        AnalysisLimits { time: Some(self.time.map_or(longest, |time| time.min(longest))), ..self }
    }

    /// The limit of time alone.
    pub(super) const fn of_time(self) -> AnalysisLimits {
        AnalysisLimits { depth: None, nodes: None, time: self.time }
    }
}
