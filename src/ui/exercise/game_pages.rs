//! A dialog with a page for each game.

use bevy_egui::egui::{Context, Rect, vec2};

use crate::game::screen::TITLE_ORDER;
use crate::rules::GameKind;
use crate::ui::dialogs::{Dialog, Dialogs, done_button, frame};
use crate::ui::theme::{self, TARGET};
use crate::ui::widgets::{Column, choice, column};

const WIDTH: f32 = 480.0;
const HEIGHT: f32 = 640.0;
const BETWEEN: f32 = 10.0;

/// The page of a game, and the dialog that shows the page of another one.
pub(super) struct PagedDialog<'a> {
    pub(super) title: &'a str,
    pub(super) kind: GameKind,
    pub(super) with: fn(GameKind) -> Dialog,
}

/// Shows a page with its contents; what they return closes all dialogs.
pub(super) fn game_page<R>(
    ctx: &Context,
    dialogs: &mut Dialogs,
    page: PagedDialog,
    contents: impl FnOnce(&mut Column) -> Option<R>,
) -> Option<R> {
    let PagedDialog { title, kind, with } = page;
    let text = theme::text(ctx);
    let size = vec2(WIDTH, HEIGHT.min(ctx.content_rect().height()));
    let (chosen, pressed, done) = frame(ctx, dialogs, title, size, |ui, rect, _, fresh| {
        let tabs = Rect::from_min_size(rect.min, vec2(rect.width(), TARGET));
        let names = TITLE_ORDER.map(|game| text.game_name(game));
        let chosen = choice(ui, tabs, title, &names, TITLE_ORDER.iter().position(|game| *game == kind));
        let (middle, done) = done_button(ui, rect.with_min_y(tabs.bottom() + BETWEEN), fresh);
        (chosen, column(ui, middle, kind, contents), done)
    });
    if let Some(index) = chosen {
        dialogs.replace(with(TITLE_ORDER[index]));
    }
    if pressed.is_some() {
        dialogs.clear();
    } else if done {
        dialogs.close(ctx);
    }
    pressed
}
