//! The table of subcommands: one line for each.

use std::ffi::{OsStr, OsString};
use std::io::Write;

use super::{Trouble, bench, ladder, matches, protocols, solve, teach, trial};

/// A subcommand of `tessera-engine`.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    pub name: &'static str,
    /// What it does, in a line for the list of commands.
    pub summary: &'static str,
    /// What `--help` after its name prints.
    pub help: &'static str,
    /// Does the work with the arguments behind the name; what it has to tell goes to the writer.
    pub run: fn(Vec<OsString>, &mut dyn Write) -> Result<(), Trouble>,
}

/// All subcommands, in the order in which help lists them.
pub const COMMANDS: &[Command] = &[
    matches::COMMAND,
    ladder::COMMAND,
    trial::COMMAND,
    bench::COMMAND,
    solve::COMMAND,
    teach::COMMAND,
    protocols::NBOARD,
    protocols::GTP,
];

/// The subcommand of this name.
#[must_use]
pub fn find(name: &OsStr) -> Option<&'static Command> {
    COMMANDS.iter().find(|command| name == command.name)
}

impl Command {
    /// Prints help if that is asked for, and else does the work.
    ///
    /// # Errors
    /// Why the work ended early.
    pub fn start(&self, arguments: Vec<OsString>, out: &mut dyn Write) -> Result<(), Trouble> {
        if arguments.iter().any(|argument| argument == "--help") {
            writeln!(out, "{}", self.help)?;
            return Ok(());
        }
        (self.run)(arguments, out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subcommand_is_found_by_its_name_and_its_help_begins_with_how_it_is_used() {
        for command in COMMANDS {
            let found = find(OsStr::new(command.name)).expect("it is in the table");
            assert_eq!(found.help, command.help);
            let usage = format!("Usage: tessera-engine {} ", command.name);
            assert!(command.help.contains(&usage), "{}", command.name);
            assert!(!command.summary.is_empty() && command.summary.len() < 70, "{}", command.summary);
        }
        assert!(find(OsStr::new("uci")).is_none());
    }
}
