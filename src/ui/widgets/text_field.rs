//! A line of text to type in.

use bevy_egui::egui::{
    Align, CornerRadius, Frame, Margin, Rect, Response, RichText, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo,
    WidgetType,
};

use super::focus_ring;
use crate::presentation::text_fields::TypedText;
use crate::ui::theme::text_role::TextRole;
use crate::ui::theme::{self, BUTTON_RADIUS};
use crate::ui::{focused_widget, page_fields};

/// Between the edge and the text.
const INSET: f32 = 12.0;
/// The longest text in characters.
const LONGEST: usize = 200;

/// Shows a field with a text that it changes; `name` stands in it while it is empty.
pub(crate) fn text_field(ui: &mut Ui, rect: Rect, name: &str, typed: TypedText, text: &mut String) -> Response {
    let look = theme::palette(ui.ctx());
    let radius = CornerRadius::same(BUTTON_RADIUS);
    ui.painter().rect(rect, radius, look.button, Stroke::new(1.0, look.button_edge), StrokeKind::Inside);
    let id = ui.make_persistent_id(("text-field", name));
    let typed_on_page = page_fields::follow(ui.ctx(), id, text, LONGEST);
    let edit = TextEdit::singleline(text)
        .id(id)
        .hint_text(RichText::new(name).color(look.quiet))
        .font(TextRole::Body.font())
        .text_color(look.text)
        .frame(Frame::NONE)
        .margin(Margin::ZERO)
        .vertical_align(Align::Center)
        .char_limit(LONGEST);
    let mut response = ui.put(rect.shrink2(Vec2::new(INSET, 0.0)), edit);
    if typed_on_page {
        response.mark_changed();
    }
    focused_widget::record(&response, || WidgetInfo::labeled(WidgetType::TextEdit, true, name));
    focus_ring(ui, &response, rect, BUTTON_RADIUS);
    page_fields::record(ui, &response, name, typed, text, LONGEST);
    response
}
