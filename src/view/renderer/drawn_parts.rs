//! Which parts of the window were drawn last, for developers.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

/// The rectangles of the scene, in pixels, that the last frame with any drew. Filled where it is a resource of both worlds.
#[derive(Resource, Clone, Debug, Default)]
pub struct DrawnParts(Arc<Mutex<Vec<URect>>>);

impl DrawnParts {
    pub(super) fn set(&self, parts: impl Iterator<Item = URect>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = parts.collect();
    }

    /// The rectangles.
    pub fn get(&self) -> Vec<URect> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
