//! The NBoard protocol, version 2, between Othello programs: <http://www.orbanova.com/nboard/>.
//!
//! | Command | Response |
//! |---|---|
//! | `nboard 2` | `set myname …` |
//! | `set depth N` | sets the plies of search in the midgame; the endgame is searched deeper |
//! | `set game GGF` | sets the position at the end of this game |
//! | `set contempt N`, `learn`, `analyze` | accepted without effect |
//! | `move MOVE[/EVALUATION[/SECONDS]]` | plays the move |
//! | `go` | `=== MOVE/EVALUATION/SECONDS` |
//! | `hint N` | for each depth, the N best moves: `search LINE EVALUATION 0 DEPTH` |
//! | `ping N` | ends a search; `pong N` |
//!
//! Evaluations are in discs for the side to move. As the protocol requires, a line that is not understood has no effect
//! except a `status` line with the reason.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Instant;

use crate::engine::{Limits, Report, Score, TranspositionTable, Weights, think_over};
use crate::protocol::error::{ProtocolError, quoted};
use crate::protocol::serve::{LineKind, Protocol};
use crate::protocol::stop::StopFlags;
use crate::rules::othello::ggf::GgfGame;
use crate::rules::{Game, GameKind, Move, Position, Variant};

/// One NBoard session.
#[derive(Debug)]
pub struct NboardSession {
    position: Position,
    /// Kept from search to search within a game, so that hints and moves build on one another.
    table: TranspositionTable,
    depth: u32,
    seed: u64,
    threads: usize,
}

/// The size of the transposition table in bytes.
const TABLE_BYTES: usize = 64 << 20;
/// Midgame depth until `set depth`.
const DEFAULT_DEPTH: u32 = 12;
/// The greatest depth; reaches the end of any game.
const MAX_DEPTH: u32 = 60;

impl NboardSession {
    /// Starts a new game; searches use `threads` threads.
    #[must_use]
    pub fn new(threads: usize) -> NboardSession {
        let position = Position::start(Variant::standard(GameKind::Othello));
        let table = TranspositionTable::new(&position, TABLE_BYTES);
        NboardSession { position, table, depth: DEFAULT_DEPTH, seed: 0, threads }
    }

    fn execute(&mut self, line: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> Result<(), ProtocolError> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "nboard" => respond(&format!("set myname Tessera {}", env!("CARGO_PKG_VERSION"))),
            "set" => self.set(rest)?,
            "move" => self.play(rest)?,
            "go" => self.go(stop, respond)?,
            "hint" => self.hint(rest, stop, respond)?,
            "ping" => respond(&format!("pong {rest}")),
            "" | "learn" | "analyze" => {}
            _ => return Err(ProtocolError::new("line", format!("unknown command {}", quoted(command)))),
        }
        Ok(())
    }

    fn set(&mut self, rest: &str) -> Result<(), ProtocolError> {
        let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match name {
            "depth" => {
                let depth = value.trim().parse().ok().filter(|depth| (1..=MAX_DEPTH).contains(depth));
                let reason = || format!("{} is not a depth from 1 to {MAX_DEPTH}", quoted(value));
                self.depth = depth.ok_or_else(|| ProtocolError::new("set depth", reason()))?;
            }
            "game" => {
                let game = GgfGame::parse(value).map_err(|error| ProtocolError::new("set game", error))?;
                if game.start.variant() != Variant::standard(GameKind::Othello) {
                    return Err(ProtocolError::new("set game", "only games on 8x8 are supported"));
                }
                self.position = Position::Othello(game.start);
                self.table = TranspositionTable::new(&self.position, TABLE_BYTES);
                game.moves.into_iter().for_each(|mv| self.position.play_unchecked(mv));
            }
            // Part of the protocol, without effect here.
            "contempt" => {}
            _ => return Err(ProtocolError::new("set", format!("unknown setting {}", quoted(name)))),
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), ProtocolError> {
        let text = text.split('/').next().unwrap_or_default().trim();
        let mv = self.parse_move(text)?;
        self.position.play_unchecked(mv);
        Ok(())
    }

    fn parse_move(&self, text: &str) -> Result<Move, ProtocolError> {
        let text = if text.eq_ignore_ascii_case("PA") || text.eq_ignore_ascii_case("PASS") { "pass" } else { text };
        self.position.parse_move(text).map_err(|error| ProtocolError::new("move", error))
    }

    fn empty_squares(&self) -> u32 {
        64 - self.position.placement().occupied().len() as u32
    }

    /// The search depth for the current position: to the end of the game if that is not much deeper.
    fn search_depth(&self) -> u32 {
        if self.empty_squares() <= self.depth + self.depth / 2 { MAX_DEPTH } else { self.depth }
    }

    fn search(&self, position: &Position, depth: u32, stop: &StopFlags) -> Option<Report> {
        let limits =
            Limits { depth: Some(depth), stop: stop.search.clone(), threads: self.threads, ..Limits::default() };
        think_over(&self.table, Weights::built_in(), position, &limits, self.seed, &mut |_| ())
    }

    fn go(&self, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> Result<(), ProtocolError> {
        let started = Instant::now();
        respond("status Tessera is thinking");
        let report = self.search(&self.position, self.search_depth(), stop);
        let report = report.ok_or_else(|| ProtocolError::new("go", "the game is over"))?;
        let seconds = started.elapsed().as_secs_f64();
        respond(&format!("nodestats {} {seconds:.2}", report.nodes));
        respond(&format!("=== {}/{:.2}/{seconds:.2}", self.format_move(report.best), discs(report.score)));
        respond("status Tessera is waiting");
        Ok(())
    }

    /// Searches every move by iterative deepening, and reports the best `count` moves at each depth.
    fn hint(&self, count: &str, stop: &StopFlags, respond: &mut dyn FnMut(&str)) -> Result<(), ProtocolError> {
        let not_a_number = |_| ProtocolError::new("hint", format!("{} is not a number", quoted(count)));
        let count: usize = count.parse().map_err(not_a_number)?;
        let moves = self.position.legal_moves();
        if moves.is_empty() {
            return Err(ProtocolError::new("hint", "the game is over"));
        }
        respond("status Tessera is analysing");
        let empty = self.empty_squares();
        for depth in 1..=self.search_depth().min(empty.max(1)) {
            let mut evaluated: Vec<(f64, Report)> = Vec::new();
            for mv in &moves {
                evaluated.extend(self.evaluate_move(*mv, depth, stop));
                if stop.search.load(Ordering::Relaxed) {
                    respond("status Tessera is waiting");
                    return Ok(());
                }
            }
            evaluated.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            for (value, report) in evaluated.iter().take(count.max(1)) {
                let line: String = report.variation.iter().map(|mv| self.format_move(*mv)).collect();
                let reached = if depth >= empty { "100%".into() } else { depth.to_string() };
                respond(&format!("search {line} {value:.2} 0 {reached}"));
            }
        }
        respond("status Tessera is waiting");
        Ok(())
    }

    /// Searches the position after a move: its value in discs for the side that moves, and the line that begins with it.
    fn evaluate_move(&self, mv: Move, depth: u32, stop: &StopFlags) -> Option<(f64, Report)> {
        let next = self.position.after(mv);
        let Some(mut report) = self.search(&next, depth.saturating_sub(1).max(1), stop) else {
            let Position::Othello(over) = &next else { return None };
            let score = over.official_score();
            let side = self.position.side_to_move();
            let value = score[side] as f64 - score[side.other()] as f64;
            let report = Report { best: mv, depth: 1, score: Score::Draw, nodes: 1, variation: vec![mv] };
            return Some((value, report));
        };
        report.variation.insert(0, mv);
        Some((-discs(report.score), report))
    }

    /// A move as the protocol writes it.
    fn format_move(&self, mv: Move) -> String {
        match mv {
            Move::Pass => "PA".into(),
            _ => self.position.protocol_move(mv).to_ascii_uppercase(),
        }
    }
}

/// A score in discs.
fn discs(score: Score) -> f64 {
    match score {
        Score::Centi(centi) => f64::from(centi) / 100.0,
        Score::Exact(discs) => f64::from(discs),
        Score::Win { .. } => 64.0,
        Score::Loss { .. } => -64.0,
        Score::Draw => 0.0,
    }
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
            Some("go" | "hint") => LineKind::Search,
            // These change the position or require a prompt response.
            Some("ping" | "set" | "move") => LineKind::StopSearch,
            _ => LineKind::Queued,
        }
    }
}
