//! Carries out requests about the game that is shown: copies texts, stores files, opens pasted games.

mod error;
#[cfg(not(target_family = "wasm"))]
mod files;
mod picture;
mod shortcuts;
mod text_fields;

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use crate::persist::library::{ActiveRecord, GamesExported, ImportGames};
use crate::platform::task::{Task, TaskStatus};
use crate::presentation::model::MatchReader;
use crate::presentation::settings::PresentationSettings;
use crate::records::GameRecord;
use crate::settings::preferences::Preferences;
#[cfg(not(target_family = "wasm"))]
use crate::share::PageAddress;
use crate::share::{Canvas, OfferedFile, ShareRequest, ShareText, animation, share_text};
use crate::ui::caption::caption;
use crate::ui::toast::Toast;

use error::SharingError;

/// The longer edge of an animated picture, in pixels.
const ANIMATION_SIZE: usize = 480;

/// The media type of PGN.
const PGN_TYPE: &str = "application/x-chess-pgn";

/// Adds sharing, with files where the platform has them.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>().init_resource::<Pasting>().init_resource::<Encoding>();
    app.add_message::<OfferedFile>();
    app.add_systems(Update, (paste, take_pasted, offer_pgn, offer_exported, animate, offer_animation));
    // A page copies by itself, with and without graphics.
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Update, (copy, files::open_dropped));
    app.add_plugins((shortcuts::plugin, picture::plugin, text_fields::plugin));
    // The dialogs belong to a window on a screen.
    #[cfg(not(target_family = "wasm"))]
    if app.is_plugin_added::<bevy::winit::WinitPlugin>() {
        app.add_plugins(files::plugin);
    }
}

/// The text that is being read from the clipboard.
#[derive(Resource, Default)]
struct Pasting(Option<ClipboardRead>);

/// The animated picture that is being made.
#[derive(Resource, Default)]
struct Encoding(Option<Task<Result<Vec<u8>, SharingError>>>);

#[cfg(not(target_family = "wasm"))]
fn copy(
    mut requests: MessageReader<ShareRequest>,
    game: ActiveRecord,
    page: Res<PageAddress>,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    let text = settings.text();
    for request in requests.read() {
        let (ShareRequest::Copy(form), Some(record)) = (request, game.record()) else { continue };
        let words = match share_text(*form, &record, page.0.as_deref()) {
            Err(error) => text.share_cannot(&error.to_string()),
            Ok(copied) => match clipboard.set_text(copied) {
                Ok(()) => text.share_copied().to_owned(),
                Err(error) => text.share_not_copied(&error.to_string()),
            },
        };
        toasts.write(Toast(words));
    }
}

fn paste(mut requests: MessageReader<ShareRequest>, mut clipboard: ResMut<Clipboard>, mut pasting: ResMut<Pasting>) {
    if requests.read().any(|request| *request == ShareRequest::Paste) {
        pasting.0 = Some(clipboard.fetch_text());
    }
}

/// Opens the pasted text once it is there; a page waits for the visitor's permission.
fn take_pasted(
    mut pasting: ResMut<Pasting>,
    mut imports: MessageWriter<ImportGames>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    let Some(read) = pasting.bypass_change_detection().0.as_mut().and_then(ClipboardRead::poll_result) else { return };
    pasting.0 = None;
    match read {
        Ok(text) if !text.trim().is_empty() => _ = imports.write(ImportGames::text(text)),
        _ => _ = toasts.write(Toast(settings.text().paste_nothing().to_owned())),
    }
}

/// A file name for the game, without an ending.
fn file_name(record: &GameRecord) -> String {
    let variant = record.tree.variant();
    let moves = record.tree.path(record.tree.current()).len();
    format!("{}-{}-{moves}", variant.kind().id(), variant.size())
}

fn offer_pgn(
    mut requests: MessageReader<ShareRequest>,
    game: ActiveRecord,
    mut files: MessageWriter<OfferedFile>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    if !requests.read().any(|request| *request == ShareRequest::SavePgn) {
        return;
    }
    let Some(record) = game.record() else { return };
    match share_text(ShareText::Pgn, &record, None) {
        Ok(pgn) => {
            let (name, content) = (format!("{}.pgn", file_name(&record)), format!("{pgn}\n").into_bytes());
            files.write(OfferedFile { name, media_type: PGN_TYPE, content });
        }
        Err(error) => _ = toasts.write(Toast(settings.text().share_cannot(&error.to_string()))),
    }
}

/// Offers games of the library as one file.
fn offer_exported(mut exported: MessageReader<GamesExported>, mut files: MessageWriter<OfferedFile>) {
    for GamesExported(pgn) in exported.read() {
        let (name, content) = ("tessera-games.pgn".to_owned(), pgn.clone().into_bytes());
        files.write(OfferedFile { name, media_type: PGN_TYPE, content });
    }
}

fn animate(
    mut requests: MessageReader<ShareRequest>,
    game: ActiveRecord,
    (matches, mut contexts): (MatchReader, EguiContexts),
    preferences: Res<Preferences>,
    mut encoding: ResMut<Encoding>,
) {
    if !requests.read().any(|request| *request == ShareRequest::SaveAnimation) {
        return;
    }
    let Some(GameRecord { tree, .. }) = game.record() else { return };
    let canvas = Canvas::new(tree.variant(), &preferences.theme_in_force(), ANIMATION_SIZE);
    let ctx = contexts.ctx_mut().ok();
    let names = ctx.zip(matches.model()).and_then(|(ctx, model)| caption(ctx, &model, canvas.width()));
    let encode = move || animation(&tree, &canvas, names.as_ref()).map_err(SharingError::from);
    encoding.0 = Some(if cfg!(target_family = "wasm") {
        Task::done(encode())
    } else {
        Task::spawn("animation", move |_| encode())
    });
}

fn offer_animation(
    mut encoding: ResMut<Encoding>,
    game: ActiveRecord,
    mut files: MessageWriter<OfferedFile>,
    (mut toasts, mut redraw): (MessageWriter<Toast>, MessageWriter<RequestRedraw>),
    settings: PresentationSettings,
) {
    let Some(task) = encoding.bypass_change_detection().0.as_mut() else { return };
    // The window sleeps while nothing is drawn, and would not notice the end of the work.
    redraw.write(RequestRedraw);
    let result = match task.poll() {
        TaskStatus::Pending => return,
        TaskStatus::Done(result) => result,
        TaskStatus::Failed => Err(SharingError::ThreadEnded),
    };
    encoding.0 = None;
    match result {
        Ok(content) => {
            let name = game.record().map_or_else(|| "game".to_owned(), |record| file_name(&record));
            files.write(OfferedFile { name: format!("{name}.gif"), media_type: "image/gif", content });
        }
        Err(error) => _ = toasts.write(Toast(settings.text().share_not_saved(&error.to_string()))),
    }
}
