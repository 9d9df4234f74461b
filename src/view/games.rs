//! What each game looks like: its board, its pieces and the marks on them. A new game is registered here.

mod breakthrough;
mod diamond;
mod othello;

use bevy::prelude::*;

use super::board::BoardParts;
use super::mesh::MeshBuilder;
use super::sound::SoundKind;
use crate::rules::{Face, GameKind, Move, Outcome, Point, Topology};

/// Everything about a game's look that the shared code of view and input asks for.
#[derive(Clone, Copy, Debug)]
pub struct GameView {
    /// Builds the board, one mesh per material.
    pub board: fn(&Topology) -> BoardParts,
    /// The shapes and sizes of the pieces.
    pub piece: PieceLook,
    /// How high a piece hops when it slides, in cells.
    pub slide_hop: f32,
    /// Whether the points where a piece can be placed are marked. A game in which nearly every point would be marked
    /// leaves them out.
    pub marks_placements: bool,
    /// Where a lozenge marks the last move, from the centre of its point; off-centre where a piece would hide it. `None`
    /// where the marks of its cells are enough.
    pub last_move_mark: Option<Vec3>,
    /// Whether the pieces are sorted and counted when a game ends like this.
    pub counts_pieces: fn(Outcome) -> bool,
    /// The part of the board that won the game, whose moves are given; empty where none did.
    pub winning_shape: fn(&'static Topology, Outcome, &[Move]) -> WinningShape,
    /// When the winner's piece on a point leaps, in seconds after the result is shown; `None` if it stays where it is.
    pub leap: fn(&'static Topology, Outcome, Point) -> Option<f32>,
    /// The sound of a win that has a sound of its own, before that of the result.
    pub winning_sound: fn(Outcome) -> Option<SoundKind>,
}

/// The shapes of a game's pieces. Lengths are in cells.
#[derive(Clone, Copy, Debug)]
pub struct PieceLook {
    /// Builds the body of a piece; of a two-faced piece, its upper half.
    pub body: fn() -> MeshBuilder,
    /// Builds the mark on a dark piece, in themes that tell the sides apart by marks.
    pub dark_mark: fn() -> MeshBuilder,
    /// Builds the mark on a light piece.
    pub light_mark: fn() -> MeshBuilder,
    /// Builds the body of a neutral piece, in games that have them.
    pub neutral_body: Option<fn() -> MeshBuilder>,
    /// Whether the pieces are dark above and light below, and turn over to change sides.
    pub two_faced: bool,
    /// Height of a piece's origin above the surface it stands on.
    pub rest_height: f32,
    /// Height of the cylinder in which a pointer hits a piece.
    pub hit_height: f32,
    /// Radius of that cylinder.
    pub hit_radius: f32,
}

/// The part of a board that decided a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WinningShape {
    /// The faces that are filled with light.
    pub faces: Vec<&'static Face>,
    /// Whether each face is outlined, too.
    pub outlined: bool,
    /// The point that is framed.
    pub goal: Option<Point>,
}

impl GameView {
    /// The look of a game.
    pub const fn of(kind: GameKind) -> &'static GameView {
        match kind {
            GameKind::Othello => &othello::VIEW,
            GameKind::Breakthrough => &breakthrough::VIEW,
            GameKind::Diamond => &diamond::VIEW,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CaptureKind, Variant};

    #[test]
    fn a_game_with_neutral_pieces_has_a_body_for_them() {
        for kind in GameKind::ALL {
            let neutral = GameView::of(kind).piece.neutral_body;
            assert_eq!(neutral.is_some(), kind.info().has_neutral_pieces(), "{kind}");
        }
    }

    #[test]
    fn pieces_that_flip_are_two_faced() {
        for kind in GameKind::ALL {
            let flips = kind.info().capture == CaptureKind::Flipped;
            assert_eq!(GameView::of(kind).piece.two_faced, flips, "{kind}");
        }
    }

    #[test]
    fn a_body_fits_into_the_cylinder_that_a_pointer_hits() {
        for kind in GameKind::ALL {
            let look = GameView::of(kind).piece;
            let (low, high) = (look.body)().bounds();
            let reach = high.x.max(high.z).max(-low.x).max(-low.z);
            assert!((reach - look.hit_radius).abs() < 0.06, "{kind}: {reach} and {}", look.hit_radius);
            assert!((look.rest_height + high.y - look.hit_height).abs() < 0.12, "{kind}: {high} {}", look.hit_height);
        }
    }

    #[test]
    fn a_game_in_progress_has_no_winning_shape_and_counts_nothing() {
        for kind in GameKind::ALL {
            let view = GameView::of(kind);
            let topology = Topology::of(Variant::standard(kind));
            assert_eq!((view.winning_shape)(topology, Outcome::InProgress, &[]), WinningShape::default());
            assert_eq!((view.winning_sound)(Outcome::InProgress), None);
            assert!(topology.points().iter().all(|point| (view.leap)(topology, Outcome::InProgress, point).is_none()));
            assert!(!(view.counts_pieces)(Outcome::InProgress));
        }
    }
}
