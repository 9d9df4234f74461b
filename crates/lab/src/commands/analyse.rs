//! `analyse`: writes a report on every game of files and folders.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;

use self::game::AnalysedGameRecord;
use super::args::{LimitArgs, game_hint, threads};
use super::inputs::Inputs;
use crate::error::CliError;
use crate::interrupt::stop_on_ctrl_c;
use tessera_engine::analysis::AnalysisLimits;
use tessera_rules::{GameKind, Size};

mod game;
mod json;
mod pipeline;
mod text;
mod words;

const NOTES: &str = "\
Folders are searched for files, theirs included. Games that cannot be read are reported
on standard error with their place, and the others are analysed; the exit code is then 1.

Without limits each position is searched with 200,000 nodes. Where discs are counted on
8x8, the last 20 empty squares are always solved to the last disc. Values are discs in
games that count them, and else probabilities of winning; docs/analysis.md has more.

With --json each game is one line:

  {\"game\":…,\"moves\":[{\"ply\":1,\"move\":\"f5\",\"value\":0.5,\"unit\":\"discs\",\"proven\":false,
  \"best\":\"f5\",\"loss\":0.0},…],…}

Values are those of the move for the side that made it. Ctrl-C ends after the games that
have been begun.";

/// The arguments of `analyse`.
#[derive(Clone, Debug, Args)]
#[command(after_help = NOTES)]
pub(super) struct AnalyseArgs {
    /// Files of games in any known format, or folders of them; - or none reads standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write one line of JSON for each game
    #[arg(long)]
    json: bool,
    /// Games that are analysed at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    jobs: usize,
    #[command(flatten)]
    limits: LimitArgs,
    /// The game of texts that do not name theirs; otherwise it is recognised
    #[arg(long, value_name = "GAME")]
    game: Option<GameKind>,
    /// The size of its board
    #[arg(long, value_name = "COLUMNSxROWS", requires = "game")]
    size: Option<Size>,
}

/// Analyses all games; goes on after a fault.
pub(super) fn run(args: &AnalyseArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let hint = game_hint(args.game, args.size)?;
    let given = args.limits.limits();
    let limits = AnalysisLimits { depth: given.depth, nodes: given.nodes, time: given.movetime };
    let limits = if given.is_limited() { limits } else { AnalysisLimits::DEFAULT };
    let inputs = Inputs { paths: args.files.clone(), hint };
    let format = if args.json { json_line } else { text_report };
    let pipeline = pipeline::Pipeline { inputs: &inputs, limits, jobs: args.jobs, format, stop: stop_on_ctrl_c()? };
    let faults = pipeline.run(out, &mut io::stderr())?;
    if faults > 0 { Err(CliError::Unanalysed(faults)) } else { Ok(()) }
}

/// The report as one line of JSON.
fn json_line(game: &AnalysedGameRecord) -> String {
    format!("{}\n", json::game(game))
}

/// The report as text for people, followed by an empty line.
fn text_report(game: &AnalysedGameRecord) -> String {
    format!("{}\n", text::game(game))
}
