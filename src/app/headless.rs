//! The whole program without window, renderer and sound, for tests and benchmarks.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;

use super::AppPlugin;
use super::cli::Options;
use super::embedded_assets::EmbeddedAssetsPlugin;

/// Builds the program; its time advances by `step` with every update.
pub fn headless(options: Options, step: Duration) -> App {
    let settings = WgpuSettings { backends: None, ..default() };
    let render = RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(settings)), ..default() };
    let window = Window { resolution: WindowResolution::new(1280, 800), ..default() };
    let plugins = DefaultPlugins
        .set(WindowPlugin { primary_window: Some(window), ..default() })
        .set(render)
        .disable::<WinitPlugin>();
    let mut app = App::new();
    app.add_plugins(EmbeddedAssetsPlugin).add_plugins(plugins).add_plugins(AppPlugin { options, ..default() });
    app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    app.finish();
    app.cleanup();
    app
}
