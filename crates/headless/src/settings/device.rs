//! The input device in use.

use bevy::prelude::Resource;

/// A kind of input device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Device {
    /// A mouse, or a device that acts like one.
    #[default]
    Pointer,
    /// A touch screen.
    Touch,
    /// A keyboard.
    Keyboard,
    /// A gamepad.
    Pad,
}

/// The device used last; prompts show the keys or buttons of this device.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastDevice(pub Device);
