//! NBoard's protocol, version 2, by which Othello programs talk to one another: <http://www.orbanova.com/nboard/>.
//!
//! | Command | Answer |
//! |---|---|
//! | `nboard 2` | `set myname …` |
//! | `set depth N` | plies of search in the midgame; the end is searched further |
//! | `set game GGF` | the position at the end of this game |
//! | `set contempt N`, `learn`, `analyze` | nothing |
//! | `move MOVE[/EVALUATION[/SECONDS]]` | the move is played |
//! | `go` | `=== MOVE/EVALUATION/SECONDS` |
//! | `hint N` | for the N best moves, deeper and deeper: `search LINE EVALUATION 0 DEPTH` |
//! | `ping N` | ends thinking; `pong N` |
//!
//! Evaluations are in discs for the side to move. Lines that are not understood are ignored but for a `status` that says
//! why, as the protocol wants it.

use std::ops::ControlFlow;
use std::time::Instant;

use super::brakes::Brakes;
use super::fault::{Fault, quoted};
use super::serve::{Conversation, Urgency};
use crate::engine::{Limits, Report, Score, TranspositionTable, Weights, think_over};
use crate::rules::othello::ggf::GgfGame;
use crate::rules::{Game, GameKind, Move, Position, Variant};

/// One conversation with a program that shows games of Othello.
#[derive(Debug)]
pub struct Nboard {
    position: Position,
    /// What was searched since the game was set: hints and moves build on one another.
    memory: TranspositionTable,
    depth: u32,
    seed: u64,
    threads: usize,
}

/// Bytes of what is remembered of a game.
const TABLE: usize = 64 << 20;
/// Until the other side sets another depth.
const USUAL_DEPTH: u32 = 12;
/// Deeper searches than this never end.
const DEEPEST: u32 = 60;

impl Nboard {
    #[must_use]
    pub fn new(threads: usize) -> Nboard {
        let position = Position::start(Variant::standard(GameKind::Othello));
        let memory = TranspositionTable::new(&position, TABLE);
        Nboard { position, memory, depth: USUAL_DEPTH, seed: 0, threads }
    }

    fn carry_out(&mut self, line: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> Result<(), Fault> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "nboard" => say(&format!("set myname Tessera {}", env!("CARGO_PKG_VERSION"))),
            "set" => self.set(rest)?,
            "move" => self.play(rest)?,
            "go" => self.go(brakes, say)?,
            "hint" => self.hint(rest, brakes, say)?,
            "ping" => say(&format!("pong {rest}")),
            "" | "learn" | "analyze" => {}
            _ => return Err(Fault::new("line", format!("no command is called {}", quoted(command)))),
        }
        Ok(())
    }

    fn set(&mut self, rest: &str) -> Result<(), Fault> {
        let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        match name {
            "depth" => {
                let depth = value.trim().parse().ok().filter(|depth| (1..=DEEPEST).contains(depth));
                let reason = || format!("{} is no depth from 1 to {DEEPEST}", quoted(value));
                self.depth = depth.ok_or_else(|| Fault::new("set depth", reason()))?;
            }
            "game" => {
                let game = GgfGame::parse(value).map_err(|error| Fault::new("set game", error))?;
                if game.start.variant() != Variant::standard(GameKind::Othello) {
                    return Err(Fault::new("set game", "only games on 8x8 are played here"));
                }
                self.position = Position::Othello(game.start);
                self.memory = TranspositionTable::new(&self.position, TABLE);
                game.moves.into_iter().for_each(|mv| self.position.play_unchecked(mv));
            }
            // Known, and of no use here.
            "contempt" => {}
            _ => return Err(Fault::new("set", format!("nothing is called {}", quoted(name)))),
        }
        Ok(())
    }

    fn play(&mut self, text: &str) -> Result<(), Fault> {
        let text = text.split('/').next().unwrap_or_default().trim();
        let mv = self.read(text)?;
        self.position.play_unchecked(mv);
        Ok(())
    }

    fn read(&self, text: &str) -> Result<Move, Fault> {
        let text = if text.eq_ignore_ascii_case("PA") || text.eq_ignore_ascii_case("PASS") { "pass" } else { text };
        self.position.parse_move(text).map_err(|error| Fault::new("move", error))
    }

    /// Plies to look ahead with so many empty squares: to the end, if it is not much farther.
    fn plies(&self) -> u32 {
        let empties = 64 - self.position.placement().occupied().len() as u32;
        if empties <= self.depth + self.depth / 2 { DEEPEST } else { self.depth }
    }

    fn limits(&self, depth: u32, brakes: &Brakes) -> Limits {
        Limits { depth: Some(depth), stop: brakes.thinking.clone(), threads: self.threads, ..Limits::default() }
    }

    fn think(&self, position: &Position, depth: u32, brakes: &Brakes) -> Option<Report> {
        let limits = self.limits(depth, brakes);
        think_over(&self.memory, Weights::built_in(), position, &limits, self.seed, &mut |_| ())
    }

    fn go(&self, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> Result<(), Fault> {
        let started = Instant::now();
        say("status Tessera is thinking");
        let report =
            self.think(&self.position, self.plies(), brakes).ok_or_else(|| Fault::new("go", "the game is over"))?;
        let seconds = started.elapsed().as_secs_f64();
        say(&format!("nodestats {} {seconds:.2}", report.nodes));
        say(&format!("=== {}/{:.2}/{seconds:.2}", self.name(report.best), discs(report.score)));
        say("status Tessera is waiting");
        Ok(())
    }

    /// Looks into all moves, ever deeper, and tells of the best.
    fn hint(&self, count: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> Result<(), Fault> {
        let count: usize = count.parse().map_err(|_| Fault::new("hint", format!("{} is no number", quoted(count))))?;
        let moves = self.position.legal_moves();
        if moves.is_empty() {
            return Err(Fault::new("hint", "the game is over"));
        }
        say("status Tessera is analysing");
        for depth in 1..=self.plies() {
            let empties = 64 - self.position.placement().occupied().len() as u32;
            let mut judged: Vec<(f64, Report)> = Vec::new();
            for mv in &moves {
                judged.extend(self.judge(*mv, depth, brakes));
                if brakes.thinking.load(std::sync::atomic::Ordering::Relaxed) {
                    say("status Tessera is waiting");
                    return Ok(());
                }
            }
            judged.sort_by(|(a, _), (b, _)| b.total_cmp(a));
            for (value, report) in judged.iter().take(count.max(1)) {
                let line: String = report.variation.iter().map(|mv| self.name(*mv)).collect();
                let reached = if depth >= empties { "100%".into() } else { depth.to_string() };
                say(&format!("search {line} {value:.2} 0 {reached}"));
            }
            if depth >= empties {
                break;
            }
        }
        say("status Tessera is waiting");
        Ok(())
    }

    /// What a move is worth, and the line that follows it.
    fn judge(&self, mv: Move, depth: u32, brakes: &Brakes) -> Option<(f64, Report)> {
        let mut next = self.position.clone();
        next.play_unchecked(mv);
        let Some(mut report) = self.think(&next, depth.saturating_sub(1).max(1), brakes) else {
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
    fn name(&self, mv: Move) -> String {
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

impl Conversation for Nboard {
    fn obey(&mut self, line: &str, brakes: &Brakes, say: &mut dyn FnMut(&str)) -> ControlFlow<()> {
        if line.trim() == "quit" {
            return ControlFlow::Break(());
        }
        if let Err(fault) = self.carry_out(line.trim(), brakes, say) {
            self.complain(&fault, say);
        }
        ControlFlow::Continue(())
    }

    fn complain(&self, fault: &Fault, say: &mut dyn FnMut(&str)) {
        say(&format!("status {fault}"));
    }

    fn urgency(line: &str) -> Urgency {
        match line.split_whitespace().next() {
            Some("quit") => Urgency::Quit,
            Some("go" | "hint") => Urgency::Thought,
            // Whatever else comes is about another position, or wants the engine's attention.
            Some("ping" | "set" | "move") => Urgency::Interruption,
            _ => Urgency::None,
        }
    }
}
