//! Players and date of a game as tags of its record, by the names of the PGN standard.

use std::collections::BTreeMap;

use crate::records::{GameRecord, Tags};
use crate::rules::{Colour, PerSide, Side};

use super::date;
use super::game::{NewGame, PlayerKind, SavedPlayer};

impl NewGame {
    /// A game of which only its record is known. Its players are those of the tags `White` and `Black`, and it began
    /// at its `Date`, or else at `now`.
    #[must_use]
    pub fn of_record(record: GameRecord, now: i64) -> NewGame {
        let info = record.tree.variant().kind().info();
        let player = |side| player_of(&record.tags, info.colours[side]);
        NewGame {
            players: PerSide::new(player(Side::First), player(Side::Second)),
            name: String::new(),
            comment: String::new(),
            tags: Vec::new(),
            created: record.tags.get("Date").and_then(date::time_of).unwrap_or(now),
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

/// Adds what the library knows of a game and its tags do not say.
pub(super) fn complete(record: &mut GameRecord, players: &PerSide<SavedPlayer>, created: i64) {
    let info = record.tree.variant().kind().info();
    for side in Side::BOTH {
        let (colour, player) = (info.colours[side].name(), &players[side]);
        add(&mut record.tags, colour, &player.name);
        if let Some(level) = player.level() {
            add(&mut record.tags, &format!("{colour}Type"), "program");
            add(&mut record.tags, &format!("{colour}Level"), level);
        }
    }
    add(&mut record.tags, "Date", &date::date_of(created));
}

fn add(tags: &mut Tags, name: &str, value: &str) {
    if tags.get(name).is_none() {
        tags.set(name, value);
    }
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
