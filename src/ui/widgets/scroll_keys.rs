//! The keys that scroll a page of text.

use bevy_egui::egui::{self, EventFilter, Key, Ui, vec2};

/// Up and down scroll the page, which is `height` high, instead of moving from button to button; Tab still does.
pub(crate) fn scroll_keys(ui: &Ui, height: f32) {
    if let Some(focused) = ui.memory(egui::Memory::focused) {
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, arrows));
    }
    const KEYS: [(Key, f32); 4] =
        [(Key::ArrowDown, -0.12), (Key::ArrowUp, 0.12), (Key::PageDown, -0.9), (Key::PageUp, 0.9)];
    let pressed = KEYS.iter().filter(|(key, _)| ui.input(|input| input.key_pressed(*key)));
    let by: f32 = pressed.map(|(_, part)| part * height).sum();
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}
