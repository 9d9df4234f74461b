//! The table the boards stand on, and the camera entity.

use bevy::camera::CameraMainTextureUsages;
use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;
use bevy::render::camera::CameraRenderGraph;
use bevy::render::render_resource::TextureUsages;

use super::board::is_inside;
use super::layout::{BOARD_THICKNESS, lift, outline};
use super::material::Material;
use super::mesh::MeshBuilder;
use super::renderer::BoardPasses;
use crate::game::matches::Match;
use crate::rules::Topology;

/// Sets up the scene around the boards.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, set_up);
    let cut = cut_table.after(VisibilitySystems::VisibilityPropagate).before(VisibilitySystems::CheckVisibility);
    app.add_systems(PostUpdate, cut.after(TransformSystems::Propagate));
}

/// The camera that looks at the boards.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct BoardCamera;

/// Marks the table.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Table;

/// Half the number of the table's small fields along an edge; each is two cells wide.
const FINE: i32 = 9;
/// Distance from the middle up to which the table is well lit, so that the title's boards stand in light.
const LIT_RADIUS: f32 = 13.0;
/// Half the edge of the table, which lies in the dark.
const TABLE_RADIUS: f32 = 60.0;

/// Spawns camera and table.
fn set_up(mut commands: Commands) {
    // The picture is copied into the camera's texture, which needs neither to be cleared nor to have samples of its own.
    commands.spawn((
        BoardCamera,
        Camera { clear_color: ClearColorConfig::None, ..default() },
        Projection::default(),
        CameraRenderGraph::new(BoardPasses),
        CameraMainTextureUsages::default().with(TextureUsages::COPY_DST),
        Msaa::Off,
    ));
    let place = Transform::from_xyz(0.0, -BOARD_THICKNESS, 0.0);
    commands.spawn((Table, Mesh3d::default(), Material::Table, place));
}

/// Cuts out of the table what lies under boards, whenever they change: hidden fields are not drawn.
fn cut_table(
    boards: Query<(&Match, &GlobalTransform, &InheritedVisibility)>,
    table: Single<&mut Mesh3d, With<Table>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut covered: Local<Option<Vec<bool>>>,
) {
    let seen = boards.iter().filter(|(_, _, visible)| visible.get());
    let outlines: Vec<Vec<Vec2>> = seen
        .map(|(Match(variant), place, _)| {
            let corners = outline(Topology::of(*variant)).map(|corner| place.transform_point(lift(corner, 0.0)));
            corners.map(|corner| Vec2::new(corner.x, -corner.z)).to_vec()
        })
        .collect();
    let under_a_board =
        |field: [Vec2; 4]| outlines.iter().any(|outline| field.iter().all(|corner| is_inside(outline, *corner)));
    let now: Vec<bool> = fields().map(under_a_board).collect();
    if covered.as_ref() != Some(&now) {
        table.into_inner().0 = meshes.add(table_top(&now).build());
        *covered = Some(now);
    }
}

/// The lines of the grid of which the table is made: close where boards stand.
fn lines() -> impl Iterator<Item = f32> + Clone {
    let near = (-FINE..=FINE).map(|n| 2.0 * n as f32);
    let far = [22.0, 28.0, 40.0, TABLE_RADIUS];
    far.into_iter().rev().map(|at| -at).chain(near).chain(far)
}

/// The corners of the fields of the table, counter-clockwise.
fn fields() -> impl Iterator<Item = [Vec2; 4]> {
    let pairs = || lines().zip(lines().skip(1));
    pairs().flat_map(move |(low, high)| {
        pairs().map(move |(left, right)| [(left, low), (right, low), (right, high), (left, high)].map(Vec2::from))
    })
}

/// The fields of the table that are not covered. Their colours darken away from the middle.
fn table_top(covered: &[bool]) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    for field in fields().zip(covered).filter(|(_, covered)| !**covered).map(|(field, _)| field) {
        let corners = field.map(|at| {
            let light = 0.03 + 0.97 * (-(at.length() / LIT_RADIUS).powi(2)).exp();
            shape.coloured(lift(at, 0.0), Vec3::Y, at.yx() * 0.05, [light, light, light, 1.0])
        });
        shape.quad(corners);
    }
    shape
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_no_fields_where_they_are_covered_and_no_gaps_elsewhere() {
        let whole = table_top(&vec![false; fields().count()]);
        let (low, high) = whole.bounds();
        assert_eq!((low.x, low.z, high.x, high.z), (-TABLE_RADIUS, -TABLE_RADIUS, TABLE_RADIUS, TABLE_RADIUS));
        assert!((whole.area() / (2.0 * TABLE_RADIUS).powi(2) - 1.0).abs() < 1e-4, "{}", whole.area());
        let square = [(-4.7, -4.7), (4.7, -4.7), (4.7, 4.7), (-4.7, 4.7)].map(Vec2::from);
        let covered: Vec<bool> = fields().map(|field| field.iter().all(|at| is_inside(&square, *at))).collect();
        assert!((whole.area() - table_top(&covered).area() - 64.0).abs() < 0.1, "four by four fields are cut out");
    }
}
