//! Answers the opening explorer, and keeps its table of moves up to date: each question adds some games to it.

use super::connection::Library;
use super::error::LibraryError;
use super::opening_games::Origin;
use super::opening_state::{OpeningState, Work};
use super::opening_table::{self, CountedGames, GamesStamp, TableFill};
use crate::openings::{CountingProgress, OpeningCounts, OpeningQuestion};
use tessera_engine::explorer::{ExplorerBuilder, PLIES};

/// Imported games that a question reads at most, which takes about a twentieth of a second.
const GAMES_AT_ONCE: usize = 1_000;
/// Moves of games that are collected in memory before they are written, 16 bytes each.
const MOVES_IN_MEMORY: usize = 1 << 20;

impl Library {
    /// The moves that games have played from a position. Imported games are counted step by step: while the answer has
    /// a progress, the next question finds more of them.
    ///
    /// # Errors
    /// The library cannot be read, or the table of moves cannot be written.
    pub fn explore(&mut self, question: OpeningQuestion) -> Result<OpeningCounts, LibraryError> {
        let mut state = std::mem::take(&mut self.openings);
        let answer = self.look_for_changes(&mut state).and_then(|()| self.work(&mut state)).and_then(|()| {
            Ok(OpeningCounts {
                own: state.own.as_ref().map(|(_, moves)| moves.of(question.position)).unwrap_or_default(),
                imported: self.read(|connection| opening_table::moves(connection, question.position))?,
                engine: state.shipped_moves(question),
                progress: self.progress(&state)?,
            })
        });
        self.openings = state;
        answer
    }

    /// Looks whether games have been added, changed or deleted.
    fn look_for_changes(&self, state: &mut OpeningState) -> Result<(), LibraryError> {
        let now = self.read(|connection| {
            let others = connection.query_row("PRAGMA data_version", [], |row| row.get(0))?;
            Ok((connection.total_changes(), others))
        })?;
        if state.seen.replace(now) == Some(now) {
            return Ok(());
        }
        self.read(|connection| {
            let stamp = Origin::Own.stamp(connection, 0, i64::MAX)?;
            if state.own.as_ref().is_none_or(|(known, _)| *known != stamp) {
                let mut builder = ExplorerBuilder::new(PLIES);
                Origin::Own.collect(connection, 0, usize::MAX >> 1, &mut builder)?;
                state.own = Some((stamp, builder.table()));
            }
            if matches!(state.work, Work::None) {
                let before = CountedGames::read(connection)?;
                state.work =
                    Work::Read { builder: ExplorerBuilder::new(PLIES), before, last: before.last, stamp: before.stamp };
            }
            Ok(())
        })
    }

    /// Reads or writes some of the games that are not in the table.
    fn work(&mut self, state: &mut OpeningState) -> Result<(), LibraryError> {
        state.work = match std::mem::take(&mut state.work) {
            Work::None => Work::None,
            Work::Read { builder, before, last, .. } if last == before.last && !self.holds(before)? => {
                self.write(opening_table::clear)?;
                let before = self.read(CountedGames::read)?;
                Work::Read { builder, before, last: before.last, stamp: before.stamp }
            }
            Work::Read { builder, before, last, stamp } => self.collect(builder, before, last, stamp)?,
            Work::Write(mut fill) => match self.write(|transaction| fill.write_slice(transaction))? {
                Some(false) => Work::Write(fill),
                Some(true) => {
                    let before = fill.after();
                    let builder = ExplorerBuilder::new(PLIES);
                    Work::Read { builder, before, last: before.last, stamp: before.stamp }
                }
                // The next question looks at what the other program has written.
                None => {
                    state.seen = None;
                    Work::None
                }
            },
        };
        Ok(())
    }

    /// Whether the table holds the games that it names as they are now.
    fn holds(&self, counted: CountedGames) -> Result<bool, LibraryError> {
        let stamp = self.read(|connection| Origin::Imported.stamp(connection, 0, counted.last))?;
        Ok(counted.is_whole && stamp == counted.stamp)
    }

    fn collect(
        &self,
        mut builder: ExplorerBuilder,
        before: CountedGames,
        mut last: i64,
        mut stamp: GamesStamp,
    ) -> Result<Work, LibraryError> {
        let found = self.read(|connection| Origin::Imported.collect(connection, last, GAMES_AT_ONCE, &mut builder))?;
        if let Some((read, more)) = found {
            last = read;
            stamp = GamesStamp { games: stamp.games + more.games, revisions: stamp.revisions + more.revisions };
        }
        Ok(match found {
            Some(_) if builder.moves() < MOVES_IN_MEMORY => Work::Read { builder, before, last, stamp },
            None if builder.games() == 0 && last == before.last => Work::None,
            _ => Work::Write(TableFill::new(builder.table(), before, last, stamp)),
        })
    }

    fn progress(&self, state: &OpeningState) -> Result<Option<CountingProgress>, LibraryError> {
        let (last, stamp) = match &state.work {
            Work::None => return Ok(None),
            Work::Read { last, stamp, .. } => (*last, *stamp),
            Work::Write(fill) => (fill.after().last, fill.after().stamp),
        };
        let rest = self.read(|connection| Origin::Imported.stamp(connection, last, i64::MAX))?;
        let counted = stamp.games.unsigned_abs();
        Ok(Some(CountingProgress { counted, all: counted + rest.games.unsigned_abs() }))
    }
}
