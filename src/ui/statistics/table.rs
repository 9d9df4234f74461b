//! A table of groups of games, each with a bar: won games thick, draws half as thick, lost games as a thin line.

use bevy_egui::egui::{Align2, CornerRadius, Rect, Ui, pos2, vec2};

use crate::presentation::statistics::{StatisticsTable, TableRow};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::read_out;

/// Height of the text of a row, in a narrow table with room for two lines, and of the bar below it.
const LINE: f32 = 24.0;
const LINES: f32 = 36.0;
const BAR: f32 = 18.0;
/// A table narrower than this has room for two lines.
const NARROW: f32 = 260.0;
/// Height of the parts of a bar: games won, drawn and lost.
const PARTS: [f32; 3] = [10.0, 5.0, 2.0];
/// Between two parts of a bar.
const GAP: f32 = 2.0;
/// The room for a win rate, and the room that a long name gets at least.
const RATE: f32 = 54.0;
const NAME: f32 = 190.0;
/// Between a name and what stands beside it.
const BESIDE: f32 = 12.0;

pub(super) fn height(table: &StatisticsTable, width: f32) -> f32 {
    table.rows.len() as f32 * row_height(width)
}

fn row_height(width: f32) -> f32 {
    BAR + if width < NARROW { LINES } else { LINE }
}

pub(super) fn show(ui: &Ui, rect: Rect, table: &StatisticsTable) {
    for (index, row) in table.rows.iter().enumerate() {
        let height = row_height(rect.width());
        let top = rect.top() + height * index as f32;
        let place = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), height));
        show_row(ui, place, row);
        read_out(ui, place, &row.spoken);
    }
}

fn show_row(ui: &Ui, rect: Rect, row: &TableRow) {
    let look = theme::palette(ui.ctx());
    let line = Rect::from_min_size(rect.min, vec2(rect.width(), rect.height() - BAR));
    let rate = line.with_min_x(line.right() - RATE);
    text_layout::line(ui.painter(), rate.right_center(), Align2::RIGHT_CENTER, TextRole::Strong, look.text, &row.rate);
    let width = |role, words: &str| text_layout::width(ui.painter(), role, words);
    let mut name = line.with_max_x(rate.left() - 6.0);
    let needed = width(TextRole::Body, &row.name).min(NAME);
    // Everything that has room beside the name: the results, or at least the number of games.
    let room = name.width() - needed - BESIDE;
    if let Some(words) = [&row.results, &row.games].into_iter().find(|words| width(TextRole::Small, words) <= room) {
        let at = name.right_center();
        text_layout::line(ui.painter(), at, Align2::RIGHT_CENTER, TextRole::Small, look.quiet, words);
        name.set_right(name.right() - width(TextRole::Small, words) - BESIDE);
    }
    text_layout::fit(ui.painter(), name, Align2::LEFT_CENTER, ROW, look.text, &row.name);
    let bar = Rect::from_min_size(line.left_bottom(), vec2(rect.width(), PARTS[0]));
    show_bar(ui, bar, row.counts);
}

fn show_bar(ui: &Ui, rect: Rect, counts: [usize; 3]) {
    let look = theme::palette(ui.ctx());
    let inks = [look.brass, look.brass, look.quiet];
    let total = counts.iter().sum::<usize>().max(1) as f32;
    let mut left = rect.left();
    for ((count, height), ink) in counts.into_iter().zip(PARTS).zip(inks) {
        let width = rect.width() * count as f32 / total;
        if count > 0 {
            let part =
                Rect::from_center_size(pos2(left + width / 2.0, rect.center().y), vec2((width - GAP).max(1.0), height));
            ui.painter().rect_filled(part, CornerRadius::same(2), ink);
        }
        left += width;
    }
}
