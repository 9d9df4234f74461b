//! The workshop of the engine: players, matches, programs as players, and the subcommands as they are typed.

#[cfg(unix)]
mod bridge;
mod commands;
mod matches;
mod support;
mod workshop;
