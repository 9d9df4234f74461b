//! The report on a game in words: figures, and the moves that decided it.

use std::time::Duration;

use super::analysis::{grammatical, percent};
use super::games::messages_of;
use super::{GameText, Text};
use crate::analysis::{GamePhase, MistakeReason, ReportDepth, ValueUnit, unit_of};
use crate::game::hint::Threat;

/// Remaining times above this are rounded up to a multiple of [`COARSE`] seconds.
const FINE: u32 = 10;
const COARSE: u32 = 5;
/// Seconds of a minute; times from one and a half on are in minutes.
const MINUTE: u32 = 60;

impl Text {
    /// About how long an analysis still takes.
    pub fn report_time_left_of(self, left: Duration) -> String {
        let seconds = left.as_secs_f64().ceil().max(1.0) as u32;
        if seconds > MINUTE + MINUTE / 2 {
            return self.report_minutes_left((seconds + MINUTE / 2) / MINUTE);
        }
        self.report_time_left(if seconds > FINE { seconds.next_multiple_of(COARSE) } else { seconds })
    }

    /// How well the values of a report are founded.
    pub fn report_depth(self, depth: ReportDepth) -> String {
        match depth {
            ReportDepth { proved_from: Some(_), least: None } => self.report_proved().to_owned(),
            ReportDepth { proved_from: Some(ply), least: Some(depth) } => self.report_proved_from(ply, depth),
            ReportDepth { proved_from: None, least } => self.report_estimated(least.unwrap_or(0)),
        }
    }

    /// The name of a phase of the game.
    pub fn phase_name(self, phase: GamePhase) -> &'static str {
        match phase {
            GamePhase::Opening => self.report_phase_opening(),
            GamePhase::Middle => self.report_phase_middle(),
            GamePhase::End => self.report_phase_end(),
        }
    }
}

impl GameText<'_> {
    /// A loss in the unit of the game: `2.5 discs`, `14 %`.
    pub fn loss(self, loss: f64) -> String {
        match unit_of(self.variant) {
            ValueUnit::Discs => self.text.report_loss_discs(&self.text.tenths(loss), grammatical(loss)),
            ValueUnit::WinProbability => self.text.report_loss_percent(&percent(loss)),
        }
    }

    /// Why a move was a mistake, in a sentence.
    pub fn mistake(self, reason: MistakeReason) -> String {
        let text = self.text;
        match reason {
            MistakeReason::GaveCorner { at } => text.mistake_corner(&self.point(at)),
            MistakeReason::AllowedWinNow { at, by } => {
                text.mistake_win_now(&messages_of(self.kind()).threat(self, Threat { at, by }))
            }
            MistakeReason::AllowedWin { moves } => text.mistake_allowed_win(moves),
            MistakeReason::MissedWin { moves } => text.mistake_missed_win(moves),
            MistakeReason::GaveUpWin { .. } => text.mistake_gave_win().to_owned(),
            MistakeReason::GaveUpDraw => text.mistake_gave_draw().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::analysis::tests::game;
    use super::*;

    #[test]
    fn losses_have_the_unit_of_the_game() {
        assert_eq!(game(true).loss(2.46), "2.5 discs");
        assert_eq!(game(false).loss(0.137), "14\u{a0}%");
    }

    #[test]
    fn the_time_left_is_rounded_up_and_coarser_when_it_is_long() {
        let words = |milliseconds| Text::default().report_time_left_of(Duration::from_millis(milliseconds));
        assert_eq!(words(300), "About 1 second left.");
        assert_eq!(words(9_100), "About 10 seconds left.");
        assert_eq!(words(11_000), "About 15 seconds left.");
        assert_eq!(words(90_000), "About 90 seconds left.");
        assert_eq!(words(220_000), "About 4 minutes left.");
    }

    #[test]
    fn a_report_says_from_which_move_on_it_is_proved() {
        let words = |proved_from, least| Text::default().report_depth(ReportDepth { proved_from, least });
        assert_eq!(words(Some(1), None), "Every value is proved.");
        assert_eq!(words(Some(38), Some(18)), "Proved from move 38 on; before it, at least 18 plies deep.");
        assert_eq!(words(None, Some(14)), "All values are estimates, at least 14 plies deep.");
    }
}
