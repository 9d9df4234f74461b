//! The match as the panels beside its board show it: counts and results wait until the board shows them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::presentation::model::shown::ShownMatch;
use crate::presentation::model::{MatchModel, MatchReader};
use crate::view::shown::ShownBoards;

/// Reads the active match for panels.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "a view into the world has nothing of its own to show")]
pub struct PanelReader<'w, 's> {
    matches: MatchReader<'w, 's>,
    boards: ShownBoards<'w, 's>,
}

impl PanelReader<'_, '_> {
    /// The active match, or `None` on the way from one screen to the other.
    pub fn model(&self) -> Option<MatchModel<'_>> {
        self.matches.model_as_shown(|game| self.shown(game))
    }

    fn shown(&self, game: Entity) -> Option<ShownMatch> {
        let outcome = self.boards.outcome(game)?;
        Some(ShownMatch { outcome, pieces: self.boards.on_board(game), in_hand: self.boards.in_hand(game) })
    }
}
