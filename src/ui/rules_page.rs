//! How to play: a page of rules for each game.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, Stroke, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::rules::GameKind;
use crate::settings::bindings::Bindings;

use super::dialogs::{Dialog, Dialogs, PAGE, beside_title, frame};
use super::systems::UiSystems;
use super::text_layout;
use super::theme;
use super::theme::text_role::TextRole;
use super::widgets::{BETWEEN, Button, Column, game_tabs, read_out, scroll_keys};
use crate::presentation::text::keys::KeyRow;
use crate::presentation::text::{Text, keys as key_text, rules};

/// Adds the dialog.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::Pages));
}

fn draw(mut contexts: EguiContexts, mut dialogs: ResMut<Dialogs>, bindings: Res<Bindings>) -> Result {
    let (kind, title) = match dialogs.top() {
        Some(Dialog::HowToPlay(kind)) => (kind, Text::how_to_play as fn(Text) -> &'static str),
        Some(Dialog::Origins(kind)) => (kind, Text::origins as fn(Text) -> &'static str),
        _ => return Ok(()),
    };
    let show: fn(GameKind) -> Dialog =
        if let Some(Dialog::Origins(_)) = dialogs.top() { Dialog::Origins } else { Dialog::HowToPlay };
    let ctx = contexts.ctx_mut()?.clone();
    let text = theme::text(&ctx);
    let title = title(text);
    let (page, link) = frame(&ctx, &mut dialogs, title, vec2(600.0, PAGE), |ui, rect, _, _| {
        let head = beside_title(ui, rect, title);
        game_tabs(ui, (rect, head), kind, format!("{:?}", show(kind)), |column| {
            scroll_keys(column.ui, rect.height());
            match show(kind) {
                Dialog::Origins(kind) => origins(column, kind),
                _ => how_to_play(column, kind, &bindings),
            }
        })
    });
    if let Some(kind) = page {
        dialogs.replace(show(kind));
    }
    if let Some(link) = link {
        dialogs.open(&ctx, link);
    }
    Ok(())
}

/// Where the game comes from.
fn origins(column: &mut Column, kind: GameKind) -> Option<Dialog> {
    let (look, text) = (theme::palette(column.ui.ctx()), theme::text(column.ui.ctx()));
    for paragraph in text.origins_of(kind) {
        write(column, TextRole::Body, look.text, paragraph, 6.0);
    }
    None
}

/// The rules, the ways to more about the game, and the keys; returns the dialog of the button that was pressed.
fn how_to_play(column: &mut Column, kind: GameKind, bindings: &Bindings) -> Option<Dialog> {
    let (look, text) = (theme::palette(column.ui.ctx()), theme::text(column.ui.ctx()));
    let page = rules::page(text, kind);
    write(column, TextRole::Lead, look.text, page.gist, 0.0);
    for (heading, paragraphs) in page.sections {
        write(column, TextRole::Caps, look.brass, heading, 12.0);
        for paragraph in paragraphs {
            write(column, TextRole::Body, look.text, paragraph, 0.0);
        }
    }
    column.ui.add_space(10.0);
    let link = links(column, kind);
    write(column, TextRole::Caps, look.brass, text.keys(), 12.0);
    for paragraph in key_text::cursor_movement(text) {
        write(column, TextRole::Body, look.text, paragraph, 0.0);
    }
    for row in key_text::table(text, bindings) {
        key_row(column, text, &row);
    }
    link
}

/// The buttons to the lessons of the game and to where it comes from.
fn links(column: &mut Column, kind: GameKind) -> Option<Dialog> {
    let text = theme::text(column.ui.ctx());
    let links = [(text.learn(), Dialog::Learn(kind)), (text.origins(), Dialog::Origins(kind))];
    let half = (column.width() - BETWEEN) / 2.0;
    let beside = links.iter().all(|(label, _)| Button::new(label).width(column.ui) <= half);
    let row = column.row();
    let places = match beside {
        true => [row.with_max_x(row.left() + half), row.with_min_x(row.right() - half)],
        false => [row, column.row()],
    };
    let mut pressed = None;
    for (place, (label, dialog)) in places.into_iter().zip(links) {
        if Button::new(label).show(column.ui, place).clicked() {
            pressed = Some(dialog);
        }
    }
    pressed
}

/// Where the columns of keys and of buttons begin, as parts of the width.
const COLUMNS: [f32; 3] = [0.0, 0.53, 0.72];
const ROW: f32 = 24.0;
/// Below this width a row has two lines.
const NARROW: f32 = 460.0;
const NARROW_ROW: f32 = 36.0;

/// Writes a paragraph this far below what stands above it, readable for screen readers.
fn write(column: &mut Column, role: TextRole, ink: Color32, words: &str, above: f32) {
    let galley = text_layout::laid_out(column.ui.painter(), role, ink, words, column.width());
    column.ui.add_space(above);
    let rect = column.place(galley.size().y);
    read_out(column.ui, rect, words);
    text_layout::paragraph(column.ui.painter(), rect.min, galley, ink, rect);
}

/// What a key and a button do, on a hairline.
fn key_row(column: &mut Column, text: Text, row: &KeyRow) {
    let (look, width) = (theme::palette(column.ui.ctx()), column.width());
    let height = if width < NARROW { NARROW_ROW } else { ROW };
    let rect = column.place(height - BETWEEN).expand2(vec2(0.0, BETWEEN / 2.0));
    read_out(column.ui, rect, &row.spoken(text));
    let stroke = Stroke::new(1.0, look.text.gamma_multiply(0.12));
    column.ui.painter().hline(rect.x_range(), rect.bottom(), stroke);
    let ends = [COLUMNS[1], COLUMNS[2], 1.0];
    for (index, words) in [row.action, &row.key, &row.button].into_iter().enumerate() {
        let (role, ink) = if index == 0 { (TextRole::Body, look.text) } else { (TextRole::Strong, look.brass) };
        let left = rect.left() + COLUMNS[index] * width;
        let right = rect.left() + ends[index] * width - 6.0;
        let room = rect.with_min_x(left).with_max_x(right);
        text_layout::fit(column.ui.painter(), room, Align2::LEFT_CENTER, &[role, TextRole::Small], ink, words);
    }
}
