//! Ends commands early and cleanly on Ctrl-C.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code of a program that Ctrl-C ended, by the convention of shells.
const INTERRUPTED: i32 = 130;

/// Returns a flag that the first Ctrl-C sets. A second Ctrl-C ends the program at once.
///
/// # Errors
/// If the system refuses the handler, or one is installed already.
pub(super) fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>, ctrlc::Error> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            process::exit(INTERRUPTED);
        }
    })?;
    Ok(stop)
}
