//! The commands of GTP that play a game: moves of both sides, undo, and the score.

use std::time::{Duration, Instant};

use super::GtpSession;
use super::error::GtpError;
use crate::protocol::stop::StopFlags;
use crate::{Limits, TimeLimit, Weights};
use tessera_rules::othello::is_pass;
use tessera_rules::{Game, Move, Position, Side};

/// The time for a move without a clock.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

impl GtpSession {
    /// The position with this side to move, after a pass that the other side did not send because there was no choice.
    fn position_for(&self, side: Side) -> Result<Position, GtpError> {
        let mut position = self.position().clone();
        if position.side_to_move() != side && position.check(Move::Pass).is_ok() {
            position.play_unchecked(Move::Pass);
        }
        if position.side_to_move() == side { Ok(position) } else { Err(GtpError::OtherSideToMove) }
    }

    /// Plays a move. After the end of the game both sides may pass, which changes nothing.
    pub(super) fn play(&mut self, side: Side, text: &str) -> Result<(), GtpError> {
        if !is_pass(text) && !is_square(text) {
            return Err(GtpError::Syntax);
        }
        let mut position = self.position().clone();
        if !(position.outcome().is_over() && is_pass(text)) {
            position = self.position_for(side).map_err(|_| GtpError::IllegalMove)?;
            let mv = position.parse_move(text).map_err(|_| GtpError::IllegalMove)?;
            position.play_unchecked(mv);
        }
        self.positions.push(position);
        Ok(())
    }

    /// Searches for a move and plays it.
    pub(super) fn generate_move(&mut self, side: Side, stop: &StopFlags) -> Result<String, GtpError> {
        let started = Instant::now();
        let (text, position) = self.find_move(side, stop)?;
        self.positions.push(position);
        self.clock.spend(side, started.elapsed());
        Ok(text)
    }

    /// Searches for a move: its text, and the position after it. After the end of the game that is a pass.
    pub(super) fn find_move(&mut self, side: Side, stop: &StopFlags) -> Result<(String, Position), GtpError> {
        if self.position().outcome().is_over() {
            return Ok(("pass".into(), self.position().clone()));
        }
        let position = self.position_for(side)?;
        let time = self.clock.time_for_move(&position, side).unwrap_or(TimeLimit::Fixed(DEFAULT_TIME));
        let mut limits = Limits { stop: stop.search.clone(), threads: self.threads, ..Limits::default() };
        if position.count_legal_moves() == 1 {
            limits.depth = Some(1);
        }
        let limits = limits.with_time(Instant::now(), time);
        let report = self.table.think(Weights::built_in(), &position, &limits, 0, &mut |_| ());
        let best = report.expect("a game that goes on has a legal move").best;
        Ok((position.protocol_move(best), position.after(best)))
    }

    /// Takes the last move back, with a pass before it that was not sent.
    pub(super) fn undo(&mut self) -> Result<(), GtpError> {
        if self.positions.len() < 2 {
            return Err(GtpError::CannotUndo);
        }
        self.positions.pop();
        Ok(())
    }

    /// The official score of a finished game, in which the winner gets the empty squares.
    pub(super) fn final_score(&self) -> Result<String, GtpError> {
        let score = self.position().official_score().ok_or(GtpError::CannotScore)?;
        let margin = i64::from(score[Side::First]) - i64::from(score[Side::Second]);
        Ok(match margin {
            0 => "0".into(),
            1.. => format!("B+{margin}"),
            _ => format!("W+{}", -margin),
        })
    }
}

/// Whether a text has the form of a square: a letter and a number. It need not be on the board.
fn is_square(text: &str) -> bool {
    let is_number = |rest: &str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
    text.strip_prefix(|column: char| column.is_ascii_alphabetic()).is_some_and(is_number)
}
