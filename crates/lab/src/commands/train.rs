//! `train`: trains the network of a game by self-play.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, value_parser};

use super::args::{at_least_one, game_parser, threads, variant};
use crate::error::CliError;
use crate::files::{read_weights, write_atomically};
use crate::games::{GameTraining, TRAINED_NETWORKS};
use crate::score::MatchScore;
use crate::training_log::TrainingLog;
use tessera_engine::Weights;
use tessera_engine::training::{TrainingConfig, TrainingEvent, train};
use tessera_rules::{GameKind, Size, Variant};

const NOTES: &str = "Ctrl-C ends the training; the file then holds the weights of the last complete round.";

/// The arguments of `train`.
#[derive(Debug, Args)]
#[command(after_help = NOTES, args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct TrainArgs {
    #[command(subcommand)]
    game_training: Option<GameTraining>,
    #[command(flatten)]
    network: Option<NetworkArgs>,
}

/// The defaults of the options; they are the same for every game.
const DEFAULTS: TrainingConfig = TrainingConfig::new(Variant::standard(GameKind::ALL[0]));

/// The arguments of a training of networks.
#[derive(Clone, Debug, Args)]
struct NetworkArgs {
    /// Game whose network is trained
    #[arg(value_parser = game_parser(&TRAINED_NETWORKS), ignore_case = true)]
    game: GameKind,
    /// File for the weights, written after every round; networks for other boards in it are kept
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Board size [default: the game's standard board]
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
    /// Weights to start from [default: the handwritten evaluation]
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Rounds of games and fitting
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.rounds, value_parser = at_least_one())]
    rounds: u32,
    /// Games in a round
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.games, value_parser = at_least_one())]
    games: u32,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.nodes, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Passes through the samples in each fitting
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.epochs, value_parser = at_least_one())]
    epochs: u32,
    /// Games against the weights of the previous round; 0 skips the comparison
    #[arg(long, visible_alias = "duel", value_name = "N", default_value_t = DEFAULTS.duel)]
    compare_games: u32,
    /// Most random plies at the start of a game, at least 2
    #[arg(long, value_name = "PLIES", default_value_t = DEFAULTS.opening as u32)]
    #[arg(value_parser = value_parser!(u32).range(2..))]
    opening: u32,
    /// After the opening, one ply in N is random
    #[arg(long, visible_alias = "slip", value_name = "N", default_value_t = DEFAULTS.slip)]
    #[arg(value_parser = at_least_one())]
    random_ply_every: u32,
    /// Seed; the same seed gives the same weights
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.seed)]
    seed: u64,
    /// Threads that play; the weights do not depend on it
    #[arg(long, value_name = "N", default_value_t = DEFAULTS.threads, value_parser = threads())]
    threads: usize,
}

impl NetworkArgs {
    fn to_config(&self, variant: Variant) -> TrainingConfig {
        TrainingConfig {
            variant,
            rounds: self.rounds,
            games: self.games,
            nodes: self.nodes,
            epochs: self.epochs,
            duel: self.compare_games,
            opening: self.opening as usize,
            slip: self.random_ply_every,
            seed: self.seed,
            threads: self.threads,
        }
    }
}

/// Trains the evaluation of a game.
pub(super) fn run(args: TrainArgs, out: &mut dyn Write) -> Result<(), CliError> {
    match args {
        TrainArgs { game_training: Some(training), .. } => training.run(out),
        TrainArgs { network: Some(args), .. } => train_network(&args, out),
        TrainArgs { .. } => unreachable!("the parser requires a game or a command"),
    }
}

fn train_network(args: &NetworkArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let variant = variant(args.game, args.size)?;
    let from = args.from.as_deref().map(read_weights).transpose()?.unwrap_or_default();
    let existing = if args.out.exists() { read_weights(&args.out)? } else { Weights::none() };
    let log = TrainingLog::start(out)?;
    let mut on_progress = |event: TrainingEvent| {
        if let Some(line) = format_progress(&event) {
            log.write_line(&line);
        }
    };
    let mut on_round = |_: u32, weights: &Weights| {
        let mut all = existing.clone();
        all.merge(weights);
        log.check(write_atomically(&args.out, &all.write()));
    };
    train(&args.to_config(variant), from, log.stop(), &mut on_progress, &mut on_round)?;
    log.finish()
}

/// Games between two progress lines.
const GAMES_PER_LINE: u32 = 1_000;

fn format_progress(event: &TrainingEvent) -> Option<String> {
    Some(match event {
        TrainingEvent::Played { games, .. } if games % GAMES_PER_LINE != 0 => return None,
        TrainingEvent::Played { round, games, samples } => format!("round {round}: {games} games, {samples} samples"),
        TrainingEvent::Epoch { round, network, epoch, error, held_out } => {
            format!("round {round}: network {network}, epoch {epoch}: error {error:.5}, validation error {held_out:.5}")
        }
        TrainingEvent::Compared { round, won, drawn, lost, kept } => {
            let score = MatchScore { wins: *won, draws: *drawn, losses: *lost };
            let elo = score.elo().map_or(String::new(), |elo| format!(", {elo} Elo"));
            let rejected = if *kept { "" } else { ", rejected" };
            format!("round {round}: {score} against the previous round{elo}{rejected}")
        }
    })
}
