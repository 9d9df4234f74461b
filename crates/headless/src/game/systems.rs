//! The order of a frame's work on matches.

use bevy::prelude::*;

/// The sets into which every system that reads or writes a match is sorted; they run in this order in [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// What searches have found is delivered.
    Answers,
    /// Answers of computers, expired clocks and the next moves of a review become commands.
    Replies,
    /// Input devices, menus and demos write commands and change selections.
    Commands,
    /// Each command is applied or refused.
    Judge,
    /// Searches about earlier positions end.
    Outdate,
    /// Searches are asked for where one is needed.
    Think,
    /// Searches start, or wait for others.
    Search,
    /// The moves that a player can make are computed from the current position.
    Options,
    /// All events and refusals of the frame have been written and can be read.
    Events,
}
