//! Why a set-up is not a position of Breakthrough.

use crate::presentation::text::{GameText, Message};
use crate::rules::Contradiction;

/// The reason, then what to do instead; `None` for a contradiction that the editor cannot make.
pub(super) fn message(game: GameText, contradiction: Contradiction) -> Option<Message> {
    let text = game.text;
    Some(match contradiction {
        Contradiction::NoPieces => Message::new(text.breakthrough_setup_empty(), text.breakthrough_setup_empty_note()),
        Contradiction::LastMoverWithoutPieces(side) => {
            Message::new(text.breakthrough_setup_no_pawns(game.colour(side)), text.breakthrough_setup_no_pawns_note())
        }
        Contradiction::MoverOnFarRow(side) => {
            Message::new(text.breakthrough_setup_reached(game.colour(side)), text.breakthrough_setup_reached_note())
        }
        Contradiction::TwoOnFarRow(side) => {
            let head = text.breakthrough_setup_two_reached(game.colour(side));
            Message::new(head, text.breakthrough_setup_two_reached_note())
        }
        _ => return None,
    })
}
