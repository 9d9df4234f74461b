//! The soft dark ring where a piece touches what it stands on; it goes as the piece is lifted.

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::rules::{GameKind, Surface, Topology};
use crate::view::layout::{BOARD_THICKNESS, half_extent};
use crate::view::mesh::{MeshBuilder, shaded_disc};

use super::DisplayedPiece;
use super::profile::DISC_HALF;

/// Marks a piece's contact shadow, one of its children.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ContactShadow;

/// Over brass lines, under marks.
const HEIGHT: f32 = 0.006;
/// Lifted by this much nothing is left of the shadow.
const GONE: f32 = 0.30;

/// A dark disc of radius 1 that fades outwards; its strength is in its vertices' alpha.
pub(super) fn shadow() -> MeshBuilder {
    let rings = [(0.0, 0.62), (0.55, 0.62), (0.72, 0.40), (0.86, 0.15), (1.0, 0.0)];
    shaded_disc(&rings.map(|(radius, strength)| (radius, [1.0, 1.0, 1.0, strength])), 32, |_| Vec2::ZERO)
}

/// How far a piece's shadow reaches, and how high its middle is when it stands.
const fn foot(kind: GameKind) -> (f32, f32) {
    match kind {
        GameKind::Othello => (0.56, DISC_HALF),
        GameKind::Breakthrough => (0.44, 0.0),
        GameKind::Diamond => (0.37, 0.0),
    }
}

type Moved = (With<DisplayedPiece>, Or<(Changed<Transform>, Changed<Children>)>);

/// Keeps the shadows of pieces that move on what lies below them.
pub fn follow_pieces(
    pieces: Query<(&Transform, &ChildOf, &Children), Moved>,
    matches: Query<&Match>,
    mut contacts: Query<&mut Transform, (With<ContactShadow>, Without<DisplayedPiece>)>,
) {
    for (piece, game, children) in &pieces {
        let Ok(Match(variant)) = matches.get(game.parent()) else { continue };
        let topology = Topology::of(*variant);
        let mut shadows = contacts.iter_many_mut(children);
        while let Some(mut shadow) = shadows.fetch_next() {
            *shadow = lying(piece, variant.kind(), topology);
        }
    }
}

/// Where the shadow lies, as its piece sees it.
fn lying(piece: &Transform, kind: GameKind, topology: &Topology) -> Transform {
    let hidden = Transform::from_scale(Vec3::ZERO);
    let size = piece.scale.max_element();
    if size < 0.05 {
        return hidden;
    }
    let ground = if on_board(topology, piece.translation) { 0.0 } else { -BOARD_THICKNESS };
    let (reach, middle) = foot(kind);
    let lifted = piece.translation.y - middle * size - ground;
    let left = (1.0 - lifted / GONE).clamp(0.0, 1.0);
    if left <= 0.0 || lifted < -0.05 {
        return hidden;
    }
    let below = Vec3::new(piece.translation.x, ground + HEIGHT, piece.translation.z);
    let upright = piece.rotation.inverse();
    Transform {
        translation: upright * (below - piece.translation) / piece.scale,
        rotation: upright,
        scale: Vec3::splat(reach * left),
    }
}

fn on_board(topology: &Topology, place: Vec3) -> bool {
    let (half, place) = (half_extent(topology), place.xz().abs());
    match topology.surface() {
        Surface::Cells => place.x <= half.x && place.y <= half.y,
        Surface::Crossings => place.x + place.y <= half.x,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn seen(piece: Transform) -> Transform {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        piece * lying(&piece, GameKind::Othello, topology)
    }

    #[test]
    fn a_shadow_lies_flat_on_the_board_whichever_face_of_the_disc_is_up() {
        for turn in [0.0, 0.4, std::f32::consts::PI] {
            let piece = Transform::from_xyz(1.5, DISC_HALF, -0.5).with_rotation(Quat::from_rotation_x(turn));
            let shadow = seen(piece);
            assert!(shadow.translation.distance(Vec3::new(1.5, HEIGHT, -0.5)) < 1e-4, "{shadow:?}");
            assert!((shadow.rotation * Vec3::Y).distance(Vec3::Y) < 1e-4);
        }
    }

    #[test]
    fn a_shadow_goes_as_its_piece_is_lifted_and_lies_on_the_table_beside_the_board() {
        let low = seen(Transform::from_xyz(0.5, DISC_HALF, 0.5)).scale.x;
        let higher = seen(Transform::from_xyz(0.5, DISC_HALF + 0.1, 0.5)).scale.x;
        assert!(higher < low && higher > 0.0);
        assert_eq!(seen(Transform::from_xyz(0.5, DISC_HALF + 0.4, 0.5)).scale.x, 0.0);
        let beside = seen(Transform::from_xyz(7.0, DISC_HALF - BOARD_THICKNESS, 0.0));
        assert!((beside.translation.y - (HEIGHT - BOARD_THICKNESS)).abs() < 1e-4);
    }
}
