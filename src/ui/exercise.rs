//! The screen of a lesson or a puzzle: a panel with the words beside or below the board.

mod menu;
pub(crate) mod offer;
mod panel;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, layout_beside_board};
use super::layout::PanelLayout;
use super::panel_reader::PanelReader;
use super::requests::RequestWriter;
use super::scale::to_window;
use super::systems::UiSystems;
use super::toast;
use crate::game::screen::Screen;
use crate::presentation::exercise::{ExerciseReader, ExerciseWriter};
use crate::view::stage::Stage;
use panel::ExercisePress;

/// Adds the screen and its menu.
pub(super) fn plugin(app: &mut App) {
    let in_exercise = in_state(Screen::Lesson).or_else(in_state(Screen::Puzzle));
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_exercise.clone()));
    app.add_systems(EguiPrimaryContextPass, menu::draw.in_set(UiSystems::Menu).run_if(in_exercise));
}

/// Draws the panel, publishes the free part of the window to the view, and requests what was pressed.
fn draw(
    mut contexts: EguiContexts,
    (exercises, matches): (ExerciseReader, PanelReader),
    mut stage: ResMut<Stage>,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
    mut exercise_requests: ExerciseWriter,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (Some(exercise), Some(board)) = (exercises.model(), matches.model()) else { return Ok(()) };
    if let Some(PanelLayout { stage: free, .. }) = layout_beside_board(&ctx, &dialogs) {
        stage.set_if_neq(Stage(to_window(&ctx, free)));
        return Ok(());
    }
    let layout = PanelLayout::within(toast::free(&ctx));
    stage.set_if_neq(Stage(to_window(&ctx, layout.stage)));
    match panel::show(&ctx, &layout, &exercise, &board) {
        Some(ExercisePress::Button(button)) => exercise_requests.press(button),
        Some(ExercisePress::Action(action)) => requests.perform(action, &board),
        Some(ExercisePress::Menu) => dialogs.open(&ctx, Dialog::Menu),
        None => {}
    }
    Ok(())
}
