//! Reads SGF.

use crate::records::GameRecord;
use crate::records::error::{RecordError, RecordErrorReason};
use crate::records::format::{GameHint, ImportError};
use crate::{Side, Variant};

use super::games;
use super::line::SgfReader;
use super::node::{SgfToken, next};
use super::position::{self, mover};
use super::property::Property;
use super::variant::variant;

/// Variations within variations that are read.
const MAX_DEPTH: usize = 500;

/// Reads all games of a text.
pub(in crate::records) fn read(text: &str, hint: GameHint) -> impl Iterator<Item = Result<GameRecord, ImportError>> {
    games::games(text).map(move |game| read_game(text, game, hint))
}

fn read_game(text: &str, game: &str, hint: GameHint) -> Result<GameRecord, ImportError> {
    let root = root_of(text, game)?;
    let variant = variant(text, game, &root, hint)?;
    let start = position::start(text, variant, &root, first_mover(variant, text, game))?;
    let mut reader = SgfReader::new(text, start);
    let mut rest = game;
    while let Some((token, after)) = next(text, rest)? {
        match token {
            SgfToken::Open if reader.depth() == MAX_DEPTH => {
                let parenthesis = &rest.trim_start()[..1];
                return Err(RecordError::at(text, parenthesis, RecordErrorReason::TooDeep(MAX_DEPTH)).into());
            }
            SgfToken::Open => reader.open(),
            SgfToken::Close => reader.close(),
            SgfToken::Node(properties) => reader.take_node(&properties)?,
        }
        rest = after;
    }
    if reader.depth() > 0 {
        let first = game.lines().next().unwrap_or_default();
        return Err(RecordError::at(text, first, RecordErrorReason::Unclosed("a game")).into());
    }
    Ok(reader.finish(&root))
}

/// The properties of the first node.
fn root_of<'a>(text: &str, game: &'a str) -> Result<Vec<Property<'a>>, RecordError> {
    let mut rest = game;
    while let Some((token, after)) = next(text, rest)? {
        if let SgfToken::Node(properties) = token {
            return Ok(properties);
        }
        rest = after;
    }
    Ok(Vec::new())
}

/// The side of the first move in the text.
fn first_mover(variant: Variant, text: &str, game: &str) -> Option<Side> {
    let mut rest = game;
    while let Ok(Some((token, after))) = next(text, rest) {
        if let SgfToken::Node(properties) = token
            && let Some(mover) = properties.iter().find_map(|property| mover(variant, property))
        {
            return Some(mover);
        }
        rest = after;
    }
    None
}
