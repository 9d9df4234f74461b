//! The names of gamepad buttons, and the keys that they stand for in the interface.

use bevy::input::gamepad::GamepadButton;
use bevy_egui::egui::Key;

use crate::input::devices::DeviceContext;
use crate::settings::bindings::{BindingAction, PadButton};

/// The key for an action in the interface.
pub(super) fn interface_key(action: BindingAction, context: &DeviceContext) -> Option<Key> {
    Some(match action {
        BindingAction::Up => Key::ArrowUp,
        BindingAction::Down => Key::ArrowDown,
        BindingAction::Left => Key::ArrowLeft,
        BindingAction::Right => Key::ArrowRight,
        BindingAction::Press => Key::Enter,
        BindingAction::Cancel | BindingAction::Menu => Key::Escape,
        BindingAction::Buttons if context.board() && context.keyboard_taken() => Key::Escape,
        BindingAction::Buttons => Key::Tab,
        _ => return None,
    })
}

/// The name of a button, by its place.
pub(super) const fn pad_button(button: GamepadButton) -> Option<PadButton> {
    Some(match button {
        GamepadButton::South => PadButton::South,
        GamepadButton::East => PadButton::East,
        GamepadButton::West => PadButton::West,
        GamepadButton::North => PadButton::North,
        GamepadButton::LeftTrigger => PadButton::LeftBumper,
        GamepadButton::RightTrigger => PadButton::RightBumper,
        GamepadButton::LeftTrigger2 => PadButton::LeftTrigger,
        GamepadButton::RightTrigger2 => PadButton::RightTrigger,
        GamepadButton::Select => PadButton::Select,
        GamepadButton::Start => PadButton::Start,
        GamepadButton::LeftThumb => PadButton::LeftStick,
        GamepadButton::RightThumb => PadButton::RightStick,
        GamepadButton::DPadUp => PadButton::Up,
        GamepadButton::DPadDown => PadButton::Down,
        GamepadButton::DPadLeft => PadButton::Left,
        GamepadButton::DPadRight => PadButton::Right,
        _ => return None,
    })
}
