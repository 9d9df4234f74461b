//! `convert`: reads games in any known format and writes them in another one.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::args::game_hint;
use super::record_files::read_games;
use crate::error::CliError;
use tessera_rules::records::{GameHint, ImportError, RecordFormat, RecordWriteError, link_fragment};
use tessera_rules::{GameKind, Size};

/// The arguments of `convert`.
#[derive(Clone, Debug, Args)]
#[command(after_help = notes())]
pub(super) struct ConvertArgs {
    /// Files of games; - or none reads standard input
    files: Vec<PathBuf>,
    /// The format to write
    #[arg(long, value_name = "FORMAT", value_parser = parse_written)]
    to: FormatArg,
    /// The format to read; otherwise it is recognised
    #[arg(long, value_name = "FORMAT", value_parser = parse_format)]
    from: Option<FormatArg>,
    /// The game of texts that do not name theirs; otherwise it is recognised
    #[arg(long, value_name = "GAME")]
    game: Option<GameKind>,
    /// The size of its board
    #[arg(long, value_name = "COLUMNSxROWS", requires = "game")]
    size: Option<Size>,
    /// The address of the page that links open; otherwise they open the program
    #[arg(long, value_name = "URL")]
    page: Option<String>,
}

type FormatArg = &'static RecordFormat;

fn notes() -> String {
    let line = |format: &RecordFormat| {
        let read_only = if format.is_written() { "" } else { " (read only)" };
        format!("  {:<11} {}{read_only}\n", format.id, format.description)
    };
    let formats: String = RecordFormat::all().into_iter().map(line).collect();
    format!(
        "Formats:\n{formats}\nGames that cannot be read are reported on standard error, and the others are converted;\n\
         the exit code is then 1. Names of players in WTHOR files are taken from the .JOU and .TRN files\n\
         in the same folder."
    )
}

/// A name that is not that of a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the formats are {}", .0.join(", "))]
struct UnknownFormat(Vec<&'static str>);

fn parse_format(text: &str) -> Result<FormatArg, UnknownFormat> {
    RecordFormat::find(text).ok_or_else(|| UnknownFormat(RecordFormat::all().iter().map(|format| format.id).collect()))
}

fn parse_written(text: &str) -> Result<FormatArg, UnknownFormat> {
    let written = || RecordFormat::all().into_iter().filter(|format| format.is_written());
    written()
        .find(|format| format.id.eq_ignore_ascii_case(text))
        .ok_or_else(|| UnknownFormat(written().map(|format| format.id).collect()))
}

/// A game that was not converted.
#[derive(Debug, thiserror::Error)]
enum GameFault {
    #[error(transparent)]
    Import(#[from] ImportError),
    #[error(transparent)]
    Write(#[from] RecordWriteError),
}

/// Converts all files; goes on after a fault.
pub(super) fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let hint = game_hint(args.game, args.size)?;
    let standard_input = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &standard_input[..] } else { &args.files };
    let mut faults = 0;
    for path in files {
        faults += convert_file(args, hint, path, out)?;
    }
    if faults > 0 { Err(CliError::Unconverted(faults)) } else { Ok(()) }
}

/// Converts the games of a file; returns how many could not be converted.
fn convert_file(args: &ConvertArgs, hint: GameHint, path: &Path, out: &mut dyn Write) -> Result<usize, CliError> {
    let mut faults = 0;
    read_games(path, hint, args.from, &mut |number, game| {
        let text = game.map_err(GameFault::from).and_then(|record| match &args.page {
            Some(page) if args.to.id == "link" => Ok(format!("{page}#{}\n", link_fragment(&record))),
            _ => Ok(args.to.write(&record)?),
        });
        match text {
            Ok(text) => out.write_all(text.as_bytes())?,
            Err(fault) => {
                faults += 1;
                out.flush()?;
                writeln!(io::stderr(), "{}: game {number}: {fault}", path.display())?;
            }
        }
        Ok(())
    })?;
    Ok(faults)
}
