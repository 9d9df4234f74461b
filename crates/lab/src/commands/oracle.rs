//! `oracle`: the proved value of every legal move of a position, and figures about how fast they are found.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::args::{game_parser, variant};
use crate::error::CliError;
use crate::moves::pick_random;
use tessera_engine::{Limits, MoveOracle, MoveValue, OracleProgress};
use tessera_rules::{Game, GameKind, Position, Variant};

/// The arguments of `oracle`.
#[derive(Clone, Debug, Args)]
pub(super) struct OracleArgs {
    /// Game
    #[arg(value_parser = game_parser(&GameKind::ALL), ignore_case = true)]
    game: GameKind,
    /// Board size [default: the game's standard board]
    #[arg(value_name = "COLUMNSxROWS")]
    size: Option<tessera_rules::Size>,
    /// Position [default: the standard start]
    #[arg(long, value_name = "TEXT", conflicts_with = "positions")]
    fen: Option<String>,
    /// Nodes for each position
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    nodes: u64,
    /// Instead of one position, measure this many positions of random games
    #[arg(long, value_name = "N")]
    positions: Option<usize>,
    /// Seed of the random games
    #[arg(long, value_name = "N", default_value_t = 1, requires = "positions")]
    seed: u64,
    /// Compare all values with those of a second oracle that starts without a table
    #[arg(long, requires = "positions")]
    check: bool,
}

/// Prints the values of the moves of a position, or measures many positions.
pub(super) fn run(args: &OracleArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let variant = variant(args.game, args.size)?;
    match (&args.fen, args.positions) {
        (_, Some(count)) => measure(variant, count, args, out),
        (Some(text), None) => show(&Position::parse(variant, text).map_err(CliError::Position)?, args.nodes, out),
        (None, None) => show(&Position::start(variant), args.nodes, out),
    }
}

fn show(position: &Position, nodes: u64, out: &mut dyn Write) -> Result<(), CliError> {
    let mut oracle = MoveOracle::new(position);
    let progress = oracle.work(&Limits::nodes(nodes));
    for MoveValue { mv, value } in oracle.values() {
        writeln!(out, "{:8} {value}", position.format_move(*mv))?;
    }
    let rest = if progress == OracleProgress::Finished { "finished" } else { "unfinished" };
    writeln!(out, "{rest} after {} nodes", oracle.nodes())?;
    Ok(())
}

/// The cost of one position.
struct OracleCost {
    finished: bool,
    nodes: u64,
    time: Duration,
}

fn measure(variant: Variant, count: usize, args: &OracleArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut rng = StdRng::seed_from_u64(args.seed);
    let mut costs = Vec::new();
    let (mut compared, mut contradictions) = (0, 0);
    for _ in 0..count {
        let position = random_position(variant, &mut rng);
        let (values, cost) = answer(&position, args.nodes);
        costs.push(cost);
        if args.check {
            let wrong = contradicted(&position, &values, args.nodes);
            compared += values.iter().filter(|known| known.value.is_known()).count();
            contradictions += wrong.len();
            for mv in wrong {
                writeln!(out, "{} in {}", position.format_move(mv), position.format_position())?;
            }
        }
    }
    report(&mut costs, args.nodes, out)?;
    if args.check {
        writeln!(out, "{compared} values compared with fresh solves, {contradictions} contradictions")?;
    }
    Ok(())
}

fn answer(position: &Position, nodes: u64) -> (Vec<MoveValue>, OracleCost) {
    let started = Instant::now();
    let mut oracle = MoveOracle::new(position);
    let finished = oracle.work(&Limits::nodes(nodes)) == OracleProgress::Finished;
    let cost = OracleCost { finished, nodes: oracle.nodes(), time: started.elapsed() };
    (oracle.values().to_vec(), cost)
}

/// The moves whose value contradicts that of a solve of their own, with its own table and without stored values.
fn contradicted(position: &Position, values: &[MoveValue], nodes: u64) -> Vec<tessera_rules::Move> {
    let known = values.iter().filter(|known| known.value.is_known());
    let fresh = |known: &MoveValue| MoveOracle::fresh_value(position, known.mv, &Limits::nodes(nodes));
    known.filter(|known| known.value.contradicts(fresh(known))).map(|known| known.mv).collect()
}

fn report(costs: &mut [OracleCost], limit: u64, out: &mut dyn Write) -> Result<(), CliError> {
    let finished = costs.iter().filter(|cost| cost.finished).count();
    let share = 100.0 * finished as f64 / costs.len().max(1) as f64;
    writeln!(out, "{finished} of {} positions answered within {limit} nodes ({share:.1} %)", costs.len())?;
    let seconds: f64 = costs.iter().map(|cost| cost.time.as_secs_f64()).sum();
    let nodes: u64 = costs.iter().map(|cost| cost.nodes).sum();
    costs.sort_by_key(|cost| cost.nodes);
    if let (Some(median), Some(worst)) = (costs.get(costs.len() / 2), costs.last()) {
        writeln!(out, "nodes: median {}, worst {}", median.nodes, worst.nodes)?;
    }
    costs.sort_by_key(|cost| cost.time);
    if let (Some(median), Some(worst)) = (costs.get(costs.len() / 2), costs.last()) {
        let (median, worst) = (median.time.as_secs_f64(), worst.time.as_secs_f64());
        writeln!(out, "seconds: median {median:.3}, worst {worst:.2}; {nodes} nodes in {seconds:.1} s")?;
    }
    Ok(())
}

/// A position of a random game, each of its plies with the same chance.
fn random_position(variant: Variant, rng: &mut StdRng) -> Position {
    let mut positions = vec![Position::start(variant)];
    while let Some(position) = positions.last() {
        let Some(mv) = pick_random(rng, &position.legal_moves()) else { break };
        positions.push(position.after(mv));
    }
    // The last position is that of the finished game.
    positions.swap_remove(rng.random_range(0..positions.len() - 1))
}
