//! `train othello --refine`: trains the evaluation with balanced games.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, value_parser};

use crate::commands::args::at_least_one;
use crate::error::{CliError, FileError};
use crate::files::write_atomically;
use crate::training_log::TrainingLog;
use tessera_engine::Weights;
use tessera_engine::othello::training::{OthelloRefinementConfig, OthelloTrainingEvent, refine};

const DEFAULTS: OthelloRefinementConfig = OthelloRefinementConfig::new();

/// The options of `train othello --refine`.
#[derive(Clone, Debug, Args)]
pub(crate) struct RefineOptions {
    /// With --refine: balanced games, each of which gives some fifty positions
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.games, value_parser = at_least_one())]
    balanced_games: u32,
    /// With --refine: search depth for the label of a position, in plies
    #[arg(long, value_name = "PLIES", requires = "refine", default_value_t = DEFAULTS.label_depth)]
    #[arg(value_parser = value_parser!(u32).range(6..=20))]
    label_depth: u32,
    /// With --refine: number of empty squares from which labels are exact scores
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.solved)]
    #[arg(value_parser = value_parser!(u32).range(6..=24))]
    label_solved: u32,
    /// With --refine: number of empty squares from which labels are values of selective searches to the end
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.selective)]
    #[arg(value_parser = value_parser!(u32).range(6..=24))]
    label_selective: u32,
    /// With --refine: the most empty squares of the positions that are labelled; earlier phases keep their weights
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.most_empties)]
    #[arg(value_parser = value_parser!(u32).range(6..=60))]
    label_empties: u32,
    /// With --refine: folder of another refinement with better labels, whose positions near the end count three times
    #[arg(long, value_name = "DIR", requires = "refine")]
    companion: Option<PathBuf>,
    /// With --companion: the most empty squares of its positions
    #[arg(long, value_name = "N", requires = "companion", default_value_t = DEFAULTS.companion_empties)]
    #[arg(value_parser = value_parser!(u32).range(6..=60))]
    companion_empties: u32,
    /// With --refine: positions after random moves that were not played, too
    #[arg(long, requires = "refine")]
    variations: bool,
    /// With --refine: fit from 0 instead of from the weights of --from, which only label positions then
    #[arg(long, requires = "refine")]
    from_zero: bool,
    /// With --refine: how strongly weights are drawn to what they are fitted from, as if each occurred in N more samples with it
    #[arg(long, value_name = "N", requires = "refine", default_value_t = DEFAULTS.penalty)]
    #[arg(value_parser = at_least_one())]
    penalty: u32,
}

impl RefineOptions {
    /// A configuration with these options.
    pub(super) fn apply(&self, config: OthelloRefinementConfig) -> OthelloRefinementConfig {
        OthelloRefinementConfig {
            games: self.balanced_games,
            label_depth: self.label_depth,
            solved: self.label_solved,
            selective: self.label_selective,
            most_empties: self.label_empties,
            companion: self.companion.clone(),
            companion_empties: self.companion_empties,
            variations: self.variations,
            from_zero: self.from_zero,
            penalty: self.penalty,
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
    let mut on_event = |event: OthelloTrainingEvent| match event {
        OthelloTrainingEvent::Played { games, .. } if games % GAMES_PER_LINE == 0 || games == config.games => {
            log.write_line(&format!("{games} games"));
        }
        OthelloTrainingEvent::FittedPhase { phase, samples, error } => {
            log.write_line(&format!("phase {phase}: {samples} samples, validation error {error:.2} discs"));
        }
        _ => {}
    };
    let refined = refine(config, from, folder, log.stop(), &mut on_event);
    match refined.map_err(|error| FileError::new(folder, error)) {
        Ok(Some(weights)) => log.check(write_atomically(path, &weights.write())),
        Ok(None) => {}
        Err(error) => log.check(Err(error)),
    }
    log.finish()
}
