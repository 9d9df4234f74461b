//! Shows the focus ring for keyboard and gamepad only.

use bevy::prelude::*;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Context, Id};

use crate::settings::device::{Device, LastDevice};

use super::systems::UiFrameSystems;

/// Adds the visibility of the focus ring.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, track_device.in_set(UiFrameSystems::Prepare));
}

fn id() -> Id {
    Id::new("focus-ring-visible")
}

/// Stores in every egui context whether the last used device needs the ring.
fn track_device(mut contexts: Query<&mut EguiContext>, last: Res<LastDevice>) {
    let visible = matches!(last.0, Device::Keyboard | Device::Pad);
    for mut context in &mut contexts {
        set_visible(context.get_mut(), visible);
    }
}

/// Stores whether focused widgets show the ring.
pub(crate) fn set_visible(ctx: &Context, visible: bool) {
    ctx.data_mut(|data| data.insert_temp(id(), visible));
}

/// Whether focused widgets show the ring.
pub(crate) fn is_visible(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(id())).unwrap_or(true)
}
