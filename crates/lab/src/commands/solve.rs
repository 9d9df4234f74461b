//! `solve`: proves who wins on a board.

use std::io::Write;

use clap::Args;

use super::args::game_parser;
use crate::error::CliError;
use crate::games::{SOLVABLE, SolveOptions, solve};
use tessera_rules::{GameKind, Size, Variant};

const NOTES: &str = "\
The last line is one of
  proved first N     the first player wins in N plies
  proved second N    the second player wins in N plies
  open ...           what is known so far, after an interruption or at a limit

Ctrl-C ends the work cleanly. With --proof a later run continues it.";

/// The arguments of `solve`.
#[derive(Clone, Debug, Args)]
#[command(after_help = NOTES)]
pub(super) struct SolveArgs {
    /// Game to solve
    #[arg(value_parser = game_parser(&SOLVABLE), ignore_case = true)]
    game: GameKind,
    /// Board size, such as 5x5
    #[arg(value_name = "COLUMNSxROWS")]
    size: Size,
    #[command(flatten)]
    options: SolveOptions,
}

/// Solves the board and reports the result.
pub(super) fn run(args: SolveArgs, out: &mut dyn Write) -> Result<(), CliError> {
    solve(Variant::new(args.game, args.size)?, args.options, out)
}
