//! `study`: plays games of the engine against itself, and counts what games have in common.

use std::io::{Write, stderr};
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::{Args, Subcommand, value_parser};

use super::args::{at_least_one, game_parser, variant};
use crate::error::CliError;
use crate::game_file::{GameFile, read_games};
use crate::interrupt::stop_on_ctrl_c;
use crate::record::GameLine;
use crate::self_play::SelfPlay;
use crate::study::{GameStudy, MoveClass};
use tessera_engine::analysis::NodeValue;
use tessera_engine::{Limits, Report, rate_moves};
use tessera_rules::{Game, GameKind, Move, Position, Size};

/// Games between two progress lines.
const GAMES_PER_LINE: u32 = 100;

/// The arguments of `study`.
#[derive(Debug, Args)]
pub(super) struct StudyArgs {
    #[command(subcommand)]
    command: StudyCommand,
}

#[derive(Debug, Subcommand)]
enum StudyCommand {
    /// Play games of the engine against itself
    Play(PlayArgs),
    /// Count the results, lengths and first moves of recorded games
    Report(ReportArgs),
    /// Search every move of the start, or of a position after it, with the same number of nodes
    Moves(MovesArgs),
}

/// The board and the searches of games.
#[derive(Debug, Args)]
struct BoardArgs {
    /// The game
    #[arg(value_parser = game_parser(&GameKind::ALL), ignore_case = true)]
    game: GameKind,
    /// Board size [default: the game's standard board]
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
    /// Nodes for each move
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Seed of all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Args)]
struct PlayArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// File to which each game is appended as a line; games that it already holds are not played again
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Games in the file at the end
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = at_least_one())]
    games: u32,
    /// The first plies that are drawn among nearly best moves, rated with a twentieth of the nodes
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    drawn: u16,
    /// The most that a drawn move loses, in hundredths of a piece or disc; half of it makes a move a third as likely
    #[arg(long, value_name = "HUNDREDTHS", default_value_t = 30)]
    #[arg(value_parser = value_parser!(i32).range(0..=100_000))]
    tolerance: i32,
    /// Begin with each legal first move in turn instead of drawing it
    #[arg(long)]
    all_first_moves: bool,
}

#[derive(Debug, Args)]
struct ReportArgs {
    /// Files of games that `study play` or `match --record` has written
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct MovesArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// Moves that lead to the position [default: the start]
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    after: String,
}

/// Plays, reports or searches.
pub(super) fn run(args: &StudyArgs, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.command {
        StudyCommand::Play(args) => play(args),
        StudyCommand::Report(args) => report(args, out),
        StudyCommand::Moves(args) => moves(args, out),
    }
}

fn play(args: &PlayArgs) -> Result<(), CliError> {
    let PlayArgs { board, out, games, drawn, tolerance, all_first_moves } = args;
    let self_play = SelfPlay {
        variant: variant(board.game, board.size)?,
        nodes: board.nodes,
        drawn_plies: usize::from(*drawn),
        tolerance: *tolerance,
        all_first_moves: *all_first_moves,
        seed: board.seed,
    };
    let name = format!("tessera:nodes={}", board.nodes);
    let played = if out.exists() { read_games(out)?.len() as u32 } else { 0 };
    let mut file = GameFile::open(out.clone())?;
    let stop = stop_on_ctrl_c()?;
    for number in played..*games {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        file.append(&GameLine::new(&self_play.play(number), [&name, &name]))?;
        if (number + 1) % GAMES_PER_LINE == 0 {
            writeln!(stderr(), "{} games", number + 1)?;
        }
    }
    Ok(())
}

fn report(args: &ReportArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut games = Vec::new();
    for path in &args.files {
        games.extend(read_games(path)?);
    }
    GameStudy::of(&games).iter().try_for_each(|study| write!(out, "{study}"))?;
    Ok(())
}

/// Writes the values of all moves, the best first, and moves once that mirrors and turns carry to each other. Where the pie
/// rule applies, the value is that of the side that has moved if the sides are not switched.
fn moves(args: &MovesArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut position = Position::start(variant(args.board.game, args.board.size)?);
    for mv in position.parse_game(&args.after).map_err(CliError::Position)? {
        position.play_unchecked(mv);
    }
    let rate = |class: MoveClass| {
        let report = rate_move(&position, class.first, &args.board);
        (class, report)
    };
    let mut rated: Vec<(MoveClass, Report)> = MoveClass::all(&position).into_iter().map(rate).collect();
    let number = |report: &Report| NodeValue { score: report.score, depth: report.depth }.number(position.variant());
    rated.sort_by(|(_, a), (_, b)| number(b).total_cmp(&number(a)));
    writeln!(out, "move        alike  value       expected")?;
    for (class, report) in &rated {
        let (name, value) = (position.format_move(class.first), report.score.to_string());
        let expected = number(report);
        writeln!(out, "{name:10}  {:5}  {value:10}  {expected:8.3}", class.images)?;
    }
    Ok(())
}

/// A search of the position after a move, for the side that made it.
fn rate_move(position: &Position, mv: Move, args: &BoardArgs) -> Report {
    let limits = Limits::nodes(args.nodes);
    let mut rated = rate_moves(position, &[mv], &limits, args.seed);
    let next = position.after(mv);
    if next.check(Move::Swap).is_ok() {
        // Switching sides leaves the board to the opponent, whose value this is.
        rated = rate_moves(&next, &[Move::Swap], &limits, args.seed);
    }
    rated.remove(0)
}
