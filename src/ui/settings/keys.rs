//! The settings page that binds keys and buttons to actions.

use crate::presentation::text::{Text, keys};
use crate::settings::bindings::{BindingAction, Bindings, RebindResult, Rebinding};
use crate::ui::theme;
use crate::ui::widgets::{Button, ButtonStyle, Column};

use super::{CHOICE, row_label};
use bevy_egui::egui::{Align2, Id, Rect, Ui, vec2};

/// Shows a row for every action; returns whether the default bindings are to be restored.
pub(super) fn show(column: &mut Column, bindings: &Bindings, rebinding: &mut Rebinding) -> bool {
    let text = theme::text(column.ui.ctx());
    column.title(text.keys(), "");
    column.note(text.keys_note());
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
        if let Some(answer) = answer(text, bindings, rebinding, action) {
            let place = column.note(&answer);
            scroll_once(column.ui, row.union(place), (action, &answer));
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

/// The answer under the row of an action: how to bind it while it waits, and the result of the last key or button.
fn answer(text: Text, bindings: &Bindings, rebinding: &Rebinding, action: BindingAction) -> Option<String> {
    match &rebinding.result {
        Some((of, RebindResult::Refused(reason))) if *of == action => Some(keys::reserved(text, *reason).into()),
        Some((of, RebindResult::Bound { key, lost })) if *of == action && !lost.is_empty() => {
            Some(keys::exchanged(text, bindings, lost, *key))
        }
        _ => (rebinding.action == Some(action)).then(|| text.keys_waiting().into()),
    }
}

/// Scrolls to a new answer, which may lie below the last visible row.
fn scroll_once(ui: &Ui, place: Rect, answer: (BindingAction, &str)) {
    let (shown, answer) = (Id::new("answered-key"), Id::new(answer));
    if ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(shown, Id::NULL), answer)) != answer {
        ui.scroll_to_rect(place, None);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::epaint::Shape;
    use bevy_egui::egui::{Context, Pos2, RawInput};

    use super::*;
    use crate::ui::theme::fonts;
    use crate::ui::widgets::column;

    const SCREEN: Rect = Rect { min: Pos2::ZERO, max: Pos2::new(500.0, 600.0) };

    /// The visible texts and the heights at which they are, after some frames.
    fn texts(bindings: &Bindings, mut rebinding: Rebinding, frames: usize) -> Vec<(String, f32)> {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions());
        let mut texts = Vec::new();
        for frame in 0..frames {
            let input = RawInput { screen_rect: Some(SCREEN), time: Some(frame as f64), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                column(ui, SCREEN.shrink(20.0), "keys", |column| show(column, bindings, &mut rebinding));
            });
            output.textures_delta.clear();
            let visible = output.shapes.into_iter().filter_map(|clipped| match clipped.shape {
                Shape::Text(text) if clipped.clip_rect.contains_rect(text.visual_bounding_rect()) => {
                    Some((text.galley.text().to_owned(), text.pos.y))
                }
                _ => None,
            });
            texts = visible.collect();
        }
        texts
    }

    fn height(texts: &[(String, f32)], wanted: &str) -> f32 {
        texts.iter().find(|(text, _)| text == wanted).unwrap_or_else(|| panic!("{wanted} in {texts:?}")).1
    }

    /// After these keys were pressed for an action.
    fn after(action: BindingAction, pressed: &[&str]) -> (Bindings, Rebinding) {
        let (mut bindings, mut rebinding) = (Bindings::default(), Rebinding::default());
        rebinding.start(action);
        for key in pressed {
            rebinding.handle(&mut bindings, key.parse().expect("a key"));
        }
        (bindings, rebinding)
    }

    #[test]
    fn a_refused_key_is_answered_under_its_row_and_scrolled_to() {
        for action in [BindingAction::Up, BindingAction::Hint, BindingAction::Farther] {
            let (bindings, rebinding) = after(action, &["Tab"]);
            let texts = texts(&bindings, rebinding, 40);
            let row = height(&texts, keys::action(Text::default(), action));
            let below = height(&texts, "Tab always moves between buttons.") - row;
            assert!((0.0..60.0).contains(&below), "{action:?}: {below}");
        }
    }

    #[test]
    fn an_exchanged_key_is_answered_under_the_row_that_has_it_now() {
        let (bindings, rebinding) = after(BindingAction::Farther, &["M"]);
        let texts = texts(&bindings, rebinding, 40);
        let row = height(&texts, "Farther");
        let answer = texts.iter().find(|(text, _)| text.starts_with("Menu ")).expect("the answer is visible");
        assert!((0.0..60.0).contains(&(answer.1 - row)), "{texts:?}");
    }

    #[test]
    fn a_waiting_row_says_how_to_bind_it_and_other_rows_say_nothing() {
        let (bindings, rebinding) = after(BindingAction::Farther, &[]);
        let said = |action| answer(Text::default(), &bindings, &rebinding, action);
        assert_eq!(said(BindingAction::Farther).as_deref(), Some("Press the new key or button. Esc cancels."));
        assert!(BindingAction::ALL.into_iter().filter(|action| said(*action).is_some()).eq([BindingAction::Farther]));
    }
}
