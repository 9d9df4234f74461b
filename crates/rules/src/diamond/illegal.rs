//! Why moves are illegal by the rules of this game alone.

use crate::{IllegalMove, Point};

/// Why a move is illegal, if only this game has the reason.
pub(super) fn explain(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
    Some(match reason {
        IllegalMove::NeutralsDoNotMove(at) => {
            format!("the piece on {} is neutral: neutral pieces never move", label(at))
        }
        IllegalMove::NoLine { from, to } => format!("no line joins {} and {}", label(from), label(to)),
        IllegalMove::StillPlacing => "pieces move only when all are placed".into(),
        IllegalMove::AllPlaced => "all pieces are placed: move one of yours".into(),
        IllegalMove::NotNeutral(at) => {
            format!("{} holds no neutral piece: only neutrals may be removed", label(at))
        }
        IllegalMove::NeutralHasNeighbour { neutral, piece } => {
            format!("the neutral on {} has a neighbour on {}: it may not be removed", label(neutral), label(piece))
        }
        IllegalMove::SwapOnlySecondPly => "sides may be switched only in place of the second move".into(),
        _ => return None,
    })
}
