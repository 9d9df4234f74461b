//! Errors in a line of input.

use std::fmt::Display;

use thiserror::Error;

use tessera_rules::Quoted;

/// Why a command was not executed. The session is unchanged.
///
/// Displays as the line of the protocol: `error PLACE: REASON`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("error {place}: {reason}")]
pub struct ProtocolError {
    /// The command, or the part of it that is wrong.
    pub place: String,
    /// What is wrong there.
    pub reason: String,
}

impl ProtocolError {
    pub(super) fn new(place: impl Into<String>, reason: impl Display) -> ProtocolError {
        ProtocolError { place: place.into(), reason: reason.to_string() }
    }
}

/// Quotes input for an error message: escaped and shortened, so that it stays within one line.
pub(super) fn quoted(text: &str) -> String {
    Quoted(text).to_string()
}
