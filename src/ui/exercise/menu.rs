//! The menu of a lesson or a puzzle.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::vec2;

use crate::presentation::exercise::{ExerciseReader, ExerciseWriter};
use crate::ui::dialogs::{Dialog, Dialogs, SettingsTab, frame};
use crate::ui::theme::TARGET;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, column};

const GAP: f32 = 8.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Close,
    Learn,
    HowToPlay,
    Settings,
    Leave,
}

const ITEMS: [Item; 5] = [Item::Close, Item::Learn, Item::HowToPlay, Item::Settings, Item::Leave];

/// Shows the menu while it is open.
pub(super) fn draw(
    mut contexts: EguiContexts,
    exercises: ExerciseReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: ExerciseWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::Menu) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = exercises.model() else { return Ok(()) };
    let (text, kind) = (model.game_text.text, model.game_text.kind());
    let size = vec2(360.0, 76.0 + ITEMS.len() as f32 * (TARGET + GAP) + 24.0);
    let pressed = frame(&ctx, &mut dialogs, &model.title, size, |ui, rect, _, fresh| {
        column(ui, rect, "menu", |column| {
            let mut pressed = None;
            for item in ITEMS {
                let (label, icon) = match item {
                    Item::Close => (text.resume(), Icon::Play),
                    Item::Learn => (text.learn(), Icon::Learn),
                    Item::HowToPlay => (text.how_to_play(), Icon::Help),
                    Item::Settings => (text.settings(), Icon::Settings),
                    Item::Leave => (text.lesson_leave(), Icon::Back),
                };
                let row = column.row();
                let button = Button::new(label).icon(icon).style(ButtonStyle::Row);
                if button.focus(fresh && item == Item::Close).show(column.ui, row).clicked() {
                    pressed = Some(item);
                }
            }
            pressed
        })
    });
    match pressed {
        Some(Item::Close) => dialogs.close(&ctx),
        Some(Item::Learn) => dialogs.open(&ctx, Dialog::Learn(kind)),
        Some(Item::HowToPlay) => dialogs.open(&ctx, Dialog::HowToPlay(kind)),
        Some(Item::Settings) => dialogs.open(&ctx, Dialog::Settings(SettingsTab::default())),
        Some(Item::Leave) => {
            dialogs.clear();
            requests.leave();
        }
        None => {}
    }
    Ok(())
}
