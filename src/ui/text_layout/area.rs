//! A part of the window whose text is upright, or upside down for a player on the opposite side.

use std::f32::consts::PI;
use std::sync::Arc;

use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Vec2};

use crate::ui::label_log;
use crate::ui::theme::text_role::TextRole;

/// Places are those of the upright sheet.
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

    /// One line in the first of the roles in which it is at most `width` wide; returns the rectangle that it took.
    pub(crate) fn line(
        &self,
        at: Pos2,
        align: Align2,
        roles: &[TextRole],
        ink: Color32,
        text: &str,
        width: f32,
    ) -> Rect {
        let whole = |role: &&TextRole| super::width(self.painter, **role, text) <= width;
        let role = roles.iter().find(whole).or(roles.last()).copied().unwrap_or(TextRole::Small);
        let galley = super::one_line(self.painter, role, ink, text, width);
        let rect = align.anchor_size(at, galley.size());
        let room = Vec2::new(width, rect.height());
        let room = if width.is_finite() { align.anchor_size(at, room) } else { Rect::EVERYTHING };
        self.paragraph(rect.min, galley, ink, room);
        rect
    }

    /// A text that was laid out for `room`.
    pub(crate) fn paragraph(&self, at: Pos2, galley: Arc<Galley>, ink: Color32, room: Rect) {
        let rect = galley.rect.translate(at.to_vec2());
        label_log::record(self.painter, galley.text(), rect, room, galley.elided);
        let angle = if self.upside_down { PI } else { 0.0 };
        self.painter.add(TextShape::new(self.place(at), galley, ink).with_angle(angle));
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
