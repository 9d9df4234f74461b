//! The messages that players read: used as they are written, complete in every language, and no visible text outside them.

mod arguments;
mod fluent;
mod glossary;
mod languages;
mod messages;
#[path = "../../crates/headless/build/messages.rs"]
#[allow(dead_code, reason = "the build script alone writes the methods into a file")]
mod methods;
mod sources;
mod typed;
#[path = "../../crates/headless/build/words.rs"]
mod words;
