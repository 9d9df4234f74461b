//! What a library remembers between two questions of the opening explorer.

use super::opening_table::{CountedGames, GamesStamp, TableFill};
use crate::openings::OpeningQuestion;
use tessera_engine::explorer::{ExplorerBuilder, MoveCount, MoveTable, shipped_games};
use tessera_rules::GameKind;

/// What a library remembers between two questions.
#[derive(Debug, Default)]
pub(super) struct OpeningState {
    /// The moves of the user's games, and the games that they are of.
    pub(super) own: Option<(GamesStamp, MoveTable)>,
    /// The moves of the shipped games, of the kinds that have been asked for.
    shipped: Vec<(GameKind, MoveTable)>,
    pub(super) work: Work,
    /// The changes of the file that have been looked at.
    pub(super) seen: Option<(u64, i64)>,
}

/// How imported games get into the table.
#[derive(Debug, Default)]
pub(super) enum Work {
    /// Nothing, as far as is known.
    #[default]
    None,
    /// Games are read: those after `before`, up to `last` so far.
    Read { builder: ExplorerBuilder, before: CountedGames, last: i64, stamp: GamesStamp },
    /// Their moves are written.
    Write(TableFill),
}

impl OpeningState {
    /// The moves of the shipped games from a position.
    pub(super) fn shipped_moves(&mut self, question: OpeningQuestion) -> Vec<MoveCount> {
        if self.shipped.iter().all(|(kind, _)| *kind != question.kind) {
            self.shipped.push((question.kind, shipped_games(question.kind)));
        }
        let known = self.shipped.iter().find(|(kind, _)| *kind == question.kind);
        known.map(|(_, moves)| moves.of(question.position)).unwrap_or_default()
    }
}
