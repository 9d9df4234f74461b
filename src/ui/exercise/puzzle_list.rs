//! The puzzles of the games, a page for each: the puzzle of the day, the next one for the player, and the themes.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::game_pages::{PagedDialog, game_page};
use crate::game::puzzle::{PuzzleRecord, PuzzleRequest, today};
use crate::presentation::puzzle::{listed_puzzles, progress_line};
use crate::ui::dialogs::{Dialog, Dialogs};
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle};

/// Shows the page while it is open.
pub(super) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    record: Res<PuzzleRecord>,
    mut requests: MessageWriter<PuzzleRequest>,
) -> Result {
    let Some(Dialog::Puzzles(kind)) = dialogs.top() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let (text, today) = (theme::text(&ctx), today());
    let listed = listed_puzzles(kind, &record.0, today, text);
    let page = PagedDialog { title: text.puzzles(), kind, with: Dialog::Puzzles };
    let pressed = game_page(&ctx, &mut dialogs, page, |column| {
        column.title(&progress_line(kind, &record.0, today, text), "");
        let mut pressed = None;
        for entry in &listed {
            let row = column.row();
            let icon = if entry.is_done { Icon::Accept } else { Icon::Play };
            let button = Button::new(&entry.label).id_salt(&entry.label).icon(icon).style(ButtonStyle::Row);
            if button.show(column.ui, row).clicked() {
                pressed = Some(PuzzleRequest::Open { puzzle: entry.puzzle, source: entry.source });
            }
        }
        pressed
    });
    requests.write_batch(pressed);
    Ok(())
}
