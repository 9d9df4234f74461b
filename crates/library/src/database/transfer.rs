//! Import and export of many games.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use tessera_rules::records::{GameRecord, Tags, date_of};
use tessera_rules::{PerSide, Side};

use super::connection::Library;
use super::error::{LibraryError, LibraryErrorReason};
use super::opening_games::Origin;
use super::{list, load, save};
use crate::filter::{GameFilter, GameOrder, PageKey};
use crate::game::{GameId, NewGame, SavedPlayer};

/// What an import did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ImportReport {
    /// The number of games added.
    pub imported: u64,
    /// Whether the import was stopped before its last game.
    pub cancelled: bool,
}

impl Library {
    /// Adds many games at once; one is in memory at a time. `progress` is called with the number of games after each of
    /// them and can stop the import, which keeps the games added so far.
    ///
    /// # Errors
    /// The library cannot be written; then it has none of the games.
    pub fn import(
        &mut self,
        games: impl IntoIterator<Item = NewGame>,
        mut progress: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<ImportReport, LibraryError> {
        self.write(|transaction| {
            let mut imported = 0;
            for game in games {
                save::insert(transaction, &game, Origin::Imported)?;
                imported += 1;
                if progress(imported).is_break() {
                    return Ok(ImportReport { imported, cancelled: true });
                }
            }
            Ok(ImportReport { imported, cancelled: false })
        })
    }

    /// The records of all games that a filter lets through, in the order in which they began; one is in memory at a time.
    /// Players and date are among their tags. A game that cannot be read is an error in its place, and the others follow.
    pub fn export(&self, filter: GameFilter) -> ExportedGames<'_> {
        ExportedGames { library: self, filter, games: VecDeque::new(), after: None, is_last_page: false }
    }
}

/// The records of [`Library::export`].
#[derive(Debug)]
pub struct ExportedGames<'a> {
    library: &'a Library,
    filter: GameFilter,
    /// The games of this page that are still to come.
    games: VecDeque<GameId>,
    after: Option<PageKey>,
    is_last_page: bool,
}

impl ExportedGames<'_> {
    /// Games that are looked up at once.
    const PAGE: usize = 200;

    fn next_page(&mut self) -> Result<(), LibraryError> {
        let page = |connection: &_| list::keys(connection, &self.filter, GameOrder::Oldest, self.after, Self::PAGE);
        let (keys, next) = self.library.read(page)?;
        self.games = keys.iter().map(|key| GameId(key.game)).collect();
        self.is_last_page = next.is_none();
        self.after = next;
        Ok(())
    }

    /// The record of a game; `None` if another program has purged it meanwhile.
    fn record(&self, game: GameId) -> Option<Result<GameRecord, LibraryError>> {
        match self.library.read(|connection| load::load(connection, game)) {
            Ok(mut game) => {
                complete(&mut game.record, &game.summary.players, game.summary.created);
                Some(Ok(game.record))
            }
            Err(LibraryError { reason: LibraryErrorReason::NoSuchGame(_), .. }) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

impl Iterator for ExportedGames<'_> {
    type Item = Result<GameRecord, LibraryError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            while let Some(game) = self.games.pop_front() {
                if let Some(record) = self.record(game) {
                    return Some(record);
                }
            }
            if self.is_last_page {
                return None;
            }
            if let Err(error) = self.next_page() {
                self.is_last_page = true;
                return Some(Err(error));
            }
        }
    }
}

/// Adds what the library knows of a game and its tags do not say.
fn complete(record: &mut GameRecord, players: &PerSide<SavedPlayer>, created: i64) {
    let info = record.tree.variant().kind().info();
    for side in Side::BOTH {
        let (colour, player) = (info.colours[side].name(), &players[side]);
        add(&mut record.tags, colour, &player.name);
        if let Some(level) = player.level() {
            add(&mut record.tags, &format!("{colour}Type"), "program");
            add(&mut record.tags, &format!("{colour}Level"), level);
        }
    }
    add(&mut record.tags, "Date", &date_of(created));
}

fn add(tags: &mut Tags, name: &str, value: &str) {
    if tags.get(name).is_none() {
        tags.set(name, value);
    }
}
