//! A plot of a value over the course of games: a line with its interval as a band, round marks and the first and last day.

use bevy_egui::egui::epaint::Mesh;
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, Ui, pos2};

use crate::presentation::statistics::Plot;
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;
use crate::ui::widgets::read_out;

/// Height of a plot with the dates below it.
const HEIGHT: f32 = 168.0;
const DATES: f32 = 20.0;
/// Room above the highest mark, for half of its label.
const TOP: f32 = 8.0;
/// Between the labels of the marks and the plot.
const BESIDE: f32 = 8.0;
const LINE: f32 = 2.0;
const DOT: f32 = 4.0;

/// How high a plot is; without points it is a sentence.
pub(super) fn height(ui: &Ui, plot: &Plot, width: f32) -> f32 {
    if plot.points.is_empty() {
        let galley = text_layout::laid_out(ui.painter(), TextRole::Quiet, Color32::WHITE, &plot.spoken, width);
        return galley.size().y;
    }
    HEIGHT
}

pub(super) fn show(ui: &Ui, rect: Rect, plot: &Plot) {
    let look = theme::palette(ui.ctx());
    if plot.points.is_empty() {
        let galley = text_layout::laid_out(ui.painter(), TextRole::Quiet, look.quiet, &plot.spoken, rect.width());
        text_layout::paragraph(ui.painter(), rect.min, galley, look.quiet, rect);
    } else {
        let area = axes(ui, rect, plot);
        curve(ui, area, plot);
    }
    read_out(ui, rect, &plot.spoken);
}

/// Draws the marks with their labels and the dates; returns the room for the curve.
fn axes(ui: &Ui, rect: Rect, plot: &Plot) -> Rect {
    let look = theme::palette(ui.ctx());
    let width = |label: &str| text_layout::width(ui.painter(), TextRole::Small, label);
    let labels = plot.ticks.iter().map(|tick| width(&tick.label)).fold(0.0, f32::max);
    let area = Rect::from_min_max(
        pos2(rect.left() + labels + BESIDE, rect.top() + TOP),
        pos2(rect.right() - DOT, rect.bottom() - DATES - TOP),
    );
    for tick in &plot.ticks {
        let y = height_of(area, plot, tick.value);
        ui.painter().hline(area.x_range(), y, Stroke::new(1.0, look.text.gamma_multiply(0.16)));
        let at = pos2(area.left() - BESIDE, y);
        text_layout::line(ui.painter(), at, Align2::RIGHT_CENTER, TextRole::Small, look.quiet, &tick.label);
    }
    let [from, to] = &plot.dates;
    let bottom = rect.bottom() - DATES / 2.0;
    let ends = [(area.left(), Align2::LEFT_CENTER, from), (area.right(), Align2::RIGHT_CENTER, to)];
    let has_room = width(from) + width(to) + BESIDE <= area.width();
    let first = usize::from(!has_room || from == to);
    for (x, align, date) in ends.into_iter().skip(first) {
        text_layout::line(ui.painter(), pos2(x, bottom), align, TextRole::Small, look.quiet, date);
    }
    area
}

fn height_of(area: Rect, plot: &Plot, value: f64) -> f32 {
    let ends = plot.ticks.first().zip(plot.ticks.last()).map(|(first, last)| (first.value, last.value));
    let (low, high) = ends.unwrap_or((0.0, 1.0));
    let part = ((value - low) / (high - low)).clamp(0.0, 1.0) as f32;
    area.bottom() - part * area.height()
}

/// Draws the band and the line, with a dot at the last game.
fn curve(ui: &Ui, area: Rect, plot: &Plot) {
    let look = theme::palette(ui.ctx());
    let (first, last) = (plot.points[0].game as f32, plot.points[plot.points.len() - 1].game as f32);
    let across = |game: usize| {
        let part = if last > first { (game as f32 - first) / (last - first) } else { 1.0 };
        area.left() + part * area.width()
    };
    let at = |game: usize, value: f64| pos2(across(game), height_of(area, plot, value));
    let ends = plot.points.iter().map(|point| [at(point.game, point.low), at(point.game, point.high)]);
    ui.painter().add(Shape::mesh(band(ends, look.tint)));
    let line: Vec<Pos2> = plot.points.iter().map(|point| at(point.game, point.value)).collect();
    if let Some(end) = line.last() {
        ui.painter().circle_filled(*end, DOT, look.brass_lit);
    }
    ui.painter().add(Shape::line(line, Stroke::new(LINE, look.brass_lit)));
}

/// A strip between the lower and the upper ends.
fn band(ends: impl Iterator<Item = [Pos2; 2]>, ink: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for [low, high] in ends {
        let next = mesh.vertices.len() as u32;
        mesh.colored_vertex(low, ink);
        mesh.colored_vertex(high, ink);
        if next >= 2 {
            mesh.add_triangle(next - 2, next - 1, next);
            mesh.add_triangle(next - 1, next, next + 1);
        }
    }
    mesh
}
