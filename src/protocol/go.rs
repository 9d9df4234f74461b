//! The limits that a `go` command names.

use super::fault::{Fault, quoted};

/// What `go` was told. Times are in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub(super) depth: Option<u64>,
    pub(super) nodes: Option<u64>,
    pub(super) movetime: Option<u64>,
    /// What is left on the clocks of p1 and p2.
    pub(super) time: [Option<u64>; 2],
    /// What each move adds to them.
    pub(super) increment: [Option<u64>; 2],
    pub(super) infinite: bool,
    /// Nothing but the proven score will do.
    pub(super) exact: bool,
}

impl Go {
    pub(super) fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, Fault> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if word == "infinite" && !go.infinite {
                go.infinite = true;
                continue;
            }
            if word == "exact" && !go.exact {
                go.exact = true;
                continue;
            }
            let Some((limit, least)) = go.limit(word) else {
                return Err(Fault::new("go", format!("no limit is called {}", quoted(word))));
            };
            let place = || format!("go {word}");
            if limit.is_some() {
                return Err(Fault::new(place(), "given twice"));
            }
            let number = words.next().ok_or_else(|| Fault::new(place(), "a number is missing"))?;
            let read = number.parse().ok().filter(|value| *value >= least);
            let reason = || format!("{} is not a whole number from {least} up", quoted(number));
            *limit = Some(read.ok_or_else(|| Fault::new(place(), reason()))?);
        }
        Ok(go)
    }

    /// The place of a limit that has a number, and the least number it may have.
    fn limit(&mut self, word: &str) -> Option<(&mut Option<u64>, u64)> {
        Some(match word {
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
