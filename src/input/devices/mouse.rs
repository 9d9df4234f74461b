//! The mouse: points, presses, drags; turns the view beside the board or with another button, comes closer by the wheel.

use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::WindowEvent;

use super::DeviceContext;
use crate::input::action::Action;
use crate::input::handle::TURN;

/// What is known of it.
#[derive(Default)]
pub(crate) struct Mouse {
    /// In logical pixels, while it is in the window.
    place: Option<Vec2>,
    /// The left button went down on the board: until it is let go the mouse is the board's.
    grabbed: bool,
    /// How many other buttons went down on the board.
    turning: u8,
    /// The cursor is where the mouse points.
    pointing: bool,
}

/// How many pixels of a touch pad make a line of a wheel.
const LINE: f32 = 40.0;

impl Mouse {
    /// True if the mouse was used.
    pub(crate) fn see(&mut self, event: &WindowEvent, ground: &DeviceContext, done: &mut Vec<Action>) -> bool {
        match event {
            WindowEvent::CursorMoved(moved) => self.move_to(moved.position, ground, done),
            WindowEvent::CursorLeft(_) => {
                self.place = None;
                self.leave(done);
                false
            }
            WindowEvent::MouseButtonInput(MouseButtonInput { button, state, .. }) => {
                self.press(*button, *state == ButtonState::Pressed, ground, done);
                true
            }
            WindowEvent::MouseWheel(wheel) => {
                scroll(wheel, ground, done);
                true
            }
            _ => false,
        }
    }

    /// What has come under the mouse, such as a panel, takes it from the board.
    pub(crate) fn give_way(&mut self, ground: &DeviceContext, done: &mut Vec<Action>) {
        if ground.pointer_taken() {
            self.leave(done);
        }
    }

    fn leave(&mut self, done: &mut Vec<Action>) {
        if !self.grabbed && std::mem::take(&mut self.pointing) {
            done.push(Action::Point(None));
        }
    }

    fn move_to(&mut self, to: Vec2, ground: &DeviceContext, done: &mut Vec<Action>) -> bool {
        let by = self.place.replace(to).map_or(Vec2::ZERO, |from| to - from);
        if !ground.board() {
            return by != Vec2::ZERO;
        }
        if self.grabbed {
            done.extend([Action::Point(ground.point_at(to)), Action::Drag { to, by }]);
        } else if !ground.pointer_taken() {
            self.pointing = true;
            done.push(Action::Point(ground.point_at(to)));
        }
        if self.turning > 0 && by != Vec2::ZERO {
            done.push(Action::Turn(Vec2::new(-by.x, by.y) * TURN));
        }
        by != Vec2::ZERO
    }

    fn press(&mut self, button: MouseButton, down: bool, ground: &DeviceContext, done: &mut Vec<Action>) {
        let here = ground.board() && !ground.pointer_taken();
        match (button, self.place) {
            (MouseButton::Left, Some(at)) if down && here => {
                self.grabbed = true;
                self.pointing = true;
                done.extend([Action::Point(ground.point_at(at)), Action::Grab { at, finger: false }]);
            }
            (MouseButton::Left, place) if !down && std::mem::take(&mut self.grabbed) => {
                let point = place.and_then(|place| ground.point_at(place));
                done.extend([Action::Point(point), Action::Release]);
            }
            (MouseButton::Right | MouseButton::Middle, _) if down => self.turning += u8::from(here),
            (MouseButton::Right | MouseButton::Middle, _) => self.turning = self.turning.saturating_sub(1),
            _ => {}
        }
    }
}

fn scroll(wheel: &MouseWheel, ground: &DeviceContext, done: &mut Vec<Action>) {
    let lines = match wheel.unit {
        MouseScrollUnit::Line => wheel.y,
        MouseScrollUnit::Pixel => wheel.y / LINE,
    };
    if lines != 0.0 && ground.board() && !ground.pointer_taken() {
        done.push(Action::Zoom(super::ZOOM_STEP.powf(lines)));
    }
}
