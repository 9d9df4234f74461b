//! How long a `go` searches.

use std::time::{Duration, Instant};

use super::go::GoLimits;
use crate::{Limits, TimeLimit, time_for_move};
use tessera_rules::Position;

/// Milliseconds for a `go` without any limit.
const DEFAULT_TIME: u64 = 1_000;

/// The time to search a position, or `None` if only other limits end the search. `player` is 0 for p1 and 1 for p2.
fn think_time(position: &Position, go: &GoLimits, player: usize) -> Option<Duration> {
    let millis = Duration::from_millis;
    let from_clock =
        go.time[player].map(|left| time_for_move(position, millis(left), millis(go.increment[player].unwrap_or(0))));
    let has_other_limit = go.infinite || go.exact || go.depth.is_some() || go.nodes.is_some();
    let default = (!has_other_limit).then_some(millis(DEFAULT_TIME));
    go.movetime.map(millis).into_iter().chain(from_clock).min().or(default)
}

/// Limits with the time to search a position that began to be searched at `started`.
pub(super) fn with_think_time(
    limits: Limits,
    position: &Position,
    go: &GoLimits,
    player: usize,
    started: Instant,
) -> Limits {
    match think_time(position, go, player) {
        Some(time) if is_limited_by_clock_only(go, player) => limits.with_time(started, TimeLimit::Clock(time)),
        Some(time) => limits.with_time(started, TimeLimit::Fixed(time)),
        None => limits,
    }
}

/// Whether the clock is the only limit, so that unused time is kept for later moves.
pub(super) fn is_limited_by_clock_only(go: &GoLimits, player: usize) -> bool {
    go.time[player].is_some()
        && !go.infinite
        && !go.exact
        && go.movetime.is_none()
        && go.depth.is_none()
        && go.nodes.is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{GameKind, Variant};

    fn millis(line: &str, player: usize) -> Option<u128> {
        let go = GoLimits::parse(line.split_whitespace()).expect("a valid line");
        let position = Position::start(Variant::standard(GameKind::Breakthrough));
        think_time(&position, &go, player).map(|time| time.as_millis())
    }

    #[test]
    fn a_plain_go_takes_one_second_and_other_limits_set_no_time() {
        assert_eq!(millis("", 0), Some(1_000));
        for line in ["depth 3", "nodes 9", "infinite", "exact"] {
            assert_eq!(millis(line, 0), None, "{line}");
        }
    }

    #[test]
    fn only_a_clock_keeps_the_time_that_is_too_short_for_another_iteration() {
        let position = Position::start(Variant::standard(GameKind::Othello));
        let keeps_time = |line: &str| {
            let go = GoLimits::parse(line.split_whitespace()).expect("a valid line");
            let limits = with_think_time(Limits::default(), &position, &go, 0, Instant::now());
            assert!(limits.deadline.is_some(), "{line}");
            limits.clock_time.is_some()
        };
        assert!(keeps_time("p1time 60000 p2time 60000"));
        assert!(!keeps_time("movetime 500") && !keeps_time("p1time 60000 movetime 500") && !keeps_time(""));
    }

    #[test]
    fn each_player_has_a_separate_clock_and_never_uses_most_of_it() {
        let line = "p1time 60000 p2time 1000 p1inc 400 p2inc 8000";
        assert_eq!(millis(line, 0), Some(59_990 / 25 + 300));
        assert_eq!(millis(line, 1), Some(990 / 3));
        assert_eq!(millis("p1time 0 p1inc 18446744073709551615", 0), Some(0));
    }

    #[test]
    fn the_shorter_of_clock_time_and_movetime_counts() {
        assert_eq!(millis("p1time 60000 movetime 70", 0), Some(70));
        assert_eq!(millis("p1time 1000 movetime 70000 depth 5", 0), Some(39));
    }
}
