//! The analysis beside the board: the graph of the game and the best lines, the page with the report, the evaluation bar.

mod bar;
pub(crate) mod graph;
pub(crate) mod panel;
mod report_page;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::systems::UiSystems;
use crate::game::screen::Screen;

/// Adds the page with the report, and the evaluation bar.
pub(super) fn plugin(app: &mut App) {
    let page = report_page::draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Match));
    app.add_systems(EguiPrimaryContextPass, page).add_plugins(bar::plugin);
}
