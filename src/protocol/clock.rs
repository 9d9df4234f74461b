//! How long to think about a move.

use std::time::Duration;

use super::go::Go;

/// What is kept back for the way to the opponent's clock and back.
const LAG: u64 = 20;
/// The game is expected to go on for so many moves, however long it has been.
const MOVES_TO_GO: u64 = 25;
/// No move takes more than one part in so many of what is left.
const GREATEST_SHARE: u64 = 4;
/// For a `go` without any limit.
const PLAIN: u64 = 1_000;

/// The time to think, or `None` if something other than time ends the search. `player` is 0 for p1 and 1 for p2.
pub(super) fn thinking_time(go: &Go, player: usize) -> Option<Duration> {
    let allotted = go.time[player].map(|left| share(left, go.increment[player].unwrap_or(0)));
    let has_end = go.infinite || go.exact || go.depth.is_some() || go.nodes.is_some();
    let plain = (!has_end).then_some(PLAIN);
    let limit = go.movetime.into_iter().chain(allotted).min().or(plain)?;
    Some(Duration::from_millis(limit))
}

/// Whether the only limit is a clock, so that time saved is time gained.
pub(super) fn is_played_by_clock(go: &Go, player: usize) -> bool {
    go.time[player].is_some()
        && !go.infinite
        && !go.exact
        && go.movetime.is_none()
        && go.depth.is_none()
        && go.nodes.is_none()
}

fn share(left: u64, increment: u64) -> u64 {
    let usable = left.saturating_sub(LAG);
    (left / MOVES_TO_GO).saturating_add(increment / 4 * 3).min(usable / GREATEST_SHARE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(line: &str, player: usize) -> Option<u128> {
        let go = Go::parse(line.split_whitespace()).expect("a readable line");
        thinking_time(&go, player).map(|time| time.as_millis())
    }

    #[test]
    fn a_plain_go_takes_a_second_and_other_limits_take_no_time() {
        assert_eq!(time("", 0), Some(1_000));
        for line in ["depth 3", "nodes 9", "infinite", "exact"] {
            assert_eq!(time(line, 0), None, "{line}");
        }
    }

    #[test]
    fn each_player_has_an_own_clock_and_never_uses_most_of_it() {
        let line = "p1time 60000 p2time 1000 p1inc 400 p2inc 8000";
        assert_eq!(time(line, 0), Some(60_000 / 25 + 300));
        assert_eq!(time(line, 1), Some(980 / 4));
        assert_eq!(time("p1time 0 p1inc 18446744073709551615", 0), Some(0));
    }

    #[test]
    fn the_shorter_of_two_times_counts() {
        assert_eq!(time("p1time 60000 movetime 70", 0), Some(70));
        assert_eq!(time("p1time 1000 movetime 70000 depth 5", 0), Some(40));
    }
}
