//! Tessera: Othello, Breakthrough and Diamond on an animated board.
//!
//! A layer uses only the layers below it; the test `architecture` checks the table that this picture shows. The crates
//! `tessera-rules` and `tessera-engine` know nothing above them; their modules are re-exported here.
//!
//! ```text
//!  app (desktop)            web (page)             what a program starts with
//!      │                        │
//!      ├──────────┬─────────────┤
//!      ▼          ▼             ▼
//!     ui        input     accessibility            menus and panels, devices, the accessible board
//!      │          │             │
//!      │          ▼             │
//!      ├───────▶ view           │                  3D scene, animation, sound; listens to board events
//!      ▼          │             ▼
//!  presentation ◀─┼─────────────┘                  texts, the match as panels show it, notices
//!      │          │
//!      │       persist                             saved settings and matches
//!      ▼          ▼
//!     game ─────────▶ settings, platform           the match in Bevy's ECS; user settings; clock, threads, entropy
//!      │
//!      │      arena ──▶ statistics ──▶ library    engine matches and training; what saved games say; saved games
//!      ▼        ▼                        ▼
//!     tessera-engine                               engine, explorer, analysis, puzzles, lessons, protocol
//!      ▼
//!     tessera-rules                                rules, records, setup: the three games on plain values
//! ```
//!
//! | Feature | Adds |
//! |---|---|
//! | none | library requests, statistics, arena; no Bevy |
//! | `library` | the library's SQLite file; no Bevy |
//! | `headless` | game, settings, platform, persist, presentation, accessibility: matches without window and renderer |
//! | `app` | view, input, ui, app: the window; on a page also web |
//!
//! A move takes one way: a device's event → input action → match command → judged by the rules →
//! effects on entities → one ordered stream of board events → animation, sound, texts and announcements.

#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod library;
pub mod statistics;

pub use tessera_engine as engine;
#[cfg(not(target_family = "wasm"))]
pub use tessera_engine::protocol;
pub use tessera_engine::{analysis, explorer, lessons, puzzles};
pub use tessera_rules as rules;
pub use tessera_rules::{records, setup};

#[cfg(feature = "headless")]
pub mod game;
#[cfg(feature = "headless")]
pub mod platform;

#[cfg(feature = "headless")]
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
#[cfg(feature = "headless")]
pub mod share;
#[cfg(feature = "app")]
pub mod ui;
#[cfg(feature = "app")]
pub mod view;
#[cfg(feature = "headless")]
pub mod web;
