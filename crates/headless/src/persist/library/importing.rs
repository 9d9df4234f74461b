//! Games from outside: pasted texts, files that are dropped or chosen. One game is opened; several go into the library.

use bevy::prelude::*;

use super::reading::{ReadGames, read};
use super::{LibraryClient, LibraryResponded};
use crate::game::matches::MatchDetails;
use crate::game::player::Players;
use crate::game::screen::ScreenRequest;
use crate::library::{ImportCounts, LibraryRequest, LibraryResponse, NewGame};
use crate::platform::date;
use crate::platform::task::{Task, TaskStatus};
use crate::records::{GameRecord, NodeId};

/// Games that are sent to the library at once.
const CHUNK: usize = 2_000;

/// Data that may contain games, in any known format.
#[derive(Message, Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportGames {
    /// The contents of the files, or one pasted text.
    pub files: Vec<Vec<u8>>,
    /// The contents of files with names of players and tournaments, for formats that keep them apart.
    pub name_files: Vec<Vec<u8>>,
}

impl ImportGames {
    /// A pasted text.
    pub fn text(text: impl Into<String>) -> ImportGames {
        ImportGames { files: vec![text.into().into_bytes()], name_files: Vec::new() }
    }

    /// Files, by their names and contents.
    pub fn files(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> ImportGames {
        let mut import = ImportGames::default();
        for (name, content) in files {
            let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
            match extension.as_deref() {
                Some("jou" | "trn") => import.name_files.push(content),
                _ => import.files.push(content),
            }
        }
        import
    }
}

/// What became of the data.
#[derive(Message, Clone, PartialEq, Eq, Debug, Default)]
pub struct GamesImported {
    /// How many games became what; faults of the library are reported by themselves.
    pub counts: ImportCounts,
    /// The first fault of a game, with its place.
    pub first_fault: Option<String>,
}

/// The data that is being read, and the games that are being added.
#[derive(Resource, Debug, Default)]
pub struct Importing {
    reading: Vec<Task<ReadGames>>,
    adding: Vec<AddedGames>,
}

impl Importing {
    /// Whether data is being read, or games are being added.
    pub const fn is_busy(&self) -> bool {
        !self.reading.is_empty() || !self.adding.is_empty()
    }
}

/// Games of one import on their way into the library.
#[derive(Debug)]
struct AddedGames {
    /// The requests without a response, and how many games each has.
    open: Vec<(u64, usize)>,
    report: GamesImported,
}

/// Adds importing.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Importing>().add_message::<ImportGames>().add_message::<GamesImported>();
    app.add_systems(PreUpdate, (begin, take_games, count_added, report).chain().after(super::receive));
}

fn begin(mut requests: MessageReader<ImportGames>, mut importing: ResMut<Importing>) {
    for request in requests.read() {
        let task = if cfg!(target_family = "wasm") {
            Task::done(read(&request.files, &request.name_files))
        } else {
            let request = request.clone();
            Task::spawn("import", move |_| read(&request.files, &request.name_files))
        };
        importing.reading.push(task);
    }
}

/// Opens the game that has been read, or sends several to the library.
fn take_games(
    mut importing: ResMut<Importing>,
    mut client: ResMut<LibraryClient>,
    mut screens: MessageWriter<ScreenRequest>,
) {
    if importing.reading.is_empty() {
        return;
    }
    let Importing { reading, adding } = &mut *importing;
    reading.retain_mut(|task| {
        let mut read = match task.poll() {
            TaskStatus::Pending => return true,
            TaskStatus::Done(read) => read,
            TaskStatus::Failed => ReadGames { failed: 1, ..ReadGames::default() },
        };
        let counts = ImportCounts { failed: read.failed, ..ImportCounts::default() };
        let mut report = GamesImported { counts, first_fault: read.first_fault.take() };
        let open = if read.games.len() == 1 {
            read.games.drain(..).for_each(|game| _ = screens.write(open(game)));
            report.counts.opened = 1;
            Vec::new()
        } else {
            add_to_library(&mut client, read.games, &mut report.counts)
        };
        adding.push(AddedGames { open, report });
        false
    });
}

/// Counts the games that the library says it has added.
fn count_added(mut responses: MessageReader<LibraryResponded>, mut importing: ResMut<Importing>) {
    for response in responses.read() {
        for AddedGames { open, report } in &mut importing.bypass_change_detection().adding {
            let Some(index) = open.iter().position(|(number, _)| *number == response.number) else { continue };
            let (_, sent) = open.swap_remove(index);
            let added = match response.result {
                Ok(LibraryResponse::Imported(added)) => usize::try_from(added).map_or(sent, |added| added.min(sent)),
                _ => 0,
            };
            report.counts.added += added;
            report.counts.lost += sent - added;
        }
    }
}

/// Reports the imports of which every game has been counted.
fn report(mut importing: ResMut<Importing>, mut imported: MessageWriter<GamesImported>) {
    if importing.adding.iter().any(|games| games.open.is_empty()) {
        let done = importing.adding.extract_if(.., |games| games.open.is_empty());
        imported.write_batch(done.map(|games| games.report).collect::<Vec<_>>());
    }
}

/// A match that begins at the end of the game, between two people.
fn open(game: GameRecord) -> ScreenRequest {
    let GameRecord { tags, mut tree, early_end } = game;
    let end = tree.main_line().last().copied();
    tree.go_to(end.unwrap_or(NodeId::START));
    let details = Some(MatchDetails::of_record(tags));
    ScreenRequest::Open { tree, players: Players::HUMANS, clock: None, end: early_end, details }
}

/// Sends games to the library; returns the requests and how many games each has. Without a library they are lost.
fn add_to_library(client: &mut LibraryClient, games: Vec<GameRecord>, counts: &mut ImportCounts) -> Vec<(u64, usize)> {
    let now = date::now();
    let mut games = games.into_iter().map(|game| NewGame::of_record(game, now)).peekable();
    let mut open = Vec::new();
    while games.peek().is_some() {
        let chunk: Vec<NewGame> = games.by_ref().take(CHUNK).collect();
        let sent = chunk.len();
        match client.request(LibraryRequest::Import(chunk)) {
            Some(number) => open.push((number, sent)),
            None => counts.lost += sent,
        }
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_with_names_are_separated_from_files_with_games_by_their_endings() {
        let import = ImportGames::files([("a.wtb".to_owned(), vec![1]), ("WTHOR.JOU".to_owned(), vec![2])]);
        assert_eq!((import.files, import.name_files), (vec![vec![1]], vec![vec![2]]));
    }
}
