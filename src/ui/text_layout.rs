//! Draws lines and paragraphs of text.

use std::sync::Arc;

use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{Align, Align2, Color32, Galley, Painter, Pos2, Rect};

use super::theme::icons::Icon;
use super::theme::text_role::TextRole;

/// Draws one line without wrapping and returns its rectangle.
pub(crate) fn line(painter: &Painter, at: Pos2, align: Align2, role: TextRole, color: Color32, text: &str) -> Rect {
    let galley = laid_out(painter, role, color, text, f32::INFINITY);
    set(painter, at, align, galley)
}

/// One line that ends in an ellipsis where it would be wider than `width`.
pub(crate) fn clipped_line(
    painter: &Painter,
    at: Pos2,
    width: f32,
    role: TextRole,
    color: Color32,
    text: &str,
) -> Rect {
    let mut job = role.job(text, color, width);
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    set(painter, at, Align2::LEFT_CENTER, painter.layout_job(job))
}

/// A paragraph wrapped at `width`, to be measured before it is drawn.
pub(crate) fn laid_out(painter: &Painter, role: TextRole, color: Color32, text: &str, width: f32) -> Arc<Galley> {
    painter.layout_job(role.job(text, color, width))
}

/// As [`laid_out`], with every line centred on the position at which it is drawn.
pub(crate) fn centred(painter: &Painter, role: TextRole, color: Color32, text: &str, width: f32) -> Arc<Galley> {
    let mut job = role.job(text, color, width);
    job.halign = Align::Center;
    painter.layout_job(job)
}

/// How wide a line is.
pub(crate) fn width(painter: &Painter, role: TextRole, text: &str) -> f32 {
    laid_out(painter, role, Color32::WHITE, text, f32::INFINITY).size().x
}

fn set(painter: &Painter, at: Pos2, align: Align2, galley: Arc<Galley>) -> Rect {
    let rect = align.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, Color32::WHITE);
    rect
}

/// An icon with its middle at `at`.
pub(crate) fn icon(painter: &Painter, at: Pos2, size: f32, color: Color32, icon: Icon) {
    painter.text(at, Align2::CENTER_CENTER, icon.char(), Icon::font(size), color);
}

/// A part of the window whose text is upright, or upside down for a player on the opposite side.
#[derive(Clone, Copy)]
pub(crate) struct TextArea<'a> {
    painter: &'a Painter,
    rect: Rect,
    upside_down: bool,
}

impl<'a> TextArea<'a> {
    pub(crate) const fn new(painter: &'a Painter, rect: Rect, upside_down: bool) -> TextArea<'a> {
        TextArea { painter, rect, upside_down }
    }

    pub(crate) const fn rect(&self) -> Rect {
        self.rect
    }

    /// Where a place of the upright sheet is in the window.
    pub(crate) fn place(&self, at: Pos2) -> Pos2 {
        if self.upside_down { self.rect.center() * 2.0 - at.to_vec2() } else { at }
    }

    /// One line, clipped at `width`; places and the rectangle that it took are those of the upright sheet.
    pub(crate) fn line(&self, at: Pos2, align: Align2, role: TextRole, ink: Color32, text: &str, width: f32) -> Rect {
        let mut job = role.job(text, ink, width);
        job.wrap.max_rows = 1;
        job.wrap.break_anywhere = width.is_finite();
        let galley = self.painter.layout_job(job);
        let rect = align.anchor_size(at, galley.size());
        let angle = if self.upside_down { std::f32::consts::PI } else { 0.0 };
        let shape = TextShape::new(self.place(rect.min), galley, ink);
        self.painter.add(shape.with_angle(angle));
        rect
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, LayerId, pos2, vec2};

    use super::*;

    #[test]
    fn an_upside_down_area_mirrors_positions_at_its_middle() {
        let painter = Context::default().layer_painter(LayerId::background());
        let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(100.0, 40.0));
        let upright = TextArea::new(&painter, rect, false);
        let turned = TextArea::new(&painter, rect, true);
        assert_eq!(upright.place(rect.min), rect.min);
        assert_eq!(turned.place(rect.min), rect.max);
        assert_eq!(turned.place(rect.center()), rect.center());
    }
}
