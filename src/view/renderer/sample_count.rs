//! Counts samples that pass the depth test, for benchmarks.
//!
//! Each of them is one run of the shader where a pixel has one sample. A driver's own count of runs may hold whole blocks of
//! pixels. WebGPU promises no more than zero or not zero; Vulkan drivers count.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{BufferDescriptor, BufferUsages, MapMode};
use bevy::render::renderer::{RenderContext, RenderDevice};
use wgpu::{QuerySet, QuerySetDescriptor, QueryType};

use super::damage;

/// A query for each part of the picture, of which the first picture has one more.
const QUERIES: u32 = damage::MOST as u32 + 1;

/// Bytes of the result of a query.
const RESULT: u64 = 8;

/// Makes the renderer count samples, and [`SampleCount`] a resource. It must be added before the program is finished.
#[derive(Clone, Copy, Debug, Default)]
pub struct SampleCountPlugin;

/// The samples that have passed the depth test.
#[derive(Resource, Clone, Debug, Default)]
pub struct SampleCount(Arc<AtomicU64>);

impl SampleCount {
    /// The samples of all frames that the driver has finished since the last call.
    pub fn take(&self) -> u64 {
        self.0.swap(0, Ordering::Relaxed)
    }
}

#[derive(Resource)]
pub(super) struct SampleQueries {
    pub(super) queries: QuerySet,
    count: SampleCount,
}

impl Plugin for SampleCountPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<SampleCount>();
    }

    fn finish(&self, app: &mut App) {
        let count = app.world().resource::<SampleCount>().clone();
        let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
        let device = renderer.world().resource::<RenderDevice>().wgpu_device();
        let queries =
            device.create_query_set(&QuerySetDescriptor { label: None, ty: QueryType::Occlusion, count: QUERIES });
        renderer.insert_resource(SampleQueries { queries, count });
    }
}

impl SampleQueries {
    /// Adds what the first queries have counted as soon as the driver has run the commands.
    pub(super) fn collect(&self, queries: u32, ctx: &mut RenderContext) {
        let buffer = |usage| {
            let size = u64::from(queries) * RESULT;
            ctx.render_device().wgpu_device().create_buffer(&BufferDescriptor {
                label: None,
                size,
                usage,
                mapped_at_creation: false,
            })
        };
        let resolved = buffer(BufferUsages::QUERY_RESOLVE | BufferUsages::COPY_SRC);
        let read = buffer(BufferUsages::COPY_DST | BufferUsages::MAP_READ);
        let encoder = ctx.command_encoder();
        encoder.resolve_query_set(&self.queries, 0..queries, &resolved, 0);
        encoder.copy_buffer_to_buffer(&resolved, 0, &read, 0, None);
        let (mapped, count) = (read.clone(), self.count.clone());
        encoder.map_buffer_on_submit(&read, MapMode::Read, .., move |result| {
            if result.is_ok() {
                let results = mapped.get_mapped_range(..);
                let samples = results.chunks_exact(RESULT as usize).filter_map(|bytes| bytes.try_into().ok());
                count.0.fetch_add(samples.map(u64::from_le_bytes).sum(), Ordering::Relaxed);
            }
        });
    }
}
