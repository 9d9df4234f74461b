//! The engine: what it must find, what it may claim, and when it must stop.

mod answers;
mod incremental;
mod levels;
mod limits;
mod oracle;
mod proofs;
mod solving;
mod support;
mod weights;
mod wins;

#[path = "../../../../tests/support/random.rs"]
mod random;
