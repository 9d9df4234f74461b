//! The whole program without window and sound, with or without a renderer, for tests and benchmarks.

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::diagnostic::RenderDiagnosticsPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;

use super::AppPlugin;
use super::cli::Options;
use super::embedded_assets::EmbeddedAssetsPlugin;
use crate::view::scene::BoardCamera;

/// Builds the program; its time advances by `step` with every update.
pub fn headless(options: Options, step: Duration) -> App {
    let settings = WgpuSettings { backends: None, ..default() };
    let mut app = program(options, step, settings, UVec2::new(1280, 800));
    app.finish();
    app.cleanup();
    app
}

/// Builds the program with a renderer that draws into an image of this size instead of a window.
///
/// # Panics
///
/// Without a driver for Vulkan, Metal, Direct3D or OpenGL.
pub fn offscreen(options: Options, step: Duration, size: UVec2) -> (App, Handle<Image>) {
    let mut app = program(options, step, WgpuSettings::default(), size);
    app.add_plugins(RenderDiagnosticsPlugin);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    let picture = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    let picture = app.world_mut().resource_mut::<Assets<Image>>().add(picture);
    app.update();
    let world = app.world_mut();
    let cameras: Vec<Entity> = world.query_filtered::<Entity, With<BoardCamera>>().iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(RenderTarget::from(picture.clone()));
    }
    (app, picture)
}

fn program(options: Options, step: Duration, settings: WgpuSettings, size: UVec2) -> App {
    let render_creation = RenderCreation::Automatic(Box::new(settings));
    let render = RenderPlugin { render_creation, synchronous_pipeline_compilation: true, ..default() };
    let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(render)
        .disable::<WinitPlugin>();
    let mut app = App::new();
    app.add_plugins(EmbeddedAssetsPlugin).add_plugins(plugins).add_plugins(AppPlugin { options, ..default() });
    app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    app
}
