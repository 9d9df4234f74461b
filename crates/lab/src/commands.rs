//! The command line of `tessera-engine`.

use std::fmt;
use std::io::{Write, stdin, stdout};

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use super::error::CliError;
use super::games::GameCommand;
use tessera_engine::protocol::{UgiSession, serve};
use tessera_rules::GameKind;

mod analyse;
pub(super) mod args;
mod bench;
mod calibrate;
mod convert;
mod explorer;
mod inputs;
mod ladder;
mod match_players;
mod oracle;
mod progress;
mod puzzles;
mod record_files;
mod solve;
mod stress_test;
mod study;
mod train;

pub use bench::{BenchResult, signature_line};

const UGI_HELP: &str = "\
Without a command it speaks UGI (Universal Game Interface, UCI for any two-player
game) on standard input and output, one command a line:

  ugi                       print name and options
  isready                   respond with readyok
  setoption name Game value GAME
  setoption name Size value COLUMNSxROWS
  setoption name Seed value N
  setoption name Threads value N
  setoption name Hash value MIB
  setoption name EvalFile value FILE|none|built-in
  uginewgame
  position startpos|fen TEXT [moves MOVE...]
  go [exact] [depth N] [nodes N] [movetime MS] [p1time MS] [p2time MS]
     [p1inc MS] [p2inc MS] [infinite]
  stop                      end the search
  query p1turn|gameover|result
  legal                     print the legal moves
  perft N                   count the move sequences of N plies
  show                      print the board
  quit";

/// The parsed command line.
#[derive(Debug, Parser)]
#[command(name = "tessera-engine", version, about = about(), after_help = UGI_HELP)]
#[command(disable_help_subcommand = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<EngineCommand>,
}

/// The commands, in the order of the help.
#[derive(Debug, Subcommand)]
enum EngineCommand {
    /// Play a match between two players and report the Elo difference
    Match(match_players::MatchArgs),
    /// Measure the levels: play each against the one below it
    Ladder(ladder::LadderArgs),
    /// Play quick games between all levels; count illegal moves and losses on time
    #[command(visible_alias = "trial")]
    Stress(stress_test::StressArgs),
    /// Measure the speed of the search, and check its signature
    Bench(bench::BenchArgs),
    /// Prove who wins on a board, and in how many plies
    Solve(solve::SolveArgs),
    /// Prove the value of every legal move, as far as the limit allows
    Oracle(oracle::OracleArgs),
    /// Make puzzles of positions of engine games, prove them again, or list them
    Puzzles(puzzles::PuzzleArgs),
    /// Read games in any known format and write them in another
    Convert(convert::ConvertArgs),
    /// Compare expected scores with results of self-play
    Calibrate(calibrate::CalibrateArgs),
    /// Play games of the engine against itself, and count what they have in common
    Study(study::StudyArgs),
    /// Report on games: what each move lost, and the moves that decided them
    Analyse(analyse::AnalyseArgs),
    /// Count the moves that games have played from a position
    Explorer(explorer::ExplorerArgs),
    /// Train the evaluation of a game by self-play
    Train(train::TrainArgs),
    #[command(flatten)]
    Game(GameCommand),
}

fn about() -> String {
    let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.info().name).collect();
    format!("Tessera's engine for {}", names.join(", "))
}

impl Cli {
    /// Runs the command and writes its report to `out`. Without a command, and for the protocols of single games, it
    /// serves standard input and output instead.
    ///
    /// # Errors
    /// Why the command failed; see [`CliError::is_usage`].
    pub fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self.command {
            None => {
                serve(&mut UgiSession::new(), stdin(), stdout());
                return Ok(());
            }
            Some(EngineCommand::Game(command)) => command.run(out)?,
            Some(EngineCommand::Match(args)) => match_players::run(&args, out)?,
            Some(EngineCommand::Ladder(args)) => ladder::run(&args, out)?,
            Some(EngineCommand::Stress(args)) => stress_test::run(&args, out)?,
            Some(EngineCommand::Bench(args)) => bench::run(args, out)?,
            Some(EngineCommand::Solve(args)) => solve::run(args, out)?,
            Some(EngineCommand::Oracle(args)) => oracle::run(&args, out)?,
            Some(EngineCommand::Puzzles(args)) => puzzles::run(&args, out)?,
            Some(EngineCommand::Convert(args)) => convert::run(&args, out)?,
            Some(EngineCommand::Calibrate(args)) => calibrate::run(&args, out)?,
            Some(EngineCommand::Study(args)) => study::run(&args, out)?,
            Some(EngineCommand::Analyse(args)) => analyse::run(&args, out)?,
            Some(EngineCommand::Explorer(args)) => explorer::run(&args, out)?,
            Some(EngineCommand::Train(args)) => train::run(args, out)?,
        }
        out.flush()?;
        Ok(())
    }

    /// The name of the command, if there is one.
    pub const fn command_name(&self) -> Option<&'static str> {
        Some(match &self.command {
            None => return None,
            Some(EngineCommand::Match(_)) => "match",
            Some(EngineCommand::Ladder(_)) => "ladder",
            Some(EngineCommand::Stress(_)) => "stress",
            Some(EngineCommand::Bench(_)) => "bench",
            Some(EngineCommand::Solve(_)) => "solve",
            Some(EngineCommand::Oracle(_)) => "oracle",
            Some(EngineCommand::Puzzles(_)) => "puzzles",
            Some(EngineCommand::Convert(_)) => "convert",
            Some(EngineCommand::Calibrate(_)) => "calibrate",
            Some(EngineCommand::Study(_)) => "study",
            Some(EngineCommand::Analyse(_)) => "analyse",
            Some(EngineCommand::Explorer(_)) => "explorer",
            Some(EngineCommand::Train(_)) => "train",
            Some(EngineCommand::Game(command)) => command.name(),
        })
    }

    /// An error in the arguments of a command that parsing did not find, in the form of clap's own errors.
    pub fn usage_error(command: Option<&str>, reason: impl fmt::Display) -> clap::Error {
        let mut cli = Cli::command();
        cli.build();
        match command.and_then(|name| cli.find_subcommand_mut(name)) {
            Some(command) => command.error(ErrorKind::ValueValidation, reason),
            None => cli.error(ErrorKind::ValueValidation, reason),
        }
    }
}
