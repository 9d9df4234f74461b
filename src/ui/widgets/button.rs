//! Buttons.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Id, LayerId, Order, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, WidgetType,
};

use super::{focus_ring, is_lit, mix, sense};
use crate::ui::focus_ring::is_visible as keys_in_use;
use crate::ui::text_layout;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::transitions::glow;

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
    focus: bool,
    /// The button lies on the table itself, not on a panel.
    on_table: bool,
    /// Only the icon is drawn.
    bare_icon: bool,
}

const ICON: f32 = 20.0;
const BETWEEN: f32 = 9.0;
const INSET: f32 = 16.0;
const LABEL_INSET: Vec2 = Vec2::new(10.0, 5.0);

impl<'a> Button<'a> {
    pub(crate) const fn new(label: &'a str) -> Self {
        let style = ButtonStyle::Plain;
        let (tip, id_salt, icon, enabled) = (label, label, None, true);
        Button { label, tip, id_salt, icon, style, enabled, focus: false, on_table: false, bare_icon: false }
    }

    pub(crate) const fn tip(self, tip: &'a str) -> Self {
        Button { tip, ..self }
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

    /// Gives it a ground dark enough for the table.
    pub(crate) const fn on_table(self) -> Self {
        Button { on_table: true, ..self }
    }

    /// Gives it the keyboard in this frame.
    pub(crate) const fn focus(self, focus: bool) -> Self {
        Button { focus, ..self }
    }

    /// The width that the label needs.
    pub(crate) fn width(&self, ui: &Ui) -> f32 {
        let icon = self.icon.map_or(0.0, |_| ICON + BETWEEN);
        text_layout::width(ui.painter(), TextRole::Strong, self.label) + icon + 2.0 * INSET + 4.0
    }

    pub(crate) fn id(&self, ui: &Ui) -> Id {
        ui.id().with(("button", self.id_salt))
    }

    pub(crate) fn show(self, ui: &Ui, rect: Rect) -> Response {
        let sense_kind = if self.enabled { Sense::click() } else { Sense::hover() };
        let info = || WidgetInfo::labeled(WidgetType::Button, self.enabled, self.label);
        let response = sense(ui, rect, self.id(ui), sense_kind, info);
        if self.focus && self.enabled && !ui.is_sizing_pass() {
            response.request_focus();
        }
        let lit = glow(ui.ctx(), response.id, self.enabled && is_lit(&response));
        let pressed = self.enabled && response.is_pointer_button_down_on();
        let ink = self.ground(ui, if pressed { rect.shrink(1.0) } else { rect }, lit);
        self.draw_label(ui, rect, ink);
        focus_ring(ui, &response, rect, BUTTON_RADIUS);
        if self.bare_icon { with_tip(ui, rect, response, self.tip) } else { response }
    }

    /// Draws fill and edge and returns the colour of the label.
    fn ground(&self, ui: &Ui, rect: Rect, lit: f32) -> Color32 {
        let look = theme::palette(ui.ctx());
        let faded = if self.enabled { 1.0 } else { 0.4 };
        let (fill, edge, ink) = match self.style {
            ButtonStyle::Primary => (mix(look.brass, look.brass_lit, lit), look.brass_lit, look.on_brass),
            ButtonStyle::Plain | ButtonStyle::Row => {
                (mix(look.button, look.button_lit, lit), mix(look.button_edge, look.brass, lit * 0.7), look.text)
            }
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

    fn draw_label(&self, ui: &Ui, rect: Rect, ink: Color32) {
        let painter = ui.painter();
        if self.bare_icon {
            if let Some(icon) = self.icon {
                text_layout::icon(painter, rect.center(), ICON + 2.0, ink, icon);
            }
            return;
        }
        let icon = self.icon.map_or(0.0, |_| ICON + BETWEEN);
        let words = text_layout::width(painter, TextRole::Strong, self.label);
        let left = match self.style {
            ButtonStyle::Row => rect.left() + INSET,
            _ => rect.center().x - (words + icon) / 2.0,
        };
        let middle = Pos2::new(left, rect.center().y);
        if let Some(glyph) = self.icon {
            text_layout::icon(painter, middle + Vec2::new(ICON / 2.0, 0.0), ICON, ink, glyph);
        }
        text_layout::line(
            painter,
            middle + Vec2::new(icon, 0.0),
            Align2::LEFT_CENTER,
            TextRole::Strong,
            ink,
            self.label,
        );
    }
}

/// Adds a tip to a widget: beside the one with the focus once keys or a gamepad are used, else at the pointer.
pub(super) fn with_tip(ui: &Ui, rect: Rect, response: Response, tip: &str) -> Response {
    if !keys_in_use(ui.ctx()) {
        return response.on_hover_text(tip);
    }
    if response.has_focus() {
        draw_tip(ui, rect, tip);
    }
    response
}

/// Draws the tip of a focused button. A tooltip of egui could itself get the focus.
fn draw_tip(ui: &Ui, beside: Rect, text: &str) {
    let (look, screen) = (theme::palette(ui.ctx()), ui.ctx().content_rect());
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("label of a button")));
    let galley = text_layout::laid_out(&painter, TextRole::Quiet, look.text, text, screen.width());
    let size = galley.size() + 2.0 * LABEL_INSET;
    let below = beside.left_bottom() + Vec2::new(0.0, BETWEEN);
    let above = beside.left_top() - Vec2::new(0.0, size.y + BETWEEN);
    let at = if below.y + size.y > screen.bottom() { above } else { below };
    let at = Pos2::new(at.x.min(screen.right() - size.x), at.y);
    let edge = Stroke::new(1.0, look.button_edge);
    let ground = Rect::from_min_size(at, size);
    painter.rect(ground, CornerRadius::same(BUTTON_RADIUS / 2), look.solid, edge, StrokeKind::Inside);
    painter.galley(at + LABEL_INSET, galley, look.text);
}
