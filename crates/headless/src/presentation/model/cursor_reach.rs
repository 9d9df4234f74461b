//! What a press on the cursor's point would do.

use crate::game::player::ActivePlayer;
use crate::presentation::actions::MatchActionsItem;
use crate::rules::Point;

#[derive(Clone, Copy, Debug)]
pub struct CursorReach {
    /// A human is to move.
    pub mine: bool,
    /// The cursor is on the board.
    pub cursor: bool,
    /// The cursor is on a piece that can move.
    pub lifts: bool,
    /// A press there is a legal move.
    pub legal: bool,
    /// A press there confirms the chosen move.
    pub confirms: bool,
    /// New pieces are placed on this turn.
    pub places: bool,
}

impl CursorReach {
    pub(super) fn new(actions: &MatchActionsItem, cursor: Option<Point>) -> CursorReach {
        let options = actions.options;
        let proposal = options.proposal.as_ref().filter(|proposal| proposal.verdict.is_ok());
        let chosen = options.chosen.as_ref().map(|(mv, _)| *mv);
        CursorReach {
            mine: *actions.active_player == ActivePlayer::Human,
            cursor: cursor.is_some(),
            lifts: !options.placing && cursor.is_some_and(|cursor| options.origins.contains(cursor)),
            legal: proposal.is_some(),
            confirms: chosen.is_some() && proposal.map(|proposal| proposal.mv) == chosen,
            places: options.placing,
        }
    }
}
