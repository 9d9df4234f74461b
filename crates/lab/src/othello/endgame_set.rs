//! `bench othello --positions FILE`: the cost of solving positions, compared by their geometric mean.

use std::collections::BTreeMap;
use std::path::Path;

use crate::error::{BenchmarkError, CliError, FileError};
use tessera_rules::othello::parse_position;
use tessera_rules::{GameKind, Position};

/// A position to solve, and its score if the file gives it, in discs for the side to move.
#[derive(Clone, Debug)]
pub(super) struct UnsolvedEndgame {
    pub(super) position: Position,
    pub(super) empties: u32,
    pub(super) score: Option<i32>,
}

/// The costs of the positions with the same number of empty squares.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct EndgameCosts {
    positions: u32,
    nodes: u64,
    log_nodes: f64,
    seconds: f64,
}

impl EndgameCosts {
    fn add(&mut self, nodes: u64, seconds: f64) {
        self.positions += 1;
        self.nodes += nodes;
        self.log_nodes += (nodes.max(1) as f64).ln();
        self.seconds += seconds;
    }

    /// A line with the geometric mean of the nodes in thousands.
    pub(super) fn describe(&self, empties: u32) -> String {
        let EndgameCosts { positions, nodes, log_nodes, seconds } = self;
        let mean = (log_nodes / f64::from((*positions).max(1))).exp() / 1e3;
        let millions = *nodes as f64 / 1e6;
        format!(
            "{positions} positions with {empties} empty squares: {millions:.1} M nodes, geometric mean {mean:.0} k, {seconds:.2} s"
        )
    }
}

/// Costs by the number of empty squares.
#[derive(Clone, Default, Debug)]
pub(super) struct CostTable(BTreeMap<u32, EndgameCosts>);

impl CostTable {
    pub(super) fn add(&mut self, empties: u32, nodes: u64, seconds: f64) {
        self.0.entry(empties).or_default().add(nodes, seconds);
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(empties, costs)| costs.describe(*empties))
    }
}

/// Reads lines of `BOARD SIDE [SCORE]`; lines that begin with `#` are comments.
///
/// # Errors
/// If the file cannot be read, or a line is not a position in play.
pub(super) fn read(path: &Path) -> Result<Vec<UnsolvedEndgame>, CliError> {
    let text = std::fs::read_to_string(path).map_err(|error| FileError::new(path, error))?;
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(parse_line).collect()
}

fn parse_line(line: &str) -> Result<UnsolvedEndgame, CliError> {
    let invalid = |reason: &str| BenchmarkError::InvalidPosition { line: line.to_owned(), source: reason.into() };
    let words: Vec<&str> = line.split_whitespace().collect();
    let (board, side, score) = match words[..] {
        [board, side] => (board, side, None),
        [board, side, score] => (board, side, Some(score.parse().map_err(|_| invalid("the score is not a number"))?)),
        _ => return Err(invalid("a line holds a board, a side and possibly a score").into()),
    };
    let parsed = parse_position(GameKind::Othello.default_size(), &format!("{board} {side}"));
    let position = Position::Othello(parsed.map_err(|error| invalid(&error.to_string()))?);
    let empties = board.chars().filter(|square| *square == '-' || *square == '.').count() as u32;
    Ok(UnsolvedEndgame { position, empties, score })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: &str = "---------------------------OX------XO---------------------------";

    #[test]
    fn a_line_is_a_position_with_or_without_a_score() {
        let parsed = |line: &str| parse_line(line).map(|endgame| (endgame.empties, endgame.score)).ok();
        assert_eq!(parsed(&format!("{BOARD} X")), Some((60, None)));
        assert_eq!(parsed(&format!("{BOARD} X -4")), Some((60, Some(-4))));
        for wrong in [BOARD.to_owned(), format!("{BOARD} X four"), format!("{BOARD}- X"), format!("{BOARD} X 1 2")] {
            assert_eq!(parsed(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn costs_are_summed_by_empty_squares() {
        let mut costs = CostTable::default();
        [(22, 1_000), (24, 7_000), (22, 100_000)]
            .into_iter()
            .for_each(|(empties, nodes)| costs.add(empties, nodes, 0.5));
        let lines: Vec<String> = costs.lines().collect();
        assert_eq!(lines[0], "2 positions with 22 empty squares: 0.1 M nodes, geometric mean 10 k, 1.00 s");
        assert_eq!(lines.len(), 2);
    }
}
