//! Why moves are illegal by the rules of this game alone.

use crate::{IllegalMove, Point};

/// Why a move is illegal, if only this game has the reason.
pub(super) fn explain(reason: IllegalMove, label: &dyn Fn(Point) -> String) -> Option<String> {
    Some(match reason {
        IllegalMove::FlipsNothing(at) => format!("{} outflanks nothing", label(at)),
        IllegalMove::MayNotPass => "a player with a legal move may not pass".into(),
        IllegalMove::MustPass => "no disc can be placed: the turn must be passed".into(),
        _ => return None,
    })
}
