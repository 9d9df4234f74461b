//! The menu of the editor.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::vec2;

use super::{DISCARD, cancel};
use crate::game::editor::EditorRequest;
use crate::presentation::editor::EditorReader;
use crate::ui::dialogs::{Dialog, Dialogs, SettingsTab, frame};
use crate::ui::theme::TARGET;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, column};

const GAP: f32 = 8.0;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Close,
    HowToPlay,
    Settings,
    Cancel,
}

const ITEMS: [Item; 4] = [Item::Close, Item::HowToPlay, Item::Settings, Item::Cancel];

/// Shows the menu while it is open.
pub(super) fn draw(
    mut contexts: EguiContexts,
    editor: EditorReader,
    mut dialogs: ResMut<Dialogs>,
    mut requests: MessageWriter<EditorRequest>,
) -> Result {
    if dialogs.top() != Some(Dialog::Menu) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let Some(model) = editor.model() else { return Ok(()) };
    let text = model.game_text.text;
    let size = vec2(360.0, 76.0 + ITEMS.len() as f32 * (TARGET + GAP) + 24.0);
    let pressed = frame(&ctx, &mut dialogs, text.editor_title(), size, |ui, rect, dialogs, fresh| {
        column(ui, rect, "menu", |column| {
            let mut pressed = None;
            for item in ITEMS {
                let armed = item == Item::Cancel && dialogs.is_armed(DISCARD);
                let (label, icon) = match item {
                    Item::Close => (text.resume(), Icon::Play),
                    Item::HowToPlay => (text.how_to_play(), Icon::Help),
                    Item::Settings => (text.settings(), Icon::Settings),
                    Item::Cancel if armed => (text.editor_discard(), Icon::Back),
                    Item::Cancel => (text.editor_cancel(), Icon::Back),
                };
                let row = column.row();
                let style = if armed { ButtonStyle::Primary } else { ButtonStyle::Row };
                let button = Button::new(label).id_salt(id(item)).icon(icon).style(style);
                if button.focus(fresh && item == Item::Close).show(column.ui, row).clicked() {
                    pressed = Some(item);
                }
            }
            pressed
        })
    });
    match pressed {
        Some(Item::Close) => dialogs.close(&ctx),
        Some(Item::HowToPlay) => dialogs.open(&ctx, Dialog::HowToPlay(model.game_text.kind())),
        Some(Item::Settings) => dialogs.open(&ctx, Dialog::Settings(SettingsTab::default())),
        Some(Item::Cancel) => cancel(&ctx, &model, &mut dialogs, &mut requests),
        None => {}
    }
    Ok(())
}

/// Identifies a button while its label changes.
const fn id(item: Item) -> &'static str {
    match item {
        Item::Close => "close",
        Item::HowToPlay => "how-to-play",
        Item::Settings => "settings",
        Item::Cancel => "cancel",
    }
}
