//! How many pixels and samples are drawn.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

/// The samples and pixels that are drawn.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct DrawnQuality {
    /// Samples of a pixel: 1 or 4.
    pub samples: u32,
}

impl Default for DrawnQuality {
    fn default() -> Self {
        DrawnQuality { samples: 4 }
    }
}

/// Whether the main processor draws.
pub(super) fn draws_on_processor(adapter: &RenderAdapterInfo) -> bool {
    adapter.device_type == wgpu_types::DeviceType::Cpu
}
