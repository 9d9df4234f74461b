//! Reads the finished games of a player, for statistics.

use bevy::prelude::*;

use super::{LibraryClient, LibraryResponded};
use crate::library::{LibraryFault, LibraryRequest, LibraryResponse, PlayerResults};

/// The finished games of a player as far as they have been read; everything that shows statistics shares them.
#[derive(Resource, Default, Debug)]
pub struct LoadedResults {
    /// The games; `None` before any have been read.
    pub results: Option<PlayerResults>,
    /// Why the last request failed.
    pub fault: Option<LibraryFault>,
    /// The player whose games are to be read.
    wanted: Option<String>,
    /// The request that is under way; a later one replaces it.
    waiting: Option<u64>,
}

impl LoadedResults {
    /// Reads the games of the person of this name again; those read before stay until the response comes.
    pub fn read(&mut self, player: &str) {
        self.wanted = Some(player.to_owned());
    }
}

/// Adds reading.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LoadedResults>();
    app.add_systems(PreUpdate, (request, receive).chain().after(super::receive));
}

fn request(mut loaded: ResMut<LoadedResults>, mut client: ResMut<LibraryClient>) {
    if loaded.wanted.is_some() {
        let player = loaded.wanted.take().unwrap_or_default();
        loaded.waiting = client.request(LibraryRequest::Results(player));
    }
}

fn receive(mut responses: MessageReader<LibraryResponded>, mut loaded: ResMut<LoadedResults>) {
    for response in responses.read() {
        if loaded.waiting != Some(response.number) {
            continue;
        }
        loaded.waiting = None;
        match &response.result {
            Ok(LibraryResponse::Results(results)) => {
                loaded.results = Some((**results).clone());
                loaded.fault = None;
            }
            Ok(_) => {}
            Err(fault) => loaded.fault = Some(fault.clone()),
        }
    }
}
