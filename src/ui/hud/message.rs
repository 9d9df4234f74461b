//! The message line: a sentence, and a quieter one under it.

use bevy_egui::egui::{Align2, CornerRadius, Rect, Ui, vec2};

use crate::presentation::model::{MatchModel, MessageKind};
use crate::ui::text_layout;
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;

/// Shows the message in `rect`, on a ground of its own if `boxed`.
pub(crate) fn show(ui: &Ui, rect: Rect, model: &MatchModel, boxed: bool) {
    let look = theme::palette(ui.ctx());
    if boxed {
        ui.painter().rect_filled(rect, CornerRadius::same(12), look.button);
    }
    let accent = match model.message_kind {
        MessageKind::Calm => None,
        MessageKind::Promising => Some(look.brass),
        MessageKind::Warning => Some(look.jasper),
    };
    if let Some(colour) = accent {
        let bar = Rect::from_min_size(rect.min + vec2(0.0, 14.0), vec2(3.0, rect.height() - 28.0));
        ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    }
    words(ui, rect.shrink2(vec2(16.0, 8.0)), model);
}

fn words(ui: &Ui, rect: Rect, model: &MatchModel) {
    let look = theme::palette(ui.ctx());
    let lay = |role, ink, words: &str| text_layout::laid_out(ui.painter(), role, ink, words, rect.width());
    let head = lay(TextRole::Strong, look.text, &model.message.head);
    let tail = lay(TextRole::Quiet, look.quiet, &model.message.tail);
    let between = if model.message.tail.is_empty() { 0.0 } else { 2.0 };
    let tail_height = if model.message.tail.is_empty() { 0.0 } else { tail.size().y };
    let whole = vec2(rect.width(), head.size().y + between + tail_height);
    let top = Align2::LEFT_CENTER.anchor_size(rect.left_center(), whole).min;
    let below = top + vec2(0.0, head.size().y + between);
    ui.painter().galley(top, head, look.text);
    if !model.message.tail.is_empty() {
        ui.painter().galley(below, tail, look.quiet);
    }
}
