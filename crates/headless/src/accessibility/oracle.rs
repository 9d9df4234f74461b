//! The oracle in words: the proved value of each move, and announcements when it is turned on or off and when it has ended.

use bevy::prelude::*;
use serde::Serialize;

use super::announcer::Announcement;
use crate::game::oracle::{OracleStatus, OracleValues};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::oracle::{ranked, summary};

/// The values of the oracle as they are read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct OracleDescription {
    /// What the list is called; empty while the oracle is off.
    pub title: &'static str,
    /// What the oracle does.
    pub note: String,
    /// Each legal move with its value, the best one first.
    pub moves: Vec<String>,
}

/// The values of a match.
pub(super) fn describe(model: &MatchModel) -> OracleDescription {
    let game = model.game_text;
    model.actions.oracle.map_or_else(OracleDescription::default, |values| OracleDescription {
        title: game.text.oracle(),
        note: game.text.oracle_note(values),
        moves: ranked(values).into_iter().map(|known| game.oracle_row(model.position(), known)).collect(),
    })
}

/// Announces that the oracle is on or off, and what it has proved when it ends.
pub(super) fn announce(
    matches: MatchReader,
    mut before: Local<Option<OracleValues>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some(model) = matches.model() else {
        *before = None;
        return;
    };
    let (text, now) = (model.game_text.text, model.actions.oracle);
    if now == before.as_ref() {
        return;
    }
    let mut sentences = Vec::new();
    if now.is_some() != before.is_some() {
        sentences.push(if now.is_some() { text.oracle_on() } else { text.oracle_off() }.to_owned());
    }
    let ended = now.filter(|values| matches!(values.status, OracleStatus::Complete | OracleStatus::Stopped));
    sentences.extend(ended.map(|values| summary(model.game_text, model.position(), values)));
    *before = now.cloned();
    if !sentences.is_empty() {
        announcements.write(Announcement { text: text.in_order(sentences), urgent: false });
    }
}
