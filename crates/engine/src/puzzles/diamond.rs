//! Themes of Diamond.

use super::line::{SolutionLine, wins_at_once};
use super::puzzle_game::{LONG_SOLUTION, PuzzleGame, chosen};
use super::theme::PuzzleTheme;
use tessera_rules::diamond::Position;
use tessera_rules::{Game, Move, Phase};

impl PuzzleGame for Position {
    const LINES: &'static str = include_str!("../../../../assets/puzzles/diamond.txt");

    fn themes(line: &SolutionLine) -> Vec<PuzzleTheme> {
        let (start, first) = line.start();
        let neutrals = |index: usize| line.positions[index].placement().neutral.len();
        let after = &line.positions[1];
        let is_unstoppable = after.legal_moves().into_iter().all(|mv| wins_at_once(&after.after(mv), line.side));
        chosen(&[
            (PuzzleTheme::Placement, start.situation().phase() == Some(Phase::Placement)),
            (PuzzleTheme::Cornering, neutrals(1) > neutrals(0)),
            (PuzzleTheme::DoubleThreat, is_unstoppable),
            (PuzzleTheme::Removal, matches!(first, Move::Remove(_))),
            (PuzzleTheme::Quiet, neutrals(1) <= neutrals(0) && !line.threatens()),
            (PuzzleTheme::Defence, line.defends()),
            (PuzzleTheme::Long, line.own_moves() >= LONG_SOLUTION),
        ])
    }

    /// The players can exchange their sides only at the second ply, and a repetition needs a past: both are left out.
    fn is_suitable(&self) -> bool {
        !self.board().may_swap() && self.occurrences() <= 1
    }
}
