//! `train othello`: trains the pattern evaluation by least squares.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::refine::{self, RefineOptions};
use super::wthor;
use crate::commands::args::{at_least_one, threads};
use crate::error::CliError;
use crate::files::{read_weights, write_atomically};
use crate::score::MatchScore;
use crate::training_log::{TrainingLog, format_list};
use tessera_engine::Weights;
use tessera_engine::othello::training::{
    EvaluationErrors, OthelloRefinementConfig, OthelloTrainingConfig, OthelloTrainingEvent, evaluation_errors,
    measure_search_errors, train,
};
use tessera_rules::{GameKind, Variant};

const DEFAULTS: OthelloTrainingConfig = OthelloTrainingConfig::new();

/// The options of `train othello`.
#[derive(Clone, Debug, Args)]
pub(crate) struct TrainOptions {
    /// File for the weights, written after every round; required unless --measure-errors is given
    #[arg(long, value_name = "FILE", required_unless_present = "measure_errors")]
    out: Option<PathBuf>,
    /// Weights to start from [default: the handwritten evaluation]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Rounds of games and fitting
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.rounds, value_parser = at_least_one())]
    rounds: u32,
    /// Games in the first round; each later round plays twice as many
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.games, value_parser = at_least_one())]
    games: u32,
    /// Search depth for each move, in plies
    #[arg(long, value_name = "PLIES", default_value_t = DEFAULTS.depth, value_parser = at_least_one())]
    depth: u32,
    /// Number of empty squares from which games are played perfectly
    #[arg(long, visible_alias = "solved", value_name = "N", default_value_t = DEFAULTS.solved)]
    #[arg(value_parser = at_least_one())]
    solve_empties: u32,
    /// Most steps of each fitting
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.steps, value_parser = at_least_one())]
    steps: u32,
    /// Games against the weights of the previous round; 0 skips the comparison
    #[arg(long, visible_alias = "duel", value_name = "N", default_value_t = DEFAULTS.duel)]
    compare_games: u32,
    /// Seed; the same seed gives the same weights
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.seed)]
    seed: u64,
    /// Threads that play and fit; the weights do not depend on it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    threads: usize,
    /// Also test the weights on the tournament games in DIR/*.wtb
    #[arg(long, value_name = "DIR")]
    wthor: Option<PathBuf>,
    /// Play balanced games instead of rounds and learn from their positions; they are kept in this folder, so that an
    /// interrupted run continues
    #[arg(long, value_name = "DIR", requires = "out", conflicts_with = "measure_errors")]
    refine: Option<PathBuf>,
    #[command(flatten)]
    refinement: RefineOptions,
    /// Train nothing; instead measure on N positions how far shallow searches deviate from deep ones
    #[arg(long, visible_alias = "errors", value_name = "N", conflicts_with = "wthor")]
    measure_errors: Option<u32>,
}

impl TrainOptions {
    fn to_config(&self) -> OthelloTrainingConfig {
        OthelloTrainingConfig {
            rounds: self.rounds,
            games: self.games,
            depth: self.depth,
            solved: self.solve_empties,
            steps: self.steps,
            duel: self.compare_games,
            seed: self.seed,
            threads: self.threads,
        }
    }

    fn to_refinement_config(&self) -> OthelloRefinementConfig {
        let config = OthelloRefinementConfig {
            play_depth: self.depth,
            steps: self.steps,
            seed: self.seed,
            threads: self.threads,
            ..OthelloRefinementConfig::new()
        };
        self.refinement.apply(config)
    }
}

/// Games between two progress lines.
const GAMES_PER_LINE: u32 = 16_000;

/// Trains the evaluation, or measures search errors.
///
/// # Errors
/// If a file cannot be read or written, or the output is closed.
pub(crate) fn run(options: &TrainOptions, out: &mut dyn Write) -> Result<(), CliError> {
    let from = options.from.as_deref().map(read_weights).transpose()?.unwrap_or_default();
    if let Some(positions) = options.measure_errors {
        let weights = if from.knows(Variant::standard(GameKind::Othello)) { &from } else { Weights::built_in() };
        return report_search_errors(weights, positions, options.seed, out);
    }
    if let (Some(folder), Some(path)) = (&options.refine, &options.out) {
        return refine::run(&options.to_refinement_config(), from, folder, path, out);
    }
    let Some(path) = &options.out else { return Ok(()) };
    run_training(options, from, path, out)
}

fn run_training(options: &TrainOptions, from: Weights, path: &Path, out: &mut dyn Write) -> Result<(), CliError> {
    let test_games = options.wthor.as_deref().map(wthor::read_folder).transpose()?.unwrap_or_default();
    let log = TrainingLog::start(out)?;
    let mut on_progress = |event: OthelloTrainingEvent| {
        if let Some(line) = format_progress(&event) {
            log.write_line(&line);
        }
    };
    let mut on_round = |round: u32, weights: &Weights| {
        log.check(write_atomically(path, &weights.write()));
        if !test_games.is_empty() {
            format_test(round, &evaluation_errors(weights, &test_games)).iter().for_each(|line| log.write_line(line));
        }
    };
    train(&options.to_config(), from, log.stop(), &mut on_progress, &mut on_round);
    log.finish()
}

/// Measures how far shallow searches deviate from deep ones.
fn report_search_errors(weights: &Weights, positions: u32, seed: u64, out: &mut dyn Write) -> Result<(), CliError> {
    let (pairs, laws) = measure_search_errors(weights, positions, seed);
    for ((name, pairs), law) in ["midgame", "endgame"].into_iter().zip(pairs).zip(laws) {
        let law = law.map(|part| format!("{part:.4}")).join(", ");
        writeln!(
            out,
            "{name}: {pairs} pairs; log of the deviation in discs by constant, empty squares, depth, shallow depth: [{law}]"
        )?;
    }
    Ok(())
}

fn format_progress(event: &OthelloTrainingEvent) -> Option<String> {
    Some(match event {
        OthelloTrainingEvent::Played { games, .. } if games % GAMES_PER_LINE != 0 => return None,
        OthelloTrainingEvent::Played { round, games, samples } => {
            format!("round {round}: {games} games, {samples} samples")
        }
        OthelloTrainingEvent::FittedPhase { .. } => return None,
        OthelloTrainingEvent::Fitted { round, errors } => {
            format!("round {round}: validation error in discs, by phase: {}", format_list(errors))
        }
        OthelloTrainingEvent::Compared { round, tally: [wins, draws, losses], discs } => {
            let score = MatchScore { wins: *wins, draws: *draws, losses: *losses };
            let elo = score.elo().map_or(String::new(), |elo| format!(", {elo} Elo"));
            format!("round {round}: {score} against the previous round, {discs:+.2} discs a game{elo}")
        }
    })
}

fn format_test(round: u32, errors: &EvaluationErrors) -> [String; 2] {
    let (positions, error) = errors.solved;
    let errors: Vec<f64> = errors.phases.iter().map(|(_, error)| *error).collect();
    [
        format!("round {round}: tournament games: error {error:.3} on {positions} positions of known score"),
        format!("round {round}: tournament games: error relative to the results, by phase: {}", format_list(&errors)),
    ]
}
