//! `explorer`: builds indices of openings from games, and shows what they hold about a position.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, value_parser};

use super::args::{game_hint, variant};
use super::inputs::{Input, Inputs};
use super::progress::Progress;
use crate::error::{CliError, FileError};
use crate::files::write_atomically;
use tessera_engine::explorer::{EngineGames, ExplorerBuilder, ExplorerIndex, ExplorerMove, PLIES};
use tessera_rules::records::{DAY, GameRecord, date_of};
use tessera_rules::{Game, GameKind, Position, Size};

/// The arguments of `explorer`.
#[derive(Debug, Args)]
pub(super) struct ExplorerArgs {
    #[command(subcommand)]
    command: ExplorerCommand,
}

#[derive(Debug, Subcommand)]
enum ExplorerCommand {
    /// Build an index from the games of files and folders
    Build(BuildArgs),
    /// Pack the games of the engine against itself that come with the program
    Pack(PackArgs),
    /// Show the moves that games have played from a position
    Show(ShowArgs),
}

#[derive(Debug, Args)]
struct BuildArgs {
    #[command(flatten)]
    games: GamesArgs,
    /// The index to write
    #[arg(long, value_name = "INDEX")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct PackArgs {
    #[command(flatten)]
    games: GamesArgs,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Games to read, and how much of each.
#[derive(Debug, Args)]
struct GamesArgs {
    /// Files of games in any known format, or folders of them
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The plies of each game that are counted
    #[arg(long, value_name = "N", default_value_t = PLIES as u16, value_parser = value_parser!(u16).range(1..=200))]
    plies: u16,
    /// The game of texts that do not name theirs; otherwise it is recognised
    #[arg(long, value_name = "GAME")]
    game: Option<GameKind>,
    /// The size of its board
    #[arg(long, value_name = "COLUMNSxROWS", requires = "game")]
    size: Option<Size>,
}

#[derive(Debug, Args)]
struct ShowArgs {
    /// The index
    index: PathBuf,
    /// The moves that lead to the position
    moves: Vec<String>,
    /// The game
    #[arg(long, value_name = "GAME", default_value_t = GameKind::ALL[0])]
    game: GameKind,
    /// The size of its board
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
}

/// Builds or shows an index.
pub(super) fn run(args: &ExplorerArgs, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.command {
        ExplorerCommand::Build(args) => build(args, out),
        ExplorerCommand::Pack(args) => pack(args, out),
        ExplorerCommand::Show(args) => show(args, out),
    }
}

fn build(args: &BuildArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut builder = ExplorerBuilder::new(usize::from(args.games.plies));
    let faults = read_games(&args.games, |record| builder.add(record))?;
    let games = builder.games();
    write_file(&args.out, games, &builder.finish(), faults, out)
}

fn pack(args: &PackArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut games = EngineGames::new(usize::from(args.games.plies));
    let faults = read_games(&args.games, |record| games.add(record))?;
    write_file(&args.out, games.games(), &games.write(), faults, out)
}

/// Reads all games; returns the number of those that cannot be read.
fn read_games(args: &GamesArgs, mut add: impl FnMut(&GameRecord)) -> Result<usize, CliError> {
    let hint = game_hint(args.game, args.size)?;
    let mut progress = Progress::start();
    let mut written = Ok(());
    Inputs { paths: args.files.clone(), hint }.read(&mut |input| {
        match input {
            Input::Game(_, record) => {
                add(&record);
                progress.games += 1;
                written = progress.report("read", &mut io::stderr());
            }
            Input::Fault(fault) => {
                progress.faults += 1;
                written = writeln!(io::stderr(), "{fault}");
            }
        }
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    written?;
    Ok(progress.faults)
}

fn write_file(path: &Path, games: usize, bytes: &[u8], faults: usize, out: &mut dyn Write) -> Result<(), CliError> {
    write_atomically(path, bytes)?;
    writeln!(out, "{games} games, {} bytes", bytes.len())?;
    if faults > 0 { Err(CliError::Unread(faults)) } else { Ok(()) }
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let start = Position::start(variant(args.game, args.size)?);
    let moves = start.parse_game(&args.moves.join(" ")).map_err(CliError::Position)?;
    let mut position = start.clone();
    moves.iter().for_each(|mv| position.play_unchecked(*mv));
    let in_index = |error: Box<dyn std::error::Error + Send + Sync>| FileError::new(&args.index, error);
    let file = File::open(&args.index).map_err(|error| in_index(error.into()))?;
    let mut index = ExplorerIndex::open(BufReader::new(file)).map_err(|error| in_index(error.into()))?;
    let found = index.moves(&position).map_err(|error| in_index(error.into()))?;
    if let Some(name) = start.opening_name(&moves) {
        writeln!(out, "{name}")?;
    }
    let [first, second] = args.game.info().colours.0.map(|colour| colour.name());
    writeln!(out, "move          games  {first:>7}   draws  {second:>7}   discs  last")?;
    for found in &found {
        writeln!(out, "{}", line(found, &position))?;
    }
    Ok(())
}

fn line(found: &ExplorerMove, position: &Position) -> String {
    let ExplorerMove { mv, games, first_wins, draws, second_wins, average_lead, last_day } = *found;
    let percent = |count: u32| 100.0 * f64::from(count) / f64::from(games.max(1));
    let lead = average_lead.map_or(String::new(), |lead| format!("{lead:+.1}"));
    let date = last_day.map(|day| date_of(i64::from(day) * DAY));
    let year = date.as_deref().and_then(|date| date.split('.').next()).unwrap_or_default();
    format!(
        "{:9} {games:9}  {:5.1} %  {:5.1} %  {:5.1} %  {lead:>6}  {year}",
        position.format_move(mv),
        percent(first_wins),
        percent(draws),
        percent(second_wins)
    )
}
