//! The saved games: a list with a filter, and a page for each game.

mod filter_page;
mod game_page;
mod list_page;
mod list_rows;
mod saved_games;
mod sharing;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dialogs::{Dialog, Dialogs};
use super::systems::UiSystems;
use super::toast::Toast;
use crate::persist::library::{GamesImported, LibraryResponded, LoadedResults};
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::imports::imported;
use crate::presentation::text::library as library_text;

use saved_games::SavedGames;

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>()
        .init_resource::<sharing::Sharing>()
        .add_systems(Update, (saved_games::receive, report_faults, report_imports).chain())
        .add_systems(
            EguiPrimaryContextPass,
            (list_page::draw, filter_page::draw, game_page::draw, saved_games::request, sharing::open_page)
                .chain()
                .in_set(UiSystems::Pages),
        );
}

/// Shows why something could not be done, once for each reason; the list and the statistics show their own faults.
fn report_faults(
    mut responses: MessageReader<LibraryResponded>,
    mut toasts: MessageWriter<Toast>,
    (settings, saved, loaded): (PresentationSettings, Res<SavedGames>, Res<LoadedResults>),
    mut reported: Local<Vec<String>>,
) {
    for response in responses.read() {
        let Err(fault) = &response.result else { continue };
        let words = library_text::fault(settings.text(), fault);
        let is_shown = [&saved.fault, &loaded.fault].into_iter().flatten().any(|shown| shown == fault);
        if !is_shown && !reported.contains(&words) {
            reported.push(words.clone());
            toasts.write(Toast(words));
        }
    }
}

/// Says what became of games from outside, and shows the list if there are several.
fn report_imports(
    mut contexts: EguiContexts,
    mut imports: MessageReader<GamesImported>,
    mut dialogs: ResMut<Dialogs>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) -> Result {
    for import in imports.read() {
        let fault = import.first_fault.as_deref().unwrap_or_default();
        let words = imported(settings.text(), import.counts, fault);
        if !words.is_empty() {
            toasts.write(Toast(words));
        }
        if import.counts.opened > 0 {
            dialogs.clear();
        } else if import.counts.added > 0 {
            let ctx = contexts.ctx_mut()?.clone();
            dialogs.clear();
            dialogs.open(&ctx, Dialog::Library);
        }
    }
    Ok(())
}
