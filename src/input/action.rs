//! What people do, whatever they hold: every device is translated into this one stream, in the order of time.

use bevy::prelude::*;

use crate::rules::Point;

/// One thing that somebody does on the match screen.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// The cursor goes to the next point in this direction, as the player sees the board; right and up are positive.
    Move(Vec2),
    /// The cursor goes to this file, from 0.
    File(u8),
    /// The cursor goes to this rank, from 1.
    Rank(u8),
    /// The cursor is here now, or nowhere.
    Point(Option<Point>),
    /// A button or finger goes down on the cursor's point, at this place of the window: that shows what would happen.
    Grab {
        at: Vec2,
        finger: bool,
    },
    /// It moves on, by so many logical pixels.
    Drag {
        to: Vec2,
        by: Vec2,
    },
    /// It is let go: that does what has been shown.
    Release,
    /// It has come to nothing.
    CallOff,
    /// Choose, place, move: down and up again on the cursor's point.
    Press,
    /// Put down what is picked up; where nothing is, open the menu.
    Cancel,
    TakeBack,
    PlayAgain,
    Hint,
    Pass,
    Swap,
    /// Stop or start a match that is watched.
    Pause,
    Menu,
    /// Straight down, or across.
    View,
    /// The camera goes back to where it was at the start.
    Home,
    /// The camera goes around the board and up, in radians.
    Turn(Vec2),
    /// The camera comes closer by this factor.
    Zoom(f32),
}
