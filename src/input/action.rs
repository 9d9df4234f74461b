//! The actions of a player: every device is translated into this one stream, in the order of time.

use bevy::prelude::*;

use crate::game::review::ReviewRequest;
use crate::rules::Point;
use crate::settings::bindings::BindingAction;

/// One action of a player on the match screen.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Action {
    /// Moves the cursor to the next point in this direction, as the player sees the board; right and up are positive.
    Move(Vec2),
    /// Moves the cursor to this file, counted from 0.
    File(u8),
    /// Moves the cursor to this rank, counted from 1.
    Rank(u8),
    /// Puts the cursor on this point, or removes it.
    Point(Option<Point>),
    /// Presses a button or finger on the cursor's point: shows what a release would do.
    Grab {
        /// The place in the window, in logical pixels.
        at: Vec2,
        /// Whether a finger presses.
        finger: bool,
    },
    /// Moves the pressed button or finger, in logical pixels.
    Drag {
        /// The new place.
        to: Vec2,
        /// The distance from the last place.
        by: Vec2,
    },
    /// Releases the button or finger: does what was shown.
    Release,
    /// Ends the press without effect.
    AbortPress,
    /// Chooses, places or moves: a whole click on the cursor's point.
    Press,
    /// Puts the picked-up piece down; opens the menu if there is none.
    Cancel,
    /// Uses the key of an action of the match.
    Bound(BindingAction),
    /// Looks at another position of the match.
    Look(ReviewRequest),
    /// Opens the menu.
    Menu,
    /// Switches between the view from above and from the side.
    View,
    /// Resets the camera.
    Home,
    /// Turns the camera around the board and up, in radians.
    Turn(Vec2),
    /// Zooms by a factor.
    Zoom(f32),
}

impl Action {
    /// Whether the action is possible while the result of the match is open.
    pub const fn works_beside_result(self) -> bool {
        use BindingAction::{PlayAgain, TakeBack};
        matches!(self, Action::Bound(TakeBack | PlayAgain) | Action::Look(_) | Action::Menu)
    }
}
