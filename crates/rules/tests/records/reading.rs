//! Reads texts and files as the program does, for the tests of other programs' habits.

use std::path::Path;

use tessera_rules::records::{GameHint, GameRecord, RecordFormat, RecordSource};
use tessera_rules::{Game, GameKind};

pub(crate) fn read_bytes(bytes: &[u8], hint: GameHint) -> Vec<Result<GameRecord, String>> {
    let source = RecordSource::new(bytes).with_hint(hint);
    match RecordFormat::recognise(&source) {
        Ok(format) => format.read(&source).map(|game| game.map_err(|error| error.to_string())).collect(),
        Err(error) => vec![Err(error.to_string())],
    }
}

pub(crate) fn read(text: &str) -> Vec<Result<GameRecord, String>> {
    read_bytes(text.as_bytes(), GameHint::Unknown)
}

#[track_caller]
pub(crate) fn read_one(text: &str) -> GameRecord {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}: {games:?}");
    games.remove(0).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

#[track_caller]
pub(crate) fn error_of(text: &str) -> String {
    read(text).into_iter().find_map(Result::err).unwrap_or_else(|| panic!("{text} has a fault"))
}

pub(crate) fn file(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/formats").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[track_caller]
pub(crate) fn games_of(name: &str) -> Vec<GameRecord> {
    let games = read_bytes(&file(name), GameHint::Unknown);
    games.into_iter().map(|game| game.unwrap_or_else(|error| panic!("{name}: {error}"))).collect()
}

#[track_caller]
pub(crate) fn game_of(name: &str) -> GameRecord {
    let mut games = games_of(name);
    assert_eq!(games.len(), 1, "{name}");
    games.remove(0)
}

pub(crate) fn moves(record: &GameRecord) -> String {
    let tree = &record.tree;
    let mut position = tree.start().clone();
    let moves = tree.moves(&tree.main_line()).into_iter().map(|mv| {
        let text = position.protocol_move(mv);
        position.play_unchecked(mv);
        text
    });
    moves.collect::<Vec<_>>().join(" ")
}

pub(crate) fn kind(record: &GameRecord) -> GameKind {
    record.tree.variant().kind()
}

pub(crate) fn format(id: &str) -> &'static RecordFormat {
    RecordFormat::find(id).expect("the test names a format")
}
