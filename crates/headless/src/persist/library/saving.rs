//! Sends the match that is played to the library.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::LibraryClient;
use crate::library::{LibraryRequest, NewGame};
use crate::persist::saved::{SavedMatch, game_of};
use crate::platform::date;

/// The game that was sent to the library last, so that a match that is only opened is not saved again.
#[derive(Resource, Default, Debug)]
pub(super) struct LastSent(pub(super) Option<NewGame>);

/// Saves a match in the library, if there is one.
#[derive(SystemParam)]
pub(in crate::persist) struct LibraryWriter<'w> {
    client: ResMut<'w, LibraryClient>,
    last: ResMut<'w, LastSent>,
}

impl LibraryWriter<'_> {
    /// Sends a match that has a move and differs from the game that was sent last.
    pub(in crate::persist) fn save(&mut self, saved: &SavedMatch) {
        if !saved.has_begun() || !self.client.is_available() {
            return;
        }
        let game = game_of(saved);
        if self.last.0.as_ref() != Some(&game) {
            let request = LibraryRequest::Save { game: Box::new(game.clone()), now: date::now() };
            self.client.request(request);
            self.last.0 = Some(game);
        }
    }
}
