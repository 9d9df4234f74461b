//! The analysis of games: values that are the same in every view, and reports.

mod consistency;
mod endgames;
mod explorer;
mod jobs;
mod questions;
mod reports;
mod threats;
