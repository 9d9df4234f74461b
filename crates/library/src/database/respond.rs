//! Carries out requests.

use std::ops::ControlFlow;

use rusqlite::{OptionalExtension, params};

use super::connection::Library;
use super::error::{LibraryError, LibraryErrorReason};
use super::free_time::free_time;
use super::save::SaveEffect;
use crate::game::{GameId, NewGame};
use crate::request::{
    GameEdit, LibraryFault, LibraryFaultKind, LibraryRequest, LibraryResponse, LibraryResult, ListRequest,
};
use tessera_rules::Variant;
use tessera_rules::records::write_pgn;

impl Library {
    /// Carries out a request; changes are on the disk when this returns.
    ///
    /// # Errors
    /// The library cannot do it; nothing has changed then.
    pub fn respond(&mut self, request: LibraryRequest) -> LibraryResult {
        let response = match request {
            LibraryRequest::Save { game, now } => self.save_match(&game, now).map(LibraryResponse::Saved),
            LibraryRequest::List(list) => self.listed(&list),
            LibraryRequest::Load(game) => {
                self.set_apart(game).and_then(|()| self.load(game)).map(|game| LibraryResponse::Loaded(Box::new(game)))
            }
            LibraryRequest::Results(player) => {
                self.results(&player).map(|results| LibraryResponse::Results(Box::new(results)))
            }
            LibraryRequest::SetAverageLosses(found) => {
                self.set_average_losses(&found).map(|()| LibraryResponse::Edited)
            }
            LibraryRequest::Export(filter) => {
                // A game that cannot be read does not keep the others back.
                let games = self.export(filter).filter_map(Result::ok);
                Ok(LibraryResponse::Exported(games.map(|record| write_pgn(&record)).collect()))
            }
            LibraryRequest::Import(games) => self
                .import(games, |_| ControlFlow::Continue(()))
                .map(|report| LibraryResponse::Imported(report.imported)),
            LibraryRequest::Explore(question) => self.explore(question).map(LibraryResponse::Explored),
            LibraryRequest::Edit { game, edit } => self.edit(game, &edit).map(|()| LibraryResponse::Edited),
        };
        response.map_err(LibraryFault::from)
    }

    fn listed(&self, request: &ListRequest) -> Result<LibraryResponse, LibraryError> {
        let ListRequest { filter, order, after, limit } = request;
        let page = self.list(filter, *order, *after, *limit)?;
        let sizes = filter.kind.map_or(Ok(Vec::new()), |kind| self.sizes(kind))?;
        Ok(LibraryResponse::Listed { page, total: self.count(filter)?, tags: self.tags()?, sizes })
    }

    fn edit(&mut self, game: GameId, edit: &GameEdit) -> Result<(), LibraryError> {
        match edit {
            GameEdit::Rename(name) => self.rename(game, name),
            GameEdit::Tag(tag) => self.tag(game, tag),
            GameEdit::Untag(tag) => self.untag(game, tag),
            GameEdit::Delete { now } => self.delete(game, *now),
            GameEdit::Undelete => self.undelete(game),
        }
    }

    /// Saves a match that is known by the time at which it began.
    fn save_match(&mut self, game: &NewGame, now: i64) -> Result<GameId, LibraryError> {
        let Some(id) = self.begun_at(game.record.tree.variant(), game.created)? else { return self.add(game) };
        let before = self.summary(id)?;
        let effect = self.save(id, &game.record, game.state.as_deref(), now)?;
        if before.players != game.players {
            self.set_players(id, &game.players)?;
        }
        if before.deleted.is_some() && effect != SaveEffect::Unchanged {
            self.undelete(id)?;
        }
        Ok(id)
    }

    /// Gives a game a time of its own if others have it, too, as games that earlier versions imported: it is about to be opened,
    /// and moves played in it must not be saved in another game.
    fn set_apart(&mut self, game: GameId) -> Result<(), LibraryError> {
        let sql = "SELECT created FROM games WHERE id = ?1 AND EXISTS \
                   (SELECT 1 FROM games other WHERE other.created = games.created AND other.id < games.id \
                    AND other.deleted IS NULL)";
        let shared: Option<i64> = self.read(|connection| {
            Ok(connection.prepare_cached(sql)?.query_row([game.0], |row| row.get(0)).optional()?)
        })?;
        let Some(created) = shared else { return Ok(()) };
        self.write(|transaction| {
            let free = free_time(transaction, created)?;
            transaction.prepare_cached("UPDATE games SET created = ?2 WHERE id = ?1")?.execute([game.0, free])?;
            Ok(())
        })
    }

    /// The game of this board that began at this time, a deleted one only if there is no other.
    pub(super) fn begun_at(&self, variant: Variant, created: i64) -> Result<Option<GameId>, LibraryError> {
        // Each of the two uses an index.
        let find = |deleted| {
            let sql = format!(
                "SELECT id FROM games WHERE created = ?1 AND game = ?2 AND size = ?3 AND deleted {deleted} ORDER BY id LIMIT 1"
            );
            self.read(|connection| {
                let values = params![created, variant.kind().id(), variant.size().to_string()];
                let found = connection.prepare_cached(&sql)?.query_row(values, |row| row.get(0));
                Ok(found.optional()?.map(GameId))
            })
        };
        match find("IS NULL")? {
            None => find("IS NOT NULL"),
            found => Ok(found),
        }
    }
}

impl From<LibraryError> for LibraryFault {
    fn from(error: LibraryError) -> LibraryFault {
        let kind = match error.reason {
            LibraryErrorReason::Newer { .. } => LibraryFaultKind::Newer,
            LibraryErrorReason::Foreign | LibraryErrorReason::Damaged(_) => LibraryFaultKind::Damaged,
            LibraryErrorReason::Locked => LibraryFaultKind::Locked,
            LibraryErrorReason::ReadOnly => LibraryFaultKind::ReadOnly,
            LibraryErrorReason::Full => LibraryFaultKind::Full,
            _ => LibraryFaultKind::Other,
        };
        LibraryFault { kind, message: error.to_string() }
    }
}
