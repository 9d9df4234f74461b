//! Takes the meshes of a frame from the entities, and finds out which of them have changed.

use bevy::camera::primitives::Aabb;
use bevy::ecs::entity::EntityHashMap;
use bevy::math::Affine3A;
use bevy::prelude::*;
use bevy::render::Extract;

use super::damage::{Damage, WindowView};
use super::first_picture::FirstPicture;
use super::quality::{DrawnDetail, Sampling};
use crate::view::material::{Material, Materials};
use crate::view::scene::BoardCamera;
use crate::view::stage::{Animating, NeedsRedraw};
use crate::view::texture::Textures;

/// A factor for the alpha of a translucent mesh, from 0 to 1.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Opacity(pub f32);

/// A mesh in the scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SceneMesh {
    pub(super) material: Material,
    pub(super) mesh: AssetId<Mesh>,
    pub(super) world_from_mesh: Affine3A,
    pub(super) opacity: f32,
    /// The box around it, in its own space.
    pub(super) bounds: Aabb,
}

/// The scene of this frame.
#[derive(Resource, Default)]
pub(super) struct SceneFrame {
    /// The meshes in the order in which they are drawn.
    pub(super) meshes: Vec<SceneMesh>,
    /// The camera, unless there is nothing to draw to.
    pub(super) view: Option<WindowView>,
    /// The parts of the window to draw again.
    pub(super) damage: Damage,
    pub(super) palette: Option<Materials>,
    /// How these parts are drawn.
    pub(super) sampling: Sampling,
    /// The parts that were drawn less sharply than at rest.
    pub(super) coarse: Damage,
    before: EntityHashMap<SceneMesh>,
    /// What moves has been drawn once with its detail, so that nothing is compiled when the first piece moves.
    warm: bool,
}

impl SceneFrame {
    /// Draws sharply again what was not, as soon as everything is at rest, or at once if what moves is sharp, too.
    fn sharpen(&mut self, at_rest: bool) {
        if self.sampling == Sampling::SHARP || at_rest && self.damage.is_empty() {
            self.sampling = Sampling::SHARP;
            self.coarse.take().into_iter().for_each(|rectangle| self.damage.add(rectangle));
        }
    }
}

type Drawable<'a> =
    (Entity, &'a Material, &'a Mesh3d, &'a GlobalTransform, &'a InheritedVisibility, &'a Aabb, Option<&'a Opacity>);

/// Takes the meshes that are seen, and notes where the picture has changed.
pub(super) fn extract(
    mut frame: ResMut<SceneFrame>,
    camera: Extract<Query<(&Camera, &GlobalTransform), With<BoardCamera>>>,
    meshes: Extract<Query<Drawable>>,
    palette: Extract<Res<Materials>>,
    (detail, first): (Extract<Res<DrawnDetail>>, Res<FirstPicture>),
    (animating, needs_redraw): (Extract<Res<Animating>>, Extract<Res<NeedsRedraw>>),
) {
    let view = camera.single().ok().and_then(|(camera, place)| WindowView::of(camera, place));
    let now: EntityHashMap<SceneMesh> = meshes.iter().filter_map(seen).collect();
    let frame = &mut *frame;
    let camera_moves = frame.view != view;
    if camera_moves || frame.palette.as_ref() != Some(&**palette) {
        frame.damage = view.as_ref().map(Damage::everything).unwrap_or_default();
        frame.palette = Some((*palette).clone());
        frame.coarse = Damage::default();
    } else if let Some(view) = &view {
        let changed = now.iter().filter(|(entity, mesh)| frame.before.get(*entity) != Some(mesh));
        let gone = frame.before.iter().filter(|(entity, mesh)| now.get(*entity) != Some(mesh));
        let places = changed.chain(gone).map(|(_, mesh)| view.rectangle(&mesh.bounds, &mesh.world_from_mesh));
        places.for_each(|rectangle| frame.damage.add(rectangle));
    }
    frame.sampling = Sampling::moving(detail.0, camera_moves);
    if let Some(view) = view.filter(|_| first.is_drawn() && !std::mem::replace(&mut frame.warm, true)) {
        let middle = view.size / 2;
        let max = (middle + UVec2::splat(40)).min(view.size);
        frame.damage.add(URect { min: middle.saturating_sub(UVec2::splat(40)), max });
    }
    frame.sharpen(!animating.0 && !needs_redraw.0);
    frame.view = view;
    frame.meshes = now.values().copied().collect();
    frame.meshes.sort_by_key(|mesh| (mesh.material, mesh.mesh));
    frame.before = now;
}

/// Takes the textures that have been made.
pub(super) fn extract_textures(mut textures: ResMut<Textures>, made: Extract<Res<Textures>>) {
    if made.is_changed() || made.is_added() {
        *textures = made.clone();
    }
}

/// A mesh unless it is hidden, or so small that nothing of it is seen.
fn seen(
    (entity, material, mesh, place, visible, bounds, opacity): <Drawable as bevy::ecs::query::QueryData>::Item<'_, '_>,
) -> Option<(Entity, SceneMesh)> {
    let opacity = opacity.map_or(1.0, |Opacity(opacity)| *opacity);
    let world_from_mesh = place.affine();
    let shown = visible.get() && opacity > 0.0 && world_from_mesh.matrix3.determinant().abs() > 1e-9;
    shown.then_some((
        entity,
        SceneMesh { material: *material, mesh: mesh.id(), world_from_mesh, opacity, bounds: *bounds },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVED: URect = URect { min: UVec2::new(10, 10), max: UVec2::new(20, 20) };

    /// The parts that are drawn, and how, after one was drawn with less detail, whether or not something has moved.
    fn drawn(sampling: Sampling, moved: bool, at_rest: bool) -> (Vec<URect>, Sampling) {
        let mut frame = SceneFrame { sampling, ..default() };
        frame.coarse.add(URect::new(100, 100, 200, 200));
        if moved {
            frame.damage.add(MOVED);
        }
        frame.sharpen(at_rest);
        (frame.damage.take(), frame.sampling)
    }

    #[test]
    fn what_was_drawn_with_less_detail_waits_until_everything_is_at_rest() {
        let light = Sampling { samples: 1, pixel: 1 };
        assert_eq!(drawn(light, true, false), (vec![MOVED], light));
        assert_eq!(drawn(light, false, false), (vec![], light), "a pause between two discs");
        assert_eq!(drawn(light, false, true), (vec![URect::new(100, 100, 200, 200)], Sampling::SHARP));
    }

    #[test]
    fn what_was_drawn_with_less_detail_is_drawn_again_at_once_if_what_moves_is_sharp() {
        let (parts, sampling) = drawn(Sampling::SHARP, true, false);
        assert_eq!((parts, sampling), (vec![MOVED, URect::new(100, 100, 200, 200)], Sampling::SHARP));
    }
}
