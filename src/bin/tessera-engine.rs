//! The engine as a command-line program that speaks UGI.

use std::ffi::OsString;
use std::io::{stdin, stdout};
use std::process::ExitCode;

use tessera::protocol::serve;

const HELP: &str = "\
Tessera's engine for Othello, Breakthrough and Diamond.

Usage: tessera-engine [--help | --version]

Without options it speaks UGI (Universal Game Interface) on standard input and
output. Commands, one a line:

  ugi                       who it is and what can be set
  isready
  setoption name Game value othello|breakthrough|diamond
  setoption name Size value COLUMNSxROWS
  setoption name Seed value N
  uginewgame
  position startpos|fen TEXT [moves MOVE...]
  go [depth N] [nodes N] [movetime MS] [p1time MS] [p2time MS]
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
        [] => serve(stdin(), stdout()),
        [only] if only == "--help" => println!("{HELP}"),
        [only] if only == "--version" => println!("tessera-engine {}", env!("CARGO_PKG_VERSION")),
        [first, ..] => return complain(first),
    }
    ExitCode::SUCCESS
}

#[expect(clippy::print_stderr, reason = "whoever starts a program wrongly reads there why it ended")]
fn complain(argument: &OsString) -> ExitCode {
    eprintln!("tessera-engine: cannot use the arguments from {argument:?} on. Try --help.");
    ExitCode::from(2)
}
