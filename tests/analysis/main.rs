//! The analysis of games: values that are the same in every view, reports, and the command.

mod command;
mod consistency;
mod endgames;
mod explorer;
mod jobs;
mod questions;
mod reports;
#[path = "../arena/support.rs"]
#[allow(dead_code)]
mod support;
mod threats;
