//! The list of saved games.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Rect, Ui, vec2};

use super::list_rows::rows;
use super::saved_games::SavedGames;
use crate::library::{GameFilter, GameId};
use crate::persist::library::{ExportGames, LibraryClient};
use crate::presentation::text::library as library_text;
use crate::presentation::text_fields::TypedText;
use crate::share::ShareRequest;
use crate::ui::dialogs::{Dialog, Dialogs, PAGE, frame};
use crate::ui::text_layout::{self, ROW as ROW_ROLES};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, GAP, TARGET};
use crate::ui::widgets::{Button, ButtonStyle, text_field};

const SIZE: egui::Vec2 = vec2(760.0, PAGE);
/// A row of buttons narrower than this has no room for all names.
const WIDE: f32 = 640.0;
/// The least height of the list beside which there are other buttons.
const LEAST_LIST: f32 = 200.0;
/// Height of the line with the number of games.
const COUNT: f32 = 26.0;

/// What was pressed.
enum Pressed {
    Game(GameId),
    Filter,
    Statistics,
    ShowAll,
    Undelete,
    Import(ShareRequest),
    Export,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut saved: ResMut<SavedGames>,
    client: Res<LibraryClient>,
    mut requests: MessageWriter<ShareRequest>,
    mut exports: MessageWriter<ExportGames>,
) -> Result {
    if dialogs.top() != Some(Dialog::Library) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let title = theme::text(&ctx).library();
    let pressed =
        frame(&ctx, &mut dialogs, title, SIZE, |ui, rect, _, _| page(ui, rect, &mut saved, client.is_available()));
    match pressed {
        Some(Pressed::Game(game)) => dialogs.open(&ctx, Dialog::SavedGame(game)),
        Some(Pressed::Filter) => dialogs.open(&ctx, Dialog::LibraryFilter),
        Some(Pressed::Statistics) => dialogs.open(&ctx, Dialog::Statistics),
        Some(Pressed::ShowAll) => {
            saved.wanted.filter = GameFilter::default();
            saved.refresh();
        }
        Some(Pressed::Undelete) => saved.undelete(),
        Some(Pressed::Import(request)) => _ = requests.write(request),
        Some(Pressed::Export) => _ = exports.write(ExportGames(saved.wanted.filter.clone())),
        None => {}
    }
    Ok(())
}

fn page(ui: &mut Ui, rect: Rect, saved: &mut SavedGames, is_available: bool) -> Option<Pressed> {
    let head = Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
    let filter = search_and_filter(ui, head, saved);
    let mut list = rect.with_min_y(head.bottom() + 4.0);
    let transfer = transfer_buttons(ui, &mut list, saved.total > Some(0));
    let undelete = saved.deleted.is_some().then(|| {
        let bar = list.with_min_y(list.bottom() - TARGET);
        list.set_bottom(bar.top() - GAP);
        undelete_bar(ui, bar)
    });
    let count = Rect::from_min_size(list.min, vec2(list.width(), COUNT));
    let list = list.with_min_y(count.bottom());
    let show_all = match notice(ui, saved, is_available) {
        Some(words) => {
            message(ui, list.with_min_y(count.top()), &words);
            // A filter that finds nothing can be taken back here.
            saved.wanted.filter != GameFilter::default() && show_all_button(ui, list)
        }
        None => {
            let text = theme::text(ui.ctx());
            let total = usize::try_from(saved.total.unwrap_or_default()).unwrap_or(usize::MAX);
            let quiet = theme::palette(ui.ctx()).quiet;
            text_layout::fit(ui.painter(), count, Align2::LEFT_CENTER, ROW_ROLES, quiet, &text.library_count(total));
            false
        }
    };
    let game = rows(ui, list, saved);
    let chosen = [(undelete == Some(true), Pressed::Undelete), (show_all, Pressed::ShowAll)];
    game.map(Pressed::Game)
        .or(filter)
        .or(transfer)
        .or_else(|| chosen.into_iter().find_map(|(pressed, what)| pressed.then_some(what)))
}

/// The field for words to search, and the buttons for statistics and for all other conditions.
fn search_and_filter(ui: &mut Ui, rect: Rect, saved: &mut SavedGames) -> Option<Pressed> {
    let text = theme::text(ui.ctx());
    let is_filtered = GameFilter { text: String::new(), ..saved.wanted.filter.clone() } != GameFilter::default();
    let style = if is_filtered { ButtonStyle::Primary } else { ButtonStyle::Plain };
    let button = Button::new(text.library_filter()).style(style);
    let place = Align2::RIGHT_CENTER.align_size_within_rect(vec2(button.width(ui), rect.height()), rect);
    let statistics = named_where_wide(Button::new(text.statistics()), Icon::Statistics, rect);
    let width = if rect.width() < WIDE { TARGET } else { statistics.width(ui) };
    let beside = Align2::RIGHT_CENTER.anchor_size(place.left_center() - vec2(8.0, 0.0), vec2(width, rect.height()));
    let field = rect.with_max_x(beside.left() - 8.0);
    if text_field(ui, field, text.library_search(), TypedText::Search, &mut saved.wanted.filter.text).changed() {
        saved.refresh();
    }
    let statistics = statistics.show(ui, beside).clicked();
    let filter = button.show(ui, place).clicked();
    statistics.then_some(Pressed::Statistics).or(filter.then_some(Pressed::Filter))
}

/// Buttons that add games and that store the listed ones as a file, at the lower edge of the list where the window has
/// room for them.
fn transfer_buttons(ui: &Ui, list: &mut Rect, has_games: bool) -> Option<Pressed> {
    if list.height() < LEAST_LIST + TARGET {
        return None;
    }
    let text = theme::text(ui.ctx());
    let bar = list.with_min_y(list.bottom() - TARGET);
    list.set_bottom(bar.top() - GAP);
    let width = if bar.width() < WIDE { TARGET } else { (bar.width() - 2.0 * 8.0) / 3.0 };
    let export = bar.with_min_x(bar.right() - width);
    let import = bar.with_max_x(export.left() - 8.0);
    let half = (import.width() - 8.0) / 2.0;
    let open = Button::new(text.library_open_file());
    let paste = Button::new(text.library_paste());
    if open.show(ui, import.with_max_x(import.left() + half)).clicked() {
        return Some(Pressed::Import(ShareRequest::OpenFile));
    }
    if paste.show(ui, import.with_min_x(import.right() - half)).clicked() {
        return Some(Pressed::Import(ShareRequest::Paste));
    }
    let export_button = Button::new(text.library_export()).enabled(has_games);
    let button = if bar.width() < WIDE { export_button.only_icon(Icon::Save) } else { export_button };
    button.show(ui, export).clicked().then_some(Pressed::Export)
}

/// The button with its name, or where there is no room for it with its icon alone.
fn named_where_wide<'a>(button: Button<'a>, icon: Icon, row: Rect) -> Button<'a> {
    if row.width() < WIDE { button.only_icon(icon) } else { button.icon(icon) }
}

fn undelete_bar(ui: &Ui, rect: Rect) -> bool {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let button = Button::new(text.saved_game_undelete()).icon(Icon::Undo);
    let place = Align2::RIGHT_CENTER.align_size_within_rect(vec2(button.width(ui), rect.height()), rect);
    let room = rect.with_max_x(place.left() - 8.0);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW_ROLES, look.text, text.saved_game_deleted());
    button.show(ui, place).clicked()
}

fn show_all_button(ui: &Ui, list: Rect) -> bool {
    let button = Button::new(theme::text(ui.ctx()).library_filter_off());
    let size = vec2(button.width(ui).min(list.width()), TARGET);
    let place = Rect::from_min_size(list.min + vec2(0.0, 60.0), size);
    place.bottom() <= list.bottom() && button.show(ui, place).clicked()
}

/// The sentence in place of the list.
fn notice(ui: &Ui, saved: &SavedGames, is_available: bool) -> Option<String> {
    let text = theme::text(ui.ctx());
    match (&saved.fault, saved.total) {
        _ if !is_available => Some(text.library_missing().into()),
        (Some(fault), _) => Some(library_text::fault(text, fault)),
        (None, None) => Some(text.library_loading().into()),
        (None, Some(0)) if saved.wanted.filter != GameFilter::default() => Some(text.library_none_match().into()),
        (None, Some(0)) => Some(text.library_empty().into()),
        (None, Some(_)) => None,
    }
}

fn message(ui: &Ui, rect: Rect, words: &str) {
    let quiet = theme::palette(ui.ctx()).quiet;
    let room = rect.with_max_y((rect.top() + 84.0).min(rect.bottom()));
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW_ROLES, quiet, words);
}
