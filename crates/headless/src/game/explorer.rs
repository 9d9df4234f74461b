//! The opening explorer: the moves that games have played from the position that is shown.
//!
//! It is off in every new match, and where the oracle may not be on it may not be on either. While it is on, the match
//! that is shown has [`OpeningMoves`], also while an earlier position is looked at. The library fills them.

use bevy::prelude::*;

use super::judge;
use super::matches::Review;
use super::oracle::{self, OracleForbidden};
use super::player::Generation;
use super::requests::MatchCommand;
use super::screen::Active;
use super::systems::GameSystems;
use crate::explorer::MoveCount;
use crate::rules::Position;

pub use crate::explorer::ExplorerMove;

/// Adds the explorer.
pub(super) fn plugin(app: &mut App) {
    judge::add_handler(app, |game, command| match command {
        MatchCommand::ShowExplorer(shown) => Some(oracle::show::<ExplorerOn>(game, shown)),
        _ => None,
    });
    app.add_systems(Update, update_moves.in_set(GameSystems::Think).after(oracle::update_values));
}

/// A match in which the explorer is on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExplorerOn;

/// Where the games come from whose moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum OpeningSource {
    /// All of them together.
    #[default]
    All,
    /// Finished games of the user.
    Own,
    /// Games from outside.
    Imported,
    /// Games of the engine against itself.
    Engine,
}

impl OpeningSource {
    /// Every source, in order.
    pub const ALL: [OpeningSource; 4] =
        [OpeningSource::All, OpeningSource::Own, OpeningSource::Imported, OpeningSource::Engine];
}

/// How much is known about the moves of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpeningStatus {
    /// Nothing yet.
    Waiting,
    /// So many of the imported games are counted.
    Counting {
        /// Those that are counted.
        counted: u64,
        /// All of them.
        all: u64,
    },
    /// Everything.
    Complete,
    /// There is no library to ask, or it has a fault.
    Unavailable,
}

/// The moves that games have played from the position of a match, until it changes.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct OpeningMoves {
    moves: [Vec<ExplorerMove>; OpeningSource::ALL.len()],
    /// How much is known.
    pub status: OpeningStatus,
    generation: Generation,
}

impl OpeningMoves {
    const fn new(generation: Generation) -> OpeningMoves {
        OpeningMoves { moves: [const { Vec::new() }; 4], status: OpeningStatus::Waiting, generation }
    }

    /// Whether they are those of the position that a match has now.
    pub fn are_of(&self, generation: Generation) -> bool {
        self.generation == generation
    }

    /// The moves of games from a source, the most frequent first.
    pub fn of(&self, source: OpeningSource) -> &[ExplorerMove] {
        &self.moves[source as usize]
    }

    /// How many games from a source have played on from the position.
    pub fn games(&self, source: OpeningSource) -> u32 {
        self.of(source).iter().map(|found| found.games).sum()
    }

    /// Replaces the moves by those of own, imported and engine games.
    pub fn set(
        &mut self,
        position: &Position,
        (own, imported, engine): (&[MoveCount], &[MoveCount], &[MoveCount]),
        status: OpeningStatus,
    ) {
        let of = |counts: &[MoveCount]| ExplorerMove::of(position, counts);
        self.moves = [of(&[own, imported, engine].concat()), of(own), of(imported), of(engine)];
        self.status = status;
    }
}

type ShownMatch<'a> =
    (Entity, &'a Generation, Option<&'a Review>, Option<&'a OpeningMoves>, Has<OracleForbidden>, Has<ExplorerOn>);

/// Gives the match that is shown empty moves if the explorer is on, and new ones after each change; removes them
/// otherwise.
fn update_moves(mut commands: Commands, shown: Query<ShownMatch, With<Active>>, on: Query<(), With<ExplorerOn>>) {
    for (game, generation, review, moves, forbidden, is_on) in &shown {
        let is_on = review.map_or(is_on, |review| on.contains(review.of));
        if !is_on || forbidden {
            if moves.is_some() {
                commands.entity(game).remove::<OpeningMoves>();
            }
        } else if moves.is_none_or(|moves| !moves.are_of(*generation)) {
            commands.entity(game).insert(OpeningMoves::new(*generation));
        }
    }
}
