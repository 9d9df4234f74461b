//! A lost graphics device, on a real one: the program ends with an error, so that it is started again.

use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use tessera::app::cli::Options;
use tessera::app::headless::offscreen;

/// Draws a picture, loses the device, and updates until the program ends.
#[test]
fn a_lost_graphics_device_ends_the_program_with_an_error() {
    let (mut app, _) = offscreen(Options::default(), Duration::from_millis(20), UVec2::new(320, 200));
    for _ in 0..3 {
        app.update();
    }
    app.world().resource::<RenderDevice>().wgpu_device().destroy();
    for _ in 0..20 {
        app.update();
        if let Some(exit) = app.should_exit() {
            assert!(exit.is_error(), "{exit:?}");
            return;
        }
    }
    panic!("the program goes on without a device");
}
