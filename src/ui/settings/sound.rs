//! The page of the volumes and of vibration.

use super::super::theme;
use super::super::widgets::{Column, slider};
use super::switch_row;
use crate::settings::preferences::Preferences;

/// Draws the volumes, and whether a device that can vibrates; says so if no sound device plays.
pub(super) fn show(column: &mut Column, preferences: &mut Preferences, is_silent: bool) {
    let text = theme::text(column.ui.ctx());
    for (label, note, loudness) in [
        (text.effects(), text.effects_note(), &mut preferences.effects),
        (text.interface(), text.interface_note(), &mut preferences.interface),
        (text.ambience(), text.ambience_note(), &mut preferences.ambience),
    ] {
        let row = column.row();
        *loudness = slider(column.ui, row, label, *loudness).unwrap_or(*loudness);
        column.note(note);
    }
    if preferences.can_vibrate {
        switch_row(column, text.vibration(), text.vibration_note(), &mut preferences.vibration);
    }
    if is_silent {
        column.note(text.no_sound_device());
    }
}
