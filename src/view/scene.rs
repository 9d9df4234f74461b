//! The table the boards stand on and the light that falls on it.

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

/// The camera that looks at the boards.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct BoardCamera;

/// The one light that throws shadows.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct KeyLight;

/// How far from the middle the table is lit well: as far as the title's boards stand.
const LAMPLIGHT: f32 = 17.0;
/// Where the table ends in the dark.
const TABLE_RADIUS: f32 = 60.0;

pub fn set_up(mut commands: Commands, materials: Res<Materials>, mut meshes: ResMut<Assets<Mesh>>) {
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
        Mesh3d(meshes.add(tangential(table().build()))),
        MeshMaterial3d(materials.table.clone()),
        Transform::from_xyz(0.0, -BOARD_THICKNESS, 0.0),
    ));
}

/// Lights the room as the theme says, at the start and whenever people choose another.
pub fn light(
    mut commands: Commands,
    preferences: Res<Preferences>,
    camera: Single<Entity, With<BoardCamera>>,
    sun: Single<&mut DirectionalLight, With<KeyLight>>,
    mut images: ResMut<Assets<Image>>,
    mut clear: ResMut<ClearColor>,
    mut lit: Local<Option<ThemeId>>,
) {
    if lit.replace(preferences.effective_theme()) == Some(preferences.effective_theme()) {
        return;
    }
    let theme = preferences.effective_theme().theme();
    let (diffuse_map, specular_map) =
        (images.add(environment::scattered(&theme.room)), images.add(environment::mirrored(&theme.room)));
    let around = EnvironmentMapLight { diffuse_map, specular_map, intensity: theme.room.glow, ..default() };
    commands.entity(*camera).insert(around);
    let mut sun = sun.into_inner();
    (sun.color, sun.illuminance) = (colour(theme.room.sun), theme.room.lux);
    clear.0 = colour(theme.panels.dark).mix(&Color::BLACK, 0.5);
}

/// A round table top whose vertex colours fall into darkness away from the middle.
fn table() -> MeshBuilder {
    let rings = [0.0, 4.0, 7.0, 10.0, 14.0, 20.0, 30.0, TABLE_RADIUS].map(|radius: f32| {
        let light = 0.03 + 0.97 * (-(radius / LAMPLIGHT).powi(2)).exp();
        (radius, [light, light, light, 1.0])
    });
    shaded_disc(&rings, 64, |place| place.yx() * 0.05)
}

/// The mesh with tangents, which normal maps need. Degenerate meshes keep none and are drawn without relief.
#[must_use]
pub fn tangential(mut mesh: Mesh) -> Mesh {
    if let Err(error) = mesh.generate_tangents() {
        warn!("a surface is drawn without relief: {error}");
    }
    mesh
}
