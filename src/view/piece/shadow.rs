//! The shadow of a piece: dark where it stands, wider and paler the higher the piece is lifted.

use bevy::prelude::*;

use crate::game::matches::Match;
use crate::rules::{Surface, Topology};
use crate::view::games::{GameView, PieceLook};
use crate::view::layout::{BOARD_THICKNESS, half_extent, lift};
use crate::view::material::Material;
use crate::view::mesh::MeshBuilder;
use crate::view::renderer::Opacity;
use crate::view::shadow::{Occluder, shift_per_height};

use super::DisplayedPiece;

/// Marks a piece's shadow, one of its children.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Transform, Opacity = Opacity(1.0), Material = Material::Shadow)]
pub struct PieceShadow;

/// Height above the surface: over brass lines, under marks.
const HEIGHT: f32 = 0.010;
/// How much wider a shadow is for each unit of height, as a part of it, and how much of its strength it loses.
const WIDER: f32 = 0.5;
const PALER: f32 = 1.1;
/// Slices through a body.
const SLICES: usize = 24;

/// The shadow of a standing piece with this body.
pub(super) fn shadow(body: &MeshBuilder, look: &PieceLook) -> MeshBuilder {
    let radii = radii(body, look);
    let top = radii.len() as f32 * step(look);
    let widest = radii.iter().copied().fold(0.0, f32::max);
    let is_at = |place: Vec2, height: f32| {
        let slice = (height / step(look)) as usize;
        radii.get(slice).is_some_and(|radius| place.length_squared() < radius * radius)
    };
    let shift = shift_per_height() * top;
    let along = shift.normalize_or_zero();
    Occluder { top, is_at: &is_at }.round_shadow(radii[0] + 0.01, shift / 2.0, |direction| {
        // A stadium around the foot and the shadow of the top, with room for soft edges.
        widest * 1.1 + 0.08 * top + 0.05 + shift.length() / 2.0 * direction.dot(along).abs()
    })
}

/// The height of a slice.
fn step(look: &PieceLook) -> f32 {
    (if look.two_faced { 2.0 * look.rest_height } else { look.hit_height }) / SLICES as f32
}

/// The radius of a turned body in each slice from the surface up; a two-faced piece is the same below as above.
fn radii(body: &MeshBuilder, look: &PieceLook) -> Vec<f32> {
    let radius_at = |height: f32| {
        let crossing = |[a, b]: [Vec3; 2]| {
            let part = (height - a.y) / (b.y - a.y);
            (0.0..=1.0).contains(&part).then(|| a.lerp(b, part).xz().length())
        };
        let edges = body.triangles().flat_map(|Triangle3d { vertices: [a, b, c] }| [[a, b], [b, c], [c, a]]);
        edges.filter_map(crossing).fold(0.0, f32::max)
    };
    (0..SLICES)
        .map(|slice| {
            let height = (slice as f32 + 0.5) * step(look) - look.rest_height;
            radius_at(if look.two_faced { height.abs() } else { height })
        })
        .collect()
}

type Moved = (With<DisplayedPiece>, Or<(Changed<Transform>, Changed<Children>)>);

/// Keeps the shadows of pieces that move on what lies below them.
pub(super) fn follow_pieces(
    pieces: Query<(&Transform, &ChildOf, &Children), Moved>,
    matches: Query<&Match>,
    mut shadows: Query<(&mut Transform, &mut Opacity), (With<PieceShadow>, Without<DisplayedPiece>)>,
) {
    for (piece, game, children) in &pieces {
        let Ok(Match(variant)) = matches.get(game.parent()) else { continue };
        let topology = Topology::of(*variant);
        let mut shadows = shadows.iter_many_mut(children);
        while let Some((mut shadow, mut opacity)) = shadows.fetch_next() {
            let (place, strength) = shadow_of(piece, &GameView::of(variant.kind()).piece, topology);
            *shadow = place;
            opacity.set_if_neq(Opacity(strength));
        }
    }
}

/// The shadow's transform in the space of its piece, and its strength.
fn shadow_of(piece: &Transform, look: &PieceLook, topology: &Topology) -> (Transform, f32) {
    let size = piece.scale.max_element();
    let ground = if on_board(topology, piece.translation) { 0.0 } else { -BOARD_THICKNESS };
    let lifted = piece.translation.y - look.rest_height * size - ground;
    if size < 0.05 || lifted < -0.3 {
        return (Transform::from_scale(Vec3::ZERO), 0.0);
    }
    let lifted = lifted.max(0.0);
    let shift = lift(shift_per_height() * lifted, 0.0);
    let below = Vec3::new(piece.translation.x, ground + HEIGHT, piece.translation.z) + shift;
    let upright = piece.rotation.inverse();
    // A disc that stands on its edge throws a narrow shadow.
    let flat = if look.two_faced { (piece.rotation * Vec3::Y).y.abs() } else { 1.0 };
    let transform = Transform {
        translation: upright * (below - piece.translation) / piece.scale,
        rotation: upright,
        scale: Vec3::splat((1.0 + WIDER * lifted) * (0.7 + 0.3 * flat)),
    };
    (transform, (1.0 + PALER * lifted).powi(-2))
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

    const LOOK: &PieceLook = &GameView::of(GameKind::Othello).piece;
    /// Half the thickness of the disc that casts the shadow.
    const DISC_HALF: f32 = LOOK.rest_height;

    /// The shadow of a disc in the board's space, and its strength.
    fn disc_s_shadow(piece: Transform) -> (Transform, f32) {
        let topology = Topology::of(Variant::standard(GameKind::Othello));
        let (shadow, strength) = shadow_of(&piece, LOOK, topology);
        (piece * shadow, strength)
    }

    #[test]
    fn a_shadow_lies_flat_on_the_board_whichever_face_of_the_disc_is_up() {
        for turn in [0.0, 0.4, std::f32::consts::PI] {
            let piece = Transform::from_xyz(1.5, DISC_HALF, -0.5).with_rotation(Quat::from_rotation_x(turn));
            let (shadow, strength) = disc_s_shadow(piece);
            assert!(shadow.translation.distance(Vec3::new(1.5, HEIGHT, -0.5)) < 1e-4, "{shadow:?}");
            assert!((shadow.rotation * Vec3::Y).distance(Vec3::Y) < 1e-4 && strength == 1.0);
        }
    }

    #[test]
    fn a_shadow_widens_pales_and_moves_away_from_the_sun_as_its_piece_is_lifted() {
        let at = |height: f32| disc_s_shadow(Transform::from_xyz(0.5, DISC_HALF + height, 0.5));
        let [(low, strong), (higher, weaker), (highest, faint)] = [0.0, 0.3, 1.0].map(at);
        assert!(low.scale.x < higher.scale.x && higher.scale.x < highest.scale.x);
        assert!(strong > weaker && weaker > faint && faint > 0.1);
        let shift = highest.translation - low.translation;
        assert!(shift.x > 0.3 && shift.z > 0.2, "the sun stands behind the board, to the left: {shift}");
    }

    #[test]
    fn a_shadow_lies_on_the_table_beside_the_board_and_is_gone_with_its_piece() {
        let (beside, _) = disc_s_shadow(Transform::from_xyz(7.0, DISC_HALF - BOARD_THICKNESS, 0.0));
        assert!((beside.translation.y - (HEIGHT - BOARD_THICKNESS)).abs() < 1e-4);
        let (gone, strength) = disc_s_shadow(Transform::from_xyz(0.0, 0.0, 0.0).with_scale(Vec3::ZERO));
        assert_eq!((gone.scale, strength), (Vec3::ZERO, 0.0));
    }

    #[test]
    fn every_body_throws_a_shadow_that_is_dark_at_its_foot_and_gone_at_its_edge() {
        for kind in GameKind::ALL {
            let look = &GameView::of(kind).piece;
            let (low, high) = shadow(&(look.body)(), look).bounds();
            assert!(high.x > look.hit_radius && low.x < -look.hit_radius, "{kind}: it is seen around the body");
            let mesh = shadow(&(look.body)(), look).build();
            let Some(bevy::mesh::VertexAttributeValues::Float32x4(colours)) = mesh.attribute(Mesh::ATTRIBUTE_COLOR)
            else {
                panic!("a shadow has vertex colours")
            };
            assert!(colours.iter().any(|colour| colour[3] > 0.6), "{kind}");
            assert!(colours.iter().skip(6).step_by(7).all(|colour| colour[3] == 0.0), "{kind}");
        }
    }
}
