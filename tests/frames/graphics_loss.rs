//! A lost graphics device, on a real one: the program ends with an error, so that it is started again.

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::winit::WinitPlugin;

/// Draws a picture, loses the device, and updates until the program ends.
#[test]
fn a_lost_graphics_device_ends_the_program_with_an_error() {
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.build().disable::<WinitPlugin>());
    while app.plugins_state() == bevy::app::PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app.world_mut().spawn(Camera3d::default());
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
