//! Collects what gamepads do in a frame: actions for the board, keys for the interface.

use bevy::prelude::*;
use bevy_egui::egui::{Key, Modifiers};

use super::mapping::interface_key;
use crate::input::action::Action;
use crate::input::devices::{DeviceContext, board_action, repeats};
use crate::settings::bindings::{BindingAction, PadButton, Trigger};

/// The result of a frame.
#[derive(Default)]
pub(super) struct FrameInput {
    pub(super) actions: Vec<Action>,
    /// Keys for the interface.
    pub(super) keys: Vec<(Key, Modifiers)>,
    /// Whether a gamepad was used.
    pub(super) used: bool,
    /// Buttons pressed while the settings wait for one.
    pub(super) rebound: Vec<PadButton>,
}

impl FrameInput {
    /// Presses a button, or repeats it; returns whether it repeats while it is held.
    pub(super) fn press(&mut self, button: PadButton, repeated: bool, context: &DeviceContext) -> bool {
        self.used = true;
        let bound = || context.bindings.actions_for(Trigger::Pad(button));
        // In menus the bumpers move through all widgets, as Tab does.
        let tab = match button {
            PadButton::LeftBumper => Some(Modifiers::SHIFT),
            PadButton::RightBumper => Some(Modifiers::NONE),
            _ => None,
        };
        if let Some(modifiers) = tab.filter(|_| !context.board() && !bound().any(|action| context.takes(action))) {
            self.keys.push((Key::Tab, modifiers));
            return false;
        }
        let mut repeating = false;
        for action in bound().filter(|action| !repeated || repeats(*action)) {
            repeating |= repeats(action);
            if context.takes(action) && action != BindingAction::Buttons {
                self.actions.extend(board_action(action));
            } else {
                self.keys.extend(interface_key(action, context).map(|key| (key, Modifiers::NONE)));
            }
        }
        repeating
    }

    /// Moves in the direction of a stick: one of eight on the board, one of four among widgets.
    pub(super) fn lean(&mut self, by: Vec2, context: &DeviceContext) {
        self.used = true;
        if context.takes(BindingAction::Up) {
            let eighth = std::f32::consts::FRAC_PI_4;
            let angle = (by.to_angle() / eighth).round() * eighth;
            self.actions.push(Action::Move(Vec2::from_angle(angle)));
            return;
        }
        let key = match by {
            Vec2 { x, y } if x.abs() > y.abs() => [Key::ArrowLeft, Key::ArrowRight][usize::from(x > 0.0)],
            Vec2 { y, .. } => [Key::ArrowDown, Key::ArrowUp][usize::from(y > 0.0)],
        };
        self.keys.push((key, Modifiers::NONE));
    }
}
