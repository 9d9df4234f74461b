//! The messages that players read: declared and written alike, complete in every language, and no visible text outside
//! them.

mod arguments;
mod fluent;
mod glossary;
mod languages;
mod messages;
mod sources;
#[path = "../../build/words.rs"]
mod words;
