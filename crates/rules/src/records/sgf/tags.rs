//! Properties of a game that are tags of its record.

use crate::records::date::{date_tag, time_tag};
use crate::records::{GameRecord, Tags};

use super::value::{escape, plain};

/// Properties and the tags that they are, by the names of the PGN standard.
const TAGS: [(&str, &str); 14] = [
    ("EV", "Event"),
    ("PC", "Site"),
    ("RO", "Round"),
    ("PB", "Black"),
    ("PW", "White"),
    ("BR", "BlackElo"),
    ("WR", "WhiteElo"),
    ("BT", "BlackTeam"),
    ("WT", "WhiteTeam"),
    ("AN", "Annotator"),
    ("ON", "Opening"),
    ("SO", "Source"),
    ("TM", "TimeControl"),
    ("GN", "GameName"),
];

/// Sets the tag of a property; other properties are ignored, and so are values that mean nothing.
pub(super) fn set(tags: &mut Tags, name: &str, value: &str) {
    let value = plain(value).replace('\n', " ");
    if matches!(value.as_str(), "" | "?" | "null" | "-") {
        return;
    }
    if name == "DT" {
        tags.set("Date", date_tag(&value).as_deref().unwrap_or(&value));
        tags.set("Time", time_tag(&value).unwrap_or_default());
    } else if let Some((_, tag)) = TAGS.iter().find(|(known, _)| *known == name) {
        tags.set(tag, &value);
    }
}

/// The properties of a record's tags.
pub(super) fn write(record: &GameRecord) -> String {
    let known = TAGS.iter().filter_map(|(name, tag)| Some((*name, record.tags.get(tag)?.to_owned())));
    let date = record.tags.get("Date").map(|date| ("DT", date.trim_end_matches(".??").replace('.', "-")));
    known.chain(date).map(|(name, value)| format!("{name}[{}]", escape(&value))).collect()
}
