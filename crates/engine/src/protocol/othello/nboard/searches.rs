//! The commands of NBoard that search: `go`, `hint` and `analyze`.

use std::sync::atomic::Ordering;
use std::time::Instant;

use super::{MAX_DEPTH, NboardSession};
use crate::protocol::error::ProtocolError;
use crate::protocol::stop::StopFlags;
use crate::{Limits, Report, Score, Weights};
use tessera_rules::{Game, Move, Position, Side};

impl NboardSession {
    /// The search depth for a position: to the end of the game if that is not much deeper.
    fn search_depth(&self, position: &Position) -> u32 {
        if empty_squares(position) <= self.depth + self.depth / 2 { MAX_DEPTH } else { self.depth }
    }

    fn limits(&self, depth: u32, stop: &StopFlags) -> Limits {
        Limits { depth: Some(depth), stop: stop.search.clone(), threads: self.threads, ..Limits::default() }
    }

    fn search(&mut self, position: &Position, limits: &Limits) -> Option<Report> {
        self.table.think(Weights::built_in(), position, limits, 0, &mut |_| ())
    }

    /// Searches for a move, within the depth and the time left. After the end of the game that is a pass.
    pub(super) fn go(&mut self, stop: &StopFlags, respond: &mut dyn FnMut(&str)) {
        let started = Instant::now();
        let position = self.position().clone();
        let mut limits = self.limits(self.search_depth(&position), stop);
        if let Some(time) = self.clock.time_for_move(&position) {
            limits = limits.with_time(started, time);
        }
        respond("status Tessera is thinking");
        match self.search(&position, &limits) {
            Some(report) => {
                let seconds = started.elapsed().as_secs_f64();
                respond(&format!("nodestats {} {seconds:.2}", report.nodes));
                let best = format_move(&position, report.best);
                respond(&format!("=== {best}/{:.2}/{seconds:.2}", discs(report.score)));
            }
            None => respond("=== PA"),
        }
        respond("status Tessera is waiting");
    }

    /// Searches every move by iterative deepening, and reports the best `count` moves at each depth.
    pub(super) fn hint(
        &mut self,
        count: u64,
        stop: &StopFlags,
        respond: &mut dyn FnMut(&str),
    ) -> Result<(), ProtocolError> {
        let position = self.position().clone();
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Err(ProtocolError::new("hint", "the game is over"));
        }
        respond("status Tessera is analysing");
        let count = usize::try_from(count).unwrap_or(usize::MAX).max(1);
        'deepening: for depth in 1..=self.search_depth(&position).min(empty_squares(&position)) {
            let mut found: Vec<Report> = Vec::new();
            for mv in &moves {
                found.push(self.evaluate_move(&position, *mv, depth, stop));
                if stop.search.load(Ordering::Relaxed) {
                    break 'deepening;
                }
            }
            // Each score is the opponent's.
            found.sort_by(|a, b| discs(a.score).total_cmp(&discs(b.score)));
            for report in found.iter().take(count) {
                let line: String = report.variation.iter().map(|mv| format_move(&position, *mv)).collect();
                let is_exact = matches!(report.score, Score::Exact(_));
                let reached = if is_exact { "100%".into() } else { depth.to_string() };
                respond(&format!("search {line} {:.2} 0 {reached}", -discs(report.score)));
            }
        }
        respond("status Tessera is waiting");
        Ok(())
    }

    /// Searches the position after a move: its score for the other side, and the line that begins with the move.
    fn evaluate_move(&mut self, position: &Position, mv: Move, depth: u32, stop: &StopFlags) -> Report {
        let next = position.after(mv);
        let limits = self.limits(depth.saturating_sub(1).max(1), stop);
        let Some(mut report) = self.search(&next, &limits) else {
            let score = Score::Exact(final_margin(&next, position.side_to_move().other()));
            return Report { best: mv, depth: 1, score, nodes: 1, variation: vec![mv] };
        };
        report.variation.insert(0, mv);
        report
    }

    /// Evaluates every position of the game for Black, from the last to the first: a search of a later position leaves entries
    /// in the table that help with those before it.
    pub(super) fn analyze(&mut self, stop: &StopFlags, respond: &mut dyn FnMut(&str)) {
        respond("status Tessera is analysing");
        for moves_made in (0..self.positions.len()).rev() {
            let position = self.positions[moves_made].clone();
            let limits = self.limits(self.search_depth(&position), stop);
            let value = match self.search(&position, &limits) {
                Some(report) if position.side_to_move() == Side::First => discs(report.score),
                Some(report) => -discs(report.score),
                None => f64::from(final_margin(&position, Side::First)),
            };
            if stop.search.load(Ordering::Relaxed) {
                break;
            }
            respond(&format!("analysis {moves_made} {value:.2}"));
        }
        respond("status Tessera is waiting");
    }
}

fn empty_squares(position: &Position) -> u32 {
    64 - position.placement().occupied().len() as u32
}

/// The official score of a finished game, as seen by a side.
fn final_margin(position: &Position, side: Side) -> i32 {
    position.official_score().map_or(0, |score| score[side] as i32 - score[side.other()] as i32)
}

/// A move as the protocol writes it.
fn format_move(position: &Position, mv: Move) -> String {
    match mv {
        Move::Pass => "PA".into(),
        _ => position.protocol_move(mv).to_ascii_uppercase(),
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
