//! Menus and panels.

use bevy::prelude::*;

#[derive(Clone, Copy, Debug, Default)]
pub struct UiPlugin;

impl Plugin for UiPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(bevy_egui::EguiPlugin::default()).add_systems(bevy_egui::EguiPrimaryContextPass, || {});
    }
}
