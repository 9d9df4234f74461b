//! The menu of a match: every item has its place, whether or not it can be chosen now.

mod items;
mod page;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, Frame, SettingsTab};
use super::hud::KeyPrompts;
use super::layout::{HudForm, HudLayout};
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::toast::{self, Toast};
use crate::game::screen::Screen;
use crate::presentation::menu::menu_note;
use crate::presentation::model::{MatchModel, MatchReader};
use items::{Item, groups};
use page::Page;

/// Adds the menu of the match.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Menu).run_if(in_state(Screen::Match)));
}

fn draw(
    mut contexts: EguiContexts,
    matches: MatchReader,
    keys: KeyPrompts,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
    mut toasts: MessageWriter<Toast>,
) -> Result {
    if dialogs.top() != Some(Dialog::Menu) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else { return Ok(()) };
    let hud = HudLayout::within(toast::free(&ctx), false);
    let with_moves = hud.form == HudForm::Compact && hud.moves.is_none();
    let page = Page::new(&ctx, groups(&model, &keys, with_moves, &dialogs), model.game_text.text);
    let title = model.game_text.text.game_name(model.game_text.kind());
    let about = menu_note(&model);
    let menu = Frame::new(title, page.size()).note(&about).dock(hud.beside_column());
    let pressed = menu.show(&ctx, &mut dialogs, |ui, rect, _, fresh| page.show(ui, rect, fresh));
    match pressed {
        Some((item, None)) => act(&ctx, item, &model, &mut dialogs, &mut requests),
        // With other devices the tooltip says it.
        Some((_, Some(reason))) if keys.by_touch() => _ = toasts.write(Toast(reason.to_owned())),
        _ => {}
    }
    Ok(())
}

fn act(ctx: &egui::Context, item: Item, model: &MatchModel, dialogs: &mut Dialogs, requests: &mut RequestWriter) {
    if item.needs_confirmation(model) && !dialogs.confirm_twice(item) {
        return;
    }
    match item {
        Item::Close => dialogs.close(ctx),
        Item::Action(action) => {
            dialogs.clear();
            requests.perform(action, model);
        }
        Item::Players => dialogs.open(ctx, Dialog::Players),
        Item::Report => dialogs.open(ctx, Dialog::Report),
        Item::Edit => {
            dialogs.clear();
            requests.edit_position(model.position());
        }
        Item::Moves => dialogs.open(ctx, Dialog::Moves),
        Item::Share => dialogs.open(ctx, Dialog::Share),
        Item::Library => dialogs.open(ctx, Dialog::Library),
        Item::Statistics => dialogs.open(ctx, Dialog::Statistics),
        Item::Learn => dialogs.open(ctx, Dialog::Learn(model.game_text.kind())),
        Item::HowToPlay => dialogs.open(ctx, Dialog::HowToPlay(model.game_text.kind())),
        Item::Settings => dialogs.open(ctx, Dialog::Settings(SettingsTab::default())),
        Item::Quit => requests.quit(),
    }
}
