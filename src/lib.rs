//! Tessera: Othello, Breakthrough and Diamond.

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod engine;
#[cfg(not(target_family = "wasm"))]
pub mod protocol;
pub mod rules;

#[cfg(feature = "headless")]
pub mod game;
#[cfg(feature = "headless")]
pub mod platform;

#[cfg(feature = "app")]
pub mod accessibility;
#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod input;
#[cfg(feature = "headless")]
pub mod persist;
#[cfg(feature = "headless")]
pub mod presentation;
#[cfg(feature = "headless")]
pub mod settings;
#[cfg(feature = "app")]
pub mod ui;
#[cfg(feature = "app")]
pub mod view;
#[cfg(all(feature = "app", target_family = "wasm"))]
pub mod web;
