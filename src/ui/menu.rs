//! The pause menu.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Ui, vec2};

use crate::game::requests::MatchCommand;

use super::dialogs::{Dialog, Dialogs, SettingsTab, frame};
use super::requests::RequestWriter;
use super::theme::TARGET;
use super::theme::icons::Icon;
use super::widgets::{Button, ButtonStyle};
use crate::presentation::model::{MatchModel, MatchReader};
use crate::presentation::notice::Notice;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    Resume,
    Restart,
    Players,
    OfferDraw,
    Resign,
    HowToPlay,
    Settings,
    Leave,
    Quit,
}

const GAP: f32 = 8.0;

pub(crate) fn draw(
    mut contexts: EguiContexts,
    games: MatchReader,
    notice: Res<Notice>,
    mut dialogs: ResMut<Dialogs>,
    mut asks: RequestWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::Menu) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = games.model(&notice) else { return Ok(()) };
    let items = items(&model);
    let room = ctx.content_rect().height() - 140.0;
    let columns = if items.len() as f32 * (TARGET + GAP) > room { 2 } else { 1 };
    let rows = items.len().div_ceil(columns);
    let size = vec2(if columns == 1 { 360.0 } else { 560.0 }, 76.0 + rows as f32 * (TARGET + GAP) - GAP + 24.0);
    let pressed = frame(&ctx, &mut dialogs, model.lexicon.text.paused(), size, |ui, rect, dialogs, fresh| {
        grid(ui, rect, &items, columns, &model, dialogs, fresh)
    });
    if let Some(item) = pressed {
        act(&ctx, item, &model, &mut dialogs, &mut asks);
    }
    Ok(())
}

fn items(model: &MatchModel) -> Vec<Item> {
    let mut items = vec![Item::Resume, Item::Restart, Item::Players];
    if !model.over() && !model.players.all_computers() {
        if model.lexicon.info().draw_offers && model.table.offer.is_none() {
            items.push(Item::OfferDraw);
        }
        items.push(Item::Resign);
    }
    items.extend([Item::HowToPlay, Item::Settings, Item::Leave]);
    if !cfg!(target_arch = "wasm32") {
        items.push(Item::Quit);
    }
    items
}

fn grid(
    ui: &Ui,
    rect: egui::Rect,
    items: &[Item],
    columns: usize,
    model: &MatchModel,
    dialogs: &Dialogs,
    fresh: bool,
) -> Option<Item> {
    let width = (rect.width() + GAP) / columns as f32 - GAP;
    let mut pressed = None;
    for (index, item) in items.iter().enumerate() {
        let step = vec2((index % columns) as f32 * (width + GAP), (index / columns) as f32 * (TARGET + GAP));
        let place = egui::Rect::from_min_size(rect.min + step, vec2(width, TARGET));
        let (salt, label, icon) = face(*item, model);
        let label = if dialogs.is_armed(salt) { model.lexicon.text.confirm_again() } else { &label };
        let tone = if dialogs.is_armed(salt) { ButtonStyle::Primary } else { ButtonStyle::Row };
        let button = Button::new(label).id_salt(salt).icon(icon).style(tone).focus(fresh && index == 0);
        if button.show(ui, place).clicked() {
            pressed = Some(*item);
        }
    }
    pressed
}

fn face(item: Item, model: &MatchModel) -> (&'static str, String, Icon) {
    let text = model.lexicon.text;
    let (label, icon) = match item {
        Item::Resume => (text.resume(), Icon::Play),
        Item::Restart => (text.restart(), Icon::Restart),
        Item::Players => (text.players(), Icon::Players),
        Item::OfferDraw => (text.offer_draw(), Icon::Draw),
        Item::Resign => {
            let alone = model.players.only_human().is_some();
            let colour = model.lexicon.colour(model.requesting_side());
            let label = if alone { text.resign().into() } else { text.side_resigns(colour) };
            return ("resign", label, Icon::Resign);
        }
        Item::HowToPlay => (text.how_to_play(), Icon::Help),
        Item::Settings => (text.settings(), Icon::Settings),
        Item::Leave => (text.leave(), Icon::Title),
        Item::Quit => (text.quit(), Icon::Quit),
    };
    (label, label.to_owned(), icon)
}

fn act(ctx: &egui::Context, item: Item, model: &MatchModel, dialogs: &mut Dialogs, asks: &mut RequestWriter) {
    let side = model.requesting_side();
    // A match that is being played is not thrown away by one press.
    let losing = matches!(item, Item::Restart | Item::Resign | Item::Leave | Item::Quit);
    if losing && !model.history.played.is_empty() && !model.over() && !dialogs.confirm_twice(face(item, model).0) {
        return;
    }
    match item {
        Item::Resume => dialogs.close(ctx),
        Item::Restart => {
            dialogs.clear();
            asks.open_match(model.history.start.clone(), model.players, model.control());
        }
        Item::Players => dialogs.open(ctx, Dialog::Players),
        Item::OfferDraw => {
            dialogs.clear();
            asks.command(model.game, MatchCommand::OfferDraw(side));
        }
        Item::Resign => {
            dialogs.clear();
            asks.command(model.game, MatchCommand::Resign(side));
        }
        Item::HowToPlay => dialogs.open(ctx, Dialog::HowToPlay(model.lexicon.kind())),
        Item::Settings => dialogs.open(ctx, Dialog::Settings(SettingsTab::default())),
        Item::Leave => {
            dialogs.clear();
            asks.close_match();
        }
        Item::Quit => asks.quit(),
    }
}
