//! Opening a library: its file is created, brought to this version, or refused and left as it is.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::connection::{Library, in_transaction};
use super::error::{LibraryError, LibraryErrorReason};
use super::schema::{self, APPLICATION_ID, MIGRATIONS};

/// Files up to this size are checked whole when they are opened, which takes about a tenth of a second; larger ones
/// only by [`Library::check`].
const CHECKED_BYTES: i64 = 32 << 20;

/// A write-ahead log that has grown longer, as by an import, is cut to this size.
const LOG_BYTES: i64 = 16 << 20;

/// How a library is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryOptions {
    /// How long a method waits for another program before it fails with [`LibraryErrorReason::Locked`].
    pub busy_timeout: Duration,
    /// The size in bytes beyond which the file does not grow; larger changes fail with [`LibraryErrorReason::Full`].
    pub max_size: Option<u64>,
}

impl Default for LibraryOptions {
    fn default() -> LibraryOptions {
        LibraryOptions { busy_timeout: Duration::from_secs(5), max_size: None }
    }
}

impl Library {
    /// Opens a library, which is created if the file does not exist. Its folder must exist.
    ///
    /// # Errors
    /// The file is of a newer version, of another program or damaged: then it stays as it is, byte for byte. Or it is
    /// locked, cannot be written, or there is no space.
    pub fn open(path: &Path) -> Result<Library, LibraryError> {
        Library::open_with(path, &LibraryOptions::default())
    }

    /// Opens a library with other options than the usual ones.
    ///
    /// # Errors
    /// As [`Library::open`].
    pub fn open_with(path: &Path, options: &LibraryOptions) -> Result<Library, LibraryError> {
        match open_file(path, options) {
            Ok(connection) => Ok(Library::new(connection, path.to_owned())),
            Err(LibraryErrorReason::CannotOpen(error)) => {
                Err(LibraryError { path: path.to_owned(), reason: why_not_opened(path, error) })
            }
            Err(reason) => Err(LibraryError { path: path.to_owned(), reason }),
        }
    }

    /// A library that is gone when it is closed.
    ///
    /// # Errors
    /// There is no memory left.
    pub fn open_in_memory() -> Result<Library, LibraryError> {
        in_memory(|_| Ok(()))
    }

    /// Reads the whole file and compares its tables with their indexes, about half a second for each 100,000 games.
    ///
    /// # Errors
    /// [`LibraryErrorReason::Damaged`] with the first fault.
    pub fn check(&self) -> Result<(), LibraryError> {
        self.read(|connection| pass(connection, "PRAGMA integrity_check(1)"))
    }
}

/// Opens a library in memory that `fill` has filled.
pub(super) fn in_memory(
    fill: impl FnOnce(&mut Connection) -> Result<(), rusqlite::Error>,
) -> Result<Library, LibraryError> {
    let path = Path::new(":memory:").to_owned();
    let opened = Connection::open_in_memory().and_then(|mut connection| fill(&mut connection).map(|()| connection));
    let prepared =
        opened.map_err(LibraryErrorReason::from).and_then(|connection| prepare(connection, &Default::default()));
    match prepared {
        Ok(connection) => Ok(Library::new(connection, path)),
        Err(reason) => Err(LibraryError { path, reason }),
    }
}

fn open_file(path: &Path, options: &LibraryOptions) -> Result<Connection, LibraryErrorReason> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    if connection.is_readonly("main")? {
        return Err(LibraryErrorReason::ReadOnly);
    }
    prepare(connection, options)
}

fn prepare(mut connection: Connection, options: &LibraryOptions) -> Result<Connection, LibraryErrorReason> {
    connection.busy_timeout(options.busy_timeout)?;
    // A file that is refused must not change: closing it does not write the log of another program's changes into it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    let is_current = examine(&connection)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, false)?;
    configure(&connection, options)?;
    if !is_current {
        in_transaction(&mut connection, |transaction| schema::migrate(transaction, MIGRATIONS))?;
    }
    Ok(connection)
}

/// Reads whether a file may be used, and whether it is of this version. An empty file is a library of version 0.
fn examine(connection: &Connection) -> Result<bool, LibraryErrorReason> {
    let pragma = |name: &str| connection.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0));
    let (found, known) = (schema::version(connection)?, MIGRATIONS.len() as i64);
    let application = pragma("application_id")?;
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION_ID && (application != 0 || tables > 0 || found != 0) {
        return Err(LibraryErrorReason::Foreign);
    }
    if found > known {
        return Err(LibraryErrorReason::Newer { found, known });
    }
    if pragma("page_count")? * pragma("page_size")? <= CHECKED_BYTES {
        pass(connection, "PRAGMA quick_check(1)")?;
    }
    Ok(found == known)
}

/// Runs a check that answers `ok` or a fault.
fn pass(connection: &Connection, check: &str) -> Result<(), LibraryErrorReason> {
    let answer: String = connection.query_row(check, [], |row| row.get(0))?;
    if answer == "ok" { Ok(()) } else { Err(LibraryErrorReason::Damaged(answer)) }
}

fn configure(connection: &Connection, options: &LibraryOptions) -> Result<(), LibraryErrorReason> {
    // A library in memory has no log, and a page none that several tabs could share.
    if cfg!(not(target_family = "wasm")) {
        connection.pragma_update(None, "journal_mode", "wal")?;
    }
    // Each change is on the disk before its method returns; on macOS that takes `fullfsync`.
    for (name, value) in [("synchronous", "full"), ("fullfsync", "on"), ("checkpoint_fullfsync", "on")] {
        connection.pragma_update(None, name, value)?;
    }
    for (name, value) in [("foreign_keys", "on"), ("trusted_schema", "off"), ("cell_size_check", "on")] {
        connection.pragma_update(None, name, value)?;
    }
    connection.pragma_update(None, "journal_size_limit", LOG_BYTES)?;
    connection.pragma_update(None, "cache_size", -8_000)?; // KiB
    if let Some(bytes) = options.max_size {
        let page: i64 = connection.query_row("PRAGMA page_size", [], |row| row.get(0))?;
        connection.pragma_update(None, "max_page_count", i64::try_from(bytes).unwrap_or(i64::MAX) / page)?;
    }
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

/// The reason why SQLite, which says no more than that it failed, could not open or create a file.
fn why_not_opened(path: &Path, error: io::Error) -> LibraryErrorReason {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let probe = path.with_file_name(format!(".{name}.probe"));
    match File::options().write(true).create_new(true).open(&probe) {
        Ok(_) => {
            // The folder can be written, so the file itself is the fault. A probe that stays would do no harm.
            std::fs::remove_file(&probe).ok();
            let opened = File::options().read(true).write(true).open(path);
            opened.map_or_else(reason_of, |_| LibraryErrorReason::CannotOpen(error))
        }
        Err(error) => reason_of(error),
    }
}

fn reason_of(error: io::Error) -> LibraryErrorReason {
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => LibraryErrorReason::ReadOnly,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => LibraryErrorReason::Full,
        _ => LibraryErrorReason::CannotOpen(error),
    }
}
