//! Tessera without window and renderer: whole matches on Bevy's ECS, with everything that a player reads of them.
//!
//! ```text
//!  accessibility           the accessible board: the match in words, requests from it
//!      │      │
//!      │      ▼
//!      │   presentation    texts, the match as panels show it, notices
//!      ▼      │
//!  persist    │            saved settings and matches
//!      │      │
//!      ▼      ▼
//!     game ─────────▶ settings, platform     the match in the ECS; user settings; clock, threads, entropy
//! ```
//!
//! [`share`] writes games as texts and links; [`page_messages`] reads the messages of a web page. The modules of the
//! crates below have their usual names here.

pub use tessera_engine as engine;
pub use tessera_engine::{analysis, explorer, lessons, puzzles};
pub use tessera_library as library;
pub use tessera_library::statistics;
pub use tessera_rules as rules;
pub use tessera_rules::{records, setup};

pub mod accessibility;
pub mod game;
pub mod page_messages;
pub mod persist;
pub mod platform;
pub mod presentation;
pub mod settings;
pub mod share;
