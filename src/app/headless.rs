//! The whole program without window and sound, with or without a renderer, for tests and benchmarks.

use std::time::Duration;

use bevy::app::PluginsState;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::diagnostic::RenderDiagnosticsPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;

use super::AppPlugin;
use super::cli::{self, CliCommand, Options};
use super::desktop::bevy_plugins;

use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::Active;
use crate::view::renderer::SampleCountPlugin;
use crate::view::scene::BoardCamera;
use crate::view::stage::{Animating, NeedsRedraw};

/// The options of a command line.
///
/// # Panics
///
/// If the line is not understood.
pub fn options(line: &[&str]) -> Options {
    match cli::parse(line.iter().map(Into::into)) {
        Ok(CliCommand::Play(options)) => *options,
        other => panic!("the line is understood: {other:?}"),
    }
}

/// The open match.
///
/// # Panics
///
/// If there is none.
pub fn active(app: &mut App) -> Entity {
    let world = app.world_mut();
    world.query_filtered::<Entity, With<Active>>().single(world).expect("a match is open")
}

/// Requests something of the open match.
///
/// # Panics
///
/// If there is none.
pub fn send(app: &mut App, command: MatchCommand) {
    let game = active(app);
    app.world_mut().write_message(MatchRequest { game, command });
}

/// Updates until nothing has moved for `frames` frames in a row.
pub fn come_to_rest(app: &mut App, frames: u32) {
    let mut still = 0;
    while still < frames {
        app.update();
        let moving = app.world().resource::<Animating>().0 || app.world().resource::<NeedsRedraw>().0;
        still = if moving { 0 } else { still + 1 };
    }
}

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
    app.add_plugins((RenderDiagnosticsPlugin, SampleCountPlugin));
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
    let window = Window { resolution: WindowResolution::new(size.x, size.y), ..default() };
    let plugins = bevy_plugins(window, RenderCreation::Automatic(Box::new(settings))).disable::<WinitPlugin>();
    let mut app = App::new();
    app.add_plugins(crate::app::embedded_assets::plugin)
        .add_plugins(plugins)
        .add_plugins(AppPlugin { options, ..default() });
    app.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    app
}
