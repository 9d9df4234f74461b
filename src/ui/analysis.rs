//! The analysis beside the board: the graph of the game and the best lines, and the page with the report.

mod graph;
pub(crate) mod panel;
mod report_page;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::systems::UiSystems;
use crate::game::screen::Screen;

/// Adds the page with the report.
pub(super) fn plugin(app: &mut App) {
    let page = report_page::draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Match));
    app.add_systems(EguiPrimaryContextPass, page);
}
