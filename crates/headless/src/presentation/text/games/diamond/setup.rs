//! Why a set-up is not a position of Diamond.

use crate::presentation::text::{GameText, Message};
use crate::rules::Contradiction;

/// The reason, then what to do instead; `None` for a contradiction that the editor cannot make.
pub(super) fn message(game: GameText, contradiction: Contradiction) -> Option<Message> {
    let text = game.text;
    Some(match contradiction {
        Contradiction::NeutralsWhilePlacing => {
            Message::new(text.diamond_setup_stones_placing(), text.diamond_setup_stones_placing_note())
        }
        Contradiction::PlacedOutOfTurn => Message::new(text.diamond_setup_turn(), text.diamond_setup_turn_note()),
        Contradiction::SwitchedTooEarly => {
            Message::new(text.diamond_setup_switched(), text.diamond_setup_switched_note())
        }
        Contradiction::AllPlaced => Message::new(text.diamond_setup_all_placed(), text.diamond_setup_all_placed_note()),
        Contradiction::MoreNeutralsThanCaptures => {
            Message::new(text.diamond_setup_stones(), text.diamond_setup_stones_note())
        }
        Contradiction::MoverHoldsSquare(side) => {
            Message::new(text.diamond_setup_square(game.colour(side)), text.diamond_setup_square_note())
        }
        Contradiction::SeparateSquares(side) => {
            Message::new(text.diamond_setup_squares(game.colour(side)), text.diamond_setup_squares_note())
        }
        _ => return None,
    })
}
