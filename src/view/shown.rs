//! What the boards show at the moment: the match may be ahead of it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::rules::{Allegiance, Outcome, PerSide, Side};

use super::highlight::ShownOutcome;
use super::motion::{Motion, Path};
use super::piece::{DisplayedPiece, PiecePlace};

/// Reads what the boards of all matches show.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "queries have no contents to print")]
pub struct ShownBoards<'w, 's> {
    outcomes: Query<'w, 's, &'static ShownOutcome>,
    pieces: Query<'w, 's, (&'static ChildOf, &'static DisplayedPiece, Option<&'static Motion>)>,
}

impl ShownBoards<'_, '_> {
    /// The outcome, once the end of the match has been shown; `None` for a match without a view.
    pub fn outcome(&self, game: Entity) -> Option<Outcome> {
        self.outcomes.get(game).ok().map(|shown| shown.0)
    }

    /// The pieces on the board, by the colour that they show.
    pub fn on_board(&self, game: Entity) -> PerSide<usize> {
        self.count(game, |place| matches!(place, PiecePlace::On(_)))
    }

    /// The pieces that are still to be placed.
    pub fn in_hand(&self, game: Entity) -> PerSide<usize> {
        self.count(game, |place| matches!(place, PiecePlace::Hand(..)))
    }

    fn count(&self, game: Entity, counts: impl Fn(PiecePlace) -> bool) -> PerSide<usize> {
        let mut count = PerSide::default();
        for (parent, piece, motion) in &self.pieces {
            if let (true, true, Some(side)) = (parent.parent() == game, counts(piece.place), shown_side(*piece, motion))
            {
                count[side] += 1;
            }
        }
        count
    }
}

/// The side whose colour a piece shows; a piece that flips shows the other one until it has turned half way.
fn shown_side(piece: DisplayedPiece, motion: Option<&Motion>) -> Option<Side> {
    let Allegiance::Side(side) = piece.owner else { return None };
    let turning = motion.is_some_and(|motion| matches!(motion.path, Path::Flip { .. }) && motion.progress() < 0.5);
    Some(if turning { side.other() } else { side })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point;

    #[test]
    fn a_disc_counts_for_its_new_side_once_it_has_turned_half_way() {
        let owner = Allegiance::Side(Side::First);
        let piece = DisplayedPiece { place: PiecePlace::On(Point::new(9)), owner };
        let still = Transform::IDENTITY;
        let mut flip = Motion::new(still, still, Path::Flip { axis: Vec3::X, lift: 0.3 }, 0.0, 1.0);
        let mut at = |elapsed: f32| {
            flip.elapsed = elapsed;
            shown_side(piece, Some(&flip))
        };
        assert_eq!([0.0, 0.4, 0.6].map(&mut at), [Some(Side::Second), Some(Side::Second), Some(Side::First)]);
        let slide = Motion::new(still, still, Path::Slide { hop: 0.3 }, 0.0, 1.0);
        assert_eq!((shown_side(piece, None), shown_side(piece, Some(&slide))), (Some(Side::First), Some(Side::First)));
        assert_eq!(shown_side(DisplayedPiece { owner: Allegiance::Neutral, ..piece }, None), None);
    }
}
