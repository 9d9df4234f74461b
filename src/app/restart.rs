//! A program that ends by a fault starts again and continues the match, which is stored with every ply.
//!
//! That is how a lost graphics device is survived, for example when its driver is updated: the renderer cannot make
//! everything again that it had there, and a new process can. A program that fails soon after its start ends instead.

use std::any::Any;
use std::ffi::OsString;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use bevy::prelude::*;

/// How long a program must have run to start again.
const LEAST_RUN: Duration = Duration::from_secs(20);
/// The same for a program that was started after a fault: one that comes back with the match must not repeat for ever.
const LEAST_RUN_AFTER_FAULT: Duration = Duration::from_secs(300);
/// Set for a program that was started after a fault.
const VARIABLE: &str = "TESSERA_AFTER_FAULT";

/// Options that a program keeps when it is started again: they say how it looks. What to open it finds in the stored match.
const KEPT_FLAGS: [&str; 2] = ["--fresh", "--top-down"];
/// The same, options with a value.
const KEPT_OPTIONS: [&str; 5] = ["--theme", "--lang", "--language", "--set", "--window"];

/// How the program has ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum End {
    /// The player has closed it, or it has been started again.
    Done,
    /// By a fault, with this exit code; the match is stored.
    Fault(ExitCode),
}

/// A program that has ended by a fault cannot be started again.
#[derive(Debug, thiserror::Error)]
#[error("the program has ended by a fault and cannot be started again: {0}")]
pub(super) struct RestartError(#[from] io::Error);

/// Whether this program was started after a fault.
pub(super) fn is_after_fault() -> bool {
    std::env::var_os(VARIABLE).is_some()
}

/// The arguments of a command line that a program keeps when it is started again.
pub(super) fn kept_arguments(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy();
        let (name, value) = text.split_once('=').map_or((&*text, None), |(name, value)| (name, Some(value)));
        if KEPT_OPTIONS.contains(&name) {
            let next = if value.is_none() { arguments.next() } else { None };
            kept.extend([argument.clone()].into_iter().chain(next));
        } else if KEPT_FLAGS.contains(&&*text) {
            kept.push(argument.clone());
        }
    }
    kept
}

/// Runs the program. If it ends by a fault, starts it again with these arguments; where it `must_not` be started again, or
/// has not run for long, it ends.
///
/// # Errors
/// [`RestartError`] with the reason of the system.
pub(super) fn run(app: impl FnOnce() -> AppExit, arguments: &[OsString], must_not: bool) -> Result<End, RestartError> {
    let began = Instant::now();
    // When it returns, the app has ended, and with it its lock of the stored match.
    let exit = catch_unwind(AssertUnwindSafe(app));
    let least = if is_after_fault() { LEAST_RUN_AFTER_FAULT } else { LEAST_RUN };
    match end_of(&exit) {
        End::Fault(_) if !must_not && began.elapsed() >= least => start_again(arguments),
        end => Ok(end),
    }
}

/// A panic or an error, such as one of the renderer, is a fault.
fn end_of(exit: &Result<AppExit, Box<dyn Any + Send>>) -> End {
    match exit {
        Ok(AppExit::Success) => End::Done,
        Ok(AppExit::Error(code)) => End::Fault(ExitCode::from(code.get())),
        Err(_) => End::Fault(ExitCode::FAILURE),
    }
}

fn start_again(arguments: &[OsString]) -> Result<End, RestartError> {
    Command::new(std::env::current_exe()?).args(arguments).env(VARIABLE, "1").spawn()?;
    Ok(End::Done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_look_is_kept_and_what_was_opened_is_not() {
        let kept = |line: &str| {
            let kept = kept_arguments(line.split(' ').map(Into::into));
            kept.iter().map(|argument| argument.to_string_lossy()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(
            kept(
                "--game othello --theme night --moves f5 --set=scale=2 --fresh --first 3 --window 900x600 --lang tr a.pgn"
            ),
            "--theme night --set=scale=2 --fresh --window 900x600 --lang tr"
        );
        assert_eq!(kept("--top-down --theme"), "--top-down --theme");
    }

    #[test]
    fn a_program_that_fails_soon_after_its_start_ends() {
        let panics = || panic!("this test panics on purpose");
        assert_eq!(run(panics, &[], false).unwrap(), End::Fault(ExitCode::FAILURE));
        assert_eq!(run(|| AppExit::from_code(7), &[], false).unwrap(), End::Fault(ExitCode::from(7)));
        assert_eq!(run(|| AppExit::Success, &[], false).unwrap(), End::Done);
    }
}
