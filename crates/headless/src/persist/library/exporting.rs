//! Reads games of the library as one text in PGN.

use bevy::prelude::*;

use super::{LibraryClient, LibraryResponded};
use crate::library::{GameFilter, LibraryRequest, LibraryResponse};

/// Reads the games of this filter as one text.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ExportGames(pub GameFilter);

/// The games that were asked for, in PGN.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct GamesExported(pub String);

/// The request that is under way; a later one replaces it.
#[derive(Resource, Default, Debug)]
struct Exporting(Option<u64>);

/// Adds exporting.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exporting>().add_message::<ExportGames>().add_message::<GamesExported>();
    app.add_systems(PreUpdate, (request, receive).chain().after(super::receive));
}

fn request(
    mut requests: MessageReader<ExportGames>,
    mut client: ResMut<LibraryClient>,
    mut exporting: ResMut<Exporting>,
) {
    if let Some(ExportGames(filter)) = requests.read().last() {
        exporting.0 = client.request(LibraryRequest::Export(filter.clone()));
    }
}

fn receive(
    mut responses: MessageReader<LibraryResponded>,
    mut exporting: ResMut<Exporting>,
    mut exported: MessageWriter<GamesExported>,
) {
    for response in responses.read() {
        if exporting.0 != Some(response.number) {
            continue;
        }
        exporting.0 = None;
        if let Ok(LibraryResponse::Exported(text)) = &response.result {
            exported.write(GamesExported(text.clone()));
        }
    }
}
