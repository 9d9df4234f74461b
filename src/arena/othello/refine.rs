//! `train othello --refine`: improves the evaluation with balanced games.

use std::io::Write;
use std::path::Path;

use clap::{Args, value_parser};

use crate::arena::commands::args::at_least_one;
use crate::arena::error::{CliError, FileError};
use crate::arena::files::write_atomically;
use crate::arena::training_log::{TrainingLog, format_list};
use crate::engine::Weights;
use crate::engine::othello::training::{OthelloRefinementConfig, refine};

const DEFAULTS: OthelloRefinementConfig = OthelloRefinementConfig::new();

/// The options of `train othello --refine`.
#[derive(Clone, Debug, Args)]
pub(in crate::arena) struct RefineOptions {
    /// With --refine: balanced games, each with its variations
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.games, value_parser = at_least_one())]
    balanced_games: u32,
    /// With --refine: variations of each game, which leave it by a few weak moves
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.variations)]
    variations: u32,
    /// With --refine: how strongly weights are kept, as if each occurred in N more samples with its previous value
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.penalty)]
    #[arg(value_parser = at_least_one())]
    penalty: u32,
    /// With --refine: the share of the result of a game in the label of its positions; the rest is the search's value
    #[arg(long, value_name = "PERCENT", requires = "refine", default_value_t = DEFAULTS.result_percent)]
    #[arg(value_parser = value_parser!(u32).range(0..=100))]
    result_percent: u32,
}

impl RefineOptions {
    /// A configuration with these options.
    pub(super) fn apply(&self, config: OthelloRefinementConfig) -> OthelloRefinementConfig {
        OthelloRefinementConfig {
            games: self.balanced_games,
            variations: self.variations,
            penalty: self.penalty,
            result_percent: self.result_percent,
            ..config
        }
    }
}

/// Games between two progress lines.
const GAMES_PER_LINE: u32 = 4_000;

/// Plays the games that are missing in the folder, fits the weights, and writes them.
pub(super) fn run(
    config: &OthelloRefinementConfig,
    from: Weights,
    folder: &Path,
    path: &Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let log = TrainingLog::start(out)?;
    let mut on_games = |games: u32| {
        if games.is_multiple_of(GAMES_PER_LINE) || games == config.games {
            log.write_line(&format!("{games} games"));
        }
    };
    let refined = refine(config, from, folder, log.stop(), &mut on_games);
    match refined.map_err(|error| FileError::new(folder, error)) {
        Ok(Some((weights, errors))) => {
            log.check(write_atomically(path, &weights.write()));
            log.write_line(&format!("validation error in discs, by phase: {}", format_list(&errors)));
        }
        Ok(None) => {}
        Err(error) => log.check(Err(error)),
    }
    log.finish()
}
