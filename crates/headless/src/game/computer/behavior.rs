//! The behaviour of computer players, as the settings have it.

use bevy::prelude::*;

use crate::platform::task::spare_processors;

/// How computer players behave.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerBehavior {
    /// They resign lost positions.
    pub resign: bool,
    /// At full strength they also search while a human is to move.
    pub think_ahead: bool,
    /// The threads of a search at full strength; 0 for one less than the machine has processors.
    pub threads: usize,
}

impl ComputerBehavior {
    /// The threads of a search at full strength.
    pub(super) fn search_threads(&self) -> usize {
        if self.threads == 0 { spare_processors() } else { self.threads }
    }
}

impl Default for ComputerBehavior {
    fn default() -> Self {
        ComputerBehavior { resign: true, think_ahead: false, threads: 0 }
    }
}
