//! What screen readers read in place of a picture.

use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType};

/// Adds words for screen readers in place of the picture in `rect`.
pub(crate) fn read_out(ui: &Ui, rect: Rect, words: &str) {
    let response = ui.interact(rect, ui.id().with(("words", words)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words));
}
