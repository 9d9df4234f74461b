//! Files and links that the page gives to the visitor and takes from them.

use bevy::prelude::*;
use data_encoding::BASE64;

use super::to_page::ToPage;
use crate::persist::library::{ActiveRecord, ImportGames};
use crate::presentation::settings::PresentationSettings;
use crate::settings::faces::LoadedFace;
use crate::share::{OfferedFile, PageAddress, ShareRequest, ShareText, share_text};
use tessera_headless::page_messages::PageFile;

/// Adds what the page does for the program, with and without graphics.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<OfferedFile>().add_message::<ShareRequest>().init_resource::<PageAddress>();
    app.add_systems(Update, (save_files, copy_text, send_link, choose_files));
}

fn save_files(mut files: MessageReader<OfferedFile>) -> Result {
    for OfferedFile { name, media_type, content } in files.read() {
        ToPage::SaveFile { name, media_type, content: &BASE64.encode(content) }.send()?;
    }
    Ok(())
}

fn copy_text(mut requests: MessageReader<ShareRequest>, game: ActiveRecord, page: Res<PageAddress>) -> Result {
    for request in requests.read() {
        let (ShareRequest::Copy(form), Some(record)) = (request, game.record()) else { continue };
        match share_text(*form, &record, page.0.as_deref()) {
            Ok(text) => ToPage::CopyText { text: &text }.send()?,
            Err(error) => ToPage::Notice { text: &error.to_string() }.send()?,
        }
    }
    Ok(())
}

fn send_link(
    mut requests: MessageReader<ShareRequest>,
    game: ActiveRecord,
    page: Res<PageAddress>,
    settings: PresentationSettings,
) -> Result {
    let Some(record) = requests.read().any(|request| *request == ShareRequest::Send).then(|| game.record()).flatten()
    else {
        return Ok(());
    };
    let link = share_text(ShareText::Link, &record, page.0.as_deref())?;
    Ok(ToPage::ShareLink { title: settings.text().game_name(record.tree.variant().kind()), link: &link }.send()?)
}

fn choose_files(mut requests: MessageReader<ShareRequest>) -> Result {
    if requests.read().any(|request| *request == ShareRequest::OpenFile) {
        ToPage::ChooseFiles.send()?;
    }
    Ok(())
}

/// The games in files of the visitor. A file whose content is not what the page promises is left out.
pub(super) fn import(files: Vec<PageFile>) -> ImportGames {
    let content = |file: PageFile| Some((file.name, BASE64.decode(file.content.as_bytes()).ok()?));
    ImportGames::files(files.into_iter().filter_map(content))
}

/// Adds a face that the page has fetched; without graphics nothing draws with it.
pub(super) fn add_face(world: &mut World, name: String, content: &str) {
    if let Ok(data) = BASE64.decode(content.as_bytes()) {
        world.write_message(LoadedFace { name: name.leak(), data: data.leak(), index: 0, scale: 1.0 });
    }
}
