//! `train othello`: the evaluation by groups of squares.

use std::cell::RefCell;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Instant;

use super::read_weights;
use crate::arena::{Arguments, Tally, Trouble, interrupt};
use crate::engine::Weights;
use crate::engine::othello::training::{
    EvaluationErrors, OthelloTrainingConfig, OthelloTrainingEvent, evaluation_errors, measure_search_errors, train,
};
use crate::rules::othello::wthor::WthorFile;
use crate::rules::{GameKind, Variant};

/// Games between two lines about them.
const TELL_EVERY: u32 = 16_000;

pub(super) fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Trouble> {
    let usual = OthelloTrainingConfig::new();
    let number = |arguments: &mut Arguments, name: &str, least: u64, usual: u32| -> Result<u32, Trouble> {
        u32::try_from(arguments.number(name, least, u64::from(usual))?).map_err(Trouble::usage)
    };
    let course = OthelloTrainingConfig {
        rounds: number(&mut arguments, "rounds", 1, usual.rounds)?,
        games: number(&mut arguments, "games", 1, usual.games)?,
        depth: number(&mut arguments, "depth", 1, usual.depth)?,
        solved: number(&mut arguments, "solved", 1, usual.solved)?,
        steps: number(&mut arguments, "steps", 1, usual.steps)?,
        duel: number(&mut arguments, "duel", 0, usual.duel)?,
        seed: arguments.number("seed", 0, usual.seed)?,
        threads: arguments.number("threads", 1, usual.threads as u64)? as usize,
    };
    let from = arguments.path("from").map(|path| read_weights(&path)).transpose()?.unwrap_or_default();
    if let Some(positions) = arguments.option::<u32>("errors")? {
        arguments.end()?;
        let weights = if from.knows(Variant::standard(GameKind::Othello)) { &from } else { Weights::built_in() };
        return measure(weights, positions, course.seed, out);
    }
    let path = arguments.path("out").ok_or_else(|| Trouble::usage("--out FILE is missing"))?;
    let people = arguments.path("wthor").map(|path| read_games(&path)).transpose()?.unwrap_or_default();
    arguments.end()?;
    let (begun, stop) = (Instant::now(), interrupt::flag());
    let trouble = RefCell::new(None);
    let fail = |error: Trouble| {
        stop.store(true, Ordering::Relaxed);
        trouble.borrow_mut().get_or_insert(error);
    };
    let out = RefCell::new(out);
    let say = |line: &str| {
        let mut out = out.borrow_mut();
        let said = writeln!(out, "{:7.1} s  {line}", begun.elapsed().as_secs_f64()).and_then(|()| out.flush());
        said.unwrap_or_else(|error| fail(error.into()));
    };
    let mut tell = |news: OthelloTrainingEvent| sentence(&news).iter().for_each(|line| say(line));
    let mut keep = |round: u32, weights: &Weights| {
        fs::write(&path, weights.write()).unwrap_or_else(|error| fail(Trouble::file(&path, error)));
        if !people.is_empty() {
            judgement(round, &evaluation_errors(weights, &people)).iter().for_each(|line| say(line));
        }
    };
    train(&course, from, &stop, &mut tell, &mut keep);
    trouble.into_inner().map_or(Ok(()), Err)
}

/// Tells how far shallow searches are from deep ones.
fn measure(weights: &Weights, positions: u32, seed: u64, out: &mut dyn Write) -> Result<(), Trouble> {
    let (pairs, laws) = measure_search_errors(weights, positions, seed);
    for ((name, pairs), law) in ["middle", "end"].into_iter().zip(pairs).zip(laws) {
        let law = law.map(|part| format!("{part:.4}")).join(", ");
        writeln!(
            out,
            "{name}: {pairs} pairs; logarithm of the deviation in discs by 1, empty squares, depth, less deep: [{law}]"
        )?;
    }
    Ok(())
}

fn sentence(news: &OthelloTrainingEvent) -> Option<String> {
    Some(match news {
        OthelloTrainingEvent::Played { games, .. } if games % TELL_EVERY != 0 => return None,
        OthelloTrainingEvent::Played { round, games, samples } => {
            format!("round {round}: {games} games, {samples} samples")
        }
        OthelloTrainingEvent::Fitted { round, errors } => {
            format!("round {round}: error in discs on games set aside, by phase: {}", list(errors))
        }
        OthelloTrainingEvent::Compared { round, tally: [wins, draws, losses], discs } => {
            let tally = Tally { wins: *wins, draws: *draws, losses: *losses };
            let elo = tally.elo().map_or(String::new(), |elo| format!(", {elo} Elo"));
            format!("round {round}: {tally} against the round before, {discs:+.2} discs a game{elo}")
        }
    })
}

fn judgement(round: u32, trial: &EvaluationErrors) -> [String; 2] {
    let (positions, error) = trial.solved;
    let errors: Vec<f64> = trial.phases.iter().map(|(_, error)| *error).collect();
    [
        format!("round {round}: games of people: error {error:.3} on {positions} positions of known score"),
        format!("round {round}: games of people: error against their results, by phase: {}", list(&errors)),
    ]
}

fn list(errors: &[f64]) -> String {
    errors.iter().map(|error| format!("{error:.2}")).collect::<Vec<String>>().join(" ")
}

/// All games of a folder, by year.
pub(in crate::arena) fn read_games(folder: &Path) -> Result<Vec<WthorFile>, Trouble> {
    let entries = fs::read_dir(folder).map_err(|error| Trouble::file(folder, error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let bytes = fs::read(path).map_err(|error| Trouble::file(path, error))?;
        WthorFile::parse(&bytes).map_err(|error| Trouble::file(path, error))
    };
    paths.iter().map(read).collect()
}
