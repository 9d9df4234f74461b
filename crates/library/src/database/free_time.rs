//! Times that games are known by.

use rusqlite::Transaction;

use super::error::LibraryErrorReason;

/// A time for a game that began at `created`: matches are known by their times, and games from outside often have only the
/// same day. If another game has the time, it is the first one of this half of the day that no game has reached.
pub(super) fn free_time(transaction: &Transaction, created: i64) -> Result<i64, LibraryErrorReason> {
    const HALF_A_DAY: i64 = 12 * 3_600_000;
    let taken = "SELECT EXISTS (SELECT 1 FROM games WHERE created = ?1 AND deleted IS NULL)";
    if !transaction.prepare_cached(taken)?.query_row([created], |row| row.get::<_, bool>(0))? {
        return Ok(created);
    }
    let last = "SELECT max(created) FROM games WHERE created >= ?1 AND created < ?2 AND deleted IS NULL";
    let range = [created, created.saturating_add(HALF_A_DAY)];
    Ok(transaction.prepare_cached(last)?.query_row(range, |row| row.get::<_, i64>(0))? + 1)
}
