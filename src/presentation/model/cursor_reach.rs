//! What the cursor reaches.

use super::ModelQueryItem;
use crate::game::player::ActivePlayer;

#[derive(Clone, Copy, Debug)]
pub(crate) struct CursorReach {
    /// A person is to move.
    pub(crate) mine: bool,
    pub(crate) cursor: bool,
    /// It is on a piece that can move.
    pub(crate) lifts: bool,
    /// A press there is a legal move.
    pub(crate) legal: bool,
    /// A press there confirms the chosen move.
    pub(crate) confirms: bool,
    /// New pieces are placed on this turn.
    pub(crate) places: bool,
}

impl CursorReach {
    pub(super) fn of(game: &ModelQueryItem) -> CursorReach {
        let (choices, cursor) = (game.choices, game.intent.cursor);
        let proposal = choices.proposal.as_ref().filter(|proposal| proposal.verdict.is_ok());
        let chosen = choices.chosen.as_ref().map(|(mv, _)| *mv);
        CursorReach {
            mine: *game.awaited == ActivePlayer::Human,
            cursor: cursor.is_some(),
            lifts: !choices.placing && cursor.is_some_and(|cursor| choices.origins.contains(cursor)),
            legal: proposal.is_some(),
            confirms: chosen.is_some() && proposal.map(|proposal| proposal.mv) == chosen,
            places: choices.placing,
        }
    }
}
