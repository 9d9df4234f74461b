//! Puzzles: what they ask for, the answers to moves, and their themes.

use super::{GameText, Text};
use crate::puzzles::{PuzzleGoal, PuzzleTask, PuzzleTheme, Refutation, RefutationReason};
use crate::rules::{Game, Position, Side};

/// What a puzzle asks for.
pub fn goal(game: GameText, side: Side, goal: PuzzleGoal) -> String {
    let (text, colour) = (game.text, game.colour(side));
    let task = match goal {
        PuzzleGoal::Win { .. } => return text.puzzle_win(colour, goal.moves()),
        PuzzleGoal::Best { discs: 0, .. } => text.puzzle_best_level(colour),
        PuzzleGoal::Best { discs, .. } => text.puzzle_best_ahead(colour, discs.unsigned_abs()),
        PuzzleGoal::Only { .. } => text.puzzle_only(colour),
    };
    text.in_order([task, text.puzzle_find(goal.moves())])
}

/// The rest of the task after right moves.
pub fn next_goal(game: GameText, task: &PuzzleTask) -> String {
    match task.goal {
        PuzzleGoal::Win { .. } => game.text.puzzle_win_next(game.colour(task.side), task.goal.moves()),
        PuzzleGoal::Best { .. } | PuzzleGoal::Only { .. } => game.text.puzzle_right().into(),
    }
}

/// Why a move of a side fails.
pub fn refuted(game: GameText, side: Side, refutation: &Refutation) -> String {
    let text = game.text;
    match refutation.reason {
        RefutationReason::OpponentWins { plies } => text.puzzle_loses(game.colour(side.other()), plies.div_ceil(2)),
        RefutationReason::NotInTime => text.puzzle_too_slow().into(),
        RefutationReason::Margin { discs: 0 } => text.puzzle_ends_level().into(),
        RefutationReason::Margin { discs } if discs > 0 => {
            text.puzzle_ends_ahead(game.colour(side), discs.unsigned_abs())
        }
        RefutationReason::Margin { discs } => text.puzzle_ends_behind(game.colour(side), discs.unsigned_abs()),
    }
}

/// The name of a theme.
pub fn theme(text: Text, theme: PuzzleTheme) -> &'static str {
    match theme {
        PuzzleTheme::Race => text.puzzle_theme_race(),
        PuzzleTheme::Capture => text.puzzle_theme_capture(),
        PuzzleTheme::Sacrifice => text.puzzle_theme_sacrifice(),
        PuzzleTheme::Quiet => text.puzzle_theme_quiet(),
        PuzzleTheme::Defence => text.puzzle_theme_defence(),
        PuzzleTheme::Long => text.puzzle_theme_long(),
        PuzzleTheme::Placement => text.puzzle_theme_placement(),
        PuzzleTheme::Cornering => text.puzzle_theme_cornering(),
        PuzzleTheme::DoubleThreat => text.puzzle_theme_double_threat(),
        PuzzleTheme::Removal => text.puzzle_theme_removal(),
        PuzzleTheme::Corner => text.puzzle_theme_corner(),
        PuzzleTheme::Parity => text.puzzle_theme_parity(),
        PuzzleTheme::Pass => text.puzzle_theme_pass(),
        PuzzleTheme::Wipeout => text.puzzle_theme_wipeout(),
        PuzzleTheme::Comeback => text.puzzle_theme_comeback(),
    }
}

/// The game and its board, as the caption of a puzzle names them.
pub fn board_of(text: Text, position: &Position) -> String {
    GameText::new(text, position.variant()).title()
}
