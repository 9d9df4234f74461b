//! The lessons: every file can be read, every step can be done, and every wrong attempt is answered.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

mod attempts;
mod faults;
mod figures;
mod files;
#[path = "../../../../tests/support/good_move.rs"]
mod good_move;
mod matches;
