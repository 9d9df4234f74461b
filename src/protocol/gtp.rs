//! The Go Text Protocol, version 2, as programs for Othello use it: <https://www.lysator.liu.se/~gunnar/gtp/>.
//!
//! Each answer is `= …` or, if something is wrong, `? …`, with the number of the command if it had one, and an empty
//! line. Squares are named as in transcripts, `d3`; a pass is `pass`. Colours are `b`, `black`, `w` and `white`.
//!
//! | Command | Does |
//! |---|---|
//! | `protocol_version`, `name`, `version`, `known_command`, `list_commands`, `quit` | as everywhere |
//! | `boardsize 8`, `clear_board`, `komi N` | a new game; komi means nothing here |
//! | `play COLOUR MOVE` | a pass that the rules force and nobody sent is made first |
//! | `genmove COLOUR`, `reg_genmove COLOUR` | the move is played, or only told |
//! | `undo` | takes the last ply back |
//! | `time_settings MAIN BYO STONES`, `time_left COLOUR SECONDS STONES` | the clock |
//! | `showboard`, `final_score` | the board; `B+12`, `W+3` or `0` |

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::brakes::Brakes;
use super::clock::thinking_time;
use super::fault::{Fault, quoted};
use super::go::Go;
use super::serve::{Conversation, Urgency};
use crate::engine::{Limits, think};
use crate::rules::{Game, GameKind, Move, Position, Side, Variant};

const COMMANDS: [&str; 15] = [
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "time_settings",
    "time_left",
];
/// Beyond those that engines must have.
const MORE: [&str; 2] = ["showboard", "final_score"];

/// One conversation.
#[derive(Clone, Debug)]
pub struct Gtp {
    /// The position, and those before it.
    positions: Vec<Position>,
    /// What each side has left, in milliseconds; none if nobody keeps time.
    clocks: [Option<u64>; 2],
    threads: usize,
}

/// A number of milliseconds from a text in seconds.
fn milliseconds(text: &str) -> Option<u64> {
    let seconds: f64 = text.parse().ok()?;
    (seconds.is_finite() && seconds >= 0.0).then_some((seconds * 1000.0) as u64)
}

impl Gtp {
    #[must_use]
    pub fn new(threads: usize) -> Gtp {
        Gtp { positions: vec![start()], clocks: [None; 2], threads }
    }

    fn position(&self) -> &Position {
        self.positions.last().expect("the start is never taken back")
    }

    fn carry_out(&mut self, words: &[&str], brakes: &Brakes) -> Result<String, String> {
        let argument = |index: usize| words.get(index + 1).copied().ok_or("syntax error");
        match words[0] {
            "protocol_version" => return Ok("2".into()),
            "name" => return Ok("Tessera".into()),
            "version" => return Ok(env!("CARGO_PKG_VERSION").into()),
            "known_command" => {
                let name = argument(0)?;
                return Ok((COMMANDS.contains(&name) || MORE.contains(&name)).to_string());
            }
            "list_commands" => return Ok([&COMMANDS[..], &MORE[..]].concat().join("\n")),
            "boardsize" if argument(0)? == "8" => self.positions = vec![start()],
            "boardsize" => return Err("unacceptable size".into()),
            "clear_board" => self.positions = vec![start()],
            "komi" | "quit" => {}
            "play" => self.play(argument(0)?, argument(1)?)?,
            "genmove" => return self.generate(argument(0)?, true, brakes),
            "reg_genmove" => return self.generate(argument(0)?, false, brakes),
            "undo" if self.positions.len() > 1 => self.positions.truncate(self.positions.len() - 1),
            "undo" => return Err("cannot undo".into()),
            "time_settings" => self.clocks = [Some(milliseconds(argument(0)?).ok_or("syntax error")?); 2],
            "time_left" => {
                let side = colour(argument(0)?)?;
                self.clocks[side.index()] = Some(milliseconds(argument(1)?).ok_or("syntax error")?);
            }
            "showboard" => return Ok(format!("\n{}", self.position())),
            "final_score" => return self.score(),
            _ => return Err("unknown command".into()),
        }
        Ok(String::new())
    }

    /// Makes it the turn of this side, if only a pass that must be made stands in between.
    fn give_turn(&mut self, side: Side) -> Result<(), String> {
        if self.position().side_to_move() != side && self.position().check(Move::Pass).is_ok() {
            self.advance(Move::Pass);
        }
        if self.position().outcome().is_over() {
            return Err("the game is over".into());
        }
        if self.position().side_to_move() == side { Ok(()) } else { Err("illegal move: not that side's turn".into()) }
    }

    fn advance(&mut self, mv: Move) {
        let mut next = self.position().clone();
        next.play_unchecked(mv);
        self.positions.push(next);
    }

    fn play(&mut self, side: &str, text: &str) -> Result<(), String> {
        let before = self.positions.len();
        let side = colour(side)?;
        let is_pass = text.eq_ignore_ascii_case("pass");
        let done = self.give_turn(side).and_then(|()| {
            let text = if is_pass { "pass" } else { text };
            let mv = self.position().parse_move(text).map_err(|error| format!("illegal move: {error}"))?;
            self.advance(mv);
            Ok(())
        });
        if done.is_err() {
            self.positions.truncate(before);
        }
        done
    }

    fn generate(&mut self, side: &str, play: bool, brakes: &Brakes) -> Result<String, String> {
        let before = self.positions.len();
        let side = colour(side)?;
        self.give_turn(side)?;
        let go = Go { time: self.clocks, ..Go::default() };
        let deadline = thinking_time(&go, side.index()).and_then(|time: Duration| Instant::now().checked_add(time));
        let limits = Limits { deadline, stop: brakes.thinking.clone(), threads: self.threads, ..Limits::default() };
        let report = think(self.position(), &limits, 0, &mut |_| ()).ok_or("the game is over")?;
        let name = self.position().protocol_move(report.best);
        if play {
            self.advance(report.best);
        } else {
            self.positions.truncate(before);
        }
        Ok(name)
    }

    fn score(&self) -> Result<String, String> {
        let Position::Othello(position) = self.position() else { return Err("cannot score".into()) };
        let score = position.official_score();
        let difference = i64::from(score[Side::First]) - i64::from(score[Side::Second]);
        Ok(match difference {
            0 => "0".into(),
            1.. => format!("B+{difference}"),
            _ => format!("W+{}", -difference),
        })
    }
}

fn start() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

fn colour(text: &str) -> Result<Side, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Side::First),
        "w" | "white" => Ok(Side::Second),
        _ => Err(format!("{} is no colour", quoted(text))),
    }
}

impl Conversation for Gtp {
    fn obey(&mut self, line: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        let line = line.split('#').next().unwrap_or_default();
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let number = words.first().filter(|word| word.parse::<u64>().is_ok()).map_or("", |word| *word).to_owned();
        if !number.is_empty() {
            words.remove(0);
        }
        if words.is_empty() {
            return ControlFlow::Continue(());
        }
        match self.carry_out(&words, brakes) {
            Ok(answer) => say(format!("={number} {answer}").trim_end()),
            Err(reason) => say(&format!("?{number} {reason}")),
        }
        say("");
        if words[0] == "quit" { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn complain(&self, fault: &Fault, say: &mut dyn FnMut(&str)) {
        say(&format!("? {fault}"));
        say("");
    }

    fn urgency(line: &str) -> Urgency {
        match line.split_whitespace().find(|word| word.parse::<u64>().is_err()) {
            Some("quit") => Urgency::Quit,
            Some("genmove" | "reg_genmove") => Urgency::Thought,
            _ => Urgency::None,
        }
    }
}
