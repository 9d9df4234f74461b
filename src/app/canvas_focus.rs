//! Joins the drawn board and its panels with the accessible board of a page: dialogs close when the visitor goes over to
//! the accessible board, and widgets that get the focus on the canvas are announced.
//!
//! On the desktop screen readers read the panels themselves, through egui's accessibility tree.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::WidgetInfo;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::accessibility::announcer::Announcement;
use crate::accessibility::requests::AccessibilityRequest;
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::Text;
use crate::ui::dialogs::Dialogs;
use crate::ui::systems::UiSystems;

/// Closes dialogs for the accessible board, and announces the focus on a canvas.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct CanvasFocusPlugin;

impl Plugin for CanvasFocusPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(EguiPrimaryContextPass, close_dialogs.before(UiSystems::Keys));
        if cfg!(target_family = "wasm") {
            app.add_systems(EguiPrimaryContextPass, announce_focus.after(UiSystems::Publish));
        }
    }
}

/// Closes all dialogs at any request of the accessible board: a dialog that stays open behind it would keep computers
/// waiting.
fn close_dialogs(mut requests: MessageReader<AccessibilityRequest>, mut dialogs: ResMut<Dialogs>) {
    if requests.read().count() > 0 && dialogs.top().is_some() {
        dialogs.clear();
    }
}

/// Announces the widget that has got the focus, and a widget whose value has changed.
fn announce_focus(
    mut contexts: EguiContexts,
    settings: PresentationSettings,
    mut announcements: MessageWriter<Announcement>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let events = contexts.ctx_mut()?.output(|output| output.events.clone());
    for event in &events {
        if let OutputEvent::FocusGained(info) | OutputEvent::ValueChanged(info) = event {
            announcements.write(Announcement { text: spoken(settings.text(), info), urgent: true });
            // Announcements leave the program with the next frame.
            redraw.write(RequestRedraw);
        }
    }
    Ok(())
}

/// A widget in words: its label, its value, and whether it is selected or cannot be used.
fn spoken(text: Text, info: &WidgetInfo) -> String {
    let state = match info.selected {
        Some(true) => Some(text.widget_selected()),
        _ if !info.enabled => Some(text.widget_disabled()),
        _ => None,
    };
    let value = info.value.map(|value| format!("{}", (value * 100.0).round() / 100.0));
    let parts = info.label.iter().cloned().chain(info.current_text_value.clone()).chain(value);
    text.listed(parts.chain(state.map(str::to_owned)))
}
