//! Themes of Breakthrough.

use super::line::SolutionLine;
use super::puzzle_game::{LONG_SOLUTION, PuzzleGame, chosen};
use super::theme::PuzzleTheme;
use tessera_rules::Game;
use tessera_rules::breakthrough::Position;

impl PuzzleGame for Position {
    const LINES: &'static str = include_str!("../../../../assets/puzzles/breakthrough.txt");

    fn themes(line: &SolutionLine) -> Vec<PuzzleTheme> {
        let (_, first) = line.start();
        let captures = |index: usize| {
            let occupied = line.positions[index].placement().occupied();
            line.moves[index].target().is_some_and(|at| occupied.contains(at))
        };
        let is_taken = line.moves.get(1).is_some_and(|reply| reply.target() == first.target());
        chosen(&[
            (PuzzleTheme::Race, !(0..line.moves.len()).any(captures)),
            (PuzzleTheme::Capture, captures(0)),
            (PuzzleTheme::Sacrifice, is_taken && !captures(0)),
            (PuzzleTheme::Quiet, !captures(0) && !line.threatens()),
            (PuzzleTheme::Defence, line.defends()),
            (PuzzleTheme::Long, line.own_moves() >= LONG_SOLUTION),
        ])
    }

    /// Proofs need a board that fits a machine word.
    fn is_suitable(&self) -> bool {
        self.topology().points().len() <= 64
    }
}
