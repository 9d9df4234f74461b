//! The description of the widget that has the focus, for announcements where no screen reader reads egui's accessibility
//! tree.

use bevy_egui::egui::{Context, Id, Memory, Response, WidgetInfo};

fn key() -> Id {
    Id::new("focused-widget")
}

/// Keeps the description of a widget while it has the focus.
pub(crate) fn record(response: &Response, info: impl Fn() -> WidgetInfo) {
    if response.has_focus() {
        response.ctx.data_mut(|data| data.insert_temp(key(), (response.id, info())));
    }
}

/// The widget that has the focus, as it was drawn last.
pub fn current(ctx: &Context) -> Option<(Id, WidgetInfo)> {
    let focused = ctx.memory(Memory::focused);
    let (id, info): (Id, WidgetInfo) = ctx.data(|data| data.get_temp(key()))?;
    (focused == Some(id)).then_some((id, info))
}
