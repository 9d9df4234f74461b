//! The players of the saved games, of whom one is chosen.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, vec2};

use super::shown::ShownStatistics;
use crate::persist::library::LoadedResults;
use crate::presentation::statistics::player_choices;
use crate::ui::dialogs::{Dialog, Dialogs, PAGE, frame};
use crate::ui::theme;
use crate::ui::theme::icons::Icon;
use crate::ui::widgets::{Button, ButtonStyle, column};

const SIZE: egui::Vec2 = vec2(560.0, PAGE);

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<Dialogs>,
    mut shown: ResMut<ShownStatistics>,
    mut loaded: ResMut<LoadedResults>,
) -> Result {
    if dialogs.top() != Some(Dialog::StatisticsPlayer) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?.clone();
    let text = theme::text(&ctx);
    let players = loaded.results.as_ref().map(|results| player_choices(text, results)).unwrap_or_default();
    let chosen = frame(&ctx, &mut dialogs, text.statistics_player(), SIZE, |ui, rect, _, _| {
        column(ui, rect, "players", |column| {
            let mut chosen = None;
            for (name, label) in &players {
                let row = column.row();
                let icon = if *name == shown.player { Icon::Accept } else { Icon::Players };
                let button = Button::new(label).id_salt(name).icon(icon).style(ButtonStyle::Row);
                if button.show(column.ui, row).clicked() {
                    chosen = Some(name.clone());
                }
            }
            chosen
        })
    });
    if let Some(name) = &chosen {
        shown.choose_player(name, &mut loaded);
    }
    if chosen.is_some() {
        dialogs.close(&ctx);
    }
    Ok(())
}
