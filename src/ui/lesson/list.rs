//! The list of lessons, a page for each game.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect, vec2};

use crate::game::lesson::{LessonRecord, LessonRequest};
use crate::game::screen::TITLE_ORDER;
use crate::presentation::lesson::listed_lessons;
use crate::ui::dialogs::{Dialog, Dialogs, done_button, frame};
use crate::ui::theme::icons::Icon;
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{Button, ButtonStyle, choice, column};

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 640.0;
const BETWEEN: f32 = 10.0;

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
    let size = vec2(WIDTH, HEIGHT.min(ctx.content_rect().height()));
    let (page, pressed, done) = frame(&ctx, &mut dialogs, text.lessons(), size, |ui, rect, _, fresh| {
        let tabs = Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
        let names = TITLE_ORDER.map(|game| text.game_name(game));
        let page = choice(ui, tabs, text.lessons(), &names, TITLE_ORDER.iter().position(|game| *game == kind));
        let (middle, done) = done_button(ui, rect.with_min_y(tabs.bottom() + BETWEEN), fresh);
        let pressed = column(ui, middle, kind, |column| {
            let mut pressed = None;
            for entry in &listed {
                let row = column.row();
                let icon = if entry.is_finished { Icon::Accept } else { Icon::Play };
                let button = Button::new(&entry.label).id_salt(&entry.lesson.id).icon(icon).style(ButtonStyle::Row);
                if button.show(column.ui, row).clicked() {
                    pressed = Some(entry.lesson);
                }
            }
            pressed
        });
        (page, pressed, done)
    });
    if let Some(index) = page {
        dialogs.replace(Dialog::Lessons(TITLE_ORDER[index]));
    }
    if let Some(lesson) = pressed {
        dialogs.clear();
        requests.write(LessonRequest::Open { lesson, step: None });
    } else if done {
        dialogs.close(&ctx);
    }
    Ok(())
}
