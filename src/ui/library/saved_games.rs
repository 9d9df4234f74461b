//! The part of the library that the pages show, and the requests for it.

use bevy::prelude::*;

use crate::library::{
    GameEdit, GameId, GameSummary, LibraryFault, LibraryRequest, LibraryResponse, ListRequest, PageKey,
};
use crate::persist::library::{LibraryClient, LibraryResponded};
use crate::platform::date;
use crate::rules::Size;
use crate::ui::dialogs::{Dialog, Dialogs};

/// The games that are read at once.
const PAGE: usize = 50;

/// The list of saved games as far as it has been read.
#[derive(Resource, Debug, Default)]
pub(super) struct SavedGames {
    /// Which games, in which order; the page to read is not set here.
    pub(super) wanted: ListRequest,
    /// The games that have been read.
    pub(super) games: Vec<GameSummary>,
    /// How many the whole list has; `None` before it has been read.
    pub(super) total: Option<u64>,
    /// The user's tags of all games.
    pub(super) tags: Vec<String>,
    /// The sizes of board of the filter's game that there are.
    pub(super) sizes: Vec<Size>,
    /// Why the last request failed.
    pub(super) fault: Option<LibraryFault>,
    /// The game that was deleted last and can be brought back.
    pub(super) deleted: Option<GameId>,
    /// The texts that are typed on the page of a game.
    pub(super) typed: TypedTexts,
    next: Option<PageKey>,
    /// The list has changed and must be read again from its beginning.
    is_outdated: bool,
    wants_more: bool,
    /// The request that is under way, and whether it reads a further page.
    waiting: Option<(u64, bool)>,
    edits: Vec<(GameId, GameEdit)>,
}

/// Texts that are typed on the page of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct TypedTexts {
    /// The game that they belong to.
    pub(super) game: Option<GameId>,
    /// Its name.
    pub(super) name: String,
    /// A tag to add.
    pub(super) tag: String,
}

impl SavedGames {
    /// Reads the list again, because the filter or a game has changed.
    pub(super) fn refresh(&mut self) {
        self.is_outdated = true;
    }

    /// Reads further games, if there are any.
    pub(super) fn read_more(&mut self) {
        self.wants_more = self.next.is_some();
    }

    pub(super) fn game(&self, id: GameId) -> Option<&GameSummary> {
        self.games.iter().find(|game| game.id == id)
    }

    /// Changes a game; the list follows when the library has done it.
    pub(super) fn edit(&mut self, game: GameId, edit: GameEdit) {
        self.edits.push((game, edit));
    }

    /// Deletes a game, which can be brought back.
    pub(super) fn delete(&mut self, game: GameId) {
        self.deleted = Some(game);
        self.edit(game, GameEdit::Delete { now: date::now() });
    }

    /// Brings the game back that was deleted last.
    pub(super) fn undelete(&mut self) {
        if let Some(game) = self.deleted.take() {
            self.edit(game, GameEdit::Undelete);
        }
    }

    fn show_page(&mut self, is_further: bool, response: &LibraryResponse) {
        let LibraryResponse::Listed { page, total, tags, sizes } = response else { return };
        if !is_further {
            self.games.clear();
        }
        self.games.extend(page.games.iter().cloned());
        (self.next, self.total) = (page.next, Some(*total));
        self.tags.clone_from(tags);
        self.sizes.clone_from(sizes);
        self.fault = None;
    }
}

/// Sends what the pages want. The list is read when it is opened, and again after each change.
pub(super) fn request(
    mut client: ResMut<LibraryClient>,
    mut saved: ResMut<SavedGames>,
    dialogs: Res<Dialogs>,
    mut was_open: Local<bool>,
) {
    let is_open = matches!(dialogs.top(), Some(Dialog::Library | Dialog::LibraryFilter | Dialog::SavedGame(_)));
    let opened = is_open && !std::mem::replace(&mut *was_open, is_open);
    if opened {
        saved.deleted = None;
    }
    for (game, edit) in std::mem::take(&mut saved.bypass_change_detection().edits) {
        client.request(LibraryRequest::Edit { game, edit });
    }
    if !is_open || saved.waiting.is_some() {
        return;
    }
    let is_further = if opened || saved.is_outdated {
        false
    } else if saved.wants_more {
        true
    } else {
        return;
    };
    let after = saved.next.filter(|_| is_further);
    let list = ListRequest { after, limit: PAGE, ..saved.wanted.clone() };
    (saved.is_outdated, saved.wants_more) = (false, false);
    saved.waiting = client.request(LibraryRequest::List(list)).map(|number| (number, is_further));
}

/// Takes the responses to the requests.
pub(super) fn receive(mut responses: MessageReader<LibraryResponded>, mut saved: ResMut<SavedGames>) {
    for LibraryResponded { number, result, .. } in responses.read() {
        match result {
            Ok(LibraryResponse::Saved(_) | LibraryResponse::Edited | LibraryResponse::Imported(_)) => saved.refresh(),
            _ if saved.waiting.is_some_and(|(waiting, _)| waiting == *number) => {
                let is_further = saved.waiting.take().is_some_and(|(_, is_further)| is_further);
                match result {
                    Ok(response) => saved.show_page(is_further, response),
                    Err(fault) => saved.fault = Some(fault.clone()),
                }
            }
            _ => {}
        }
    }
}
