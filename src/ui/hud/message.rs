//! The message line: a sentence, and a quieter one under it.

use std::sync::Arc;

use bevy_egui::egui::{Align2, CornerRadius, Galley, Rect, Ui, vec2};

use crate::presentation::model::MessageKind;
use crate::presentation::text::Message;
use crate::ui::text_layout::{self, LABEL, TextArea};
use crate::ui::theme;
use crate::ui::theme::text_role::TextRole;

/// A place lower than this has little room around the words.
const LOW: f32 = 60.0;
/// Between the two sentences.
const BETWEEN: f32 = 2.0;

/// Shows the message, on a ground of its own if `boxed`.
pub(crate) fn show(ui: &Ui, area: TextArea, message: &Message, kind: MessageKind, boxed: bool) {
    let rect = area.rect();
    let look = theme::palette(ui.ctx());
    if boxed {
        ui.painter().rect_filled(rect, CornerRadius::same(12), look.button);
    }
    let accent = match kind {
        MessageKind::Calm => None,
        MessageKind::Promising => Some(look.brass),
        MessageKind::Warning => Some(look.jasper),
    };
    if let Some(colour) = accent {
        let bar = Rect::from_min_size(rect.min, vec2(3.0, rect.height())).shrink2(vec2(0.0, rect.height() * 0.18));
        let bar = Rect::from_two_pos(area.place(bar.min), area.place(bar.max));
        ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    }
    let inset = if rect.height() < LOW { vec2(10.0, 2.0) } else { vec2(16.0, 6.0) };
    words(ui, area, rect.shrink2(inset), message);
}

/// The ways of setting the sentence and the quieter one, the largest first.
const ROLES: [(TextRole, TextRole); 4] = [
    (TextRole::Strong, TextRole::Quiet),
    (TextRole::SmallStrong, TextRole::Quiet),
    (TextRole::SmallStrong, TextRole::Small),
    (TextRole::Small, TextRole::Small),
];

/// Draws both sentences in the first way in which they fit; without room for both, the first alone.
fn words(ui: &Ui, area: TextArea, rect: Rect, message: &Message) {
    let look = theme::palette(ui.ctx());
    let lay = |role, ink, words: &str| text_layout::laid_out(ui.painter(), role, ink, words, rect.width());
    let both = ROLES.map(|(head, tail)| {
        let head = lay(head, look.text, &message.head);
        (head, lay(tail, look.quiet, &message.tail))
    });
    let height = |(head, tail): &(Arc<Galley>, Arc<Galley>)| head.size().y + BETWEEN + tail.size().y;
    let has_tail = !message.tail.is_empty();
    let Some((head, tail)) = both.into_iter().find(|both| has_tail && height(both) <= rect.height()) else {
        let align = Align2::LEFT_CENTER;
        let head = text_layout::fitting(ui.painter(), rect.size(), align, LABEL, look.text, &message.head);
        let at = align.align_size_within_rect(head.size(), rect).min - head.rect.min.to_vec2();
        area.paragraph(at, head, look.text, rect);
        return;
    };
    let whole = vec2(rect.width(), head.size().y + BETWEEN + tail.size().y);
    let top = Align2::LEFT_CENTER.anchor_size(rect.left_center(), whole).min;
    let below = top + vec2(0.0, head.size().y + BETWEEN);
    area.paragraph(top, head, look.text, rect);
    area.paragraph(below, tail, look.quiet, rect);
}
