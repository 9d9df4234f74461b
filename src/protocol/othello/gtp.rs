//! The Go Text Protocol, version 2, as Othello programs use it: <https://www.lysator.liu.se/~gunnar/gtp/>.
//!
//! A response is `= …`, or `? …` for an error, with the id of the command if it had one, and ends with an empty line.
//! Squares are named as in transcripts, `d3`; a pass is `pass`. Colours are `b`, `black`, `w` and `white`.
//!
//! | Command | Effect |
//! |---|---|
//! | `protocol_version`, `name`, `version`, `known_command`, `list_commands`, `quit` | as the protocol defines |
//! | `boardsize 8`, `clear_board`, `komi N` | starts a new game; komi has no effect |
//! | `play COLOUR MOVE` | plays the move, after a forced pass that was not sent |
//! | `genmove COLOUR`, `reg_genmove COLOUR` | searches; `genmove` also plays the move |
//! | `undo` | takes the last ply back |
//! | `time_settings MAIN BYO STONES`, `time_left COLOUR SECONDS STONES` | sets the clocks |
//! | `showboard`, `final_score` | the board; `B+12`, `W+3` or `0` |

use std::ops::ControlFlow;
use std::time::Instant;

use thiserror::Error;

use crate::engine::{Limits, think};
use crate::protocol::error::{ProtocolError, quoted};
use crate::protocol::go::GoLimits;
use crate::protocol::serve::{LineKind, Protocol};
use crate::protocol::stop::StopFlags;
use crate::protocol::think_time::with_think_time;
use crate::rules::{Game, GameKind, Move, NotationError, Position, Side, Variant};

/// All commands; `showboard` and `final_score` are optional in the protocol.
#[rustfmt::skip]
const COMMANDS: [&str; 17] = [
    "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize", "clear_board", "komi",
    "play", "genmove", "reg_genmove", "undo", "time_settings", "time_left", "showboard", "final_score",
];

/// One GTP session.
#[derive(Clone, Debug)]
pub struct GtpSession {
    /// All positions of the game; the last one is the current one.
    positions: Vec<Position>,
    /// Milliseconds left for each side; `None` without a clock.
    clocks: [Option<u64>; 2],
    threads: usize,
}

/// Why a command failed; displays as the text after `?`.
#[derive(Debug, Error)]
enum GtpError {
    #[error("syntax error")]
    Syntax,
    #[error("unknown command")]
    UnknownCommand,
    #[error("unacceptable size")]
    UnacceptableSize,
    #[error("cannot undo")]
    CannotUndo,
    #[error("cannot score")]
    CannotScore,
    #[error("the game is over")]
    GameOver,
    #[error("{0} is not a colour")]
    UnknownColour(String),
    #[error("illegal move: not that side's turn")]
    NotTheirTurn,
    #[error("illegal move: {0}")]
    IllegalMove(#[from] NotationError),
}

impl GtpSession {
    /// Starts a new game; searches use `threads` threads.
    #[must_use]
    pub fn new(threads: usize) -> GtpSession {
        GtpSession { positions: vec![start()], clocks: [None; 2], threads }
    }

    fn position(&self) -> &Position {
        self.positions.last().expect("the start position is never removed")
    }

    fn execute(&mut self, words: &[&str], stop: &StopFlags) -> Result<String, GtpError> {
        let argument = |index: usize| words.get(index + 1).copied().ok_or(GtpError::Syntax);
        match words[0] {
            "protocol_version" => return Ok("2".into()),
            "name" => return Ok("Tessera".into()),
            "version" => return Ok(env!("CARGO_PKG_VERSION").into()),
            "known_command" => return Ok(COMMANDS.contains(&argument(0)?).to_string()),
            "list_commands" => return Ok(COMMANDS.join("\n")),
            "boardsize" if argument(0)? == "8" => self.positions = vec![start()],
            "boardsize" => return Err(GtpError::UnacceptableSize),
            "clear_board" => self.positions = vec![start()],
            "komi" | "quit" => {}
            "play" => self.play(argument(0)?, argument(1)?)?,
            "genmove" => return self.generate_move(argument(0)?, true, stop),
            "reg_genmove" => return self.generate_move(argument(0)?, false, stop),
            "undo" if self.positions.len() > 1 => self.positions.truncate(self.positions.len() - 1),
            "undo" => return Err(GtpError::CannotUndo),
            "time_settings" => self.clocks = [Some(parse_seconds(argument(0)?)?); 2],
            "time_left" => {
                let side = parse_colour(argument(0)?)?;
                self.clocks[side.index()] = Some(parse_seconds(argument(1)?)?);
            }
            "showboard" => return Ok(format!("\n{}", self.position())),
            "final_score" => return self.final_score(),
            _ => return Err(GtpError::UnknownCommand),
        }
        Ok(String::new())
    }

    /// Makes it this side's turn: plays a forced pass of the other side if there is one.
    fn give_turn(&mut self, side: Side) -> Result<(), GtpError> {
        if self.position().side_to_move() != side && self.position().check(Move::Pass).is_ok() {
            self.push_move(Move::Pass);
        }
        if self.position().outcome().is_over() {
            return Err(GtpError::GameOver);
        }
        if self.position().side_to_move() == side { Ok(()) } else { Err(GtpError::NotTheirTurn) }
    }

    fn push_move(&mut self, mv: Move) {
        self.positions.push(self.position().after(mv));
    }

    fn play(&mut self, side: &str, text: &str) -> Result<(), GtpError> {
        let plies_before = self.positions.len();
        let side = parse_colour(side)?;
        let text = if text.eq_ignore_ascii_case("pass") { "pass" } else { text };
        let result = self.give_turn(side).and_then(|()| {
            let mv = self.position().parse_move(text)?;
            self.push_move(mv);
            Ok(())
        });
        if result.is_err() {
            self.positions.truncate(plies_before);
        }
        result
    }

    fn generate_move(&mut self, side: &str, play: bool, stop: &StopFlags) -> Result<String, GtpError> {
        let plies_before = self.positions.len();
        let side = parse_colour(side)?;
        self.give_turn(side)?;
        let go = GoLimits { time: self.clocks, ..GoLimits::default() };
        let limits = Limits { stop: stop.search.clone(), threads: self.threads, ..Limits::default() };
        let limits = with_think_time(limits, self.position(), &go, side.index(), Instant::now());
        let report = think(self.position(), &limits, 0, &mut |_| ()).ok_or(GtpError::GameOver)?;
        let text = self.position().protocol_move(report.best);
        if play {
            self.push_move(report.best);
        } else {
            self.positions.truncate(plies_before);
        }
        Ok(text)
    }

    fn final_score(&self) -> Result<String, GtpError> {
        let Position::Othello(position) = self.position() else { return Err(GtpError::CannotScore) };
        let score = position.official_score();
        let margin = i64::from(score[Side::First]) - i64::from(score[Side::Second]);
        Ok(match margin {
            0 => "0".into(),
            1.. => format!("B+{margin}"),
            _ => format!("W+{}", -margin),
        })
    }
}

fn start() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

/// Parses a number of seconds into milliseconds.
fn parse_seconds(text: &str) -> Result<u64, GtpError> {
    let seconds: f64 = text.parse().map_err(|_| GtpError::Syntax)?;
    if seconds.is_finite() && seconds >= 0.0 { Ok((seconds * 1000.0) as u64) } else { Err(GtpError::Syntax) }
}

fn parse_colour(text: &str) -> Result<Side, GtpError> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(GtpError::UnknownColour(quoted(text))),
    }
}

impl Protocol for GtpSession {
    fn handle_line(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        let line = line.split('#').next().unwrap_or_default();
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let id = words.first().filter(|word| word.parse::<u64>().is_ok()).map_or("", |word| *word);
        if !id.is_empty() {
            words.remove(0);
        }
        if words.is_empty() {
            return ControlFlow::Continue(());
        }
        match self.execute(&words, stop) {
            Ok(response) => respond(format!("={id} {response}").trim_end()),
            Err(error) => respond(&format!("?{id} {error}")),
        }
        respond("");
        if words[0] == "quit" { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn report_error(&self, error: &ProtocolError, respond: &mut dyn FnMut(&str)) {
        respond(&format!("? {error}"));
        respond("");
    }

    fn classify(line: &str) -> LineKind {
        match line.split_whitespace().find(|word| word.parse::<u64>().is_err()) {
            Some("quit") => LineKind::Quit,
            Some("genmove" | "reg_genmove") => LineKind::Search,
            _ => LineKind::Queued,
        }
    }
}
