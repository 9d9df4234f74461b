//! Passes messages between the page and the ECS.

use std::cell::RefCell;

use bevy::prelude::*;

use super::sharing;
use super::to_page::ToPage;
use crate::accessibility::announcer::Announcement;
use crate::accessibility::board_description::BoardDescribed;
use crate::accessibility::menu_description::MenuDescribed;
use crate::accessibility::saved_games::SavedGamesDescribed;
use crate::accessibility::statistics::StatisticsDescribed;
use crate::game::GameSystems;
use crate::persist::library::{ImportGames, LibraryClient, WorkerLibrary};
use crate::persist::{SaveFailed, SaveRequest};
use crate::platform::worker::{self, OutgoingMessage, PageWorker};
use crate::presentation::text_fields::FieldInput;
use crate::settings::faces::MissingCharacters;
use crate::settings::language::Language;
use crate::settings::preferences::Preferences;
use crate::share::ShareRequest;
use tessera_headless::page_messages::{FromPage, SystemPreferences};

thread_local! {
    /// The messages received since the last update.
    static RECEIVED: RefCell<Vec<FromPage>> = const { RefCell::new(Vec::new()) };
}

/// Queues a message for the next update.
pub(super) fn queue(message: FromPage) {
    RECEIVED.with_borrow_mut(|received| received.push(message));
}

/// Exchanges messages with the page, with and without graphics.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(LibraryClient::new(WorkerLibrary::default()));
    app.add_plugins(sharing::plugin).add_message::<FieldInput>();
    app.add_systems(First, (read_messages, send_language).chain())
        .add_systems(Update, (send_messages.after(GameSystems::Events), ask_for_faces));
}

/// A message from the page that concerns the canvas only.
#[derive(Message, Clone, Copy, Debug)]
pub(super) enum CanvasRequest {
    /// Follow the preferences of the visitor's system.
    SetPreferences(SystemPreferences),
    /// Report where the points are on the canvas.
    LocatePoints,
}

fn read_messages(world: &mut World) {
    for message in RECEIVED.with_borrow_mut(std::mem::take) {
        match message {
            FromPage::EngineResponse { number, text } => worker::deliver(PageWorker::Engine, number, text),
            FromPage::EngineFailure { number } => worker::fail(PageWorker::Engine, number),
            FromPage::LibraryResponse { number, text } => worker::deliver(PageWorker::Library, number, text),
            FromPage::Pasted(text) => _ = world.write_message(ImportGames::text(text)),
            FromPage::Files(files) => _ = world.write_message(sharing::import(files)),
            FromPage::Copy(form) => _ = world.write_message(ShareRequest::Copy(form)),
            FromPage::SavedGames(request) => _ = world.write_message(request),
            FromPage::Statistics(request) => _ = world.write_message(request),
            FromPage::Accessibility(request) => _ = world.write_message(request),
            FromPage::Preferences(preferences) => {
                world.write_message(CanvasRequest::SetPreferences(preferences));
            }
            FromPage::TextField(input) => _ = world.write_message(input),
            FromPage::Face { name, content } => sharing::add_face(world, name, &content),
            FromPage::LocatePoints => _ = world.write_message(CanvasRequest::LocatePoints),
        }
    }
}

/// Passes the language in force to the page, so that its own words and its `lang` follow.
fn send_language(preferences: Res<Preferences>, mut last: Local<Option<Language>>) -> Result {
    let language = preferences.effective_language();
    if last.replace(language) != Some(language) {
        ToPage::Language { tag: language.tag() }.send()?;
    }
    Ok(())
}

/// Asks the page for faces that have these characters.
fn ask_for_faces(mut missing: MessageReader<MissingCharacters>) -> Result {
    for MissingCharacters(characters) in missing.read() {
        ToPage::MissingCharacters { characters }.send()?;
    }
    Ok(())
}

fn send_messages(
    mut menus: MessageReader<MenuDescribed>,
    mut boards: MessageReader<BoardDescribed>,
    mut announcements: MessageReader<Announcement>,
    mut saved_games: MessageReader<SavedGamesDescribed>,
    mut statistics: MessageReader<StatisticsDescribed>,
    mut save_requests: MessageReader<SaveRequest>,
    mut save_failures: MessageReader<SaveFailed>,
) -> Result {
    for SaveRequest { key, text } in save_requests.read() {
        ToPage::Store { key: *key, text: text.as_deref() }.send()?;
    }
    for SaveFailed { key, reason } in save_failures.read() {
        ToPage::Log { text: &format!("{key:?} cannot be saved: {reason}"), error: true }.send()?;
    }
    // Only the latest description counts. The page shows boards with what it knows of the games from the menu.
    if let Some(MenuDescribed(description)) = menus.read().last() {
        ToPage::Menu(description).send()?;
    }
    if let Some(BoardDescribed(description)) = boards.read().last() {
        ToPage::Board(description).send()?;
    }
    if let Some(SavedGamesDescribed(description)) = saved_games.read().last() {
        ToPage::SavedGames(description).send()?;
    }
    if let Some(StatisticsDescribed(description)) = statistics.read().last() {
        ToPage::Statistics(description).send()?;
    }
    for Announcement { text, urgent } in announcements.read() {
        ToPage::Announce { text, urgent: *urgent }.send()?;
    }
    send_to_workers()
}

fn send_to_workers() -> Result {
    for outgoing in worker::take_outbox(PageWorker::Engine) {
        match &outgoing {
            OutgoingMessage::Send { number, text } => ToPage::EngineRequest { number: *number, text }.send()?,
            OutgoingMessage::Cancel { number } => ToPage::CancelEngineRequest { number: *number }.send()?,
        }
    }
    for outgoing in worker::take_outbox(PageWorker::Library) {
        // The library finishes each request that it has been sent.
        if let OutgoingMessage::Send { number, text } = &outgoing {
            ToPage::LibraryRequest { number: *number, text }.send()?;
        }
    }
    Ok(())
}
