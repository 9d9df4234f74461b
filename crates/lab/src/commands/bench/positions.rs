//! The positions of the benchmark, from the text file beside this one.

use std::error::Error;

use crate::error::BenchmarkError;
use tessera_rules::{Position, Size, Variant};

const TEXT: &str = include_str!("positions.txt");

/// A position and its search depth.
pub(super) struct BenchPosition {
    pub(super) position: Position,
    /// Plies.
    pub(super) depth: u32,
}

/// All positions, in the order of the file.
pub(super) fn bench_positions() -> Result<Vec<BenchPosition>, BenchmarkError> {
    let lines = TEXT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let invalid = |line: &str, source| BenchmarkError::InvalidPosition { line: line.to_owned(), source };
    lines.map(|line| parse_line(line).map_err(|source| invalid(line, source))).collect()
}

/// Parses `GAME SIZE DEPTH POSITION`.
fn parse_line(line: &str) -> Result<BenchPosition, Box<dyn Error + Send + Sync>> {
    let mut words = line.splitn(4, ' ');
    let mut word = || words.next().ok_or("a field is missing");
    let (kind, size, depth, text) = (word()?, word()?, word()?, word()?);
    let variant = Variant::new(kind.parse()?, size.parse::<Size>()?)?;
    Ok(BenchPosition { position: Position::parse(variant, text)?, depth: depth.parse()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::{Game, GameKind};

    #[test]
    fn each_game_has_at_least_eight_positions_in_which_the_game_goes_on() {
        let positions = bench_positions().unwrap();
        for kind in GameKind::ALL {
            let count = positions.iter().filter(|bench| bench.position.variant().kind() == kind).count();
            assert!(count >= 8, "{kind}");
        }
        assert!(positions.iter().all(|bench| !bench.position.outcome().is_over() && bench.depth > 0));
    }
}
