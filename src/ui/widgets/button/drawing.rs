//! The ground of a button, and its icon and label.

use bevy_egui::egui::{Align2, Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::{BETWEEN, Button, ButtonStyle, ICON, INSET};
use crate::ui::text_layout::{self, LABEL, TextArea};
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::widgets::{key_cap, mix, progress_ring};

/// The radius of the ring that shows how much is done.
const RING: f32 = 7.5;
const LEAST_INSET: f32 = 8.0;

impl Button<'_> {
    /// Draws fill and edge and returns the colour of the label.
    pub(super) fn ground(&self, ui: &Ui, rect: Rect, lit: f32) -> Color32 {
        let look = theme::palette(ui.ctx());
        let faded = if self.enabled && self.unavailable.is_none() { 1.0 } else { 0.4 };
        let (fill, edge, ink) = match self.style {
            ButtonStyle::Primary => (mix(look.brass, look.brass_lit, lit), look.brass_lit, look.on_brass),
            ButtonStyle::Plain | ButtonStyle::Row => {
                (mix(look.button, look.button_lit, lit), mix(look.button_edge, look.brass, lit * 0.7), look.text)
            }
            ButtonStyle::Danger => (mix(look.button, look.button_lit, lit), look.danger, look.danger),
            ButtonStyle::Bare => (mix(Color32::TRANSPARENT, look.button_lit, lit), Color32::TRANSPARENT, look.text),
        };
        let edge = Stroke::new(1.0, edge.gamma_multiply(faded));
        let radius = CornerRadius::same(BUTTON_RADIUS);
        if self.on_table {
            ui.painter().rect_filled(rect, radius, look.panel);
        }
        ui.painter().rect(rect, radius, fill.gamma_multiply(faded), edge, StrokeKind::Inside);
        ink.gamma_multiply(faded)
    }

    /// The icon and the label beside it. Where there is no room for both in a line, the label wraps or stands alone.
    pub(super) fn draw_label(&self, ui: &Ui, rect: Rect, ink: Color32) {
        let painter = ui.painter();
        if self.bare_icon {
            if let Some(icon) = self.icon {
                text_layout::icon(painter, rect.center(), ICON + 2.0, ink, icon);
            }
            return;
        }
        if self.turned {
            let align = Align2::CENTER_CENTER;
            let label = text_layout::fitting(painter, rect.size(), align, LABEL, ink, self.label);
            let at = align.align_size_within_rect(label.size(), rect).min - label.rect.min.to_vec2();
            return TextArea::new(painter, rect, true).paragraph(at, label, ink, rect);
        }
        let words = text_layout::width(painter, TextRole::Strong, self.label);
        let mut inner = rect.shrink2(Vec2::new(LEAST_INSET.min(rect.width() * 0.08), 2.0));
        let row = matches!(self.style, ButtonStyle::Row | ButtonStyle::Danger) || self.key.is_some();
        let start = rect.left() + INSET.min(rect.width() * 0.08);
        if let Some(key) = self.key.filter(|key| words + key_cap::width(painter, key) + BETWEEN <= inner.width()) {
            inner.max.x -= BETWEEN + key_cap::show(painter, inner.right_center(), Align2::RIGHT_CENTER, key, ink);
        }
        let glyph = self.icon.filter(|_| row || words + ICON + BETWEEN <= inner.width());
        let (align, room) = match (glyph, self.done) {
            (None, Some(done)) => {
                progress_ring(ui, Pos2::new(start + ICON / 2.0, rect.center().y), RING, done);
                (Align2::LEFT_CENTER, inner.with_min_x(start + ICON + BETWEEN))
            }
            (None, None) if row => (Align2::LEFT_CENTER, inner.with_min_x(start)),
            (None, None) => (Align2::CENTER_CENTER, inner),
            (Some(glyph), _) => {
                let left = if row { start } else { rect.center().x - (words + ICON + BETWEEN) / 2.0 };
                text_layout::icon(painter, Pos2::new(left + ICON / 2.0, rect.center().y), ICON, ink, glyph);
                (Align2::LEFT_CENTER, inner.with_min_x(left + ICON + BETWEEN))
            }
        };
        text_layout::fit(painter, room, align, LABEL, ink, self.label);
    }
}
