//! Proving who wins.
pub mod distance;
mod proof;
mod table;
pub use proof::experiment;
