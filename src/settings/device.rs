//! What people hold while they play.

use bevy::prelude::Resource;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Device {
    /// A mouse, or what acts like one.
    #[default]
    Pointer,
    Touch,
    Keyboard,
    Pad,
}

/// The one used last: what is told of keys and buttons follows it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastDevice(pub Device);
