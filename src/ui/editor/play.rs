//! The dialog that begins a match from the position that has been set up.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::vec2;

use crate::persist::settings::NewMatchSettings;
use crate::presentation::editor::EditorReader;
use crate::ui::dialogs::{Dialog, Dialogs, frame};
use crate::ui::match_options::players_and_clock;
use crate::ui::player_picker;
use crate::ui::requests::RequestWriter;
use crate::ui::theme::TARGET;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, column};

const WIDTH: f32 = 460.0;
const GAP: f32 = 12.0;
/// Height of the rows below the players: the seats' button, the clock's title and its choice.
const ROWS: f32 = 190.0;

/// Shows the dialog while it is open.
pub(super) fn draw(
    mut contexts: EguiContexts,
    editor: EditorReader,
    mut dialogs: ResMut<Dialogs>,
    mut settings: ResMut<NewMatchSettings>,
    mut requests: RequestWriter,
) -> Result {
    if dialogs.top() != Some(Dialog::PlaySetup) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let model = editor.model();
    let Some(position) = model.as_ref().and_then(|model| model.playable()) else {
        dialogs.dismiss(Dialog::PlaySetup);
        return Ok(());
    };
    let text = crate::ui::theme::text(&ctx);
    let mut edited = settings.clone();
    let width = WIDTH.min(ctx.content_rect().width() - 60.0);
    let size = vec2(WIDTH, 76.0 + player_picker::height(width) + ROWS + TARGET + 24.0);
    let play = frame(&ctx, &mut dialogs, text.play_from_here(), size, |ui, rect, _, fresh| {
        let foot = rect.with_min_y(rect.bottom() - TARGET);
        let rows = rect.with_max_y(foot.top() - GAP);
        column(ui, rows, "play-setup", |column| players_and_clock(column, position, &mut edited));
        let button = Button::new(text.play()).icon(Icon::Play).style(ButtonStyle::Primary).focus(fresh);
        button.show(ui, foot).clicked()
    });
    if play {
        dialogs.clear();
        requests.open_match(edited.open(position.clone()));
    }
    settings.set_if_neq(edited);
    Ok(())
}
