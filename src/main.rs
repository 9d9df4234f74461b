//! The game's window. In a web page it is the page that starts the game: see `tessera::web`.

// Released programs open no console beside their window on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    tessera::app::desktop::main()
}

#[cfg(target_family = "wasm")]
fn main() {
    // Nothing refers to the library otherwise, and what the page calls must be linked.
    tessera::web::keep_exports();
}
