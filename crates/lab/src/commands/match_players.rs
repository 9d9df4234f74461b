//! `match`: many games between two players.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, value_parser};

use super::args::{LimitArgs, OpeningArgs, at_least_one, game_parser, variant};
use crate::agent::Agent;
use crate::contestant::Contestant;
use crate::error::CliError;
use crate::game::{EndReason, FinishedGame};
use crate::game_file::GameFile;
use crate::player_spec::{PlayerConfig, PlayerSpec};
use crate::record::GameLine;
use crate::series::{Series, SeriesResult};
use tessera_rules::{GameKind, Size};

mod report;

const PLAYERS_HELP: &str = "\
Players:
  level:1 ... level:10      the engine's levels
  tessera                   the engine at full strength
  greedy                    wins in one ply if it can, otherwise captures what it can
  random                    random legal moves
  uct:PLAYOUTS              plain Monte Carlo tree search with PLAYOUTS playouts a move
  uci:PROGRAM, ugi:PROGRAM  another program, over UCI or UGI

Options of a player follow its name after a comma, for tessera after the colon.
Levels, tessera and programs accept depth=PLIES, nodes=N, movetime=MS and gametime=MS
(for all moves of a game) instead of the limits of the match; tessera also accepts weights=FILE|none, a UCI program
variant=NAME, and every program NAME=VALUE for its own options:

  tessera:nodes=5000  level:3,movetime=50  uci:/usr/games/fairy-stockfish,Hash=64

Without limits, levels play by their own and other players have 100 ms a move.
A move that is illegal, or that takes longer than 1.5 times its limit (or
the rest of gametime) plus 100 ms, loses the game. The nodes of uct:PLAYOUTS are playouts.";

/// The longest timeout in seconds: a day. Adding an unbounded one to the clock could overflow.
const MAX_TIMEOUT: u64 = 86_400;

/// The arguments of `match`.
#[derive(Clone, Debug, Args)]
#[command(after_help = PLAYERS_HELP)]
pub(super) struct MatchArgs {
    /// First player
    #[arg(value_name = "A")]
    a: PlayerSpec,
    /// Second player
    #[arg(value_name = "B")]
    b: PlayerSpec,
    /// Game to play
    #[arg(long, value_parser = game_parser(&GameKind::ALL), ignore_case = true)]
    game: GameKind,
    /// Board size [default: the game's standard board]
    #[arg(long, value_name = "COLUMNSxROWS")]
    size: Option<Size>,
    /// Number of games, in pairs with the same opening and colours swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = at_least_one())]
    games: u32,
    #[command(flatten)]
    opening: OpeningArgs,
    /// Only openings after which the engine estimates at most this many hundredths of a disc or piece for either side
    #[arg(long, value_name = "CENTI")]
    balance: Option<u32>,
    #[command(flatten)]
    limits: LimitArgs,
    /// Seed of the openings and of all randomness
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// File to which each finished game is appended as a line
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Seconds that a program may send nothing beyond its time limit, at most a day
    #[arg(long, visible_alias = "patience", value_name = "SECONDS", default_value_t = 30)]
    #[arg(value_parser = value_parser!(u64).range(1..=MAX_TIMEOUT))]
    timeout: u64,
}

/// Plays the match and reports its result.
pub(super) fn run(args: &MatchArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let variant = variant(args.game, args.size)?;
    let series =
        Series { variant, games: args.games, opening: args.opening.plies(), balance: args.balance, seed: args.seed };
    let timeout = Duration::from_secs(args.timeout);
    let config = PlayerConfig { variant, limits: args.limits.limits(), timeout };
    let (mut a, mut b) = (args.a.create(&config)?, args.b.create(&config)?);
    let mut record_file = args.record.clone().map(GameFile::open).transpose()?;
    play_series(&series, [&args.a, &args.b], [a.as_mut(), b.as_mut()], record_file.as_mut(), out)
}

/// Plays the series; reports every pair of games, and the result even if the series ends early.
fn play_series(
    series: &Series,
    names: [&PlayerSpec; 2],
    agents: [&mut dyn Agent; 2],
    mut record_file: Option<&mut GameFile>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let mut last = SeriesResult::default();
    let played = series.run(agents, &mut |game, contestant, result| {
        last = *result;
        if let Some(file) = &mut record_file {
            let first = names[contestant.index()].to_string();
            let second = names[contestant.other().index()].to_string();
            file.append(&GameLine::new(game, [&first, &second]))?;
        }
        report_game(game, contestant, names, result, out)
    });
    if played.is_err() {
        writeln!(out, "The match ended early.")?;
    }
    report::write(names, &last, out)?;
    played.map(drop)
}

/// Writes a line after every second game, and one for every game that did not end by the rules. A was `contestant`.
fn report_game(
    game: &FinishedGame,
    contestant: Contestant,
    names: [&PlayerSpec; 2],
    result: &SeriesResult,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let games = result.score.games();
    if !matches!(game.result.reason, EndReason::Rules(_)) {
        let loser = if game.result.winner == Some(contestant) { names[1] } else { names[0] };
        writeln!(out, "game {games}: {loser} lost by {}", game.result.reason)?;
    }
    if games.is_multiple_of(2) {
        writeln!(out, "{games:5} games  {}  {}", result.score, report::strength(result))?;
    }
    out.flush()?;
    Ok(())
}
