//! A small picture of a position.

use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::rules::{Allegiance, Game, PieceKind, Position, Size, Surface};
use crate::ui::theme;
use crate::ui::theme::palette::Palette;

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
    for point in topology.points().iter() {
        let at = seen(topology.place(point));
        match placement.at(point) {
            Some(owner) => piece(ui, at, unit * 0.42, colour(&look, position, owner)),
            None => _ = ui.painter().circle_filled(at, (unit * 0.13).clamp(1.0, 4.0), look.brass_lit),
        }
    }
}

fn cells(ui: &Ui, rect: Rect, position: &Position) {
    let (variant, topology, placement) = (position.variant(), position.topology(), position.placement());
    let Size { columns, rows } = variant.size();
    let [across, down] = [columns, rows].map(f32::from);
    let cell = ((rect.width() - 8.0) / across).min((rect.height() - 8.0) / down).min(26.0).floor();
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
            piece(ui, place.center(), cell * 0.34, colour(&look, position, owner));
        }
    }
}

fn colour(look: &Palette, position: &Position, owner: Allegiance) -> Color32 {
    match owner {
        Allegiance::Side(side) => look.piece(position.variant().kind().info().colours[side]),
        Allegiance::Neutral => look.jasper,
    }
}

/// A piece has an edge, so that it stands out from a ground of its own colour.
fn piece(ui: &Ui, at: Pos2, radius: f32, colour: Color32) {
    let edge = Stroke::new((radius * 0.12).max(0.5), theme::palette(ui.ctx()).rim);
    ui.painter().circle(at, radius, colour, edge);
}

/// Discs lie on a plain field; other pieces stand on cells of two shades.
const fn ground(look: &Palette, piece: PieceKind, parity: usize) -> Color32 {
    match piece {
        PieceKind::Disc => look.field,
        _ if parity.is_multiple_of(2) => look.pale,
        _ => look.deep,
    }
}
