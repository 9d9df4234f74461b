//! The opening explorer in words: the moves of each source of games, and announcements when it is turned on or off and
//! when its moves are known.

use bevy::prelude::*;
use serde::Serialize;

use super::announcer::Announcement;
use crate::game::explorer::{OpeningMoves, OpeningSource, OpeningStatus};
use crate::presentation::model::{MatchModel, MatchReader};

/// The moves that games have played, as they are read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ExplorerDescription {
    /// What the lists are called; empty while the explorer is off.
    pub title: &'static str,
    /// The name of the opening, if it has one.
    pub opening: &'static str,
    /// How much is known.
    pub note: String,
    /// The sources that have games.
    pub sources: Vec<SourceDescription>,
}

/// The moves of games from one source.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SourceDescription {
    /// The source, and how many games it has.
    pub title: String,
    /// Each move with its games and results, the most frequent first.
    pub moves: Vec<String>,
}

/// The moves of a match.
pub(super) fn describe(model: &MatchModel) -> ExplorerDescription {
    let text = model.game_text.text;
    model.actions.openings.map_or_else(ExplorerDescription::default, |moves| ExplorerDescription {
        title: text.explorer(),
        opening: model.opening().unwrap_or_default(),
        note: text.opening_note(moves, OpeningSource::All),
        sources: sources(moves).map(|source| of_source(model, moves, source)).collect(),
    })
}

/// All games together are listed only if they come from several sources.
fn sources(moves: &OpeningMoves) -> impl Iterator<Item = OpeningSource> {
    let several = OpeningSource::ALL[1..].iter().filter(|source| moves.games(**source) > 0).count() > 1;
    let is_listed = move |source: &OpeningSource| several || *source != OpeningSource::All;
    OpeningSource::ALL.into_iter().filter(is_listed).filter(|source| moves.games(*source) > 0)
}

fn of_source(model: &MatchModel, moves: &OpeningMoves, source: OpeningSource) -> SourceDescription {
    let all = moves.games(source);
    SourceDescription {
        title: model.game_text.text.opening_source_count(source, moves),
        moves: moves.of(source).iter().map(|found| model.game_text.opening_row(model.position(), found, all)).collect(),
    }
}

/// Announces that the explorer is on or off, and the most frequent move once all is known about a position.
pub(super) fn announce(
    matches: MatchReader,
    mut before: Local<Option<OpeningMoves>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let Some(model) = matches.model() else {
        *before = None;
        return;
    };
    let (text, now) = (model.game_text.text, model.actions.openings);
    if now == before.as_ref() {
        return;
    }
    let mut sentences = Vec::new();
    if now.is_some() != before.is_some() {
        sentences.push(if now.is_some() { text.explorer_on() } else { text.explorer_off() }.to_owned());
    }
    if let Some(moves) = now.filter(|moves| !matches!(moves.status, OpeningStatus::Waiting)) {
        // How far the games are counted is announced once.
        let is_counting = |moves: &OpeningMoves| matches!(moves.status, OpeningStatus::Counting { .. });
        if !(is_counting(moves) && before.as_ref().is_some_and(is_counting)) {
            let first = moves.of(OpeningSource::All).first().filter(|_| !is_counting(moves));
            sentences.push(match first {
                Some(first) => model.game_text.opening_row(model.position(), first, moves.games(OpeningSource::All)),
                None => text.opening_note(moves, OpeningSource::All),
            });
        }
    }
    *before = now.cloned();
    if !sentences.is_empty() {
        announcements.write(Announcement { text: text.in_order(sentences), urgent: false });
    }
}
