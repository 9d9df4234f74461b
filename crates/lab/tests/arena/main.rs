//! The arena: players, series of games, other programs as players, and the command line.

mod analyse;
mod cli;
mod commands;
mod convert;
mod explorer;
#[cfg(unix)]
mod external_engine;
mod series;
mod solve_and_train;
mod study;
mod support;
