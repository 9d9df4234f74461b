//! Files that a library cannot use: each has its own error, and stays as it is.

use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use tessera_library::{GameFilter, GameId, Library, LibraryErrorReason, LibraryOptions, NewGame};
use tessera_rules::GameKind;

use crate::folder::Folder;
use crate::random_trees::random_record;

/// A file with games that no program has open.
fn filled(folder: &Folder, games: u64) -> Vec<u8> {
    let mut library = folder.library();
    for seed in 0..games {
        library.add(&NewGame::of_record(random_record(GameKind::ALL[0], seed), 5)).unwrap();
    }
    drop(library);
    std::fs::read(folder.file()).unwrap()
}

fn refusal(path: &Path) -> LibraryErrorReason {
    let options = LibraryOptions { busy_timeout: Duration::from_millis(20), ..LibraryOptions::default() };
    let error = Library::open_with(path, &options).unwrap_err();
    assert!(error.to_string().starts_with(&format!("the library {}: ", path.display())), "{error}");
    error.reason
}

fn run(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_file_of_a_newer_version_is_refused_and_unchanged() {
    let folder = Folder::new();
    filled(&folder, 3);
    run(&folder.file(), "PRAGMA user_version = 99");
    let before = std::fs::read(folder.file()).unwrap();
    let reason = refusal(&folder.file());
    assert!(matches!(reason, LibraryErrorReason::Newer { found: 99, known: 2 }), "{reason}");
    assert_eq!(std::fs::read(folder.file()).unwrap(), before);
}

#[test]
fn a_newer_version_that_is_still_in_the_log_is_refused_and_file_and_log_are_unchanged() {
    let folder = Folder::new();
    filled(&folder, 3);
    // A copy of file and log while both are in use is what a program that was killed leaves behind.
    let newer = Connection::open(folder.file()).unwrap();
    newer.execute_batch("PRAGMA user_version = 99").unwrap();
    let copy = Folder::new();
    let names = ["games.db", "games.db-wal"];
    for name in names {
        std::fs::copy(folder.path().join(name), copy.path().join(name)).unwrap();
    }
    let read = || names.map(|name| std::fs::read(copy.path().join(name)).unwrap());
    let before = read();
    assert!(matches!(refusal(&copy.file()), LibraryErrorReason::Newer { found: 99, known: 2 }));
    assert!(read() == before);
}

#[test]
fn a_database_of_another_program_is_refused_and_unchanged() {
    for sql in ["CREATE TABLE a(x)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"] {
        let folder = Folder::new();
        run(&folder.file(), sql);
        let before = std::fs::read(folder.file()).unwrap();
        assert!(matches!(refusal(&folder.file()), LibraryErrorReason::Foreign), "{sql}");
        assert_eq!(std::fs::read(folder.file()).unwrap(), before);
    }
}

#[test]
fn an_empty_file_becomes_a_library() {
    let folder = Folder::new();
    std::fs::write(folder.file(), "").unwrap();
    assert_eq!(folder.library().count(&GameFilter::default()).unwrap(), 0);
}

#[test]
fn a_damaged_file_is_refused_and_unchanged() {
    let folder = Folder::new();
    let good = filled(&folder, 60);
    let damages: [(&str, fn(&mut Vec<u8>)); 4] = [
        ("another format", |bytes| *bytes = b"not a database at all".repeat(100)),
        ("cut off", |bytes| bytes.truncate(bytes.len() / 2)),
        ("overwritten", |bytes| bytes[4096..].fill(0xa5)),
        ("header", |bytes| bytes[20] = 99),
    ];
    for (name, damage) in damages {
        let mut bytes = good.clone();
        damage(&mut bytes);
        std::fs::write(folder.file(), &bytes).unwrap();
        let reason = refusal(&folder.file());
        assert!(matches!(reason, LibraryErrorReason::Damaged(_)), "{name}: {reason:?}");
        assert!(std::fs::read(folder.file()).unwrap() == bytes, "{name}");
    }
    std::fs::write(folder.file(), &good).unwrap();
    assert_eq!(folder.library().count(&GameFilter::default()).unwrap(), 60);
}

#[test]
fn any_overwritten_page_is_refused_or_leaves_a_library_that_answers() {
    let folder = Folder::new();
    let good = filled(&folder, 40);
    for page in 0..good.len() / 4096 {
        let mut bytes = good.clone();
        bytes[page * 4096..][..4096].fill(0x5a);
        std::fs::write(folder.file(), &bytes).unwrap();
        match Library::open(&folder.file()) {
            Err(error) => assert!(matches!(error.reason, LibraryErrorReason::Damaged(_)), "{page}: {error}"),
            Ok(library) => {
                for id in 1..=40 {
                    library.load(GameId(id)).map(|_| ()).unwrap_or_else(|error| println!("{page}: {error}"));
                }
                library.list(&GameFilter::default(), Default::default(), None, 99).map(|_| ()).unwrap_or_default();
            }
        }
    }
}

#[test]
fn a_game_whose_text_is_damaged_is_named_and_the_others_are_exported() {
    for sql in [
        "UPDATE trees SET text = 'f5 f5' WHERE game = 2",
        "UPDATE trees SET headers = '[]' WHERE game = 2",
        "UPDATE games SET game = 'chess' WHERE id = 2",
        "UPDATE games SET size = '3x3' WHERE id = 2",
        "UPDATE games SET start = 'x' WHERE id = 2",
        "UPDATE games SET result = 9 WHERE id = 2",
        "UPDATE games SET early_end = 'x' WHERE id = 2",
    ] {
        let folder = Folder::new();
        filled(&folder, 3);
        run(&folder.file(), sql);
        let library = folder.library();
        let reason = library.load(GameId(2)).unwrap_err().reason;
        assert!(matches!(reason, LibraryErrorReason::Unreadable { game: GameId(2), .. }), "{sql}: {reason:?}");
        let exported: Vec<bool> = library.export(GameFilter::default()).map(|game| game.is_ok()).collect();
        assert_eq!(exported.iter().filter(|is_read| **is_read).count(), 2, "{sql}");
        assert_eq!(exported.len(), 3, "{sql}");
    }
}

#[test]
fn a_library_that_another_program_writes_is_locked_and_works_again_afterwards() {
    let folder = Folder::new();
    filled(&folder, 1);
    let options = LibraryOptions { busy_timeout: Duration::from_millis(20), ..LibraryOptions::default() };
    let mut library = Library::open_with(&folder.file(), &options).unwrap();
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = library.rename(GameId(1), "x").unwrap_err();
    assert!(matches!(error.reason, LibraryErrorReason::Locked), "{error}");
    assert!(library.load(GameId(1)).is_ok(), "reading does not wait");
    other.execute_batch("COMMIT").unwrap();
    library.rename(GameId(1), "x").unwrap();
}

#[test]
fn a_file_that_another_program_holds_cannot_be_opened() {
    let folder = Folder::new();
    filled(&folder, 1);
    let other = Connection::open(folder.file()).unwrap();
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = 2; COMMIT").unwrap();
    assert!(matches!(refusal(&folder.file()), LibraryErrorReason::Locked));
    drop(other);
    assert_eq!(folder.library().count(&GameFilter::default()).unwrap(), 1);
}

#[test]
fn a_full_library_refuses_a_game_and_keeps_the_others() {
    let folder = Folder::new();
    filled(&folder, 5);
    let size = std::fs::metadata(folder.file()).unwrap().len();
    let options = LibraryOptions { max_size: Some(size + 20_000), ..LibraryOptions::default() };
    let mut library = Library::open_with(&folder.file(), &options).unwrap();
    let mut count = 5;
    let error = loop {
        match library.add(&NewGame::of_record(random_record(GameKind::ALL[0], count), 5)) {
            Ok(_) => count += 1,
            Err(error) => break error,
        }
        assert!(count < 10_000);
    };
    assert!(matches!(error.reason, LibraryErrorReason::Full), "{error}");
    assert!(count > 5 && library.count(&GameFilter::default()).unwrap() == count);
    library.check().unwrap();
    drop(library);
    let mut library = folder.library();
    library.add(&NewGame::of_record(random_record(GameKind::ALL[0], count), 5)).unwrap();
    assert_eq!(library.count(&GameFilter::default()).unwrap(), count + 1);
}

/// As root: `mount -t tmpfs -o size=1m tmpfs FOLDER`, and `TESSERA_TEST_SMALL_DISK=FOLDER`.
#[test]
#[ignore = "needs a file system of a megabyte or less in TESSERA_TEST_SMALL_DISK"]
fn a_full_disk_refuses_a_game_and_keeps_the_others() {
    let folder = std::env::var_os("TESSERA_TEST_SMALL_DISK").expect("TESSERA_TEST_SMALL_DISK names a folder");
    let folder = Path::new(&folder);
    let file = folder.join("games.db");
    let mut library = Library::open(&file).unwrap();
    let mut count = 0;
    let error = loop {
        match library.add(&NewGame::of_record(random_record(GameKind::ALL[0], count), 5)) {
            Ok(_) => count += 1,
            Err(error) => break error,
        }
        assert!(count < 10_000, "the file system is not small");
    };
    assert!(matches!(error.reason, LibraryErrorReason::Full), "{error:?}");
    library.check().unwrap();
    assert!(count > 5 && library.count(&GameFilter::default()).unwrap() == count);
    drop(library);
    let library = Library::open(&file).unwrap();
    assert_eq!(library.count(&GameFilter::default()).unwrap(), count);
    library.load(GameId(1)).unwrap();
    drop(library);
    // A library is not even begun where there is no space at all.
    std::fs::write(folder.join("rest"), vec![1; 2 << 20]).unwrap_err();
    let reason = refusal(&folder.join("other.db"));
    assert!(matches!(reason, LibraryErrorReason::Full), "{reason:?}");
}

#[test]
fn a_missing_folder_and_a_folder_in_place_of_the_file_are_errors() {
    let folder = Folder::new();
    let missing = folder.path().join("missing").join("games.db");
    for path in [missing.as_path(), folder.path()] {
        assert!(matches!(refusal(path), LibraryErrorReason::CannotOpen(_)), "{}", path.display());
    }
    assert!(!missing.exists());
}

#[cfg(unix)]
mod read_only {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    use super::*;

    const FILE: &str = "TESSERA_TEST_READ_ONLY";

    /// Runs in a process of its own, because the superuser may write everywhere.
    #[test]
    #[ignore = "another test starts it"]
    fn opened_in_a_process_of_its_own() {
        let Some(file) = std::env::var_os(FILE) else { return };
        let reason = refusal(Path::new(&file));
        assert!(matches!(reason, LibraryErrorReason::ReadOnly), "{reason:?}");
    }

    fn set_mode(path: &Path, mode: u32) {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    }

    fn assert_read_only(folder: &Folder) {
        // A copy that other users can start.
        let programs = Folder::new();
        let program = programs.path().join("test");
        std::fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
        set_mode(programs.path(), 0o755);
        set_mode(&program, 0o755);
        let mut command = Command::new(program);
        command
            .args(["--ignored", "--exact", "faults::read_only::opened_in_a_process_of_its_own"])
            .env(FILE, folder.file());
        command.current_dir("/");
        if std::fs::write(folder.path().join("probe"), "").is_ok() {
            std::fs::remove_file(folder.path().join("probe")).unwrap();
            command.uid(65_534).gid(65_534);
        }
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && text.contains("1 passed"), "{text}");
    }

    #[test]
    fn a_read_only_folder_is_named_as_such_and_stays_as_it_is() {
        let folder = Folder::new();
        set_mode(folder.path(), 0o555);
        assert_read_only(&folder);
        assert!(!folder.file().exists());
        set_mode(folder.path(), 0o755);
        let before = filled(&folder, 3);
        for file_mode in [0o444, 0o666] {
            set_mode(&folder.file(), file_mode);
            set_mode(folder.path(), 0o555);
            assert_read_only(&folder);
            set_mode(folder.path(), 0o755);
            assert!(std::fs::read(folder.file()).unwrap() == before);
        }
    }
}
