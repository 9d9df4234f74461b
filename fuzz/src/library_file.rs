//! The library's file: damaged bytes, and rows that the program would not write.

use std::sync::OnceLock;

use rusqlite::Connection;
use rusqlite::types::Value;
use tessera_engine::explorer::key_of;
use tessera_library::{GameFilter, GameId, Library, LibraryRequest, ListRequest, NewGame, OpeningQuestion};
use tessera_rules::records::date_of;
use tessera_rules::records::{GameRecord, GameTree};
use tessera_rules::{Game, GameKind, Position, Variant};

use super::choices::Choices;
use super::games::assert_record;

/// The columns that are overwritten, with their tables.
const COLUMNS: &[(&str, &str)] = &[
    ("games", "game"),
    ("games", "size"),
    ("games", "start"),
    ("games", "result"),
    ("games", "early_end"),
    ("games", "created"),
    ("games", "changed"),
    ("games", "deleted"),
    ("games", "name"),
    ("games", "comment"),
    ("games", "plies"),
    ("games", "final"),
    ("games", "state"),
    ("games", "revision"),
    ("games", "imported"),
    ("games", "ended"),
    ("games", "first_loss"),
    ("games", "second_loss"),
    ("players", "name"),
    ("players", "computer"),
    ("players", "level"),
    ("trees", "headers"),
    ("trees", "text"),
    ("appended", "text"),
    ("tags", "tag"),
    ("openings", "position"),
    ("openings", "move"),
    ("openings", "games"),
    ("openings", "lead"),
    ("openings", "first_wins"),
    ("openings", "with_lead"),
    ("openings", "last_day"),
    ("openings_counted", "last"),
    ("openings_counted", "games"),
    ("openings_counted", "revisions"),
    ("openings_counted", "plies"),
    ("openings_counted", "writing"),
    ("openings_counted", "fills"),
];

/// The bytes of a library with a game of each kind, one of them unfinished and changed since it was added.
fn image() -> &'static [u8] {
    static IMAGE: OnceLock<Vec<u8>> = OnceLock::new();
    IMAGE.get_or_init(|| {
        let mut library = Library::open_image(&[]).expect("memory for a library");
        for kind in GameKind::ALL {
            let start = Position::start(Variant::standard(kind));
            let mut record = GameRecord::new(GameTree::new(start.clone()));
            let first = start.legal_moves()[1];
            record.tree.play(first).expect("a legal move");
            record.set_names(["Ann", "Bob"]);
            let game = NewGame { tags: vec!["club".to_owned()], ..NewGame::of_record(record.clone(), 5) };
            let id = library.add(&game).expect("a game can be added");
            record.tree.play(start.after(first).legal_moves()[0]).expect("a legal move");
            library.save(id, &record, Some("{}"), 9).expect("a game can be saved");
        }
        explore(&mut library);
        library.image().expect("memory for an image")
    })
}

/// Bytes of a file with parts of it replaced.
pub(super) fn library_file(input: &[u8]) {
    let mut choices = Choices::new(input);
    if choices.byte() == 0 {
        drop(Library::open_image(choices.rest()));
        return;
    }
    let mut bytes = image().to_vec();
    while !choices.is_empty() {
        let at = choices.number() as usize % bytes.len();
        match choices.below(8) {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at..].iter_mut().take(64).for_each(|byte| *byte = 0),
            2 => bytes[at / 4096 * 4096..].iter_mut().take(4096).for_each(|byte| *byte ^= 0x5a),
            _ => bytes[at] = choices.byte(),
        }
    }
    if let Ok(mut library) = Library::open_image(&bytes) {
        use_all(&mut library);
    }
}

/// Rows with values that the program would not write; everything is read and nothing panics.
pub(super) fn library_rows(input: &[u8]) {
    let mut choices = Choices::new(input);
    let mut connection = Connection::open_in_memory().expect("memory for a library");
    connection.deserialize_read_exact("main", image(), image().len(), false).expect("the image is whole");
    connection.pragma_update(None, "foreign_keys", false).expect("a setting");
    for _ in 0..=choices.below(3) {
        let (table, column) = choices.pick(COLUMNS);
        let value = match choices.below(4) {
            0 => Value::Integer(choices.number() as i64 >> choices.below(64)),
            1 => Value::Real(f64::from_bits(choices.number())),
            2 => Value::Null,
            _ => Value::Text(line(&mut choices)),
        };
        // A value of a type that the column does not take is refused by SQLite.
        drop(connection.execute(&format!("UPDATE {table} SET {column} = ?1"), [value]));
    }
    let bytes = connection.serialize("main").expect("memory for an image").to_vec();
    drop(connection);
    if let Ok(mut library) = Library::open_image(&bytes) {
        use_all(&mut library);
    }
}

/// Bytes up to a zero as text.
fn line(choices: &mut Choices<'_>) -> String {
    let bytes: Vec<u8> = std::iter::from_fn(|| Some(choices.byte()).filter(|byte| *byte != 0)).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

fn explore(library: &mut Library) {
    for kind in GameKind::ALL {
        let position = key_of(&Position::start(Variant::standard(kind)));
        drop(library.respond(LibraryRequest::Explore(OpeningQuestion { kind, position })));
    }
}

/// Reads and changes everything; errors are answers, too.
fn use_all(library: &mut Library) {
    for id in 1..=3 {
        if let Ok(game) = library.load(GameId(id)) {
            assert_record(&game.record);
            assert!(!date_of(game.summary.created).is_empty());
        }
    }
    let list = ListRequest { limit: 9, ..ListRequest::default() };
    let search = GameFilter { text: "Ann".to_owned(), kind: Some(GameKind::Othello), ..GameFilter::default() };
    let requests = [
        LibraryRequest::List(list.clone()),
        LibraryRequest::List(ListRequest { filter: search, ..list }),
        LibraryRequest::Results("Ann".to_owned()),
        LibraryRequest::Export(GameFilter::default()),
    ];
    requests.into_iter().for_each(|request| drop(library.respond(request)));
    explore(library);
    drop(library.rename(GameId(1), "new"));
    drop(library.delete(GameId(2), 7));
    drop(library.check());
}
