//! The table the boards stand on, the light that falls on it, and the camera entity.

use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{CascadeShadowConfigBuilder, DirectionalLightShadowMap, EnvironmentMapLight};
use bevy::prelude::*;

use super::layout::BOARD_THICKNESS;
use super::mesh::{MeshBuilder, shaded_disc};
use super::texture::environment;
use super::theme::{Materials, colour};
use crate::settings::preferences::Preferences;
use crate::settings::theme::ThemeId;

/// Sets up the scene around the boards.
#[derive(Clone, Copy, Debug, Default)]
pub struct ScenePlugin;

impl Plugin for ScenePlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(PreStartup, set_up).add_systems(First, light_room.run_if(resource_changed::<Preferences>));
    }
}

/// The camera that looks at the boards.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct BoardCamera;

/// The one light that throws shadows.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct KeyLight;

/// Distance from the middle up to which the table is well lit, so that the title's boards stand in light.
const LIT_RADIUS: f32 = 13.0;
/// Radius of the table, whose edge lies in the dark.
const TABLE_RADIUS: f32 = 60.0;

/// Spawns camera, light and table.
fn set_up(mut commands: Commands, materials: Res<Materials>, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(DirectionalLightShadowMap { size: 4096 });
    commands.spawn((
        BoardCamera,
        Camera3d::default(),
        Tonemapping::AcesFitted,
        Msaa::Sample4,
        Exposure { ev100: 10.0 },
    ));
    commands.spawn((
        KeyLight,
        DirectionalLight { shadow_maps_enabled: true, shadow_depth_bias: 0.015, shadow_normal_bias: 1.2, ..default() },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 60.0, ..default() }.build(),
        Transform::from_xyz(-5.0, 11.0, -3.5).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Mesh3d(meshes.add(with_tangents(table().build()))),
        MeshMaterial3d(materials.table.clone()),
        Transform::from_xyz(0.0, -BOARD_THICKNESS, 0.0),
    ));
}

/// Lights the room in the colours of the theme, at the start and whenever the theme changes.
fn light_room(
    mut commands: Commands,
    preferences: Res<Preferences>,
    camera: Single<Entity, With<BoardCamera>>,
    sun: Single<&mut DirectionalLight, With<KeyLight>>,
    mut images: ResMut<Assets<Image>>,
    mut clear: ResMut<ClearColor>,
    mut current: Local<Option<ThemeId>>,
) {
    if current.replace(preferences.effective_theme()) == Some(preferences.effective_theme()) {
        return;
    }
    let theme = preferences.effective_theme().theme();
    let (diffuse_map, specular_map) =
        (images.add(environment::diffuse(&theme.room)), images.add(environment::specular(&theme.room)));
    let light = EnvironmentMapLight { diffuse_map, specular_map, intensity: theme.room.glow, ..default() };
    commands.entity(*camera).insert(light);
    let mut sun = sun.into_inner();
    (sun.color, sun.illuminance) = (colour(theme.room.sun), theme.room.lux);
    clear.0 = colour(theme.panels.dark).mix(&Color::BLACK, 0.5);
}

/// A round table top whose vertex colours darken away from the middle.
fn table() -> MeshBuilder {
    let rings = [0.0, 4.0, 7.0, 10.0, 14.0, 20.0, 30.0, TABLE_RADIUS].map(|radius: f32| {
        let light = 0.03 + 0.97 * (-(radius / LIT_RADIUS).powi(2)).exp();
        (radius, [light, light, light, 1.0])
    });
    shaded_disc(&rings, 64, |at| at.yx() * 0.05)
}

/// Adds the tangents that normal maps need. Degenerate meshes keep none and are drawn without relief.
#[must_use]
pub fn with_tangents(mut mesh: Mesh) -> Mesh {
    if let Err(error) = mesh.generate_tangents() {
        warn!("a surface is drawn without relief: {error}");
    }
    mesh
}
