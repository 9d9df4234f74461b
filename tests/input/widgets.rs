//! Widgets of the interface, reached with the keyboard.

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use tessera::ui::focused_widget;
use tessera::ui::label_log::{self, DrawnLabel};

use super::table::Table;

impl Table {
    /// The interface's own state, if the whole program runs.
    pub(crate) fn context(&mut self) -> Option<Context> {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).ok().map(|mut context| context.get_mut().clone())
    }

    /// The label of the widget that has the focus.
    pub(crate) fn focused(&mut self) -> Option<String> {
        focused_widget::current(&self.context()?).and_then(|(_, info)| info.label)
    }

    /// The texts of the labels that are drawn, without signs that only lay out text.
    pub(crate) fn labels(&mut self) -> Vec<String> {
        let plain = |text: &str| text.replace('\u{a0}', " ").replace(['\u{2068}', '\u{2069}'], "");
        self.drawn_labels().into_iter().map(|label| plain(&label.text)).collect()
    }

    /// The labels that are drawn.
    pub(crate) fn drawn_labels(&mut self) -> Vec<DrawnLabel> {
        let ctx = self.context().expect("the whole program runs");
        label_log::start(&ctx);
        ctx.request_repaint();
        self.app.update();
        label_log::take(&ctx).0
    }

    /// Goes to the widget with this label by the keyboard and presses it.
    pub(crate) fn press_widget(&mut self, label: &str) {
        self.press_widget_that(label, |focused| focused == label);
    }

    /// The same with a label of which only something is known.
    pub(crate) fn press_widget_that(&mut self, what: &str, is_meant: impl Fn(&str) -> bool) {
        let mut seen = Vec::new();
        for _ in 0..60 {
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
