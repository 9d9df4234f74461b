//! Marks of moves on the board: arrows for steps, a number or a ring for placements.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, Vec2, pos2};

use crate::presentation::move_marks::{MarkKind, MoveMark};
use crate::rules::Move;
use crate::ui::theme::fonts;
use crate::view::point_places::{PointPlace, PointPlaces};

const LINE: Color32 = Color32::from_rgb(0x1C, 0x58, 0x3A);
const THREAT: Color32 = Color32::from_rgb(0x8C, 0x2F, 0x14);
const INK: Color32 = Color32::WHITE;
/// The width of the edge around arrows and rings, in points.
const EDGE: f32 = 1.5;
/// Arrows in cells: the width of the first line's and of the threat's, how much narrower each later line's is, and the least.
const WIDTH: f32 = 0.15;
const NARROWER: f32 = 0.03;
const LEAST_WIDTH: f32 = 0.06;
/// The length and the half width of the head, in widths of the arrow.
const HEAD: f32 = 2.4;
const HALF_HEAD: f32 = 1.5;
/// The radius and the width of a ring, and the radius of a number, in cells; the smallest and the largest number in points.
const RING: f32 = 0.42;
const RING_WIDTH: f32 = 0.09;
const NUMBER: f32 = 0.15;
const NUMBER_LIMITS: [f32; 2] = [7.0, 11.0];

/// Draws marks in their order.
pub(super) fn draw(painter: &Painter, places: &PointPlaces, zoom: f32, marks: &[MoveMark]) {
    for mark in marks {
        match mark.mv {
            Move::Step { from, to } => {
                let (Some(from), Some(to)) = (places.of(from), places.of(to)) else { continue };
                let cell = to.width / zoom;
                let ends = [middle(from, zoom), middle(to, zoom)];
                draw_arrow(painter, ends, cell * width(mark.kind), colour(mark.kind));
                draw_label(painter, ends[0] + (ends[1] - ends[0]) * 0.45, cell, mark.kind);
            }
            Move::Place(point) | Move::Remove(point) => {
                let Some(place) = places.of(point) else { continue };
                draw_placement(painter, middle(place, zoom), place.width / zoom, mark.kind);
            }
            Move::Pass | Move::Swap => {}
        }
    }
}

fn middle(place: &PointPlace, zoom: f32) -> Pos2 {
    pos2(place.middle.x / zoom, place.middle.y / zoom)
}

const fn colour(kind: MarkKind) -> Color32 {
    match kind {
        MarkKind::Line(_) => LINE,
        MarkKind::Threat => THREAT,
    }
}

/// Later lines have thinner arrows.
fn width(kind: MarkKind) -> f32 {
    match kind {
        MarkKind::Line(number) => (WIDTH - NARROWER * (number.saturating_sub(1)) as f32).max(LEAST_WIDTH),
        MarkKind::Threat => WIDTH,
    }
}

fn draw_arrow(painter: &Painter, [from, to]: [Pos2; 2], width: f32, colour: Color32) {
    let along = (to - from).normalized();
    if along == Vec2::ZERO {
        return;
    }
    let neck = to - along * HEAD * width;
    for (edge, colour) in [(EDGE, INK), (0.0, colour)] {
        let across = along.rot90() * (HALF_HEAD * width + edge);
        let (tip, base) = (to + along * edge, neck - along * edge);
        painter.line_segment([from - along * edge, neck], Stroke::new(width + 2.0 * edge, colour));
        painter.add(Shape::convex_polygon(vec![tip, base + across, base - across], colour, Stroke::NONE));
    }
}

/// A placement of a best line has its number beside its sign; a threat has a ring.
fn draw_placement(painter: &Painter, at: Pos2, cell: f32, kind: MarkKind) {
    match kind {
        MarkKind::Line(_) => draw_label(painter, at + Vec2::new(RING, -RING) * cell * 0.8, cell, kind),
        MarkKind::Threat => {
            let radius = RING * cell;
            let width = RING_WIDTH * cell;
            painter.circle_stroke(at, radius, Stroke::new(width + EDGE, INK));
            painter.circle_stroke(at, radius, Stroke::new(width, THREAT));
            draw_label(painter, at + Vec2::new(-radius, -radius) * 0.7, cell, kind);
        }
    }
}

/// The number of a line, or an exclamation mark.
fn draw_label(painter: &Painter, at: Pos2, cell: f32, kind: MarkKind) {
    let radius = (NUMBER * cell).clamp(NUMBER_LIMITS[0], NUMBER_LIMITS[1]);
    let words = match kind {
        MarkKind::Line(number) => number.to_string(),
        MarkKind::Threat => "!".to_owned(),
    };
    painter.circle(at, radius, colour(kind), Stroke::new(EDGE, INK));
    painter.text(at, Align2::CENTER_CENTER, words, FontId::new(1.4 * radius, fonts::bold()), INK);
}
