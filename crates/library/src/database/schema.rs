//! The tables, and how a file of an older version becomes one of this version.

use rusqlite::{Connection, Transaction};

use super::error::LibraryErrorReason;

/// Marks the file as a library of this program (`TESS`), for `file` and others that look at the header.
pub(super) const APPLICATION_ID: i64 = 0x5445_5353;

/// The steps from one version to the next: the first creates the tables. A step is never changed once it is released.
pub(super) const MIGRATIONS: &[&str] = &[include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// The version of a file.
pub(super) fn version(connection: &Connection) -> Result<i64, LibraryErrorReason> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// Makes the steps that the file has not seen yet. It must not be newer than the last one.
pub(super) fn migrate(transaction: &Transaction, steps: &[&str]) -> Result<(), LibraryErrorReason> {
    let found = usize::try_from(version(transaction)?).unwrap_or(0);
    for step in steps.iter().skip(found) {
        transaction.execute_batch(step)?;
    }
    if found < steps.len() {
        transaction.pragma_update(None, "user_version", steps.len() as i64)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "CREATE TABLE a(x); INSERT INTO a VALUES (1);";
    const NEW: &str = "ALTER TABLE a ADD COLUMN y DEFAULT 2;";

    fn migrated(connection: &mut Connection, steps: &[&str]) -> bool {
        let transaction = connection.transaction().unwrap();
        migrate(&transaction, steps).and_then(|()| Ok(transaction.commit()?)).is_ok()
    }

    #[test]
    fn only_the_missing_steps_are_made() {
        let mut connection = Connection::open_in_memory().unwrap();
        assert!(migrated(&mut connection, &[OLD]));
        for _ in 0..2 {
            assert!(migrated(&mut connection, &[OLD, NEW]));
            let row: (i64, i64) = connection.query_row("SELECT x, y FROM a", [], |row| row.try_into()).unwrap();
            assert_eq!((row, version(&connection).unwrap()), ((1, 2), 2));
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_old_version() {
        let mut connection = Connection::open_in_memory().unwrap();
        assert!(migrated(&mut connection, &[OLD]));
        assert!(!migrated(&mut connection, &[OLD, NEW, "NOT SQL"]));
        assert_eq!(version(&connection).unwrap(), 1);
        assert!(connection.query_row("SELECT y FROM a", [], |_| Ok(())).is_err());
    }
}
