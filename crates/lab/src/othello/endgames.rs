//! The FFO endgame suite, from the text file beside this one.

use crate::error::BenchmarkError;
use tessera_rules::othello::parse_position;
use tessera_rules::{Game, GameKind, Move, Position};

/// A position of the suite and its known scores, in discs for the side to move.
pub(super) struct Endgame {
    pub(super) number: u32,
    pub(super) position: Position,
    pub(super) score: i32,
    /// Every legal move with its score.
    pub(super) moves: Vec<(Move, i32)>,
}

/// All positions, in the order of their numbers.
pub(super) fn endgames() -> Result<Vec<Endgame>, BenchmarkError> {
    let lines = include_str!("endgames.txt").lines().filter(|line| !line.starts_with('#'));
    let invalid = |line: &str| BenchmarkError::InvalidPosition { line: line.to_owned(), source: "invalid".into() };
    lines.map(|line| parse_line(line).ok_or_else(|| invalid(line))).collect()
}

/// Parses `NUMBER BOARD SIDE SCORE MOVE=SCORE …`.
fn parse_line(line: &str) -> Option<Endgame> {
    let mut words = line.split_whitespace();
    let number = words.next()?.parse().ok()?;
    let text = format!("{} {}", words.next()?, words.next()?);
    let position = Position::Othello(parse_position(GameKind::Othello.default_size(), &text).ok()?);
    let score = words.next()?.parse().ok()?;
    let scored = words.map(|word| {
        let (mv, score) = word.split_once('=')?;
        Some((position.parse_move(mv).ok()?, score.parse().ok()?))
    });
    let moves = scored.collect::<Option<Vec<(Move, i32)>>>()?;
    Some(Endgame { number, position, score, moves })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_has_44_positions_with_a_score_for_every_move() {
        let endgames = endgames().expect("a valid suite");
        assert_eq!(endgames.len(), 44);
        for endgame in &endgames {
            assert_eq!(endgame.moves.len(), endgame.position.legal_moves().len(), "#{}", endgame.number);
            let best = endgame.moves.iter().map(|(_, score)| *score).max();
            assert_eq!(best, Some(endgame.score), "#{}", endgame.number);
        }
    }

    #[test]
    fn a_truncated_line_is_refused() {
        assert!(parse_line("1 --XXXXX--OOOXX-O").is_none());
    }
}
