//! Puzzles: what they ask for, the answers to moves, and their themes.

use super::message::messages;
use super::{GameText, Text};
use crate::puzzles::{PuzzleGoal, PuzzleTask, PuzzleTheme, Refutation, RefutationReason};
use crate::rules::{Colour, Game, Position, Side};

messages! {
    fn puzzles() = "puzzles";
    fn puzzle_caption(game: &str) = "puzzle-caption";
    fn puzzle_daily_caption(game: &str) = "puzzle-daily-caption";
    fn puzzle_win(colour: Colour, count: u32) = "puzzle-win";
    fn puzzle_win_next(colour: Colour, count: u32) = "puzzle-win-next";
    fn puzzle_best_ahead(colour: Colour, count: u32) = "puzzle-best-ahead";
    fn puzzle_best_level(colour: Colour) = "puzzle-best-level";
    fn puzzle_only(colour: Colour) = "puzzle-only";
    fn puzzle_find(count: u32) = "puzzle-find";
    fn puzzle_checking() = "puzzle-checking";
    fn puzzle_right() = "puzzle-right";
    fn puzzle_solved() = "puzzle-solved";
    fn puzzle_solved_with_hints() = "puzzle-solved-with-hints";
    fn puzzle_solved_late() = "puzzle-solved-late";
    fn puzzle_solution_shown() = "puzzle-solution-shown";
    fn puzzle_loses(colour: Colour, count: u32) = "puzzle-loses";
    fn puzzle_too_slow() = "puzzle-too-slow";
    fn puzzle_ends_ahead(colour: Colour, count: u32) = "puzzle-ends-ahead";
    fn puzzle_ends_level() = "puzzle-ends-level";
    fn puzzle_ends_behind(colour: Colour, count: u32) = "puzzle-ends-behind";
    fn puzzle_unchecked() = "puzzle-unchecked";
    fn puzzle_look(points: &str) = "puzzle-look";
    fn puzzle_ratings(puzzle: &str, player: &str) = "puzzle-ratings";
    fn puzzle_solution() = "puzzle-solution";
    fn puzzle_next() = "puzzle-next";
    fn puzzle_of_the_day() = "puzzle-of-the-day";
    fn puzzle_streak(count: u32) = "puzzle-streak";
    fn puzzle_solved_count(solved: &str, count: &str) = "puzzle-solved-count";
    fn puzzle_theme_row(theme: &str, solved: &str, count: &str) = "puzzle-theme-row";
    fn puzzle_theme_race() = "puzzle-theme-race";
    fn puzzle_theme_capture() = "puzzle-theme-capture";
    fn puzzle_theme_sacrifice() = "puzzle-theme-sacrifice";
    fn puzzle_theme_quiet() = "puzzle-theme-quiet";
    fn puzzle_theme_defence() = "puzzle-theme-defence";
    fn puzzle_theme_long() = "puzzle-theme-long";
    fn puzzle_theme_placement() = "puzzle-theme-placement";
    fn puzzle_theme_cornering() = "puzzle-theme-cornering";
    fn puzzle_theme_double_threat() = "puzzle-theme-double-threat";
    fn puzzle_theme_removal() = "puzzle-theme-removal";
    fn puzzle_theme_corner() = "puzzle-theme-corner";
    fn puzzle_theme_parity() = "puzzle-theme-parity";
    fn puzzle_theme_pass() = "puzzle-theme-pass";
    fn puzzle_theme_wipeout() = "puzzle-theme-wipeout";
    fn puzzle_theme_comeback() = "puzzle-theme-comeback";
}

/// What a puzzle asks for.
#[must_use]
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
#[must_use]
pub fn next_goal(game: GameText, task: &PuzzleTask) -> String {
    match task.goal {
        PuzzleGoal::Win { .. } => game.text.puzzle_win_next(game.colour(task.side), task.goal.moves()),
        PuzzleGoal::Best { .. } | PuzzleGoal::Only { .. } => game.text.puzzle_right().into(),
    }
}

/// Why a move of a side fails.
#[must_use]
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
#[must_use]
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
#[must_use]
pub fn board_of(text: Text, position: &Position) -> String {
    GameText::new(text, position.variant()).title()
}
