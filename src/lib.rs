//! Tessera: Othello, Breakthrough and Diamond.

pub mod arena;
pub mod engine;
pub mod protocol;
pub mod rules;

#[cfg(feature = "headless")]
pub mod game;
#[cfg(feature = "headless")]
pub mod platform;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "app")]
pub mod ui;
#[cfg(feature = "app")]
pub mod view;
