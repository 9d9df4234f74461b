//! What became of games from outside.

/// How many games from outside became what. Games are counted when they are there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ImportCounts {
    /// The only game is opened.
    pub opened: usize,
    /// Games that are among the saved ones now.
    pub added: usize,
    /// Games that the library could not add.
    pub lost: usize,
    /// Games that could not be read.
    pub failed: usize,
}
