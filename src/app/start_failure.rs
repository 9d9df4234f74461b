//! A start that fails, for want of a display or a graphics driver, ends with a sentence instead of a backtrace.
//!
//! The libraries that open the window and find the graphics device report such failures as panics.

use std::panic::PanicHookInfo;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

/// The exit code of a start that fails.
pub(super) const EXIT_CODE: u8 = 1;

/// The program has drawn a frame: later panics are faults of the program.
static STARTED: AtomicBool = AtomicBool::new(false);

/// Ends the program with a sentence if it panics before the first frame.
pub(super) fn report_panics() {
    let default_hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if STARTED.load(Ordering::Relaxed) {
            default_hook(panic);
        } else {
            print(&sentence(panic));
            std::process::exit(EXIT_CODE.into());
        }
    }));
}

/// Ends the reports after the first update, when window and graphics device exist.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, || STARTED.store(true, Ordering::Relaxed));
}

fn sentence(panic: &PanicHookInfo<'_>) -> String {
    let reason = panic.payload_as_str().unwrap_or("the reason is unknown");
    format!(
        "the window cannot be opened: {reason}\nTessera needs a display (X11 or Wayland on Linux) and a graphics driver \
         (Vulkan, Metal, Direct3D 12 or OpenGL)."
    )
}

#[expect(clippy::print_stderr, reason = "there is no window to show it in")]
fn print(sentence: &str) {
    eprintln!("tessera: {sentence}");
}
