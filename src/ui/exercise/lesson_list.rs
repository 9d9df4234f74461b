//! The list of lessons, a page for each game.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::game_pages::{PagedDialog, game_page};
use crate::game::lesson::{LessonRecord, LessonRequest};
use crate::presentation::lesson::listed_lessons;
use crate::ui::dialogs::{Dialog, Dialogs};
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle};

/// Shows the list while it is open.
pub(super) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    record: Res<LessonRecord>,
    mut requests: MessageWriter<LessonRequest>,
) -> Result {
    let Some(Dialog::Lessons(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let text = theme::text(&ctx);
    let listed = listed_lessons(kind, &record.0, text);
    let page = PagedDialog { title: text.lessons(), kind, with: Dialog::Lessons };
    let pressed = game_page(&ctx, &mut dialogs, page, |column| {
        let mut pressed = None;
        for entry in &listed {
            let row = column.row();
            let icon = if entry.is_finished { Icon::Accept } else { Icon::Play };
            let button = Button::new(&entry.label).id_salt(&entry.lesson.id).icon(icon).style(ButtonStyle::Row);
            if button.show(column.ui, row).clicked() {
                pressed = Some(LessonRequest::Open { lesson: entry.lesson, step: None });
            }
        }
        pressed
    });
    requests.write_batch(pressed);
    Ok(())
}
