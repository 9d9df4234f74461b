//! A game record inside a message, as JSON.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{headers, tree_text};
use tessera_rules::records::{EarlyEnd, GameRecord};
use tessera_rules::{Game, Position, Variant};

/// The parts of a record as texts.
#[derive(Serialize, Deserialize)]
struct RecordText {
    variant: Variant,
    start: String,
    headers: String,
    tree: String,
    early_end: Option<EarlyEnd>,
}

pub(super) fn serialize<S: Serializer>(record: &GameRecord, serializer: S) -> Result<S::Ok, S::Error> {
    let text = RecordText {
        variant: record.tree.variant(),
        start: record.tree.start().format_position(),
        headers: headers::write(&record.tags),
        tree: tree_text::write(&record.tree),
        early_end: record.early_end,
    };
    text.serialize(serializer)
}

pub(super) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<GameRecord, D::Error> {
    let text = RecordText::deserialize(deserializer)?;
    let start = Position::parse(text.variant, &text.start).map_err(D::Error::custom)?;
    let tags = headers::read(&text.headers).ok_or_else(|| D::Error::custom("the tags are not JSON"))?;
    let tree = tree_text::read(start, &text.tree).map_err(D::Error::custom)?;
    Ok(GameRecord { tags, early_end: text.early_end, ..GameRecord::new(tree) })
}
