//! Joins the drawn board and its panels with the accessible board of a page: dialogs close when the visitor goes over to
//! the accessible board, and widgets that get the focus on the canvas are announced.
//!
//! On the desktop screen readers read the panels themselves, through egui's accessibility tree.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::egui::{Id, WidgetInfo, WidgetType};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::accessibility::announcer::Announcement;
use crate::accessibility::requests::AccessibilityRequest;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::Text;
use crate::ui::dialogs::Dialogs;
use crate::ui::focused_widget;
use crate::ui::systems::UiSystems;

/// Closes dialogs for the accessible board, and announces the focus on a canvas.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, close_dialogs.before(UiSystems::Keys));
    if cfg!(target_family = "wasm") {
        app.add_systems(EguiPrimaryContextPass, announce_focus.after(UiSystems::Publish));
    }
}

/// Closes all dialogs at any request of the accessible board: a dialog that stays open behind it would keep computers
/// waiting.
fn close_dialogs(mut requests: MessageReader<AccessibilityRequest>, mut dialogs: ResMut<Dialogs>) {
    if requests.read().count() > 0 && dialogs.top().is_some() {
        dialogs.clear();
    }
}

/// Announces the title of a dialog that opens, and the widget that has got the focus or has changed.
fn announce_focus(
    mut contexts: EguiContexts,
    settings: PresentationSettings,
    mut last: Local<Option<(Id, String)>>,
    mut announcements: MessageWriter<Announcement>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let (ctx, text) = (contexts.ctx_mut()?, settings.text());
    let titles = ctx.output(|output| output.events.iter().filter_map(title).collect::<Vec<_>>());
    // A text field is an element of the page, which screen readers read themselves.
    let widget = focused_widget::current(ctx).filter(|(_, info)| info.typ != WidgetType::TextEdit);
    let focused = widget.map(|(id, info)| (id, spoken(text, &info)));
    let changed = focused.as_ref().filter(|focused| last.as_ref() != Some(focused)).map(|(_, words)| words.clone());
    let sentences: Vec<String> = titles.into_iter().chain(changed).collect();
    *last = focused;
    if !sentences.is_empty() {
        announcements.write(Announcement { text: text.phrases(sentences), urgent: true });
        // Announcements leave the program with the next frame.
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// The title of a dialog that has just opened.
fn title(event: &OutputEvent) -> Option<String> {
    match event {
        OutputEvent::FocusGained(info) if info.typ == WidgetType::Window => info.label.clone(),
        _ => None,
    }
}

/// A widget in words: its label, its value, and whether it is selected or cannot be used.
fn spoken(text: Text, info: &WidgetInfo) -> String {
    let state = match info.selected {
        Some(on) if info.typ == WidgetType::Checkbox => Some(if on { text.widget_on() } else { text.widget_off() }),
        Some(true) => Some(text.widget_selected()),
        _ if !info.enabled => Some(text.widget_disabled()),
        _ => None,
    };
    let value = info.value.map(|value| format!("{}", (value * 100.0).round() / 100.0));
    let parts = info.label.iter().cloned().chain(info.current_text_value.clone()).chain(value);
    text.phrases(parts.chain(state.map(str::to_owned)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_widget_is_spoken_with_its_state_and_value() {
        let text = Text::default();
        let button = WidgetInfo::labeled(WidgetType::Button, true, "Resume");
        assert_eq!(spoken(text, &button), "Resume");
        assert_eq!(spoken(text, &WidgetInfo::labeled(WidgetType::Button, false, "Undo")), "Undo, not available");
        assert_eq!(spoken(text, &WidgetInfo::selected(WidgetType::RadioButton, true, true, "2D")), "2D, selected");
        assert_eq!(spoken(text, &WidgetInfo::selected(WidgetType::Checkbox, true, false, "Marks")), "Marks, off");
        assert_eq!(spoken(text, &WidgetInfo::slider(true, 0.352, "Effects")), "Effects, 0.35");
    }
}
