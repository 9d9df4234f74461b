//! Copying, cutting and pasting in text fields of the interface.

use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::{Event, OutputCommand};
use bevy_egui::{EguiContexts, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet};

/// Adds the clipboard of text fields.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        request
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass)
            .after(bevy::input::InputSystems),
    );
    app.add_systems(PostUpdate, store.after(EguiPostUpdateSet::ProcessOutput));
}

/// Whether the key of the platform for commands is held.
pub(super) fn is_command(keys: &ButtonInput<KeyCode>) -> bool {
    if cfg!(target_os = "macos") {
        keys.any_pressed([KeyCode::SuperLeft, KeyCode::SuperRight])
    } else {
        keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
    }
}

/// Passes the keys for copying, cutting and pasting to the text field that has the focus.
fn request(
    mut events: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    mut clipboard: ResMut<Clipboard>,
    mut reading: Local<Option<ClipboardRead>>,
    mut inputs: Query<&mut EguiInput>,
) {
    let mut passed = Vec::new();
    if contexts.ctx_mut().is_ok_and(|ctx| ctx.text_edit_focused()) && is_command(&keys) {
        for event in events.read().filter(|event| event.state.is_pressed()) {
            match &event.logical_key {
                Key::Character(character) => match character.as_str() {
                    "c" | "C" => passed.push(Event::Copy),
                    "x" | "X" => passed.push(Event::Cut),
                    "v" | "V" => *reading = Some(clipboard.fetch_text()),
                    _ => {}
                },
                Key::Copy => passed.push(Event::Copy),
                Key::Cut => passed.push(Event::Cut),
                Key::Paste => *reading = Some(clipboard.fetch_text()),
                _ => {}
            }
        }
    } else {
        events.clear();
    }
    if let Some(read) = reading.as_mut().and_then(ClipboardRead::poll_result) {
        *reading = None;
        // A clipboard without text changes nothing.
        passed.extend(read.ok().map(|text| Event::Paste(in_one_line(&text))));
    }
    for mut input in &mut inputs {
        input.events.extend(passed.iter().cloned());
    }
}

/// A text for a field of one line.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts the text that a field copies on the clipboard.
fn store(outputs: Query<&EguiOutput, Changed<EguiOutput>>, mut clipboard: ResMut<Clipboard>) {
    for command in outputs.iter().flat_map(|output| &output.platform_output.commands) {
        if let OutputCommand::CopyText(text) = command
            && !text.is_empty()
            && let Err(error) = clipboard.set_text(text.clone())
        {
            warn!("a text was not copied: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_text_is_put_in_one_line() {
        assert_eq!(in_one_line("  a2-a3\r\n b7-b6\t"), "a2-a3 b7-b6");
        assert_eq!(in_one_line(""), "");
    }
}
