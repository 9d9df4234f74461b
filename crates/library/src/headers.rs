//! Players and date of a game as tags of its record, by the names of the PGN standard.

use std::collections::BTreeMap;

use tessera_rules::records::{GameRecord, Tags, time_of};
use tessera_rules::{Colour, PerSide, Side};

use super::game::{NewGame, PlayerKind, SavedPlayer};

impl NewGame {
    /// A game of which only its record is known. Its players are those of the tags `White` and `Black`, and it began
    /// at its `Date`, or else at `now`.
    pub fn of_record(record: GameRecord, now: i64) -> NewGame {
        let info = record.tree.variant().kind().info();
        let player = |side| player_of(&record.tags, info.colours[side]);
        NewGame {
            players: PerSide::new(player(Side::First), player(Side::Second)),
            name: String::new(),
            comment: String::new(),
            tags: Vec::new(),
            created: record.tags.get("Date").and_then(time_of).unwrap_or(now),
            state: None,
            record,
        }
    }
}

fn player_of(tags: &Tags, colour: Colour) -> SavedPlayer {
    let colour = colour.name();
    let tag = |suffix: &str| tags.get(&format!("{colour}{suffix}"));
    let level = tag("Level").unwrap_or_default().to_owned();
    let kind = if tag("Type") == Some("program") { PlayerKind::Computer { level } } else { PlayerKind::Person };
    SavedPlayer { name: tag("").unwrap_or_default().to_owned(), kind }
}

/// Tags as JSON.
pub(super) fn write(tags: &Tags) -> String {
    let object: serde_json::Map<_, _> = tags.iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
    serde_json::Value::Object(object).to_string()
}

/// Tags from JSON; `None` if the text is not an object of strings.
pub(super) fn read(text: &str) -> Option<Tags> {
    let object: BTreeMap<String, String> = serde_json::from_str(text).ok()?;
    let mut tags = Tags::default();
    for (name, value) in &object {
        tags.set(name, value);
    }
    Some(tags)
}
