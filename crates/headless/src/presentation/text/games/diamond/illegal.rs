//! Why a move of Diamond cannot be played.

use crate::presentation::text::{GameText, Message};
use crate::rules::IllegalMove;

/// The reason, then what to do instead; `None` for a reason that other games have, too.
pub(super) fn message(game: GameText, reason: IllegalMove) -> Option<Message> {
    let text = game.text;
    Some(match reason {
        IllegalMove::NeutralsDoNotMove(at) => {
            Message::new(text.diamond_illegal_neutral(&game.point(at)), text.diamond_illegal_neutral_note())
        }
        IllegalMove::NoLine { from, to } => {
            let head = text.diamond_illegal_no_line(&game.point(from), &game.point(to));
            Message::new(head, text.diamond_illegal_no_line_note())
        }
        IllegalMove::StillPlacing => {
            Message::new(text.diamond_illegal_still_placing(), text.diamond_illegal_still_placing_note())
        }
        IllegalMove::AllPlaced => {
            Message::new(text.diamond_illegal_all_placed(), text.diamond_illegal_all_placed_note())
        }
        IllegalMove::NotNeutral(at) => {
            Message::new(text.diamond_illegal_not_neutral(&game.point(at)), text.diamond_illegal_not_neutral_note())
        }
        IllegalMove::NeutralHasNeighbour { neutral, piece } => {
            let head = text.diamond_illegal_neighbour(&game.point(piece), &game.point(neutral));
            Message::new(head, text.diamond_illegal_neighbour_note())
        }
        IllegalMove::SwapOnlySecondPly => {
            Message::new(text.diamond_illegal_late_swap(), text.diamond_illegal_late_swap_note())
        }
        _ => return None,
    })
}
