//! `train`: the evaluation learned anew by self-play.

use std::cell::RefCell;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Instant;

use super::{Arguments, Command, Tally, Trouble, interrupt};

pub(super) mod othello;

use crate::engine::Weights;
use crate::engine::training::{TrainingConfig, TrainingEvent, train};
use crate::rules::GameKind;

pub(super) const COMMAND: Command =
    Command { name: "train", summary: "learn an evaluation by self-play", help: HELP, run };

const HELP: &str = "\
Learns the evaluation of a game by self-play, from nothing or from a file.

Usage: tessera-engine train othello|breakthrough|diamond --out FILE [OPTIONS]

  --out FILE         where the weights go, after every round; networks for other
                     boards that the file already holds stay in it
  --size CxR         the board of Breakthrough (8x8)
  --from FILE        weights to begin with (none: plain judgement)
  --rounds N         rounds of games and fitting (4)
  --games N          games in a round (20000)
  --nodes N          nodes for each move (400)
  --epochs N         passes through the samples in each fitting (15)
  --duel N           games against the weights of the round before (200)
  --opening PLIES    at most so many random plies begin a game (8)
  --slip N           later on one ply in N is random (40)
  --seed N           the same seed gives the same weights (1)
  --threads N        threads that play; the weights do not depend on it (1)

Othello is learned by least squares from games that are played perfectly towards
their end. It knows --out, --from, --seed and --threads, and

  --rounds N         rounds of games and fitting (4)
  --games N          games in the first round, twice as many in each later (16000)
  --depth N          plies of search for each move of the first round, one more in
                     each later one (3)
  --solved N         empty squares from which on games are played perfectly (14)
  --steps N          steps of each fitting (25)
  --duel N           games against the weights of the round before (400)
  --wthor DIR        also judge the games of people in DIR/WTH_*.wtb
  --errors N         learn nothing, but measure on N positions how far shallow
                     searches are from deep ones

Ctrl-C ends the work; the weights of the last whole round are in the file.";

fn run(arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
    let mut arguments = Arguments::read(arguments)?;
    let kind: GameKind = arguments.word("the game, breakthrough or diamond,")?.parse().map_err(Trouble::usage)?;
    if kind == GameKind::Othello {
        return othello::run(arguments, out);
    }
    let number = |arguments: &mut Arguments, name: &str, least: u64, usual: u32| -> Result<u32, Trouble> {
        u32::try_from(arguments.number(name, least, u64::from(usual))?).map_err(Trouble::usage)
    };
    let usual = TrainingConfig::new(arguments.variant(kind)?);
    let course = TrainingConfig {
        rounds: number(&mut arguments, "rounds", 1, usual.rounds)?,
        games: number(&mut arguments, "games", 1, usual.games)?,
        nodes: arguments.number("nodes", 1, usual.nodes)?,
        epochs: number(&mut arguments, "epochs", 1, usual.epochs)?,
        duel: number(&mut arguments, "duel", 0, usual.duel)?,
        opening: arguments.number("opening", 2, usual.opening as u64)? as usize,
        slip: number(&mut arguments, "slip", 1, usual.slip)?,
        seed: arguments.number("seed", 0, usual.seed)?,
        threads: arguments.number("threads", 1, usual.threads as u64)? as usize,
        ..usual
    };
    let from = arguments.path("from").map(|path| read_weights(&path)).transpose()?.unwrap_or_default();
    let path = arguments.path("out").ok_or_else(|| Trouble::usage("--out FILE is missing"))?;
    arguments.end()?;
    let others = if path.exists() { read_weights(&path)? } else { Weights::none() };
    let (begun, stop) = (Instant::now(), interrupt::flag());
    let trouble = RefCell::new(None);
    let fail = |error: Trouble| {
        stop.store(true, Ordering::Relaxed);
        trouble.borrow_mut().get_or_insert(error);
    };
    let mut tell = |news: TrainingEvent| {
        let line = sentence(&news).map(|line| format!("{:7.1} s  {line}", begun.elapsed().as_secs_f64()));
        let said = line.map_or(Ok(()), |line| writeln!(out, "{line}")).and_then(|()| out.flush());
        said.unwrap_or_else(|error| fail(error.into()));
    };
    let mut keep = |_: u32, weights: &Weights| {
        let mut kept = others.clone();
        kept.merge(weights);
        fs::write(&path, kept.write()).unwrap_or_else(|error| fail(Trouble::file(&path, error)));
    };
    train(&course, from, &stop, &mut tell, &mut keep).map_err(Trouble::usage)?;
    trouble.into_inner().map_or(Ok(()), Err)
}

/// Games between two lines about them.
const TELL_EVERY: u32 = 1_000;

fn sentence(news: &TrainingEvent) -> Option<String> {
    Some(match news {
        TrainingEvent::Played { games, .. } if games % TELL_EVERY != 0 => return None,
        TrainingEvent::Played { round, games, samples } => format!("round {round}: {games} games, {samples} samples"),
        TrainingEvent::Epoch { round, network, epoch, error, held_out } => {
            format!(
                "round {round}: network {network}, epoch {epoch}: error {error:.5}, on unseen samples {held_out:.5}"
            )
        }
        TrainingEvent::Compared { round, won, drawn, lost, kept } => {
            let tally = Tally { wins: *won, draws: *drawn, losses: *lost };
            let elo = tally.elo().map_or(String::new(), |elo| format!(", {elo} Elo"));
            let verdict = if *kept { "" } else { ", not kept" };
            format!("round {round}: {tally} against the round before{elo}{verdict}")
        }
    })
}

/// The weights in a file.
pub(super) fn read_weights(path: &Path) -> Result<Weights, Trouble> {
    let bytes = fs::read(path).map_err(|error| Trouble::file(path, error))?;
    let mut weights = Weights::none();
    weights.read(&bytes).map_err(|error| Trouble::file(path, error))?;
    Ok(weights)
}
