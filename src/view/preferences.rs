//! How people like the board to be shown; the interface changes it, the view follows.

use bevy::prelude::*;

#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Preferences {
    /// Animation speed: 0 (none), 0.5, 1 or 2.
    pub speed: f32,
    /// Show where moves can begin and end.
    pub markers: bool,
    /// Show files and ranks on the board.
    pub coordinates: bool,
    /// Look straight down instead of across the board.
    pub top_down: bool,
    /// Loudness of effects, 0 to 1.
    pub volume: f32,
    /// The system says that people wish for as little motion as possible; whoever chooses a speed has overruled it.
    pub still: bool,
    /// The system asks for more contrast.
    pub contrast: bool,
}

impl Preferences {
    /// The speed in force.
    #[must_use]
    pub const fn pace(&self) -> f32 {
        if self.still { 0.0 } else { self.speed }
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            speed: 1.0,
            markers: true,
            coordinates: true,
            top_down: false,
            volume: 0.8,
            still: false,
            contrast: false,
        }
    }
}
