//! Plots and tables in one column, or in two where the page is wide.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

use super::{plot, table};
use crate::presentation::statistics::{Plot, StatisticsReport, StatisticsTable};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::{Column, read_out};

/// Between two columns, and between two cards.
const BETWEEN: f32 = 24.0;
/// The least width of a page with two columns.
const WIDE: f32 = 640.0;
/// Height of a title.
const TITLE: f32 = 26.0;

/// What a card shows.
#[derive(Clone, Copy)]
enum Card<'a> {
    Plot(&'a Plot),
    Table(&'a StatisticsTable),
}

impl Card<'_> {
    fn height(self, ui: &Ui, width: f32) -> f32 {
        let contents = match self {
            Card::Plot(plot) => plot::height(ui, plot, width),
            Card::Table(table) => table::height(table, width),
        };
        TITLE + contents
    }

    fn show(self, ui: &Ui, rect: Rect) {
        let title = match self {
            Card::Plot(plot) => plot.title.as_str(),
            Card::Table(table) => table.title,
        };
        let ink = theme::palette(ui.ctx()).text;
        let head = Rect::from_min_size(rect.min, vec2(rect.width(), TITLE));
        let roles = [&[TextRole::Strong, TextRole::SmallStrong], ROW].concat();
        text_layout::fit(ui.painter(), head, Align2::LEFT_CENTER, &roles, ink, title);
        let below = rect.with_min_y(head.bottom());
        match self {
            Card::Plot(plot) => plot::show(ui, below, plot),
            Card::Table(table) => {
                read_out(ui, head, title);
                table::show(ui, below, table);
            }
        }
    }
}

/// Shows the first plot over the whole width, if it has points; returns whether it does.
pub(super) fn lead(column: &mut Column, report: &StatisticsReport) -> bool {
    let Some(plot) = report.plots.first().filter(|plot| !plot.points.is_empty()) else { return false };
    let card = Card::Plot(plot);
    let width = column.width();
    let height = card.height(column.ui, width);
    let place = column.place(height);
    card.show(column.ui, place);
    true
}

/// Shows plots and tables; those with something in them come first.
pub(super) fn show(column: &mut Column, plots: &[Plot], tables: &[StatisticsTable]) {
    let (full, empty): (Vec<&Plot>, Vec<&Plot>) = plots.iter().partition(|plot| !plot.points.is_empty());
    let plots = full.into_iter().map(Card::Plot);
    let tables = tables.iter().map(Card::Table);
    let all: Vec<Card> = plots.chain(tables).chain(empty.into_iter().map(Card::Plot)).collect();
    let columns = if column.width() >= WIDE { 2 } else { 1 };
    let width = (column.width() + BETWEEN) / columns as f32 - BETWEEN;
    // Each card goes where the column is shortest, so that the page has no large gaps.
    let mut heights = vec![BETWEEN / 2.0; columns];
    let mut placed = Vec::new();
    for card in all {
        let shortest = (0..columns).min_by(|a, b| heights[*a].total_cmp(&heights[*b])).unwrap_or_default();
        let height = card.height(column.ui, width);
        placed.push((card, shortest, heights[shortest], height));
        heights[shortest] += height + BETWEEN;
    }
    if placed.is_empty() {
        return;
    }
    let place = column.place(heights.into_iter().fold(0.0, f32::max) - BETWEEN);
    for (card, index, top, height) in placed {
        let left = place.left() + (width + BETWEEN) * index as f32;
        let rect = Rect::from_min_size(pos2(left, place.top() + top), vec2(width, height));
        card.show(column.ui, rect);
    }
}
