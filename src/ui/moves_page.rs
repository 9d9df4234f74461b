//! The move list as a dialog, where the screen has no room for it.

use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, frame};
use super::hud::moves;
use super::requests::RequestWriter;
use super::systems::UiSystems;
use crate::game::screen::Screen;
use crate::presentation::model::MatchReader;

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Match)));
}

fn draw(
    mut contexts: EguiContexts,
    matches: MatchReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::Moves) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else { return Ok(()) };
    let size = vec2(400.0, ctx.content_rect().height().min(560.0));
    let jump =
        frame(&ctx, &mut dialogs, model.game_text.text.moves(), size, |ui, rect, _, _| moves::show(ui, rect, &model));
    if let Some(jump) = jump {
        requests.look(jump);
        dialogs.close(&ctx);
    }
    Ok(())
}
