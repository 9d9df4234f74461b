//! What the effects of a ply amount to, in the words that all games share.

use super::GameText;
use crate::rules::{Effect, Move, Point, PointSet, Side};

/// What a ply has done in the words that all games share.
pub(super) fn plain_ply(game: GameText, side: Side, mv: Move, effects: &[Effect]) -> String {
    let (text, who) = (game.text, game.who(side));
    match mv {
        Move::Pass => text.ply_passes(&who),
        Move::Swap => text.ply_swap().into(),
        Move::Place(at) | Move::Remove(at) => text.ply_places(&who, &game.point(at)),
        Move::Step { from, to } if captures(effects) => text.ply_captures(&who, &game.point(from), &game.point(to)),
        Move::Step { from, to } => text.ply_steps(&who, &game.point(from), &game.point(to)),
    }
}

/// The point of a piece that these effects turn to stone.
pub(super) fn neutralised(effects: &[Effect]) -> Option<Point> {
    effects.iter().find_map(|effect| match *effect {
        Effect::Neutralised { at, .. } => Some(at),
        _ => None,
    })
}

/// Whether these effects capture a piece that leaves the board.
pub(super) fn captures(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Captured { .. }))
}

/// The points of the pieces that these effects flip.
pub fn flipped(effects: &[Effect]) -> PointSet {
    let flipped = |effect: &Effect| match *effect {
        Effect::Flipped { at, .. } => Some(at),
        _ => None,
    };
    effects.iter().filter_map(flipped).collect()
}
