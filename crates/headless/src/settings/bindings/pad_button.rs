//! The buttons of a gamepad.

/// A gamepad button, named by its place, because makers label them differently.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PadButton {
    /// The lowest of the four face buttons.
    South,
    /// The right face button.
    East,
    /// The left face button.
    West,
    /// The upper face button.
    North,
    /// The upper left shoulder button.
    LeftBumper,
    /// The upper right shoulder button.
    RightBumper,
    /// The lower left shoulder button.
    LeftTrigger,
    /// The lower right shoulder button.
    RightTrigger,
    /// The left button in the middle.
    Select,
    /// The right button in the middle.
    Start,
    /// Pressing the left stick.
    LeftStick,
    /// Pressing the right stick.
    RightStick,
    /// Up on the directional pad.
    Up,
    /// Down on the directional pad.
    Down,
    /// Left on the directional pad.
    Left,
    /// Right on the directional pad.
    Right,
}

impl PadButton {
    /// Every button.
    pub const ALL: [PadButton; 16] = [
        PadButton::South,
        PadButton::East,
        PadButton::West,
        PadButton::North,
        PadButton::LeftBumper,
        PadButton::RightBumper,
        PadButton::LeftTrigger,
        PadButton::RightTrigger,
        PadButton::Select,
        PadButton::Start,
        PadButton::LeftStick,
        PadButton::RightStick,
        PadButton::Up,
        PadButton::Down,
        PadButton::Left,
        PadButton::Right,
    ];
}
