//! The engine as a command-line program: it speaks UGI, or does what a subcommand asks for.

use std::ffi::OsString;
use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

use tessera::arena::{COMMANDS, Trouble, find};
use tessera::protocol::{UgiSession, serve};

const HELP: &str = "\
Tessera's engine for Othello, Breakthrough and Diamond.

Usage: tessera-engine [--help | --version]
       tessera-engine COMMAND [ARGUMENTS | --help]

Commands:
";

const PROTOCOL: &str = "
Without arguments it speaks UGI (Universal Game Interface) on standard input and
output. Commands, one a line:

  ugi                       who it is and what can be set
  isready
  setoption name Game value othello|breakthrough|diamond
  setoption name Size value COLUMNSxROWS
  setoption name Seed value N
  setoption name Threads value N
  setoption name Hash value MIB
  setoption name EvalFile value FILE|none|built-in
  uginewgame
  position startpos|fen TEXT [moves MOVE...]
  go [exact] [depth N] [nodes N] [movetime MS] [p1time MS] [p2time MS]
     [p1inc MS] [p2inc MS] [infinite]
  stop
  query p1turn|gameover|result
  legal                     the legal moves
  perft N                   the number of move sequences of N plies
  show                      the board
  quit";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    match arguments.as_slice() {
        [] => serve(&mut UgiSession::new(), stdin(), stdout()),
        [only] if only == "--help" => println!("{}", help()),
        [only] if only == "--version" => println!("tessera-engine {}", env!("CARGO_PKG_VERSION")),
        [first, rest @ ..] => return work(first, rest),
    }
    ExitCode::SUCCESS
}

fn help() -> String {
    let line = |name, summary| format!("  {name:<10} {summary}\n");
    let commands = COMMANDS.iter().map(|command| line(command.name, command.summary));
    format!("{HELP}{}{PROTOCOL}", commands.collect::<String>())
}

/// Carries a subcommand out.
fn work(name: &OsString, arguments: &[OsString]) -> ExitCode {
    let Some(command) = find(name) else {
        return report_error(&format!("cannot use the arguments from {name:?} on. Try --help."), 2);
    };
    let mut out = stdout();
    let done = command.start(arguments.to_vec(), &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble::Usage(reason)) => report_error(&format!("{reason}. Try {} --help.", command.name), 2),
        Err(Trouble::Failed(reason)) => report_error(&reason, 1),
    }
}

#[expect(clippy::print_stderr, reason = "whoever starts a program reads there why it ended")]
fn report_error(reason: &str, status: u8) -> ExitCode {
    eprintln!("tessera-engine: {reason}");
    ExitCode::from(status)
}
