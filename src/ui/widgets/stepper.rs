//! A small whole number, one up or one down at a time.

use std::ops::RangeInclusive;

use bevy_egui::egui::{Align2, Pos2, Rect, Ui, Vec2};

use super::{Button, ButtonStyle};
use crate::ui::text_layout::{self, ROW};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, TARGET};

/// Shows a row with a label at the left. Returns the new value if it changed.
pub(crate) fn stepper(ui: &Ui, rect: Rect, label: &str, value: u8, range: RangeInclusive<u8>) -> Option<u8> {
    let (look, text) = (theme::palette(ui.ctx()), theme::text(ui.ctx()));
    let square = |right: f32| Rect::from_min_size(Pos2::new(right - TARGET, rect.top()), Vec2::splat(TARGET));
    let (more, fewer) = (square(rect.right()), square(rect.right() - TARGET - 40.0));
    let room = rect.with_max_x(fewer.left() - 8.0);
    text_layout::fit(ui.painter(), room, Align2::LEFT_CENTER, ROW, look.text, label);
    let middle = Pos2::new((more.left() + fewer.right()) / 2.0, rect.center().y);
    text_layout::line(ui.painter(), middle, Align2::CENTER_CENTER, TextRole::Strong, look.text, &value.to_string());
    let step = |icon, place, name: String, enabled| {
        let button = Button::new(&name).only_icon(icon).style(ButtonStyle::Plain).enabled(enabled);
        button.show(ui, place).clicked()
    };
    let down = step(Icon::Minus, fewer, text.one_less(label), value > *range.start());
    let up = step(Icon::Plus, more, text.one_more(label), value < *range.end());
    match (down, up) {
        (true, _) => Some(value - 1),
        (_, true) => Some(value + 1),
        _ => None,
    }
}
