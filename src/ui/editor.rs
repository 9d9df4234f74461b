//! The screen of the position editor: a panel beside or below the board.

mod clipboard;
mod menu;
mod panel;
mod play;

use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, layout_beside_board};
use super::layout::PanelLayout;
use super::scale::to_window;
use super::systems::UiSystems;
use super::toast;
use crate::game::editor::EditorRequest;
use crate::game::screen::Screen;
use crate::presentation::editor::{EditorModel, EditorReader};
use crate::view::stage::Stage;
use clipboard::ClipboardTask;
use panel::PanelPress;

/// Identifies the button that discards a set-up while it waits for its second press.
const DISCARD: &str = "discard";

/// Adds the screen and its dialogs.
pub(super) fn plugin(app: &mut App) {
    let in_editor = in_state(Screen::Editor);
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Screen).run_if(in_editor.clone()));
    app.add_systems(EguiPrimaryContextPass, menu::draw.in_set(UiSystems::Menu).run_if(in_editor.clone()));
    app.add_systems(EguiPrimaryContextPass, play::draw.in_set(UiSystems::Pages).run_if(in_editor));
    app.add_plugins(clipboard::plugin);
}

/// Draws the panel, publishes the free part of the window to the view, and requests what was pressed.
fn draw(
    mut contexts: EguiContexts,
    editor: EditorReader,
    mut stage: ResMut<Stage>,
    mut dialogs: ResMut<Dialogs>,
    mut requests: MessageWriter<EditorRequest>,
    mut clipboard: MessageWriter<ClipboardTask>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = editor.model() else { return Ok(()) };
    if let Some(PanelLayout { stage: free, .. }) = layout_beside_board(&ctx, &dialogs) {
        stage.set_if_neq(Stage(to_window(&ctx, free)));
        return Ok(());
    }
    let layout = PanelLayout::within(toast::free(&ctx));
    stage.set_if_neq(Stage(to_window(&ctx, layout.stage)));
    match panel::show(&ctx, &layout, &model, dialogs.is_armed(DISCARD)) {
        Some(PanelPress::Request(request)) => _ = requests.write(request),
        Some(PanelPress::Clipboard(task)) => _ = clipboard.write(task),
        Some(PanelPress::Menu) => dialogs.open(&ctx, Dialog::Menu),
        Some(PanelPress::Play) => dialogs.open(&ctx, Dialog::PlaySetup),
        Some(PanelPress::Cancel) => cancel(&ctx, &model, &mut dialogs, &mut requests),
        None => {}
    }
    Ok(())
}

/// Leaves the editor; a set-up that has been edited needs a second press.
fn cancel(ctx: &Context, model: &EditorModel, dialogs: &mut Dialogs, requests: &mut MessageWriter<EditorRequest>) {
    if !model.can_undo || dialogs.confirm_twice(DISCARD) {
        dialogs.clear();
        requests.write(EditorRequest::Close);
    }
    ctx.request_repaint();
}
