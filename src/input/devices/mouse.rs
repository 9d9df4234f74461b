//! The mouse: points, presses and drags; turns the view beside the board or with another button, zooms with the wheel.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::DeviceContext;
use crate::input::action::Action;
use crate::input::camera_actions::TURN;

/// The mouse's state.
#[derive(Default)]
pub(crate) struct Mouse {
    /// In logical pixels, while it is in the window.
    place: Option<Vec2>,
    /// The left button was pressed on the board, which owns the mouse until the release.
    grabbed: bool,
    /// The number of other buttons pressed on the board.
    turning: u8,
    /// The cursor follows the mouse.
    pointing: bool,
}

/// Pixels of a touchpad that equal a line of a wheel.
const LINE: f32 = 40.0;

impl Mouse {
    /// Translates an event into actions; returns whether the mouse was used.
    pub(crate) fn translate(
        &mut self,
        event: &WindowEvent,
        context: &DeviceContext,
        actions: &mut Vec<Action>,
    ) -> bool {
        match event {
            WindowEvent::CursorMoved(moved) => self.move_to(moved.position, context, actions),
            WindowEvent::CursorLeft(_) => {
                self.place = None;
                self.leave(actions);
                false
            }
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state, .. }) => {
                self.press(*button, *state == ButtonState::Pressed, context, actions);
                true
            }
            WindowEvent::MouseWheel(wheel) => {
                scroll(wheel, context, actions);
                true
            }
            _ => false,
        }
    }

    /// Removes the cursor when a panel appears under the mouse.
    pub(crate) fn yield_to_panels(&mut self, context: &DeviceContext, actions: &mut Vec<Action>) {
        if context.pointer_taken() {
            self.leave(actions);
        }
    }

    fn leave(&mut self, actions: &mut Vec<Action>) {
        if !self.grabbed && std::mem::take(&mut self.pointing) {
            actions.push(Action::Point(None));
        }
    }

    fn move_to(&mut self, to: Vec2, context: &DeviceContext, actions: &mut Vec<Action>) -> bool {
        let by = self.place.replace(to).map_or(Vec2::ZERO, |from| to - from);
        if !context.board() {
            return by != Vec2::ZERO;
        }
        if self.grabbed {
            actions.extend([Action::Point(context.point_at(to)), Action::Drag { to, by }]);
        } else if !context.pointer_taken() {
            self.pointing = true;
            actions.push(Action::Point(context.point_at(to)));
        }
        if self.turning > 0 && by != Vec2::ZERO {
            actions.push(Action::Turn(Vec2::new(-by.x, by.y) * TURN));
        }
        by != Vec2::ZERO
    }

    fn press(&mut self, button: MouseButton, down: bool, context: &DeviceContext, actions: &mut Vec<Action>) {
        let here = context.board() && !context.pointer_taken();
        match (button, self.place) {
            (MouseButton::Left, Some(at)) if down && here => {
                self.grabbed = true;
                self.pointing = true;
                actions.extend([Action::Point(context.point_at(at)), Action::Grab { at, finger: false }]);
            }
            (MouseButton::Left, place) if !down && std::mem::take(&mut self.grabbed) => {
                let point = place.and_then(|place| context.point_at(place));
                actions.extend([Action::Point(point), Action::Release]);
            }
            (MouseButton::Right | MouseButton::Middle, _) if down => self.turning += u8::from(here),
            (MouseButton::Right | MouseButton::Middle, _) => self.turning = self.turning.saturating_sub(1),
            _ => {}
        }
    }
}

fn scroll(wheel: &MouseWheel, context: &DeviceContext, actions: &mut Vec<Action>) {
    let lines = match wheel.unit {
        MouseScrollUnit::Line => wheel.y,
        MouseScrollUnit::Pixel => wheel.y / LINE,
    };
    if lines != 0.0 && context.board() && !context.pointer_taken() {
        actions.push(Action::Zoom(super::ZOOM_STEP.powf(lines)));
    }
}
