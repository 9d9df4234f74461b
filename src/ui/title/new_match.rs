//! The dialog that chooses a board's size and begins a match.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Ui, pos2, vec2};

use super::preview;
use super::sizes::Sizes;
use crate::rules::{GameKind, Position, Size};
use crate::ui::asks::Asks;
use crate::ui::dialogs::{Dialog, Dialogs, frame};
use crate::ui::theme::TARGET;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, Tone, choice, stepper};
use crate::ui::words::labels;

/// Height of the rows for columns and rows, and the room above and between them.
const STEPPERS: f32 = 2.0 * TARGET + 10.0 + 8.0;
/// Height of the preview.
const PREVIEW: f32 = 196.0;

pub(crate) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut sizes: ResMut<Sizes>,
    mut asks: Asks,
) -> Result {
    let Some(Dialog::NewMatch(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let steppers = if kind == GameKind::Breakthrough { STEPPERS } else { 0.0 };
    let size = vec2(440.0, 76.0 + PREVIEW + 16.0 + TARGET + steppers + 16.0 + TARGET + 24.0);
    let before = sizes.of(kind).size();
    let (chosen, play) = frame(&ctx, &mut dialogs, labels::game(kind), size, |ui, rect, _, fresh| {
        contents(ui, rect, &sizes, kind, fresh)
    });
    if chosen != before {
        sizes.choose(kind, chosen);
    }
    if play {
        dialogs.clear();
        asks.open(Position::start(sizes.of(kind)));
    }
    Ok(())
}

/// The size as it is now wanted, and whether to begin.
fn contents(ui: &Ui, rect: egui::Rect, sizes: &Sizes, kind: GameKind, fresh: bool) -> (Size, bool) {
    let variant = sizes.of(kind);
    let mut size = variant.size();
    let row = |top: f32| egui::Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), TARGET));
    let play = row(rect.bottom() - TARGET);
    let steppers = if kind == GameKind::Breakthrough { STEPPERS } else { 0.0 };
    let presets = row(play.top() - 16.0 - steppers - TARGET);
    let picture = egui::Rect::from_min_max(rect.min, presets.right_top() - vec2(0.0, 16.0));
    if picture.height() > 60.0 {
        preview::show(ui, picture, variant);
    }
    let usual = Sizes::usual(kind);
    let names: Vec<String> = usual.iter().map(|size| labels::size(*size)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let current = usual.iter().position(|usual| *usual == size);
    if let Some(index) = choice(ui, presets, labels::BOARD_SIZE, &names, current) {
        size = usual[index];
    }
    if kind == GameKind::Breakthrough {
        let columns = row(presets.bottom() + 10.0);
        size.columns = stepper(ui, columns, labels::COLUMNS, size.columns, 2..=10).unwrap_or(size.columns);
        let rows = row(columns.bottom() + 8.0);
        size.rows = stepper(ui, rows, labels::ROWS, size.rows, 4..=10).unwrap_or(size.rows);
    }
    let begin = Button::new(labels::PLAY).icon(Icon::Play).tone(Tone::Primary).focus(fresh);
    (size, begin.show(ui, play).clicked())
}
