//! What each game adds to the analysis, and the dispatch to it.
//!
//! The list of games is the one in the rules; adding a game there asks for its [`AnalysedGame`] here.

use super::calibration::WinCurve;
use super::game_phase::GamePhase;
use super::mistake_reason::{MistakeReason, PlayedMove};
use crate::{Report, Score};
use tessera_rules::{self as rules, Game, GameKind, Position, Size, Variant, for_each_game};

/// A game that is analysed, implemented by the game's position.
pub(super) trait AnalysedGame: Game {
    /// How evaluations become probabilities of winning, in games without discs to count.
    fn win_curve(_size: Size) -> WinCurve {
        WinCurve { linear: 1.0, quadratic: 0.0 }
    }

    /// The value of a finished game for the side to move, as searches of this board prove values.
    fn final_score(&self) -> Score;

    /// The score of a report as far as it holds for the position in the units of the game.
    fn reported_score(&self, report: &Report) -> Score {
        report.score
    }

    /// The end of the game is near enough to be solved without a limit.
    fn is_solved_in_full(&self) -> bool {
        false
    }

    /// The phase of the game, if the position shows it.
    fn phase(&self) -> Option<GamePhase> {
        None
    }

    /// Why a move was a mistake, as far as only this game's rules show it.
    fn mistake_reason(_played: &PlayedMove<'_>) -> Option<MistakeReason> {
        None
    }
}

macro_rules! define_dispatch {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        pub(super) fn win_curve(variant: Variant) -> WinCurve {
            match variant.kind() {
                $(GameKind::$name => <rules::$module::Position as AnalysedGame>::win_curve(variant.size()),)*
            }
        }

        pub(super) fn final_score(position: &Position) -> Score {
            match position {
                $(Position::$name(position) => position.final_score(),)*
            }
        }

        pub(super) fn reported_score(position: &Position, report: &Report) -> Score {
            match position {
                $(Position::$name(position) => position.reported_score(report),)*
            }
        }

        pub(super) fn is_solved_in_full(position: &Position) -> bool {
            match position {
                $(Position::$name(position) => position.is_solved_in_full(),)*
            }
        }

        pub(super) fn phase(position: &Position) -> Option<GamePhase> {
            match position {
                $(Position::$name(position) => AnalysedGame::phase(position),)*
            }
        }

        pub(super) fn mistake_reason(played: &PlayedMove<'_>) -> Option<MistakeReason> {
            match played.before {
                $(Position::$name(_) => <rules::$module::Position as AnalysedGame>::mistake_reason(played),)*
            }
        }
    };
}
for_each_game!(define_dispatch);

/// The value of a finished game for the side to move where only winning counts.
pub(super) fn final_outcome(position: &impl Game) -> Score {
    match position.outcome().winner() {
        Some(side) if side == position.side_to_move() => Score::Win { plies: 0 },
        Some(_) => Score::Loss { plies: 0 },
        None => Score::Draw,
    }
}
