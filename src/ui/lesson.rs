//! The screen of a lesson: a panel with the words beside or below the board.

mod list;
mod menu;
pub(crate) mod offer;
mod panel;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs};
use super::layout::PanelLayout;
use super::panel_reader::PanelReader;
use super::requests::RequestWriter;
use super::scale::to_window;
use super::systems::UiSystems;
use super::toast;
use crate::game::lesson::LessonRequest;
use crate::game::screen::Screen;
use crate::presentation::lesson::LessonReader;
use crate::view::stage::Stage;
use panel::LessonPress;

/// Adds the screen and its dialogs.
pub(super) fn plugin(app: &mut App) {
    let in_lesson = in_state(Screen::Lesson);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_lesson.clone()));
    app.add_systems(EguiPrimaryContextPass, menu::draw.in_set(UiSystems::Menu).run_if(in_lesson));
    app.add_systems(EguiPrimaryContextPass, list::draw.in_set(UiSystems::Pages));
}

/// Draws the panel, publishes the free part of the window to the view, and requests what was pressed.
fn draw(
    mut contexts: EguiContexts,
    (lessons, matches): (LessonReader, PanelReader),
    mut stage: ResMut<Stage>,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
    mut lesson_requests: MessageWriter<LessonRequest>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (Some(lesson), Some(board)) = (lessons.model(), matches.model()) else { return Ok(()) };
    let layout = PanelLayout::within(toast::free(&ctx));
    stage.set_if_neq(Stage(to_window(&ctx, layout.stage)));
    match panel::show(&ctx, &layout, &lesson, &board) {
        Some(LessonPress::Button(button)) => _ = lesson_requests.write(button.into()),
        Some(LessonPress::Action(action)) => requests.perform(action, &board),
        Some(LessonPress::Menu) => dialogs.open(&ctx, Dialog::Menu),
        None => {}
    }
    Ok(())
}
