//! The keys of the platform for copying and pasting: Ctrl+C copies the link, Ctrl+V opens the game on the clipboard.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::text_fields::is_command;
use crate::share::{ShareRequest, ShareText};

/// Adds the keys.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, request.before(super::paste));
}

/// Requests what the keys stand for, unless a text is being typed.
fn request(
    mut events: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    mut requests: MessageWriter<ShareRequest>,
) {
    let is_command = is_command(&keys);
    let is_typing = contexts.ctx_mut().is_ok_and(|ctx| ctx.text_edit_focused());
    for event in events.read() {
        if !event.state.is_pressed() || event.repeat || !is_command || is_typing {
            continue;
        }
        let Key::Character(character) = &event.logical_key else { continue };
        match character.as_str() {
            "c" | "C" => _ = requests.write(ShareRequest::Copy(ShareText::Link)),
            // A page gets pasted texts from the browser, whose key for files is another one.
            _ if cfg!(target_family = "wasm") => {}
            "v" | "V" => _ = requests.write(ShareRequest::Paste),
            "o" | "O" => _ = requests.write(ShareRequest::OpenFile),
            _ => {}
        }
    }
}
