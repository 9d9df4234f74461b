//! The settings page that binds keys and buttons to actions.

use crate::presentation::text::{Text, keys};
use crate::settings::bindings::{BindingAction, Bindings, RebindResult, Rebinding};
use crate::ui::theme;
use crate::ui::widgets::{Button, ButtonStyle, Column};

use super::{CHOICE, row_label};
use bevy_egui::egui::{Align2, vec2};

/// Shows a row for every action; returns whether the default bindings are to be restored.
pub(super) fn show(column: &mut Column, bindings: &Bindings, rebinding: &mut Rebinding) -> bool {
    let text = theme::text(column.ui.ctx());
    column.title(text.keys(), "");
    column.note(&hint(text, bindings, rebinding));
    for action in BindingAction::ALL {
        let row = column.row();
        row_label(column.ui, row, keys::action(text, action));
        let width = CHOICE.min(row.width() * 0.5);
        let place = Align2::RIGHT_CENTER.anchor_size(row.right_center(), vec2(width, row.height()));
        let waits = rebinding.action == Some(action);
        let label = if waits { text.press_a_key().to_owned() } else { held(text, bindings, action) };
        let style = if waits { ButtonStyle::Primary } else { ButtonStyle::Plain };
        if Button::new(&label).id_salt(keys::action(text, action)).style(style).show(column.ui, place).clicked() {
            if waits { *rebinding = Rebinding::default() } else { rebinding.start(action) }
        }
    }
    let row = column.row();
    Button::new(text.reset_keys()).show(column.ui, row).clicked()
}

/// The first key and the first gamepad button of an action; a browser's page supports no gamepads.
fn held(text: Text, bindings: &Bindings, action: BindingAction) -> String {
    let devices: &[bool] = if cfg!(target_family = "wasm") { &[true] } else { &[true, false] };
    let first = devices.iter().filter_map(|key| bindings.first(action, *key));
    let held = first.map(|held| keys::trigger(text, held)).reduce(|first, second| text.key_pair(&first, &second));
    held.unwrap_or_else(|| text.no_key().to_owned())
}

fn hint(text: Text, bindings: &Bindings, rebinding: &Rebinding) -> String {
    match &rebinding.result {
        Some(RebindResult::Refused(reason)) => keys::reserved(text, *reason).into(),
        Some(RebindResult::Bound { key, lost }) if !lost.is_empty() => keys::exchanged(text, bindings, lost, *key),
        _ if rebinding.action.is_some() => text.keys_waiting().into(),
        _ => text.keys_note().into(),
    }
}
