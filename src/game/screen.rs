//! Which screen is shown, and the match that is played on it.

use bevy::prelude::*;

use super::clock::TimeControl;
use super::player::Players;
use crate::rules::{Move, Position};

/// Where the player is. Menus and dialogs over a screen are the interface's own affair.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The three boards to choose from, each playing by itself.
    #[default]
    Title,
    /// One match is being played.
    Match,
}

/// A wish to go elsewhere.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum ScreenRequest {
    /// Begin a match between these players from this position with these moves already played; replaces a match that
    /// is open.
    Open { start: Position, moves: Vec<Move>, players: Players, clock: Option<TimeControl> },
    /// Leave the match and go back to the title.
    Close,
}

/// The match on the match screen; the only one that people play.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Active;

/// A match on the title screen that plays by itself; `slot` counts its place from the left.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demo {
    pub slot: usize,
}
