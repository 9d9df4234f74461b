//! Whether the scene has been drawn.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;

/// Whether the scene has been drawn once, with all of its meshes and textures; without a renderer it counts as drawn.
#[derive(Resource, Clone, Debug, Default)]
pub struct FirstPicture(Arc<AtomicBool>);

impl FirstPicture {
    pub(super) fn set_drawn(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been drawn.
    pub fn is_drawn(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
