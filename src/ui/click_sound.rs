//! Plays a click for pressed widgets.

use bevy::prelude::*;
use bevy_egui::egui::{Context, output::OutputEvent};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::view::sound::{PlaySound, SoundKind};

use super::systems::UiSystems;

/// Adds the click of pressed widgets.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, play_click.in_set(UiSystems::Publish));
}

/// Plays one click in a frame in which a widget was pressed, after all widgets are drawn.
fn play_click(mut contexts: EguiContexts, mut sounds: MessageWriter<PlaySound>) -> Result {
    if pressed(contexts.ctx_mut()?) {
        sounds.write(PlaySound::plain(SoundKind::Click));
    }
    Ok(())
}

/// Whether a widget was pressed in this pass, by pointer, finger or key: every widget reports it to egui for screen
/// readers (`widgets::sense`).
fn pressed(ctx: &Context) -> bool {
    let is_press = |event: &OutputEvent| {
        matches!(event, OutputEvent::Clicked(_) | OutputEvent::DoubleClicked(_) | OutputEvent::TripleClicked(_))
    };
    ctx.output(|output| output.events.iter().any(is_press))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Ui, pos2, vec2};

    use super::*;
    use crate::ui::theme::fonts;
    use crate::ui::widgets::{Button, choice, slider, stepper, switch};

    const PLACE: Rect = Rect { min: Pos2::ZERO, max: pos2(400.0, 48.0) };

    fn button(at: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    fn key(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    /// In how many of these frames something was pressed.
    fn presses(frames: Vec<Vec<Event>>, mut draw: impl FnMut(&Ui)) -> usize {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions());
        let screen = Some(Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0)));
        let mut count = 0;
        for events in frames {
            let input = RawInput { screen_rect: screen, events, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                draw(ui);
                count += usize::from(pressed(ui.ctx()));
            });
            output.textures_delta.clear();
        }
        count
    }

    fn clicked_at(at: Pos2, draw: impl FnMut(&Ui)) -> usize {
        presses(vec![vec![Event::PointerMoved(at)], vec![button(at, true)], vec![button(at, false)], vec![]], draw)
    }

    #[test]
    fn every_kind_of_widget_clicks_once() {
        let right = pos2(390.0, 24.0);
        assert_eq!(clicked_at(right, |ui| _ = Button::new("Play").show(ui, PLACE)), 1, "a button");
        assert_eq!(clicked_at(right, |ui| _ = switch(ui, PLACE, "Markers", true)), 1, "a switch");
        assert_eq!(clicked_at(right, |ui| _ = choice(ui, PLACE, "view", &["2D", "3D"], Some(0))), 1, "a choice");
        assert_eq!(clicked_at(right, |ui| _ = stepper(ui, PLACE, "Level", 3, 1..=10)), 1, "a stepper");
        assert_eq!(clicked_at(right, |ui| _ = slider(ui, PLACE, "Volume", 0.5)), 1, "a slider");
    }

    #[test]
    fn a_button_pressed_by_key_clicks_once() {
        let frames = vec![vec![], vec![], vec![key(Key::Enter)], vec![]];
        assert_eq!(presses(frames, |ui| _ = Button::new("Play").focus(true).show(ui, PLACE)), 1);
    }

    #[test]
    fn a_disabled_or_missed_button_does_not_click() {
        let inside = pos2(200.0, 24.0);
        assert_eq!(clicked_at(inside, |ui| _ = Button::new("Play").enabled(false).show(ui, PLACE)), 0, "not enabled");
        assert_eq!(clicked_at(pos2(200.0, 300.0), |ui| _ = Button::new("Play").show(ui, PLACE)), 0, "missed");
        assert_eq!(
            presses(vec![vec![Event::PointerMoved(inside)]; 4], |ui| _ = Button::new("Play").show(ui, PLACE)),
            0
        );
    }
}
