//! Which saved games the list shows.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};

use super::saved_games::SavedGames;
use crate::game::player::Level;
use crate::game::screen::TITLE_ORDER;
use crate::library::{GameFilter, SavedResult};
use crate::platform::date;
use crate::presentation::period::Period;
use crate::presentation::text::Text;
use crate::rules::Size;
use crate::ui::dialogs::{Dialog, Dialogs, PAGE, frame};
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, Column, choice, choice_in_rows, column, one_of};

const SIZE: egui::Vec2 = vec2(560.0, PAGE);
/// The order in which results are listed.
const RESULTS: [SavedResult; 4] =
    [SavedResult::InProgress, SavedResult::FirstWins, SavedResult::SecondWins, SavedResult::Draw];

pub(super) fn draw(mut contexts: EguiContexts, mut dialogs: ResMut<Dialogs>, mut saved: ResMut<SavedGames>) -> Result {
    if dialogs.top() != Some(Dialog::LibraryFilter) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let (mut filter, tags) = (saved.wanted.filter.clone(), saved.tags.clone());
    let sizes = saved.sizes.clone();
    let title = theme::text(&ctx).library_filter();
    frame(&ctx, &mut dialogs, title, SIZE, |ui, rect, _, _| {
        column(ui, rect, "filter", |column| conditions(column, &mut filter, &tags, &sizes));
    });
    if filter != saved.wanted.filter {
        saved.wanted.filter = filter;
        saved.refresh();
    }
    Ok(())
}

fn conditions(column: &mut Column, filter: &mut GameFilter, tags: &[String], played: &[Size]) {
    let text = theme::text(column.ui.ctx());
    column.title(text.board(), "");
    filter.kind = one_of(column, "game", &TITLE_ORDER, filter.kind, |kind| text.game_name(kind).to_owned());
    match filter.kind {
        Some(kind) => {
            let mut sizes = kind.info().offered_sizes.to_vec();
            let others: Vec<Size> = played.iter().copied().filter(|size| !sizes.contains(size)).collect();
            sizes.extend(others);
            if sizes.len() > 1 {
                filter.size = sizes_in_rows(column, &sizes, filter.size);
            }
        }
        // The sizes belong to a game.
        None => filter.size = None,
    }
    column.title(text.library_result(), "");
    filter.result = one_of(column, "result", &RESULTS, filter.result, |result| result_name(text, result).to_owned());
    column.title(text.library_opponent(), "");
    let levels: Vec<Level> = Level::all().collect();
    let level = filter.level.as_deref().and_then(|level| level.parse().ok());
    filter.level = one_of(column, "level", &levels, level, |level| level.to_string()).map(|level| level.to_string());
    column.title(text.library_period(), "");
    period(column, text, filter);
    if !tags.is_empty() {
        column.title(text.library_tag(), "");
        tag_rows(column, filter, tags);
    }
    let row = column.row();
    if Button::new(text.library_filter_off()).icon(Icon::Close).show(column.ui, row).clicked() {
        *filter = GameFilter { text: std::mem::take(&mut filter.text), ..GameFilter::default() };
    }
}

/// The sizes in rows of `n`; a second press takes the condition back.
fn sizes_in_rows(column: &mut Column, sizes: &[Size], chosen: Option<Size>) -> Option<Size> {
    let text = theme::text(column.ui.ctx());
    let mut now = chosen;
    for (number, some) in sizes.chunks(4).enumerate() {
        let names: Vec<String> = some.iter().map(|size| text.size(*size)).collect();
        let labels: Vec<&str> = names.iter().map(String::as_str).collect();
        let current = some.iter().position(|size| Some(*size) == chosen);
        let row = column.row();
        if let Some(index) = choice(column.ui, row, &format!("sizes-{number}"), &labels, current) {
            now = (current != Some(index)).then(|| some[index]);
        }
    }
    now
}

fn result_name(text: Text, result: SavedResult) -> &'static str {
    match result {
        SavedResult::InProgress => text.library_unfinished(),
        SavedResult::FirstWins => text.library_first_won(),
        SavedResult::SecondWins => text.library_second_won(),
        SavedResult::Draw => text.library_drawn(),
    }
}

fn period(column: &mut Column, text: Text, filter: &mut GameFilter) {
    let now = date::now();
    let names = Period::labels(text);
    let current = Period::of(filter.created_from, now);
    if let Some(index) = choice_in_rows(column, "period", &names, Some(current as usize)) {
        filter.created_from = Period::ALL[index].from(now);
    }
}

/// The user's tags, three in a row.
fn tag_rows(column: &mut Column, filter: &mut GameFilter, tags: &[String]) {
    for (number, some) in tags.chunks(3).enumerate() {
        let labels: Vec<&str> = some.iter().map(String::as_str).collect();
        let current = some.iter().position(|tag| Some(tag) == filter.tag.as_ref());
        let row = column.row();
        if let Some(index) = choice(column.ui, row, &format!("tags-{number}"), &labels, current) {
            // A second press takes the condition back.
            filter.tag = (current != Some(index)).then(|| some[index].clone());
        }
    }
}
