//! Tessera: Othello, Breakthrough and Diamond on an animated board.
//!
//! This package is the window. A layer uses only the layers below it; the test `architecture` checks the table that this
//! picture shows. What stands below the line are crates of their own, under `crates`: Cargo keeps them from using anything
//! above them. Their modules have their usual names here.
//!
//! ```text
//!  app (desktop)            web (page)             what a program starts with
//!      │                        │
//!      ├───────────┬────────────┘
//!      ▼           ▼
//!     ui         input                             menus and panels; devices
//!      │           │
//!      ├──▶ share  │                               QR codes, pictures, animations
//!      ▼           ▼
//!     view ◀───────┘                               3D scene, animation, sound; listens to board events
//! ─────┼──────────────────────────────────────────
//!      ▼
//!  tessera-headless                                matches in Bevy's ECS, settings, saved files, texts, accessible board
//!      ▼
//!  tessera-library         tessera-lab             saved games and statistics; the command line of the engine
//!      ▼                        ▼
//!  tessera-engine ◀─────────────┘                  engine, explorer, analysis, puzzles, lessons, protocols
//!      ▼
//!  tessera-rules                                   rules, records, set-ups: the three games on plain values
//! ```
//!
//! A move takes one way: a device's event → input action → match command → judged by the rules →
//! effects on entities → one ordered stream of board events → animation, sound, texts and announcements.

pub use tessera_headless::{
    accessibility, analysis, engine, explorer, game, lessons, library, persist, platform, presentation, puzzles,
    records, rules, settings, setup, statistics,
};

pub mod app;
pub mod input;
pub mod share;
pub mod ui;
pub mod view;
#[cfg(target_family = "wasm")]
pub mod web;
