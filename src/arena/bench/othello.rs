//! `bench othello`: the yardsticks by which Othello programs are compared.

use std::io::Write;
use std::time::Instant;

use crate::arena::teach::read_weights;
use crate::arena::{Arguments, Trouble};
use crate::engine::othello::training::{evaluation_errors, search_error};
use crate::engine::{Limits, Report, Score, TranspositionTable, Weights, think_over};
use crate::rules::othello::parse_position;
use crate::rules::othello::wthor::WthorFile;
use crate::rules::{FinishedGames, Game, GameKind, Move, Position, Variant, perft};

/// Depth and leaves of the count from the start (Aart Bik's table).
const PERFT: (u32, u64) = (11, 212_258_800);

/// Plies of the searches whose scores are compared with known ones.
const FORESIGHT: [u32; 4] = [2, 4, 6, 8];

/// Bytes of table for one move's score.
const CHECKING_TABLE: usize = 16 << 20;

/// A position of the FFO endgame suite.
struct Endgame {
    number: u32,
    position: Position,
    score: i32,
    /// Moves with their scores.
    moves: Vec<(Move, i32)>,
}

fn endgames() -> Result<Vec<Endgame>, Trouble> {
    let lines = include_str!("endgames.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| read(line).ok_or_else(|| Trouble::failed(format!("{line:?} is no endgame")))).collect()
}

fn read(line: &str) -> Option<Endgame> {
    let mut words = line.split_whitespace();
    let number = words.next()?.parse().ok()?;
    let text = format!("{} {}", words.next()?, words.next()?);
    let position = Position::Othello(parse_position(GameKind::Othello.default_size(), &text).ok()?);
    let score = words.next()?.parse().ok()?;
    let scored = words.map(|word| {
        let (mv, score) = word.split_once('=')?;
        Some((position.parse_move(mv).ok()?, score.parse().ok()?))
    });
    let moves = scored.collect::<Option<Vec<(Move, i32)>>>()?;
    Some(Endgame { number, position, score, moves })
}

/// What the suite's parts cost.
#[derive(Default)]
struct Cost {
    nodes: u64,
    processor: f64,
    wall: f64,
}

struct Bench {
    threads: usize,
    /// Kept from position to position: making a large table takes longer than many a search.
    memory: TranspositionTable,
    weights: Weights,
}

pub(super) fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut bench = Bench {
        threads: arguments.number("threads", 1, 1)? as usize,
        memory: TranspositionTable::new(&start(), (arguments.number("hash", 1, 256)? as usize) << 20),
        weights: match arguments.path("weights") {
            Some(path) => read_weights(&path)?,
            None => Weights::built_in().clone(),
        },
    };
    let last = u32::try_from(arguments.number("last", 1, 44)?).map_err(Trouble::usage)?;
    let people = arguments.path("wthor");
    arguments.end()?;
    count(out)?;
    let endgames = endgames()?;
    for (first, until) in [(1, 19), (20, 39), (40, 44)] {
        if first <= last {
            bench.solve(&endgames, first, until.min(last), out)?;
        }
    }
    bench.check(&endgames, last, out)?;
    if let Some(folder) = people {
        let files = crate::arena::teach::othello::read_games(&folder)?;
        judge(&bench.weights, &files, out)?;
    }
    Ok(())
}

/// How far the evaluation and short searches are from the known scores of positions.
fn judge(weights: &Weights, files: &[WthorFile], out: &mut dyn Write) -> Result<(), Trouble> {
    let (positions, error) = evaluation_errors(weights, files).solved;
    writeln!(
        out,
        "games of people: mean absolute error {error:.3} discs at sight on {positions} positions of known score"
    )?;
    for plies in FORESIGHT {
        let (processor, (positions, error)) = (processor_seconds(), search_error(weights, files, plies));
        let each = 1000.0 * (processor_seconds() - processor) / positions.max(1) as f64;
        writeln!(out, "  {error:.3} discs after {plies} plies on {positions} of them, {each:.2} ms each")?;
        out.flush()?;
    }
    Ok(())
}

fn start() -> Position {
    Position::start(Variant::standard(GameKind::Othello))
}

fn count(out: &mut dyn Write) -> Result<(), Trouble> {
    let (depth, leaves) = PERFT;
    let start = start();
    let (processor, begun) = (processor_seconds(), Instant::now());
    let counted = perft(&start, depth, FinishedGames::CountAsLeaf);
    if counted != leaves {
        return Err(Trouble::failed(format!("perft {depth} counts {counted} leaves instead of {leaves}")));
    }
    let (wall, processor) = (begun.elapsed().as_secs_f64(), processor_seconds() - processor);
    writeln!(out, "perft {depth}: {leaves} leaves in {processor:.2} s of a processor ({wall:.2} s)")?;
    out.flush()?;
    Ok(())
}

impl Bench {
    fn search(&self, position: &Position, cost: &mut Cost) -> Result<Report, Trouble> {
        let limits = Limits { threads: self.threads, ..Limits::default() };
        let (processor, begun) = (processor_seconds(), Instant::now());
        let report = think_over(&self.memory, &self.weights, position, &limits, 0, &mut |_| ());
        cost.wall += begun.elapsed().as_secs_f64();
        cost.processor += processor_seconds() - processor;
        let report = report.ok_or_else(|| Trouble::failed("a position of the suite is a finished game"))?;
        cost.nodes += report.nodes;
        Ok(report)
    }

    fn solve(&self, endgames: &[Endgame], first: u32, last: u32, out: &mut dyn Write) -> Result<(), Trouble> {
        let mut total = Cost::default();
        for endgame in endgames.iter().filter(|endgame| (first..=last).contains(&endgame.number)) {
            let mut cost = Cost::default();
            let report = self.search(&endgame.position, &mut cost)?;
            let Endgame { number, score, .. } = endgame;
            if report.score != Score::Exact(*score) {
                return Err(Trouble::failed(format!("FFO #{number} is {score}, and not {}", report.score)));
            }
            if first >= 20 {
                let best = endgame.position.protocol_move(report.best);
                let (millions, processor) = (cost.nodes as f64 / 1e6, cost.processor);
                writeln!(out, "  FFO #{number}: {best} {score:+}  {millions:8.2} M nodes {processor:7.2} s")?;
                out.flush()?;
            }
            total = Cost {
                nodes: total.nodes + cost.nodes,
                processor: total.processor + cost.processor,
                wall: total.wall + cost.wall,
            };
        }
        let Cost { nodes, processor, wall } = total;
        let (millions, speed) = (nodes as f64 / 1e6, nodes as f64 / 1e6 / processor.max(1e-6));
        writeln!(
            out,
            "FFO #{first}-#{last}: {millions:.1} M nodes, {processor:.2} s of processors ({wall:.2} s), {speed:.1} M/s"
        )?;
        out.flush()?;
        Ok(())
    }

    /// The score of every move, each searched by itself and from nothing.
    fn check(&mut self, endgames: &[Endgame], last: u32, out: &mut dyn Write) -> Result<(), Trouble> {
        let mut checked = 0;
        for endgame in endgames.iter().filter(|endgame| endgame.number <= last) {
            for (mv, score) in &endgame.moves {
                let mut next = endgame.position.clone();
                next.play_unchecked(*mv);
                // The side to move may be the same again after a forced pass; the score is told for who moves next.
                checked += 1;
                if next.outcome().is_over() {
                    continue;
                }
                self.memory = TranspositionTable::new(&start(), CHECKING_TABLE);
                let report = self.search(&next, &mut Cost::default())?;
                if report.score != Score::Exact(-score) {
                    let (number, name) = (endgame.number, endgame.position.protocol_move(*mv));
                    return Err(Trouble::failed(format!("FFO #{number} {name} is {score}, and not {}", report.score)));
                }
            }
        }
        writeln!(out, "self-check: {checked} move scores of FFO #1-#{last}, all exact")?;
        Ok(())
    }
}

/// Seconds that processors have worked for this program; the time of day where that is not told.
fn processor_seconds() -> f64 {
    /// Linux counts in hundredths of a second whatever the kernel's own clock.
    const TICKS: f64 = 100.0;
    let told = std::fs::read_to_string("/proc/self/stat").ok().and_then(|text| {
        // The name in parentheses may hold blanks; user and system time are the 12th and 13th words behind it.
        let (_, rest) = text.rsplit_once(')')?;
        let mut words = rest.split_whitespace().skip(11);
        let (user, system): (f64, f64) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some((user + system) / TICKS)
    });
    told.unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0.0, |now| now.as_secs_f64())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_has_44_positions_with_a_score_for_every_move() {
        let endgames = endgames().expect("the suite is readable");
        assert_eq!(endgames.len(), 44);
        for endgame in &endgames {
            assert_eq!(endgame.moves.len(), endgame.position.legal_moves().len(), "#{}", endgame.number);
            let best = endgame.moves.iter().map(|(_, score)| *score).max();
            assert_eq!(best, Some(endgame.score), "#{}", endgame.number);
        }
    }

    #[test]
    fn a_line_that_is_cut_short_is_no_endgame() {
        assert!(read("1 --XXXXX--OOOXX-O").is_none());
    }
}
