//! Tessera: Othello, Breakthrough and Diamond.

pub mod rules;
