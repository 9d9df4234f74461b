//! Widgets of the interface, reached with the keyboard.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use tessera::ui::focused_widget;

use super::table::Table;

impl Table {
    /// The label of the widget that has the focus.
    pub(crate) fn focused(&mut self) -> Option<String> {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(world).ok()?;
        focused_widget::current(context.get_mut()).and_then(|(_, info)| info.label)
    }

    /// Goes to the widget with this label by the keyboard and presses it.
    pub(crate) fn press_widget(&mut self, label: &str) {
        self.press_widget_that(label, |focused| focused == label);
    }

    /// The same with a label of which only something is known.
    pub(crate) fn press_widget_that(&mut self, what: &str, is_meant: impl Fn(&str) -> bool) {
        let mut seen = Vec::new();
        for _ in 0..40 {
            let focused = self.focused();
            let (key_code, key) = match focused.as_deref().is_some_and(&is_meant) {
                true => (KeyCode::Enter, Key::Enter),
                false => (KeyCode::Tab, Key::Tab),
            };
            self.tap(key_code, key);
            self.settle();
            if key_code == KeyCode::Enter {
                return;
            }
            seen.push(focused);
        }
        panic!("no widget is {what}: {seen:?}");
    }
}
