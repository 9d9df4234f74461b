//! A bare Breakthrough board for search: sets of pieces in machine words, a key kept along, races told without search.
//!
//! The rules proper are in [`crate::rules::breakthrough`]; tests hold the two against each other.

mod camp;
mod race;
mod word;

pub(super) use camp::{Camp, Field, Step, Steps};
pub(super) use race::{Race, race};
pub(super) use word::Word;
