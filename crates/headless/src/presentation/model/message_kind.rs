//! The kinds of messages in the message line.

/// The kind of a message, which decides its accent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MessageKind {
    /// The status of the match.
    Calm,
    /// A legal move, or a hint.
    Promising,
    /// The reason why something was refused or is illegal.
    Warning,
}
