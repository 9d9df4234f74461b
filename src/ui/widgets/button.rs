//! Buttons.

pub(super) mod tip;

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Id, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::{focus_ring, is_lit, key_cap, mix, sense};
use crate::ui::text_layout::{self, LABEL, TextArea};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

pub(crate) use tip::TipSide;

/// How prominent a button is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ButtonStyle {
    /// The one thing to do next.
    Primary,
    Plain,
    /// No ground of its own until it is pointed at.
    Bare,
    /// A line of a menu: as plain, with its label at the left.
    Row,
    /// The same for what cannot be undone, before its second press.
    Danger,
}

/// A button: builder, then [`Button::show`] in a rectangle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Button<'a> {
    label: &'a str,
    /// The tooltip of a button that shows only an icon.
    tip: &'a str,
    id_salt: &'a str,
    icon: Option<Icon>,
    style: ButtonStyle,
    enabled: bool,
    /// Why nothing would happen now. Such a button looks disabled, but can be reached, and then shows the reason.
    unavailable: Option<&'a str>,
    /// The key that does the same.
    key: Option<&'a str>,
    focus: bool,
    /// The button lies on the table itself, not on a panel.
    on_table: bool,
    /// The label is upside down.
    turned: bool,
    /// Only the icon is drawn.
    bare_icon: bool,
    tip_side: TipSide,
}

const ICON: f32 = 20.0;
const BETWEEN: f32 = 9.0;
const INSET: f32 = 16.0;
const LEAST_INSET: f32 = 8.0;

impl<'a> Button<'a> {
    pub(crate) const fn new(label: &'a str) -> Self {
        let style = ButtonStyle::Plain;
        let (tip, id_salt, icon, enabled) = (label, label, None, true);
        let (unavailable, key, tip_side) = (None, None, TipSide::Below);
        let (focus, on_table, turned, bare_icon) = (false, false, false, false);
        Button {
            label,
            tip,
            id_salt,
            icon,
            style,
            enabled,
            unavailable,
            key,
            focus,
            on_table,
            turned,
            bare_icon,
            tip_side,
        }
    }

    pub(crate) const fn tip(self, tip: &'a str) -> Self {
        Button { tip, ..self }
    }

    /// Where the tooltip is shown: on a side without other buttons.
    pub(crate) const fn tip_side(self, tip_side: TipSide) -> Self {
        Button { tip_side, ..self }
    }

    /// Sets the source of the button's id, for a button whose label can change.
    pub(crate) const fn id_salt(self, id_salt: &'a str) -> Self {
        Button { id_salt, ..self }
    }

    pub(crate) const fn icon(self, icon: Icon) -> Self {
        Button { icon: Some(icon), ..self }
    }

    pub(crate) const fn only_icon(self, icon: Icon) -> Self {
        Button { icon: Some(icon), bare_icon: true, ..self }
    }

    pub(crate) const fn style(self, style: ButtonStyle) -> Self {
        Button { style, ..self }
    }

    pub(crate) const fn enabled(self, enabled: bool) -> Self {
        Button { enabled, ..self }
    }

    pub(crate) const fn unavailable(self, unavailable: Option<&'a str>) -> Self {
        Button { unavailable, ..self }
    }

    /// Shows the key that does the same, at the right of a row.
    pub(crate) const fn key(self, key: Option<&'a str>) -> Self {
        Button { key, ..self }
    }

    /// Gives it a ground dark enough for the table.
    pub(crate) const fn on_table(self) -> Self {
        Button { on_table: true, ..self }
    }

    /// Turns the label to a player at the opposite edge of the screen.
    pub(crate) const fn turned(self, turned: bool) -> Self {
        Button { turned, ..self }
    }

    /// Gives it the keyboard in this frame.
    pub(crate) const fn focus(self, focus: bool) -> Self {
        Button { focus, ..self }
    }

    /// The width that the label needs.
    pub(crate) fn width(&self, ui: &Ui) -> f32 {
        self.width_on(ui.painter())
    }

    /// The same before there is a place for it.
    pub(crate) fn width_on(&self, painter: &Painter) -> f32 {
        let icon = self.icon.map_or(0.0, |_| ICON + BETWEEN);
        let key = self.key.map_or(0.0, |key| BETWEEN + key_cap::width(painter, key));
        text_layout::width(painter, TextRole::Strong, self.label) + icon + key + 2.0 * INSET + 4.0
    }

    pub(crate) fn id(&self, ui: &Ui) -> Id {
        ui.id().with(("button", self.id_salt))
    }

    pub(crate) fn show(self, ui: &Ui, rect: Rect) -> Response {
        let sense_kind = if self.enabled { Sense::click() } else { Sense::hover() };
        let spoken = self.unavailable.map(|reason| format!("{} ({reason})", self.label));
        let usable = self.enabled && self.unavailable.is_none();
        let info = || WidgetInfo::labeled(WidgetType::Button, usable, spoken.as_deref().unwrap_or(self.label));
        let response = sense(ui, rect, self.id(ui), sense_kind, info);
        if self.focus && self.enabled && !ui.is_sizing_pass() {
            response.request_focus();
        }
        let lit = glow(ui.ctx(), response.id, usable && is_lit(&response));
        let pressed = usable && response.is_pointer_button_down_on();
        let ink = self.ground(ui, if pressed { rect.shrink(1.0) } else { rect }, lit);
        self.draw_label(ui, rect, ink);
        focus_ring(ui, &response, rect, BUTTON_RADIUS);
        if let Some(tip) = self.unavailable.or(self.bare_icon.then_some(self.tip)) {
            tip::show(ui, &response, rect, tip, self.tip_side);
        }
        response
    }

    /// Draws fill and edge and returns the colour of the label.
    fn ground(&self, ui: &Ui, rect: Rect, lit: f32) -> Color32 {
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
    fn draw_label(&self, ui: &Ui, rect: Rect, ink: Color32) {
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
        let (align, room) = match glyph {
            None if row => (Align2::LEFT_CENTER, inner.with_min_x(start)),
            None => (Align2::CENTER_CENTER, inner),
            Some(glyph) => {
                let left = if row { start } else { rect.center().x - (words + ICON + BETWEEN) / 2.0 };
                text_layout::icon(painter, Pos2::new(left + ICON / 2.0, rect.center().y), ICON, ink, glyph);
                (Align2::LEFT_CENTER, inner.with_min_x(left + ICON + BETWEEN))
            }
        };
        text_layout::fit(painter, room, align, LABEL, ink, self.label);
    }
}
