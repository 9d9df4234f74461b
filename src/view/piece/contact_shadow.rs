//! The soft dark ring where a piece touches the surface it stands on; it fades as the piece is lifted.

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::rules::{Surface, Topology};
use crate::view::games::{GameView, PieceLook};
use crate::view::layout::{BOARD_THICKNESS, half_extent};
use crate::view::mesh::{MeshBuilder, shaded_disc};

use super::DisplayedPiece;

/// Marks a piece's contact shadow, one of its children.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct ContactShadow;

/// Height above the surface: over brass lines, under marks.
const HEIGHT: f32 = 0.006;
/// The height of a lifted piece at which its shadow has faded.
const FADED: f32 = 0.30;

/// A dark disc of radius 1 that fades outwards; its strength is in its vertices' alpha.
pub(super) fn shadow() -> MeshBuilder {
    let rings = [(0.0, 0.62), (0.55, 0.62), (0.72, 0.40), (0.86, 0.15), (1.0, 0.0)];
    shaded_disc(&rings.map(|(radius, strength)| (radius, [1.0, 1.0, 1.0, strength])), 32, |_| Vec2::ZERO)
}

type Moved = (With<DisplayedPiece>, Or<(Changed<Transform>, Changed<Children>)>);

/// Keeps the shadows of pieces that move on what lies below them.
pub(super) fn follow_pieces(
    pieces: Query<(&Transform, &ChildOf, &Children), Moved>,
    matches: Query<&Match>,
    mut contacts: Query<&mut Transform, (With<ContactShadow>, Without<DisplayedPiece>)>,
) {
    for (piece, game, children) in &pieces {
        let Ok(Match(variant)) = matches.get(game.parent()) else { continue };
        let topology = Topology::of(*variant);
        let mut shadows = contacts.iter_many_mut(children);
        while let Some(mut shadow) = shadows.fetch_next() {
            *shadow = shadow_transform(piece, &GameView::of(variant.kind()).piece, topology);
        }
    }
}

/// The shadow's transform in the space of its piece.
fn shadow_transform(piece: &Transform, look: &PieceLook, topology: &Topology) -> Transform {
    let hidden = Transform::from_scale(Vec3::ZERO);
    let size = piece.scale.max_element();
    if size < 0.05 {
        return hidden;
    }
    let ground = if on_board(topology, piece.translation) { 0.0 } else { -BOARD_THICKNESS };
    let lifted = piece.translation.y - look.rest_height * size - ground;
    let strength = (1.0 - lifted / FADED).clamp(0.0, 1.0);
    if strength <= 0.0 || lifted < -0.05 {
        return hidden;
    }
    let below = Vec3::new(piece.translation.x, ground + HEIGHT, piece.translation.z);
    let upright = piece.rotation.inverse();
    Transform {
        translation: upright * (below - piece.translation) / piece.scale,
        rotation: upright,
        scale: Vec3::splat(look.shadow_radius * strength),
    }
}

/// Whether a place lies above the board rather than beside it.
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
    use crate::rules::{GameKind, Variant};

    /// Half the thickness of the disc that casts the shadow.
    const DISC_HALF: f32 = GameView::of(GameKind::Othello).piece.rest_height;

    /// The shadow of a disc in the board's space.
    fn shadow_of(piece: Transform) -> Transform {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        piece * shadow_transform(&piece, &GameView::of(GameKind::Othello).piece, topology)
    }

    #[test]
    fn a_shadow_lies_flat_on_the_board_whichever_face_of_the_disc_is_up() {
        for turn in [0.0, 0.4, std::f32::consts::PI] {
            let piece = Transform::from_xyz(1.5, DISC_HALF, -0.5).with_rotation(Quat::from_rotation_x(turn));
            let shadow = shadow_of(piece);
            assert!(shadow.translation.distance(Vec3::new(1.5, HEIGHT, -0.5)) < 1e-4, "{shadow:?}");
            assert!((shadow.rotation * Vec3::Y).distance(Vec3::Y) < 1e-4);
        }
    }

    #[test]
    fn a_shadow_fades_as_its_piece_is_lifted_and_lies_on_the_table_beside_the_board() {
        let low = shadow_of(Transform::from_xyz(0.5, DISC_HALF, 0.5)).scale.x;
        let higher = shadow_of(Transform::from_xyz(0.5, DISC_HALF + 0.1, 0.5)).scale.x;
        assert!(higher < low && higher > 0.0);
        assert_eq!(shadow_of(Transform::from_xyz(0.5, DISC_HALF + 0.4, 0.5)).scale.x, 0.0);
        let beside = shadow_of(Transform::from_xyz(7.0, DISC_HALF - BOARD_THICKNESS, 0.0));
        assert!((beside.translation.y - (HEIGHT - BOARD_THICKNESS)).abs() < 1e-4);
    }

    #[test]
    fn a_shadow_is_strong_in_its_middle_and_gone_at_its_edge() {
        let (low, high) = shadow().bounds();
        assert!((high.x - 1.0).abs() < 1e-5 && (low.z + 1.0).abs() < 1e-5 && low.y == 0.0 && high.y == 0.0);
        let mesh = shadow().build();
        let Some(bevy::mesh::VertexAttributeValues::Float32x4(colours)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR) else {
            panic!("a shadow has vertex colours")
        };
        assert_eq!((colours[0][3], colours[colours.len() - 1][3]), (0.62, 0.0));
    }
}
