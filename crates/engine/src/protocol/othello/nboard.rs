//! The NBoard protocol, version 2, between Othello programs: <http://www.orbanova.com/nboard/>.
//!
//! Evaluations are in discs for the side to move, and for Black in the response to `analyze`. A line that is not understood has no
//! effect, as the protocol requires; a `status` line gives the reason. docs/engine.md lists every command with the response.

use std::ops::ControlFlow;

use crate::protocol::error::{ProtocolError, quoted};
use crate::protocol::kept_table::KeptTable;
use crate::protocol::serve::{LineKind, Protocol};
use crate::protocol::stop::StopFlags;
use tessera_rules::othello::ggf::GgfGame;
use tessera_rules::othello::is_pass;
use tessera_rules::{Game, GameKind, Position, Variant};

use clock::NboardClock;

mod clock;
mod searches;

/// One NBoard session.
#[derive(Debug)]
pub struct NboardSession {
    /// All positions of the game; the last one is the current one.
    positions: Vec<Position>,
    clock: NboardClock,
    /// Kept from search to search within a game, so that hints and moves build on one another.
    table: KeptTable,
    depth: u32,
    threads: usize,
}

/// The size of the transposition table in MiB.
const TABLE: usize = 64;
/// Midgame depth until `set depth`.
const DEFAULT_DEPTH: u32 = 12;
/// The greatest depth; reaches the end of any game.
const MAX_DEPTH: u32 = 60;

impl NboardSession {
    /// Starts a new game; searches use `threads` threads.
    pub fn new(threads: usize) -> NboardSession {
        let start = Position::start(Variant::standard(GameKind::Othello));
        let (clock, table) = (NboardClock::default(), KeptTable::new(TABLE));
        NboardSession { positions: vec![start], clock, table, depth: DEFAULT_DEPTH, threads }
    }

    fn position(&self) -> &Position {
        self.positions.last().expect("the first position is never removed")
    }

    fn execute(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> Result<(), ProtocolError> {
        let (command, rest) = split_word(line);
        match command {
            "nboard" => {
                parse_number("nboard", rest)?;
                respond(&format!("set myname Tessera {}", env!("CARGO_PKG_VERSION")));
            }
            "set" => self.set(rest)?,
            "move" => self.play(rest)?,
            "go" => self.go(stop, respond),
            "hint" => self.hint(parse_number("hint", rest)?, stop, respond)?,
            "ping" => respond(&format!("pong {}", parse_number("ping", rest)?)),
            // There is no book to learn for.
            "learn" => respond("learned"),
            "analyze" => self.analyze(stop, respond),
            "" => {}
            _ => return Err(ProtocolError::new("line", format!("unknown command {}", quoted(command)))),
        }
        Ok(())
    }

    fn set(&mut self, rest: &str) -> Result<(), ProtocolError> {
        let (name, value) = split_word(rest);
        match name {
            "depth" => {
                let depth = parse_number("set depth", value)?.min(u64::from(MAX_DEPTH)) as u32;
                if depth == 0 {
                    return Err(ProtocolError::new("set depth", "the least depth is 1"));
                }
                self.depth = depth;
            }
            "game" => self.set_game(value)?,
            // A draw is worth as much as the evaluation says, whatever the contempt.
            "contempt" => {}
            _ => return Err(ProtocolError::new("set", format!("unknown setting {}", quoted(name)))),
        }
        Ok(())
    }

    /// Replaces the game. The table is kept if the game is the same with more moves or fewer.
    fn set_game(&mut self, record: &str) -> Result<(), ProtocolError> {
        let game = GgfGame::parse(record).map_err(|error| ProtocolError::new("set game", error))?;
        if game.start.variant() != Variant::standard(GameKind::Othello) {
            return Err(ProtocolError::new("set game", "only games on 8x8 are supported"));
        }
        let mut positions = vec![Position::Othello(game.start)];
        positions.extend(game.moves.into_iter().scan(positions[0].clone(), |position, mv| {
            position.play_unchecked(mv);
            Some(position.clone())
        }));
        let common = positions.len().min(self.positions.len());
        if positions.len() == 1 || positions[..common] != self.positions[..common] {
            self.table.clear();
        }
        self.positions = positions;
        self.clock = NboardClock::of_record(record);
        Ok(())
    }

    /// Plays a move. After the end of the game a pass changes nothing.
    fn play(&mut self, text: &str) -> Result<(), ProtocolError> {
        let word = text.split('/').next().unwrap_or_default().trim();
        let mut position = self.position().clone();
        if position.outcome().is_over() && is_pass(word) {
            return Ok(());
        }
        let mv = position.parse_move(word).map_err(|error| ProtocolError::new("move", error))?;
        self.clock.record_move(position.side_to_move(), text);
        position.play_unchecked(mv);
        self.positions.push(position);
        Ok(())
    }
}

/// The first word of a text, and the rest.
fn split_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

fn parse_number(place: &str, text: &str) -> Result<u64, ProtocolError> {
    text.parse().map_err(|_| ProtocolError::new(place, format!("{} is not a whole number", quoted(text))))
}

impl Protocol for NboardSession {
    fn handle_line(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        if line.trim() == "quit" {
            return ControlFlow::Break(());
        }
        if let Err(error) = self.execute(line.trim(), stop, respond) {
            self.report_error(&error, respond);
        }
        ControlFlow::Continue(())
    }

    fn report_error(&self, error: &ProtocolError, respond: &mut dyn FnMut(&str)) {
        respond(&format!("status {error}"));
    }

    fn classify(line: &str) -> LineKind {
        match line.split_whitespace().next() {
            Some("quit") => LineKind::Quit,
            Some("go" | "hint" | "analyze") => LineKind::Search,
            // These change the position or require a prompt response.
            Some("ping" | "set" | "move") => LineKind::StopSearch,
            _ => LineKind::Queued,
        }
    }
}
