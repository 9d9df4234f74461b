//! The table of moves of imported games, and which games are in it.

use rusqlite::{Connection, Row, Transaction, params};

use super::error::LibraryErrorReason;
use tessera_engine::explorer::{MoveCount, MoveTable, MoveTotals, PLIES};

/// Moves of games that are written in one transaction, which takes about a twentieth of a second.
const SLICE: usize = 50_000;

/// Games by how many there are and how often they have changed: equal as long as they are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct GamesStamp {
    pub(super) games: i64,
    pub(super) revisions: i64,
}

/// Which games are in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct CountedGames {
    /// The number of the last one.
    pub(super) last: i64,
    pub(super) stamp: GamesStamp,
    /// The times games have been added.
    fills: i64,
    /// All moves of these games are in the table, and as many plies as this program counts.
    pub(super) is_whole: bool,
}

impl CountedGames {
    /// Reads which games are in the table.
    pub(super) fn read(connection: &Connection) -> Result<CountedGames, LibraryErrorReason> {
        let sql = "SELECT last, games, revisions, plies, writing, fills FROM openings_counted";
        let read = |row: &Row| {
            let stamp = GamesStamp { games: row.get(1)?, revisions: row.get(2)? };
            let (plies, writing): (i64, bool) = (row.get(3)?, row.get(4)?);
            let is_whole = !writing && (plies == PLIES as i64 || stamp.games == 0);
            Ok(CountedGames { last: row.get(0)?, stamp, fills: row.get(5)?, is_whole })
        };
        Ok(connection.prepare_cached(sql)?.query_row([], read)?)
    }

    fn write(&self, transaction: &Transaction) -> Result<(), LibraryErrorReason> {
        let sql =
            "UPDATE openings_counted SET last = ?1, games = ?2, revisions = ?3, plies = ?4, writing = ?5, fills = ?6";
        let GamesStamp { games, revisions } = self.stamp;
        let values = params![self.last, games, revisions, PLIES as i64, !self.is_whole, self.fills];
        transaction.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }
}

/// Takes all moves out of the table.
pub(super) fn clear(transaction: &Transaction) -> Result<(), LibraryErrorReason> {
    transaction.execute("DELETE FROM openings", [])?;
    let fills = CountedGames::read(transaction)?.fills + 1;
    CountedGames { fills, is_whole: true, ..CountedGames::default() }.write(transaction)
}

/// Moves of games on their way into the table, written in several transactions.
#[derive(Debug)]
pub(super) struct TableFill {
    moves: MoveTable,
    written: usize,
    /// What the table holds until then, and afterwards.
    before: CountedGames,
    after: CountedGames,
}

impl TableFill {
    /// A table with moves of the games after those of `before` up to `last`.
    pub(super) const fn new(moves: MoveTable, before: CountedGames, last: i64, stamp: GamesStamp) -> TableFill {
        let after = CountedGames { last, stamp, fills: before.fills + 1, is_whole: true };
        TableFill { moves, written: 0, before, after }
    }

    /// What the table holds when all is written.
    pub(super) const fn after(&self) -> CountedGames {
        self.after
    }

    /// Writes some of the moves; returns whether all are written. `None` if another program has changed the table:
    /// then these moves are not to be written.
    pub(super) fn write_slice(&mut self, transaction: &Transaction) -> Result<Option<bool>, LibraryErrorReason> {
        let started = CountedGames { fills: self.after.fills, is_whole: false, ..self.before };
        let expected = if self.written == 0 { self.before } else { started };
        if CountedGames::read(transaction)? != expected {
            return Ok(None);
        }
        let mut written = self.written;
        for (position, count, games) in self.moves.counts(self.written) {
            if written >= self.written + SLICE {
                break;
            }
            add(transaction, position, count)?;
            written += games;
        }
        let is_written = written == self.moves.len();
        if is_written { self.after } else { started }.write(transaction)?;
        self.written = written;
        Ok(Some(is_written))
    }
}

fn add(transaction: &Transaction, position: u64, count: MoveCount) -> Result<(), LibraryErrorReason> {
    let sql = "INSERT INTO openings VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO UPDATE SET \
               games = games + ?3, first_wins = first_wins + ?4, second_wins = second_wins + ?5, draws = draws + ?6, \
               lead = lead + ?7, with_lead = with_lead + ?8, last_day = max(last_day, ?9)";
    let MoveCount { move_code, totals } = count;
    let MoveTotals { games, first_wins, second_wins, draws, lead, with_lead, last_day } = totals;
    let position = position.cast_signed();
    let values = params![position, move_code, games, first_wins, second_wins, draws, lead, with_lead, last_day];
    transaction.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// The moves of a position.
pub(super) fn moves(connection: &Connection, position: u64) -> Result<Vec<MoveCount>, LibraryErrorReason> {
    let sql = "SELECT move, games, first_wins, second_wins, draws, lead, with_lead, last_day FROM openings \
               WHERE position = ?1";
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([position.cast_signed()], |row| {
        let totals = MoveTotals {
            games: row.get(1)?,
            first_wins: row.get(2)?,
            second_wins: row.get(3)?,
            draws: row.get(4)?,
            lead: row.get(5)?,
            with_lead: row.get(6)?,
            last_day: row.get(7)?,
        };
        Ok(MoveCount { move_code: row.get(0)?, totals })
    })?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
