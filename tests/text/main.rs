//! The messages that players read: declared and written alike, and no visible text outside them.

mod messages;
mod sources;
