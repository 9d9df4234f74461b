//! Links that hold a game: `tessera:breakthrough-6x5.AQkf…`, or a page's address with the same after `#`.
//!
//! The name of the game and, unless it is the default one, the board are followed by a point and base64url of:
//!
//! 1. a byte, the version (1) plus flags: 16 another start than the usual one, 32 an early end, 64 players' names;
//! 2. the number of plies, seven bits a byte, the lowest first; a byte with its highest bit set is not the last;
//! 3. each flagged text with its length before it: the start as its game writes positions, the names of the first and the
//!    second side; the early end is one byte;
//! 4. the moves: each its place among the sorted legal moves, in as few bits as their number needs;
//! 5. two bytes that check everything before them.
//!
//! Links come from strangers: they are bounded and checked, every move is legal, and a name is only text.

mod bits;
mod codec;

use super::error::{RecordError, RecordErrorReason};
use super::format::{ImportError, RecordWriteError};
use super::game_record::GameRecord;
use super::variant_name;

/// What links for the program itself begin with.
const SCHEME: &str = "tessera:";

/// Characters of a link that are read.
const MAX_LENGTH: usize = 100_000;

/// The game as the part of an address after `#`. Variations and comments are left out.
pub fn link_fragment(record: &GameRecord) -> String {
    let variant = record.tree.variant();
    let name = variant_name::write(variant, variant.kind().id(), '-');
    let payload = codec::encode(record, &name);
    format!("{name}.{payload}")
}

/// Reads a link, or what follows `#` in it.
///
/// # Errors
/// Why it is not the link of a game.
pub fn parse_link_fragment(link: &str) -> Result<GameRecord, RecordError> {
    let link = link.trim();
    let fragment = fragment_of(link);
    if link.len() > MAX_LENGTH {
        return Err(RecordError::at(link, "", RecordErrorReason::Expected("a link of at most 100,000 characters")));
    }
    let missing = || RecordError::at(link, fragment, RecordErrorReason::Expected("a game, a point and its moves"));
    let (name, payload) = fragment.split_once('.').filter(|(name, _)| !name.contains('/')).ok_or_else(missing)?;
    let variant = variant_name::parse(name, '-').map_err(|error| RecordError::at(link, name, error))?;
    codec::decode(variant, name, payload).map_err(|reason| RecordError::at(link, payload, reason))
}

fn fragment_of(link: &str) -> &str {
    let link = link.strip_prefix(SCHEME).unwrap_or(link);
    link.rsplit_once('#').map_or(link, |(_, fragment)| fragment)
}

/// Whether a text is a link of this program, possibly a damaged one.
pub(super) fn is_link(text: &str) -> bool {
    let first = text.trim().lines().next().unwrap_or_default();
    let is_address = ["http://", "https://", SCHEME].iter().any(|scheme| first.starts_with(scheme));
    is_address || fragment_of(first).split_once('.').is_some_and(|(name, _)| variant_name::parse(name, '-').is_ok())
}

/// Reads a link on every line.
pub(super) fn read(text: &str) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(move |line| {
        parse_link_fragment(line).map_err(|error| {
            let before = RecordError::place(text, line);
            let place = super::TextPlace { line: before.line, ..error.place };
            ImportError::Record(RecordError { place, ..error })
        })
    })
}

#[expect(clippy::unnecessary_wraps, reason = "every format writes with this signature")]
pub(super) fn write(record: &GameRecord) -> Result<String, RecordWriteError> {
    Ok(format!("{SCHEME}{}\n", link_fragment(record)))
}
