//! Opens a game of the library as the active match.

use bevy::prelude::*;

use super::saving::LastSent;
use super::{LibraryClient, LibraryResponded};
use crate::library::{GameId, LibraryRequest, LibraryResponse, NewGame};
use crate::persist::played_match::ResumeMatch;
use crate::persist::saved::{game_of, read_game};

/// Opens a game of the library: an unfinished one is continued as it was left, a finished one is shown at its end.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenSavedGame(pub GameId);

/// The request for the game that is to be opened; a later one replaces it.
#[derive(Resource, Default, Debug)]
struct Opening(Option<u64>);

/// Adds opening.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opening>().add_message::<OpenSavedGame>();
    app.add_systems(PreUpdate, (load, open).chain().after(super::receive));
}

fn load(mut requests: MessageReader<OpenSavedGame>, mut client: ResMut<LibraryClient>, mut opening: ResMut<Opening>) {
    if let Some(OpenSavedGame(game)) = requests.read().last() {
        opening.0 = client.request(LibraryRequest::Load(*game));
    }
}

fn open(
    mut commands: Commands,
    mut responses: MessageReader<LibraryResponded>,
    mut opening: ResMut<Opening>,
    mut last: ResMut<LastSent>,
) {
    for response in responses.read() {
        if opening.0 != Some(response.number) {
            continue;
        }
        opening.0 = None;
        if let Ok(LibraryResponse::Loaded(game)) = &response.result {
            let saved = read_game(NewGame::from((**game).clone())).saved;
            // Only a change of it is saved.
            last.0 = Some(game_of(&saved));
            commands.insert_resource(ResumeMatch(saved));
        }
    }
}
