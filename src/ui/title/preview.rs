//! A small picture of a board of the chosen size, set up for its game.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::rules::{GameKind, Size, Topology, Variant};
use crate::ui::theme;
use crate::ui::theme::palette::Palette;

/// Draws it in the middle of `rect`, as large as it can be.
pub(super) fn show(ui: &Ui, rect: Rect, variant: Variant) {
    match variant.kind() {
        GameKind::Diamond => lines(ui, rect, Topology::of(variant)),
        GameKind::Othello | GameKind::Breakthrough => cells(ui, rect, variant),
    }
}

/// A board of points and lines.
fn lines(ui: &Ui, rect: Rect, topology: &Topology) {
    let look = theme::palette(ui.ctx());
    let places = || topology.points().iter().map(|point| topology.place(point));
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for (place, axis) in places().flat_map(|place| [(place, 0), (place, 1)]) {
        low[axis] = low[axis].min(place[axis]);
        high[axis] = high[axis].max(place[axis]);
    }
    let unit = ((rect.width() - 16.0) / (high[0] - low[0])).min((rect.height() - 16.0) / (high[1] - low[1]));
    let seen =
        |[x, y]: [f32; 2]| rect.center() + vec2(x - (low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0 - y) * unit;
    for point in topology.points().iter() {
        let from = seen(topology.place(point));
        for other in topology.neighbours(point).iter().filter(|other| *other > point) {
            ui.painter()
                .line_segment([from, seen(topology.place(other))], Stroke::new(1.2, look.brass.gamma_multiply(0.7)));
        }
    }
    for place in places() {
        ui.painter().circle_filled(seen(place), (unit * 0.13).max(2.2), look.brass_lit);
    }
}

fn cells(ui: &Ui, rect: Rect, variant: Variant) {
    let Size { columns, rows } = variant.size();
    let (columns, rows) = (usize::from(columns), usize::from(rows));
    let cell = ((rect.width() - 8.0) / columns as f32).min((rect.height() - 8.0) / rows as f32).min(26.0).floor();
    let board = Rect::from_center_size(rect.center(), vec2(cell * columns as f32, cell * rows as f32));
    let look = theme::palette(ui.ctx());
    let rim = Stroke::new(4.0, look.rim);
    ui.painter().rect(board, CornerRadius::same(3), rim.color, rim, StrokeKind::Outside);
    for row in 0..rows {
        for column in 0..columns {
            let min = board.min + vec2(column as f32, row as f32) * cell;
            let place = Rect::from_min_size(min, Vec2::splat(cell));
            ui.painter().rect_filled(
                place.shrink(0.5),
                CornerRadius::ZERO,
                ground(&look, variant.kind(), row + column),
            );
            if let Some(white) = piece(variant.kind(), [columns, rows], [column, row]) {
                let colour = if white { look.ivory } else { look.ebony };
                ui.painter().circle_filled(place.center(), cell * 0.34, colour);
            }
        }
    }
}

const fn ground(look: &Palette, kind: GameKind, parity: usize) -> Color32 {
    match kind {
        GameKind::Othello => look.field,
        _ if parity.is_multiple_of(2) => look.pale,
        _ => look.deep,
    }
}

/// Whether a white (or black) piece stands on a cell at the start; rows from the top.
fn piece(kind: GameKind, [columns, rows]: [usize; 2], [column, row]: [usize; 2]) -> Option<bool> {
    match kind {
        GameKind::Breakthrough if row < 2 => Some(false),
        GameKind::Breakthrough if row + 2 >= rows => Some(true),
        GameKind::Othello => {
            let [x, y] = [column + 1, row + 1].map(|place| place as isize);
            let [right, down] = [x - columns as isize / 2, y - rows as isize / 2];
            ((0..2).contains(&right) && (0..2).contains(&down)).then_some(right == down)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn othello_begins_with_four_discs_crosswise() {
        let at = |column, row| piece(GameKind::Othello, [6, 6], [column, row]);
        assert_eq!([at(2, 2), at(3, 2), at(2, 3), at(3, 3)], [Some(true), Some(false), Some(false), Some(true)]);
        assert_eq!(at(1, 2), None);
    }

    #[test]
    fn breakthrough_begins_with_two_full_rows_each() {
        let white = (0..4).map(|row| piece(GameKind::Breakthrough, [2, 4], [0, row]));
        assert_eq!(white.collect::<Vec<_>>(), [Some(false), Some(false), Some(true), Some(true)]);
    }
}
