//! Games from outside: pasted texts, files that are dropped or chosen. One game is opened; several go into the library.

use bevy::prelude::*;

use super::LibraryClient;
use crate::game::matches::MatchDetails;
use crate::game::player::Players;
use crate::game::screen::ScreenRequest;
use crate::library::{LibraryRequest, NewGame};
use crate::platform::date;
use crate::platform::task::{Task, TaskStatus};
use crate::records::{GameRecord, ImportError, NodeId, RecordFormat, RecordSource};

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
    #[must_use]
    pub fn text(text: impl Into<String>) -> ImportGames {
        ImportGames { files: vec![text.into().into_bytes()], name_files: Vec::new() }
    }

    /// Files, by their names and contents.
    #[must_use]
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
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct GamesImported {
    /// The number of games that were read.
    pub read: usize,
    /// The number of games with a fault, and the first fault.
    pub failed: usize,
    /// The first fault, with its place.
    pub first_fault: Option<String>,
    /// Whether the only game is opened; several are in the library.
    pub is_opened: bool,
}

/// The data that is being read.
#[derive(Resource, Debug, Default)]
pub struct Importing(Vec<Task<ReadGames>>);

impl Importing {
    /// Whether data is being read.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        !self.0.is_empty()
    }
}

#[derive(Debug, Default)]
struct ReadGames {
    games: Vec<GameRecord>,
    failed: usize,
    first_fault: Option<String>,
}

/// Adds importing.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Importing>().add_message::<ImportGames>().add_message::<GamesImported>();
    app.add_systems(PreUpdate, (begin, finish).chain());
}

fn begin(mut requests: MessageReader<ImportGames>, mut importing: ResMut<Importing>) {
    for request in requests.read() {
        let task = if cfg!(target_family = "wasm") {
            Task::done(read(request))
        } else {
            let request = request.clone();
            Task::spawn("import", move |_| read(&request))
        };
        importing.0.push(task);
    }
}

/// Reads all games of all files; a game with a fault does not keep the others from being read.
fn read(request: &ImportGames) -> ReadGames {
    let mut read = ReadGames::default();
    for file in &request.files {
        let source = RecordSource { bytes: file, variant: None, name_files: &request.name_files };
        let games: Box<dyn Iterator<Item = _>> = match RecordFormat::recognise(&source) {
            Ok(format) => format.read(source),
            Err(error) => Box::new(std::iter::once(Err(error))),
        };
        let before = read.games.len() + read.failed;
        for game in games {
            read.add(game);
        }
        if read.games.len() + read.failed == before {
            read.add(Err(ImportError::NoGame));
        }
    }
    read
}

impl ReadGames {
    fn add(&mut self, game: Result<GameRecord, ImportError>) {
        match game {
            Ok(game) => self.games.push(game),
            Err(error) => {
                self.failed += 1;
                self.first_fault.get_or_insert_with(|| error.to_string());
            }
        }
    }
}

fn finish(
    mut importing: ResMut<Importing>,
    mut client: ResMut<LibraryClient>,
    mut screens: MessageWriter<ScreenRequest>,
    mut imported: MessageWriter<GamesImported>,
) {
    if !importing.is_busy() {
        return;
    }
    importing.0.retain_mut(|task| {
        let mut read = match task.poll() {
            TaskStatus::Pending => return true,
            TaskStatus::Done(read) => read,
            TaskStatus::Failed => ReadGames { failed: 1, ..ReadGames::default() },
        };
        let (count, is_opened) = (read.games.len(), read.games.len() == 1);
        if let (true, Some(game)) = (is_opened, read.games.pop()) {
            screens.write(open(game));
        }
        add_to_library(&mut client, read.games);
        let (failed, first_fault) = (read.failed, read.first_fault);
        imported.write(GamesImported { read: count, failed, first_fault, is_opened });
        false
    });
}

/// A match that begins at the end of the game, between two people.
fn open(game: GameRecord) -> ScreenRequest {
    let GameRecord { tags, mut tree, early_end } = game;
    let end = tree.main_line().last().copied();
    tree.go_to(end.unwrap_or(NodeId::START));
    let details = Some(MatchDetails::beginning_now(tags));
    ScreenRequest::Open { tree, players: Players::HUMANS, clock: None, end: early_end, details }
}

fn add_to_library(client: &mut LibraryClient, games: Vec<GameRecord>) {
    let now = date::now();
    let mut games = games.into_iter().map(|game| NewGame::of_record(game, now)).peekable();
    while games.peek().is_some() {
        client.request(LibraryRequest::Import(games.by_ref().take(CHUNK).collect()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_texts(texts: &[&str]) -> (usize, usize, Option<String>) {
        let files = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
        let read = read(&ImportGames { files, name_files: Vec::new() });
        (read.games.len(), read.failed, read.first_fault)
    }

    #[test]
    fn a_file_with_a_bad_game_gives_the_others_and_the_fault() {
        let pgn = "[Variant \"Othello\"]\n\n1. f5 d6 *\n\n[Variant \"Othello\"]\n\n1. a1 *\n\n[Variant \"Othello\"]\n\n1. f5 f6 *\n";
        let (games, failed, fault) = read_texts(&[pgn]);
        assert_eq!((games, failed), (2, 1));
        assert!(fault.is_some_and(|fault| fault.contains("line 7")), "the place is named");
    }

    #[test]
    fn a_text_without_a_game_is_a_fault() {
        assert_eq!(read_texts(&[""]).0, 0);
        assert_eq!(read_texts(&["", "f5d6c3"]).0, 1);
        assert_eq!(read_texts(&["what a nice day"]).1, 1);
    }

    #[test]
    fn files_with_names_are_separated_from_files_with_games_by_their_endings() {
        let import = ImportGames::files([("a.wtb".to_owned(), vec![1]), ("WTHOR.JOU".to_owned(), vec![2])]);
        assert_eq!((import.files, import.name_files), (vec![vec![1]], vec![vec![2]]));
    }
}
