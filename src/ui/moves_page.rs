//! The move list as a dialog, where the screen has no room for it.

use bevy::prelude::*;
use bevy_egui::egui::{self, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, frame};
use super::hud::moves;
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::theme::TARGET;
use super::widgets::{Button, ButtonStyle};
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
    let (jump, done) = frame(&ctx, &mut dialogs, model.game_text.text.moves(), size, |ui, rect, _, fresh| {
        let bottom = egui::Rect::from_min_max(rect.left_bottom() - vec2(0.0, TARGET), rect.max);
        let list = egui::Rect::from_min_max(rect.min, bottom.right_top() - vec2(0.0, 12.0));
        let jump = moves::show(ui, list, &model);
        let done = Button::new(model.game_text.text.done())
            .style(ButtonStyle::Primary)
            .focus(fresh)
            .show(ui, bottom)
            .clicked();
        (jump, done)
    });
    if let Some(jump) = jump {
        requests.command(model.game, jump);
    }
    if done {
        dialogs.close(&ctx);
    }
    Ok(())
}
