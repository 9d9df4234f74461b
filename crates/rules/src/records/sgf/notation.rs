//! What a game provides for being written in SGF.

use crate::GameKind;

/// The notation of a game, as programs agree on it.
#[derive(Debug)]
pub(in crate::records) struct SgfNotation {
    /// The game.
    pub(in crate::records) kind: GameKind,
    /// Its number, the property `GM`.
    pub(in crate::records) number: &'static str,
    /// Words that the property `EV` begins with at servers that leave out the number.
    pub(in crate::records) events: &'static [&'static str],
    /// Squares are written as labels, `f5`, rather than as two letters.
    pub(in crate::records) writes_labels: bool,
    /// Pieces are set up in addition to those of the usual start, which may be left out.
    pub(in crate::records) keeps_start: bool,
}
