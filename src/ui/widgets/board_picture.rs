//! A small picture of a position.

use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2};

use crate::rules::{Allegiance, Game, PieceKind, Point, Position, Size, Surface};
use crate::ui::theme;
use crate::ui::theme::palette::Palette;

/// The distance between neighbouring points of a detail, as large as cells become.
const DETAIL: f32 = CELL;
/// The largest cell.
const CELL: f32 = 26.0;
/// Room between the edge of a picture and its cells or points, on both sides together.
const CELLS_INSET: f32 = 8.0;
const LINES_INSET: f32 = 16.0;

/// Draws the part of a position around a point, which gets a ring.
pub(crate) fn board_detail(ui: &mut Ui, rect: Rect, position: &Position, point: Point) {
    let (look, topology) = (theme::palette(ui.ctx()), position.topology());
    let surface = position.variant().kind().info().surface;
    let (low, high) = extent(position);
    // A cell reaches half its width beyond its middle.
    let inset = match surface {
        Surface::Cells => CELLS_INSET + DETAIL,
        Surface::Crossings => LINES_INSET,
    };
    let whole = vec2(high[0] - low[0], high[1] - low[1]) * DETAIL + Vec2::splat(inset);
    let [x, y] = topology.place(point);
    let wanted = vec2(x - (low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0 - y) * DETAIL;
    // No more of what lies beside the board than needed.
    let most = ((whole - rect.size()) / 2.0).max(Vec2::ZERO);
    let moved = wanted.clamp(-most, most);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    inner.set_clip_rect(rect.intersect(ui.clip_rect()));
    board_picture(&inner, Rect::from_center_size(rect.center() - moved, whole), position);
    let at = rect.center() - moved + wanted;
    inner.painter().circle_stroke(at, DETAIL * 0.44, Stroke::new(2.0, look.danger));
}

/// The least and the greatest coordinates of points.
fn extent(position: &Position) -> ([f32; 2], [f32; 2]) {
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    let topology = position.topology();
    for (place, axis) in
        topology.points().iter().flat_map(|point| [(topology.place(point), 0), (topology.place(point), 1)])
    {
        low[axis] = low[axis].min(place[axis]);
        high[axis] = high[axis].max(place[axis]);
    }
    (low, high)
}

/// Draws it in the middle of `rect`, as large as it can be.
pub(crate) fn board_picture(ui: &Ui, rect: Rect, position: &Position) {
    match position.variant().kind().info().surface {
        Surface::Crossings => lines(ui, rect, position),
        Surface::Cells => cells(ui, rect, position),
    }
}

/// A board of points and lines.
fn lines(ui: &Ui, rect: Rect, position: &Position) {
    let (look, topology, placement) = (theme::palette(ui.ctx()), position.topology(), position.placement());
    let (low, high) = extent(position);
    let room = rect.size() - Vec2::splat(LINES_INSET);
    let unit = (room.x / (high[0] - low[0])).min(room.y / (high[1] - low[1]));
    let seen =
        |[x, y]: [f32; 2]| rect.center() + vec2(x - (low[0] + high[0]) / 2.0, (low[1] + high[1]) / 2.0 - y) * unit;
    for point in topology.points().iter() {
        let from = seen(topology.place(point));
        for other in topology.neighbours(point).iter().filter(|other| *other > point) {
            ui.painter()
                .line_segment([from, seen(topology.place(other))], Stroke::new(1.2, look.brass.gamma_multiply(0.7)));
        }
    }
    for point in topology.points().iter() {
        let at = seen(topology.place(point));
        match placement.at(point) {
            Some(owner) => piece(ui, at, unit * 0.42, colour(&look, position, owner), edge(&look, Surface::Crossings)),
            None => _ = ui.painter().circle_filled(at, (unit * 0.13).clamp(1.0, 4.0), look.brass_lit),
        }
    }
}

fn cells(ui: &Ui, rect: Rect, position: &Position) {
    let (variant, topology, placement) = (position.variant(), position.topology(), position.placement());
    let Size { columns, rows } = variant.size();
    let [across, down] = [columns, rows].map(f32::from);
    let room = rect.size() - Vec2::splat(CELLS_INSET);
    let cell = (room.x / across).min(room.y / down).min(CELL).floor();
    let board = Rect::from_center_size(rect.center(), vec2(cell * across, cell * down));
    let look = theme::palette(ui.ctx());
    let rim = Stroke::new(4.0, look.rim);
    ui.painter().rect(board, CornerRadius::same(3), rim.color, rim, StrokeKind::Outside);
    let (low, high) = topology.bounds();
    for point in topology.points().iter() {
        let [x, y] = topology.place(point);
        // Counted from the cell at the upper left.
        let [column, row] = [(x - low[0]).floor(), (high[1] - y).floor()];
        let place = Rect::from_min_size(board.min + vec2(column, row) * cell, Vec2::splat(cell));
        let fill = ground(&look, variant.kind().info().piece, (column + row) as usize);
        ui.painter().rect_filled(place.shrink(0.5), CornerRadius::ZERO, fill);
        if let Some(owner) = placement.at(point) {
            piece(ui, place.center(), cell * 0.34, colour(&look, position, owner), edge(&look, Surface::Cells));
        }
    }
}

fn colour(look: &Palette, position: &Position, owner: Allegiance) -> Color32 {
    match owner {
        Allegiance::Side(side) => look.piece(position.variant().kind().info().colours[side]),
        Allegiance::Neutral => look.jasper,
    }
}

/// The colour of the edge of pieces, so that they stand out from a ground of their own colour: cells, or the panel itself.
const fn edge(look: &Palette, surface: Surface) -> Color32 {
    match surface {
        Surface::Cells => look.rim,
        Surface::Crossings => look.brass,
    }
}

fn piece(ui: &Ui, at: Pos2, radius: f32, colour: Color32, edge: Color32) {
    ui.painter().circle(at, radius, colour, Stroke::new((radius * 0.12).max(0.5), edge));
}

/// Discs lie on a plain field; other pieces stand on cells of two shades.
const fn ground(look: &Palette, piece: PieceKind, parity: usize) -> Color32 {
    match piece {
        PieceKind::Disc => look.field,
        _ if parity.is_multiple_of(2) => look.pale,
        _ => look.deep,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::theme::themes;
    use crate::ui::theme::palette::contrast;

    #[test]
    fn pieces_on_a_board_without_cells_stand_out_from_the_panel_in_every_theme() {
        for theme in themes() {
            let look = Palette::of(theme);
            let found = contrast(edge(&look, Surface::Crossings), look.solid);
            assert!(found >= 3.0, "{}: the edge of pieces on the panel: {found:.2}", theme.name);
        }
    }
}
