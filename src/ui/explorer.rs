//! The opening explorer: a list beside the board, or a dialog where there is no room beside it.

pub(crate) mod list;
mod result_bar;

use bevy::prelude::*;
use bevy_egui::egui::vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, frame};
use super::layout::{HudForm, HudLayout};
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::toast;
use crate::game::requests::MatchCommand;
use crate::game::screen::Screen;
use crate::presentation::model::{MatchModel, MatchReader};

/// The least height of the panel beside the board that has room for the list.
const ROOM: f32 = 480.0;

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages).run_if(in_state(Screen::Match)));
}

/// Whether the panel beside the board has room for the list.
pub(crate) fn fits(hud: &HudLayout) -> bool {
    hud.form == HudForm::Wide && hud.middle.is_some_and(|middle| middle.height() >= ROOM)
}

/// What was there in the last frame.
#[derive(Default)]
struct Before {
    on: bool,
    open: bool,
}

/// Opens the dialog when the explorer is turned on where the list has no room, and turns it off with the dialog.
fn draw(
    mut contexts: EguiContexts,
    matches: MatchReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
    mut before: Local<Before>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else {
        *before = Before::default();
        return Ok(());
    };
    let on = model.actions.openings.is_some();
    let was_on = std::mem::replace(&mut before.on, on);
    if on && !was_on && dialogs.top().is_none() && !fits(&HudLayout::within(toast::free(&ctx), false)) {
        dialogs.open(&ctx, Dialog::Explorer);
    }
    if !on {
        dialogs.dismiss(Dialog::Explorer);
    }
    if dialogs.top() == Some(Dialog::Explorer) {
        let size = vec2(460.0, ctx.content_rect().height().min(640.0));
        let title = title(&model);
        let played = frame(&ctx, &mut dialogs, &title, size, |ui, rect, _, _| list::show(ui, rect, &model));
        if let Some(mv) = played {
            requests.command(model.game, MatchCommand::Play(mv));
        }
    }
    let open = dialogs.is_open(Dialog::Explorer);
    if std::mem::replace(&mut before.open, open) && !open && on {
        requests.command(model.game, MatchCommand::ShowExplorer(false));
    }
    Ok(())
}

/// The name of the opening, or what the list is called.
fn title(model: &MatchModel) -> String {
    model.opening().unwrap_or_else(|| model.game_text.text.explorer()).to_owned()
}
