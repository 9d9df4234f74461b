//! The widgets of the interface, drawn in one style.

mod board_picture;
mod button;
mod choice;
mod choice_rows;
mod colour_row;
mod column;
mod disc;
mod game_tabs;
pub(crate) mod key_cap;
mod panel;
mod progress_bar;
mod read_out;
mod scroll_keys;
mod slider;
mod sparkline;
mod stepper;
mod swatches;
mod switch;
mod tabs;
mod text_field;

use bevy_egui::egui::{
    Color32, CornerRadius, CursorIcon, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::focus_ring;
use super::focused_widget;
use super::label_log;
use super::theme::{self, FOCUS_WIDTH};

pub(crate) use board_picture::{board_detail, board_picture};
pub(crate) use button::{Button, ButtonStyle, TipSide, tip};
pub(crate) use choice::{Choice, SEGMENT_PADDING, choice, choose};
pub(crate) use choice_rows::{choice_in_rows, one_of};
pub(crate) use colour_row::colour_row;
pub(crate) use column::{BETWEEN, Column, RINGS, column};
pub(crate) use disc::disc;
pub(crate) use game_tabs::game_tabs;
pub(crate) use panel::{Panel, ground};
pub(crate) use progress_bar::{progress_bar, progress_ring, whole_bar};
pub(crate) use read_out::read_out;
pub(crate) use scroll_keys::scroll_keys;
pub(crate) use slider::{fine_slider, slider};
pub(crate) use sparkline::sparkline;
pub(crate) use stepper::stepper;
pub(crate) use swatches::{built_in_swatches, swatches};
pub(crate) use switch::switch;
pub(crate) use tabs::{tabs, tabs_width};
pub(crate) use text_field::text_field;

/// Makes a rectangle interactive. Widgets behind a dialog cannot get the keyboard focus.
pub(crate) fn sense(ui: &Ui, rect: Rect, id: Id, sense: Sense, info: impl Fn() -> WidgetInfo) -> Response {
    if !ui.memory(|memory| memory.allows_interaction(ui.layer_id())) {
        return ui.interact(rect, id.with("covered"), Sense::hover());
    }
    label_log::record_widget(ui, id, rect);
    let response = ui.interact(rect, id, sense);
    response.widget_info(&info);
    focused_widget::record(&response, &info);
    if response.gained_focus() {
        // The focus may move to a widget that is scrolled out of view.
        ui.scroll_to_rect(rect.expand(8.0), None);
    }
    if sense.interactive() && response.hovered() {
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    response
}

/// Whether a widget is lit: the one that is pointed at or, once keys or a gamepad are used, the one with the focus. A
/// pointer that rests meanwhile lights nothing, so that never two are lit.
pub(crate) fn is_lit(response: &Response) -> bool {
    if focus_ring::is_visible(&response.ctx) { response.has_focus() } else { response.hovered() }
}

/// Draws the focus ring around the focused widget.
pub(crate) fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() && focus_ring::is_visible(ui.ctx()) {
        let stroke = Stroke::new(FOCUS_WIDTH, theme::palette(ui.ctx()).focus);
        let ring = rect.expand(2.0);
        ui.painter().rect_stroke(ring, CornerRadius::same(radius + 2), stroke, StrokeKind::Outside);
    }
}

/// Mixes two colours: the first at `part` 0, the second at 1.
pub(crate) fn mix(from: Color32, to: Color32, part: f32) -> Color32 {
    from.lerp_to_gamma(to, part)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Pos2, RawInput, pos2, vec2};

    use super::*;
    use crate::ui::theme::fonts;

    /// Which of two buttons is lit in the last of these frames; the first has the focus, the pointer rests on the second.
    fn lit(frames: &[bool]) -> [bool; 2] {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions());
        let places = [0.0, 100.0].map(|top| Rect::from_min_size(pos2(0.0, top), vec2(200.0, 44.0)));
        let mut lit = [false; 2];
        for keys_in_use in frames {
            focus_ring::set_visible(&ctx, *keys_in_use);
            let events = vec![Event::PointerMoved(places[1].center())];
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0)));
            let input = RawInput { events, screen_rect, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let first = Button::new("Resume").focus(true).show(ui, places[0]);
                let second = Button::new("Settings").show(ui, places[1]);
                lit = [first, second].map(|response| is_lit(&response));
            });
            output.textures_delta.clear();
        }
        lit
    }

    #[test]
    fn with_keys_in_use_only_the_focused_button_is_lit_wherever_the_pointer_rests() {
        assert_eq!(lit(&[true; 3]), [true, false]);
    }

    #[test]
    fn with_the_pointer_in_use_only_the_button_under_it_is_lit() {
        assert_eq!(lit(&[false; 3]), [false, true]);
        assert_eq!(lit(&[true, true, false]), [false, true], "the mouse has moved again");
    }
}
