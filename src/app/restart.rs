//! A program that ends by a fault starts again and continues the match, which is stored with every ply.
//!
//! That is how a lost graphics device is survived, for example when its driver is updated: the renderer cannot make
//! everything again that it had there, and a new process can. A program that fails soon after its start ends instead.

use std::any::Any;
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

/// A program that has ended by a fault cannot be started again.
#[derive(Debug, thiserror::Error)]
#[error("the program has ended by a fault and cannot be started again: {0}")]
pub(super) struct RestartError(#[from] io::Error);

/// Whether this program was started after a fault.
pub(super) fn is_after_fault() -> bool {
    std::env::var_os(VARIABLE).is_some()
}

/// Runs the program. If it ends by a fault, starts it again with these arguments; where it `must_not` be started again, or
/// has not run for long, it ends.
///
/// # Errors
/// [`RestartError`] with the reason of the system.
pub(super) fn run(app: impl FnOnce() -> AppExit, arguments: &[&str], must_not: bool) -> Result<ExitCode, RestartError> {
    let began = Instant::now();
    // When it returns, the app has ended, and with it its lock of the stored match.
    let exit = catch_unwind(AssertUnwindSafe(app));
    let least = if is_after_fault() { LEAST_RUN_AFTER_FAULT } else { LEAST_RUN };
    if !must_not && is_fault(&exit) && began.elapsed() >= least {
        return start_again(arguments);
    }
    Ok(match exit {
        Ok(AppExit::Success) => ExitCode::SUCCESS,
        Ok(AppExit::Error(code)) => ExitCode::from(code.get()),
        Err(_) => ExitCode::FAILURE,
    })
}

/// Whether the program has ended by a panic or an error, such as one of the renderer.
fn is_fault(exit: &Result<AppExit, Box<dyn Any + Send>>) -> bool {
    !matches!(exit, Ok(AppExit::Success))
}

fn start_again(arguments: &[&str]) -> Result<ExitCode, RestartError> {
    Command::new(std::env::current_exe()?).args(arguments).env(VARIABLE, "1").spawn()?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_and_errors_are_faults_and_a_closed_window_is_none() {
        assert!(is_fault(&catch_unwind(|| -> AppExit { panic!("this test panics on purpose") })));
        assert!(is_fault(&Ok(AppExit::error())) && !is_fault(&Ok(AppExit::Success)));
    }

    #[test]
    fn a_program_that_fails_soon_after_its_start_ends() {
        let panics = || panic!("this test panics on purpose");
        assert_eq!(run(panics, &[], false).unwrap(), ExitCode::FAILURE);
        assert_eq!(run(|| AppExit::from_code(7), &[], false).unwrap(), ExitCode::from(7));
        assert_eq!(run(|| AppExit::Success, &[], false).unwrap(), ExitCode::SUCCESS);
    }
}
