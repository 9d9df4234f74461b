//! Ctrl-C as a wish to end early, in good order.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag that is set when the user interrupts the program. A second interruption ends it at once.
#[must_use]
pub(super) fn flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = stop.clone();
    let handler = move || {
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    // Without a handler an interruption just ends the program, and the last file written is what remains.
    let _ = ctrlc::set_handler(handler);
    stop
}
