//! The proved values of openings: those of small boards come with the program, because proving them takes too long for
//! play.
//!
//! Of each board all positions after a certain number of plies are proved. Their values are stored without the positions,
//! one byte each, in the order in which [`OpeningLayer`] lists them. The values of earlier positions follow from them.
//!
//! | Concern | File |
//! |---|---|
//! | the positions after `n` plies | `layer` |
//! | values of all positions up to a layer | `book` |
//! | the file | `file` |

use std::sync::OnceLock;

use crate::report::Score;
use crate::value_search::{Distance, ProvenValue};
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, Move, Size};

mod book;
mod file;
mod layer;

pub use book::OpeningBook;
pub use file::{OpeningFileError, OpeningValues, read_openings, write_openings};
pub use layer::OpeningLayer;

const BUILT_IN: &[u8] = include_bytes!("../../../../assets/engine/breakthrough-openings.bin");

/// The books that come with the program, unpacked at the first use. Each is built when its board is first asked for.
struct BuiltInBook {
    values: OpeningValues,
    book: OnceLock<OpeningBook>,
}

fn built_in() -> &'static [BuiltInBook] {
    static BOOKS: OnceLock<Vec<BuiltInBook>> = OnceLock::new();
    BOOKS.get_or_init(|| {
        let files = read_openings(BUILT_IN).expect("the values of openings come with the program");
        files.into_iter().map(|values| BuiltInBook { values, book: OnceLock::new() }).collect()
    })
}

/// The book of openings for a board that comes with the program.
pub fn built_in_book(size: Size) -> Option<&'static OpeningBook> {
    let found = built_in().iter().find(|book| book.values.size == size)?;
    Some(found.book.get_or_init(|| OpeningBook::new(&found.values)))
}

/// The move that wins soonest or loses latest, if the values of all moves come with the program.
pub(super) fn best_reply(position: &Position) -> Option<(Move, Score)> {
    let book = built_in_book(position.variant().size())?;
    let valued = |mv| match book.value(&position.after(mv)) {
        ProvenValue::Loss(Distance::Exactly(plies)) => Some((mv, Score::Win { plies: plies + 1 })),
        ProvenValue::Win(Distance::Exactly(plies)) => Some((mv, Score::Loss { plies: plies + 1 })),
        _ => None,
    };
    let moves: Option<Vec<(Move, Score)>> = position.legal_moves().into_iter().map(valued).collect();
    moves?.into_iter().max_by_key(|(_, score)| match score {
        Score::Win { plies } => 1_000 - i64::from(*plies),
        Score::Loss { plies } => i64::from(*plies) - 1_000,
        _ => 0,
    })
}

/// The value of a position if it comes with the program, for the side to move.
pub(super) fn built_in_value(position: &Position) -> ProvenValue {
    built_in_book(position.variant().size()).map_or(ProvenValue::Unknown, |book| book.value(position))
}
