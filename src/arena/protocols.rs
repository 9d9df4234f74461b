//! `nboard` and `gtp`: the engine for programs that speak the protocols of Othello.

use std::ffi::OsString;
use std::io::{Write, stdin, stdout};

use super::{Arguments, Command, Trouble};
use crate::protocol::{GtpSession, NboardSession, serve};

pub(super) const NBOARD: Command =
    Command { name: "nboard", summary: "speak NBoard's protocol (Othello)", help: NBOARD_HELP, run: nboard };
pub(super) const GTP: Command =
    Command { name: "gtp", summary: "speak the Go Text Protocol (Othello)", help: GTP_HELP, run: gtp };

const NBOARD_HELP: &str = "\
Speaks NBoard's protocol, version 2, on standard input and output.

Usage: tessera-engine nboard [OPTIONS]

  --threads N        threads that search together (1)";

const GTP_HELP: &str = "\
Speaks the Go Text Protocol, version 2, as programs for Othello use it, on
standard input and output.

Usage: tessera-engine gtp [OPTIONS]

  --threads N        threads that search together (1)";

fn threads(arguments: Vec<OsString>) -> Result<usize, Trouble> {
    let mut arguments = Arguments::read(arguments)?;
    let threads = arguments.number("threads", 1, 1)?;
    arguments.end()?;
    Ok(threads.min(256) as usize)
}

fn nboard(arguments: Vec<OsString>, _: &mut dyn Write) -> Result<(), Trouble> {
    serve(&mut NboardSession::new(threads(arguments)?), stdin(), stdout());
    Ok(())
}

fn gtp(arguments: Vec<OsString>, _: &mut dyn Write) -> Result<(), Trouble> {
    serve(&mut GtpSession::new(threads(arguments)?), stdin(), stdout());
    Ok(())
}
