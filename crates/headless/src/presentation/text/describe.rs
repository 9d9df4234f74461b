//! What a proposed move does.

use super::games::messages_of;
use super::{GameText, Message, illegal};
use crate::game::selection::Proposal;
use crate::rules::Side;

/// What the move that is pointed at would do, or why it cannot be played; `mover` is the side that would play it.
pub fn describe(game: GameText, mover: Side, proposal: &Proposal) -> Message {
    match &proposal.verdict {
        Err(reason) => illegal(game, *reason),
        Ok(preview) => messages_of(game.kind()).describe(game, mover, proposal.mv, preview),
    }
}
