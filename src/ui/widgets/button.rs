//! Buttons.

mod drawing;
pub(crate) mod tip;

use bevy_egui::egui::{Id, Painter, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

use super::{focus_ring, is_lit, key_cap, sense};
use crate::ui::text_layout;
use crate::ui::theme::BUTTON_RADIUS;
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
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
    /// How much of what a row leads to is done, drawn in the place of an icon.
    done: Option<(usize, usize)>,
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

impl<'a> Button<'a> {
    pub(crate) const fn new(label: &'a str) -> Self {
        let style = ButtonStyle::Plain;
        let (tip, id_salt, icon, enabled) = (label, label, None, true);
        let (done, unavailable, key, tip_side) = (None, None, None, TipSide::Below);
        let (focus, on_table, turned, bare_icon) = (false, false, false, false);
        Button {
            label,
            tip,
            id_salt,
            icon,
            done,
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

    /// Shows how much is done of what a row leads to.
    pub(crate) const fn done(self, done: (usize, usize)) -> Self {
        Button { done: Some(done), ..self }
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
        let icon = if self.icon.is_some() || self.done.is_some() { ICON + BETWEEN } else { 0.0 };
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
}
