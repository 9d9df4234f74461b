//! The menu of a match.

use bevy::prelude::*;
use bevy_egui::egui::{self, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs, SettingsTab, frame};
use super::layout::{HudForm, HudLayout};
use super::requests::RequestWriter;
use super::systems::UiSystems;
use super::theme::TARGET;
use super::theme::icons::Icon;
use super::toast;
use super::widgets::{Button, ButtonStyle, column};
use crate::game::screen::Screen;
use crate::presentation::actions::MatchAction;
use crate::presentation::model::{MatchModel, MatchReader};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    /// Back to the match.
    Close,
    Action(MatchAction),
    Players,
    /// The report on the game.
    Report,
    /// Opens the position editor with the position shown.
    Edit,
    /// The move list, which a small window has no room for.
    Moves,
    Share,
    /// The saved games.
    Library,
    Statistics,
    Lessons,
    Puzzles,
    HowToPlay,
    Settings,
    Quit,
}

const GAP: f32 = 8.0;

/// Adds the menu of the match.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Menu).run_if(in_state(Screen::Match)));
}

fn draw(
    mut contexts: EguiContexts,
    matches: MatchReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: RequestWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::Menu) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = matches.model() else { return Ok(()) };
    let hud = HudLayout::within(toast::free(&ctx), false);
    let items = items(&model, hud.form == HudForm::Compact && hud.moves.is_none());
    let room = ctx.content_rect().height() - 140.0;
    let columns = if items.len() as f32 * (TARGET + GAP) > room { 2 } else { 1 };
    let rows = items.len().div_ceil(columns);
    let size = vec2(if columns == 1 { 360.0 } else { 560.0 }, 76.0 + rows as f32 * (TARGET + GAP) + GAP + 24.0);
    let pressed = frame(&ctx, &mut dialogs, model.game_text.text.paused(), size, |ui, rect, dialogs, fresh| {
        column(ui, rect, "menu", |column| {
            let place = column.place(rows as f32 * (TARGET + GAP) - GAP);
            grid(column.ui, place, &items, columns, &model, dialogs, fresh)
        })
    });
    if let Some(item) = pressed {
        act(&ctx, item, &model, &mut dialogs, &mut requests);
    }
    Ok(())
}

fn items(model: &MatchModel, with_moves: bool) -> Vec<Item> {
    let available = |action: &MatchAction| model.actions.is_available(*action);
    let mut items = vec![Item::Close];
    let looks = [MatchAction::BackToMatch, MatchAction::LookBack, MatchAction::Autoplay, MatchAction::Restart];
    items.extend(looks.into_iter().filter(available).map(Item::Action));
    items.extend(model.match_view.review.is_none().then_some(Item::Players));
    let values = [MatchAction::Analyse, MatchAction::Threats, MatchAction::Oracle, MatchAction::Explorer];
    items.extend(values.into_iter().filter(available).map(Item::Action));
    items.extend(available(&MatchAction::Report).then_some(Item::Report));
    let ends = [MatchAction::OfferDraw, MatchAction::Resign];
    items.extend(ends.into_iter().filter(available).map(Item::Action));
    items.extend(with_moves.then_some(Item::Moves));
    items.extend([Item::Edit, Item::Share, Item::Library, Item::Statistics]);
    items.extend([Item::Lessons, Item::Puzzles, Item::HowToPlay, Item::Settings, Item::Action(MatchAction::Leave)]);
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
        let (id, (label, icon)) = (id(*item), label_and_icon(*item, model));
        let label = if dialogs.is_armed(id) { model.game_text.text.confirm_again() } else { &label };
        let style = if dialogs.is_armed(id) { ButtonStyle::Primary } else { ButtonStyle::Row };
        let button = Button::new(label).id_salt(id).icon(icon).style(style).focus(fresh && index == 0);
        if button.show(ui, place).clicked() {
            pressed = Some(*item);
        }
    }
    pressed
}

/// Identifies a button while its label changes.
const fn id(item: Item) -> &'static str {
    match item {
        Item::Close => "close",
        Item::Action(MatchAction::Restart) => "restart",
        Item::Action(MatchAction::LookBack) => "look-back",
        Item::Action(MatchAction::BackToMatch) => "back-to-match",
        Item::Action(MatchAction::Autoplay) => "autoplay",
        Item::Action(MatchAction::Oracle) => "oracle",
        Item::Action(MatchAction::Analyse) => "analyse",
        Item::Report => "report",
        Item::Action(MatchAction::Explorer) => "explorer",
        Item::Action(MatchAction::OfferDraw) => "offer-draw",
        Item::Action(MatchAction::Resign) => "resign",
        Item::Action(_) => "leave",
        Item::Players => "players",
        Item::Edit => "edit",
        Item::Moves => "moves",
        Item::Share => "share",
        Item::Library => "library",
        Item::Statistics => "statistics",
        Item::Lessons => "lessons",
        Item::Puzzles => "puzzles",
        Item::HowToPlay => "how-to-play",
        Item::Settings => "settings",
        Item::Quit => "quit",
    }
}

fn label_and_icon(item: Item, model: &MatchModel) -> (String, Icon) {
    let text = model.game_text.text;
    let (label, icon) = match item {
        Item::Close => (text.resume(), Icon::Play),
        Item::Action(MatchAction::Resign) if model.players.only_human().is_none() => {
            let colour = model.game_text.colour(model.actions.requesting_side());
            return (text.side_resigns(colour), Icon::Resign);
        }
        Item::Action(action) => return (model.action_label(action), Icon::of_action(action)),
        Item::Players => (text.players(), Icon::Players),
        Item::Report => (text.report(), Icon::Report),
        Item::Edit => (text.edit_position(), Icon::Edit),
        Item::Moves => (text.moves(), Icon::Moves),
        Item::Share => (text.share(), Icon::Share),
        Item::Library => (text.library(), Icon::Library),
        Item::Statistics => (text.statistics(), Icon::Statistics),
        Item::Lessons => (text.lessons(), Icon::Hint),
        Item::Puzzles => (text.puzzles(), Icon::Trophy),
        Item::HowToPlay => (text.how_to_play(), Icon::Help),
        Item::Settings => (text.settings(), Icon::Settings),
        Item::Quit => (text.quit(), Icon::Quit),
    };
    (label.to_owned(), icon)
}

/// Whether the item needs a second press; quitting ends a match as leaving it does.
fn needs_confirmation(item: Item, model: &MatchModel) -> bool {
    match item {
        Item::Action(action) => model.actions.needs_confirmation(action),
        Item::Quit => model.actions.needs_confirmation(MatchAction::Leave),
        _ => false,
    }
}

fn act(ctx: &egui::Context, item: Item, model: &MatchModel, dialogs: &mut Dialogs, requests: &mut RequestWriter) {
    if needs_confirmation(item, model) && !dialogs.confirm_twice(id(item)) {
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
            requests.edit_position(&model.position());
        }
        Item::Moves => dialogs.open(ctx, Dialog::Moves),
        Item::Share => dialogs.open(ctx, Dialog::Share),
        Item::Library => dialogs.open(ctx, Dialog::Library),
        Item::Statistics => dialogs.open(ctx, Dialog::Statistics),
        Item::Lessons => dialogs.open(ctx, Dialog::Lessons(model.game_text.kind())),
        Item::Puzzles => dialogs.open(ctx, Dialog::Puzzles(model.game_text.kind())),
        Item::HowToPlay => dialogs.open(ctx, Dialog::HowToPlay(model.game_text.kind())),
        Item::Settings => dialogs.open(ctx, Dialog::Settings(SettingsTab::default())),
        Item::Quit => requests.quit(),
    }
}
