//! Tessera: Othello, Breakthrough and Diamond on an animated board.
//!
//! A layer uses only the layers below it; the test `architecture` checks the table that this picture shows. `rules`, `records`
//! and `setup` are the crate `tessera-rules`, which knows nothing above it.
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
//!      ▼
//!    engine ◀── protocol ◀── arena  library, setup search and evaluation; UGI and others; engine matches and training;
//!      │  ▲                  │ │          ▲        saved games; positions set up by hand
//!      │  ├──── analysis ◀───┤ │          │        values of positions, reports on games; uses setup, too
//!      │  ├──── puzzles ◀────┘ │          │        positions with a proved goal
//!      │  └──── lessons        │          │        lessons on plain values
//!      ▼                       ▼          │
//!    rules ◀──────────────── records ◀────┘        the three games on plain values; trees of moves and file formats
//! ```
//!
//! | Feature | Adds |
//! |---|---|
//! | none | explorer, library requests, engine, analysis, puzzles, lessons, protocol, arena; no Bevy |
//! | `library` | the library's SQLite file; no Bevy |
//! | `headless` | game, settings, platform, persist, presentation, accessibility: matches without window and renderer |
//! | `app` | view, input, ui, app: the window; on a page also web |
//!
//! A move takes one way: a device's event → input action → match command → judged by the rules →
//! effects on entities → one ordered stream of board events → animation, sound, texts and announcements.

pub mod analysis;
#[cfg(not(target_family = "wasm"))]
pub mod arena;
pub mod engine;
pub mod explorer;
pub mod lessons;
pub mod library;
#[cfg(not(target_family = "wasm"))]
pub mod protocol;
pub mod puzzles;

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
