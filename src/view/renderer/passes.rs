//! The passes of a frame: the damaged parts of the picture, and the picture under the panels.

use bevy::prelude::*;
use bevy::render::diagnostic::RecordDiagnostics;
use bevy::render::mesh::allocator::MeshAllocator;
use bevy::render::mesh::{RenderMesh, RenderMeshBufferInfo};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_phase::TrackedRenderPass;
use bevy::render::render_resource::{
    Extent3d, LoadOp, Operations, Origin3d, PipelineCache, RenderPassColorAttachment, RenderPassDepthStencilAttachment,
    RenderPassDescriptor, StoreOp, TexelCopyTextureInfo, Texture, TextureAspect,
};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::view::ViewTarget;

use super::extraction::SceneFrame;
use super::materials::SceneMaterials;
use super::panels::ShownPanels;
use super::parts::{Batch, Part, Parts, Picture};
use super::pipelines::INSTANCE;
use super::present::{PresenterPipelines, lay};
use super::sample_count::SampleQueries;

/// Draws the damaged parts of the scene into the picture.
pub(super) fn draw_parts(
    frame: Res<SceneFrame>,
    (parts, picture): (Res<Parts>, Res<Picture>),
    materials: Res<SceneMaterials>,
    (cache, presenting): (Res<PipelineCache>, Res<PresenterPipelines>),
    meshes: Res<RenderAssets<RenderMesh>>,
    buffers: Res<MeshAllocator>,
    counter: Option<Res<SampleQueries>>,
    mut ctx: RenderContext,
) {
    let (Some((picture, finished)), Some(palette)) = (&picture.texture, &frame.palette) else { return };
    for (index, part) in (0..).zip(&parts.parts) {
        let Part { rectangle, target, .. } = part;
        let pixels = target.pixels.as_ref().map_or(finished, |pixels| &pixels.default_view);
        let (view, resolve_target) = match &target.samples {
            Some(samples) => (&samples.default_view, Some(&**pixels)),
            None => (pixels, None),
        };
        let store = if resolve_target.is_some() { StoreOp::Discard } else { StoreOp::Store };
        let ops = Operations { load: LoadOp::Clear(palette.background.into()), store };
        let depth_ops = Operations { load: LoadOp::Clear(0.0), store: StoreOp::Discard };
        let diagnostics = ctx.diagnostic_recorder();
        let diagnostics = diagnostics.as_deref();
        let mut pass = ctx.begin_tracked_render_pass(RenderPassDescriptor {
            label: Some("scene"),
            color_attachments: &[Some(RenderPassColorAttachment { view, depth_slice: None, resolve_target, ops })],
            depth_stencil_attachment: Some(RenderPassDepthStencilAttachment {
                view: &target.depth.default_view,
                depth_ops: Some(depth_ops),
                stencil_ops: None,
            }),
            occlusion_query_set: counter.as_deref().map(|counter| &counter.queries),
            ..default()
        });
        let span = diagnostics.pass_span(&mut pass, "scene");
        pass.set_viewport(0.0, 0.0, target.size.x as f32, target.size.y as f32, 0.0, 1.0);
        if counter.is_some() {
            pass.wgpu_pass().begin_occlusion_query(index);
        }
        for batch in &part.batches {
            draw_batch(&mut pass, part, batch, &parts, &materials, &cache, &meshes, &buffers);
        }
        if counter.is_some() {
            pass.wgpu_pass().end_occlusion_query();
        }
        span.end(&mut pass);
        drop(pass);
        if let Some(pixels) = &target.stretched {
            let ops = Operations { load: LoadOp::Clear(default()), store: StoreOp::Store };
            let target = RenderPassColorAttachment { view: finished, depth_slice: None, resolve_target: None, ops };
            lay(&mut ctx, "stretch", pixels, target, presenting.stretch, &cache);
        } else if let Some(pixels) = &target.pixels {
            copy(&mut ctx, (&pixels.texture, UVec2::ZERO), (picture, rectangle.min), rectangle.size());
        }
    }
    if let Some(counter) = counter.filter(|_| !parts.parts.is_empty()) {
        counter.collect(parts.parts.len() as u32, &mut ctx);
    }
}

fn draw_batch<'a>(
    pass: &mut TrackedRenderPass<'a>,
    part: &Part,
    batch: &Batch,
    parts: &'a Parts,
    materials: &'a SceneMaterials,
    cache: &'a PipelineCache,
    meshes: &RenderAssets<RenderMesh>,
    buffers: &'a MeshAllocator,
) -> Option<()> {
    let bound = materials.get(batch.material)?;
    let vertices = buffers.mesh_vertex_slice(&batch.mesh)?;
    let indices = buffers.mesh_index_slice(&batch.mesh)?;
    let RenderMeshBufferInfo::Indexed { count, index_format } = meshes.get(batch.mesh)?.buffer_info else {
        return None;
    };
    pass.set_render_pipeline(cache.get_render_pipeline(batch.pipeline)?);
    pass.set_bind_group(0, parts.scene.as_ref()?, &[part.scene]);
    pass.set_bind_group(1, &bound.group, &[bound.look]);
    pass.set_vertex_buffer(0, vertices.buffer.slice(..));
    pass.set_vertex_buffer(1, parts.instances.buffer()?.slice(u64::from(batch.instances.start) * INSTANCE..));
    pass.set_index_buffer(indices.buffer.slice(..), index_format);
    let first = indices.range.start;
    pass.draw_indexed(first..first + count, vertices.range.start as i32, 0..batch.instances.len() as u32);
    Some(())
}

/// Lays the picture under the panels: all of it if they are painted again, else the parts that have changed.
pub(super) fn show_picture(
    view: ViewQuery<&ViewTarget>,
    (picture, parts): (Res<Picture>, Res<Parts>),
    mut panels: ResMut<ShownPanels>,
    mut ctx: RenderContext,
) {
    let target = view.into_inner();
    let Some((picture, _)) = &picture.texture else { return };
    let shown = target.main_texture();
    let size = UVec2::new(picture.width().min(shown.width()), picture.height().min(shown.height()));
    let rectangles = || parts.parts.iter().map(|part| part.rectangle);
    if panels.begin(shown.id(), rectangles()) {
        copy(&mut ctx, (picture, UVec2::ZERO), (shown, UVec2::ZERO), size);
    } else {
        rectangles().for_each(|part| copy(&mut ctx, (picture, part.min), (shown, part.min), part.size()));
    }
}

/// Copies a part of a texture to a place in another one.
fn copy(ctx: &mut RenderContext, from: (&Texture, UVec2), to: (&Texture, UVec2), size: UVec2) {
    let place = |texture, at: UVec2| TexelCopyTextureInfo {
        texture,
        mip_level: 0,
        origin: Origin3d { x: at.x, y: at.y, z: 0 },
        aspect: TextureAspect::All,
    };
    let size = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let (from, to) = (place(&**from.0, from.1), place(&**to.0, to.1));
    ctx.command_encoder().copy_texture_to_texture(from, to, size);
}
