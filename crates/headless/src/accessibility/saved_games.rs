//! The saved games by words: a list that is searched, and requests to continue, name, tag and delete its games.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::announcer::Announcement;
use crate::library::{
    GameEdit, GameFilter, GameId, GameSummary, LibraryRequest, LibraryResponse, ListRequest, PageKey, SavedResult,
};
use crate::persist::library::{GamesImported, LibraryClient, LibraryResponded, OpenSavedGame};
use crate::platform::date;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::imports::imported;
use crate::presentation::text::{Text, library as library_text};

/// The games that are read at once.
const PAGE: usize = 20;

/// A request about saved games. Games are given by their numbers.
#[derive(Message, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedGamesRequest {
    /// List the games whose names, comments and tags contain these words.
    List(String),
    /// Continue the list.
    More,
    /// Continue or open a game.
    Open(i64),
    /// Name a game.
    Rename(i64, String),
    /// Add a tag to a game.
    Tag(i64, String),
    /// Take a tag away from a game.
    Untag(i64, String),
    /// Delete a game.
    Delete(i64),
    /// Bring a deleted game back.
    Undelete(i64),
}

/// The list has changed.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SavedGamesDescribed(pub SavedGamesDescription);

/// The list as far as it has been read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedGamesDescription {
    /// How many games there are, or why there are none.
    pub summary: String,
    /// The games.
    pub games: Vec<SavedGameDescription>,
    /// Whether the list goes on.
    pub has_more: bool,
}

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SavedGameDescription {
    /// Its number.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// Its players, result, length and date.
    pub facts: String,
    /// The name that the user chose, or empty.
    pub name: String,
    /// The user's tags.
    pub tags: Vec<String>,
    /// What the button says that opens it.
    pub open: &'static str,
}

/// The list that is shown.
#[derive(Resource, Default, Debug)]
pub(super) struct ShownList {
    filter: GameFilter,
    description: SavedGamesDescription,
    next: Option<PageKey>,
    /// The request under way, and whether it continues the list.
    waiting: Option<(u64, bool)>,
    /// The visitor has opened the list; before that nothing is read.
    is_open: bool,
}

/// Adds the list.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownList>().add_message::<SavedGamesRequest>().add_message::<SavedGamesDescribed>();
    app.add_systems(Update, ((handle_requests, receive).chain(), announce_imports));
}

fn handle_requests(
    mut requests: MessageReader<SavedGamesRequest>,
    mut client: ResMut<LibraryClient>,
    mut list: ResMut<ShownList>,
    mut opened: MessageWriter<OpenSavedGame>,
    mut described: MessageWriter<SavedGamesDescribed>,
    settings: PresentationSettings,
) {
    for request in requests.read() {
        let mut edit = |game: &i64, edit| client.request(LibraryRequest::Edit { game: GameId(*game), edit });
        match request {
            SavedGamesRequest::List(words) => {
                list.is_open = true;
                list.filter = GameFilter { text: words.clone(), ..GameFilter::default() };
                if !client.is_available() {
                    let summary = settings.text().library_missing().to_owned();
                    described.write(SavedGamesDescribed(SavedGamesDescription { summary, ..default() }));
                }
                list.read(&mut client, None);
            }
            SavedGamesRequest::More => {
                let after = list.next;
                list.read(&mut client, after);
            }
            SavedGamesRequest::Open(game) => _ = opened.write(OpenSavedGame(GameId(*game))),
            SavedGamesRequest::Rename(game, name) => _ = edit(game, GameEdit::Rename(name.trim().to_owned())),
            SavedGamesRequest::Tag(game, tag) => _ = edit(game, GameEdit::Tag(tag.trim().to_owned())),
            SavedGamesRequest::Untag(game, tag) => _ = edit(game, GameEdit::Untag(tag.clone())),
            SavedGamesRequest::Delete(game) => _ = edit(game, GameEdit::Delete { now: date::now() }),
            SavedGamesRequest::Undelete(game) => _ = edit(game, GameEdit::Undelete),
        }
    }
}

impl ShownList {
    /// Reads the list from its beginning, or the page after another.
    fn read(&mut self, client: &mut LibraryClient, after: Option<PageKey>) {
        let list = ListRequest { filter: self.filter.clone(), after, limit: PAGE, ..ListRequest::default() };
        self.waiting = client.request(LibraryRequest::List(list)).map(|number| (number, after.is_some()));
    }
}

/// Describes the list again after each response that changes it; faults are announced.
fn receive(
    mut responses: MessageReader<LibraryResponded>,
    mut client: ResMut<LibraryClient>,
    mut list: ResMut<ShownList>,
    mut described: MessageWriter<SavedGamesDescribed>,
    mut announcements: MessageWriter<Announcement>,
    settings: PresentationSettings,
) {
    let text = settings.text();
    for LibraryResponded { number, result, is_save } in responses.read() {
        let is_further = list.waiting.filter(|(waiting, _)| waiting == number).map(|(_, is_further)| is_further);
        match (result, is_further) {
            (Ok(LibraryResponse::Listed { page, total, .. }), Some(is_further)) => {
                list.waiting = None;
                list.next = page.next;
                if !is_further {
                    list.description.games.clear();
                }
                list.description.games.extend(page.games.iter().map(|game| describe(text, game)));
                list.description.has_more = page.next.is_some();
                list.description.summary = match usize::try_from(*total).unwrap_or(usize::MAX) {
                    0 if list.filter == GameFilter::default() => text.library_empty().to_owned(),
                    0 => text.library_none_match().to_owned(),
                    total => text.library_count(total),
                };
                described.write(SavedGamesDescribed(list.description.clone()));
            }
            (Ok(LibraryResponse::Saved(_) | LibraryResponse::Edited | LibraryResponse::Imported(_)), _)
                if list.is_open =>
            {
                list.read(&mut client, None);
            }
            (Err(fault), waited) if waited.is_some() || !is_save => {
                let text = library_text::fault(text, fault);
                announcements.write(Announcement { text, urgent: true });
            }
            _ => {}
        }
    }
}

/// Announces what became of games from outside; that of a single game is said by the match that opens.
fn announce_imports(
    mut imports: MessageReader<GamesImported>,
    mut announcements: MessageWriter<Announcement>,
    settings: PresentationSettings,
) {
    for GamesImported { counts, first_fault } in imports.read() {
        let text = imported(settings.text(), *counts, first_fault.as_deref().unwrap_or_default());
        if !text.is_empty() {
            announcements.write(Announcement { text, urgent: counts.failed + counts.lost > 0 });
        }
    }
}

fn describe(text: Text, game: &GameSummary) -> SavedGameDescription {
    let facts = [library_text::players(text, game), library_text::facts(text, game)];
    let is_unfinished = game.result == SavedResult::InProgress;
    SavedGameDescription {
        id: game.id.0,
        title: library_text::title(text, game),
        facts: text.phrases(facts),
        name: game.name.clone(),
        tags: game.tags.clone(),
        open: if is_unfinished { text.saved_game_continue() } else { text.saved_game_open() },
    }
}
