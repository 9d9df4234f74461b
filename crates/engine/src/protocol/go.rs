//! The limits of a `go` command.

use super::error::{ProtocolError, quoted};

/// The arguments of `go`. Times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct GoLimits {
    pub(super) depth: Option<u64>,
    pub(super) nodes: Option<u64>,
    pub(super) movetime: Option<u64>,
    /// Time left on the clocks of p1 and p2.
    pub(super) time: [Option<u64>; 2],
    /// Increment per move of p1 and p2.
    pub(super) increment: [Option<u64>; 2],
    pub(super) infinite: bool,
    /// Search until the score is proven.
    pub(super) exact: bool,
}

impl GoLimits {
    /// Parses the words after `go`.
    pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<GoLimits, ProtocolError> {
        let mut go = GoLimits::default();
        while let Some(word) = words.next() {
            if word == "infinite" && !go.infinite {
                go.infinite = true;
                continue;
            }
            if word == "exact" && !go.exact {
                go.exact = true;
                continue;
            }
            let Some((limit, min)) = go.limit_mut(word) else {
                return Err(ProtocolError::new("go", format!("unknown limit {}", quoted(word))));
            };
            let place = || format!("go {word}");
            if limit.is_some() {
                return Err(ProtocolError::new(place(), "given twice"));
            }
            let number = words.next().ok_or_else(|| ProtocolError::new(place(), "the number is missing"))?;
            let value = number.parse().ok().filter(|value| *value >= min);
            let reason = || format!("{} is not a whole number of at least {min}", quoted(number));
            *limit = Some(value.ok_or_else(|| ProtocolError::new(place(), reason()))?);
        }
        Ok(go)
    }

    /// The field of a numeric limit, and the smallest value it accepts.
    fn limit_mut(&mut self, name: &str) -> Option<(&mut Option<u64>, u64)> {
        Some(match name {
            "depth" => (&mut self.depth, 1),
            "nodes" => (&mut self.nodes, 1),
            "movetime" => (&mut self.movetime, 0),
            "p1time" => (&mut self.time[0], 0),
            "p2time" => (&mut self.time[1], 0),
            "p1inc" => (&mut self.increment[0], 0),
            "p2inc" => (&mut self.increment[1], 0),
            _ => return None,
        })
    }
}
