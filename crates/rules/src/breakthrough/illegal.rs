//! Why moves are illegal by the rules of this game alone.

use crate::{IllegalMove, Point};

/// Why a move is illegal, if only this game has the reason.
pub(super) fn explain(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
    Some(match reason {
        IllegalMove::NotOneStepForward => "pieces move one row forward, straight or diagonally".into(),
        IllegalMove::CapturesOnlyDiagonally(at) => {
            format!("{} is blocked: captures are only diagonal", label(at))
        }
        _ => return None,
    })
}
