//! Runs the passes of the camera in each frame. Bevy's own driver belongs to a pipeline of which nothing else is needed.

use bevy::prelude::*;
use bevy::render::renderer::{CurrentView, PendingCommandBuffers, RenderQueue};
use bevy::render::view::ViewTarget;

use super::BoardPasses;

/// Runs the passes of every camera that has something to draw to.
pub(super) fn run_passes(world: &mut World) {
    let views: Vec<Entity> = world.query_filtered::<Entity, With<ViewTarget>>().iter(world).collect();
    for view in views {
        world.insert_resource(CurrentView(view));
        world.run_schedule(BoardPasses);
        world.remove_resource::<CurrentView>();
    }
}

/// Sends what the passes have recorded to the graphics card.
pub(super) fn submit(mut pending: ResMut<PendingCommandBuffers>, queue: Res<RenderQueue>) {
    queue.submit(pending.take());
}
