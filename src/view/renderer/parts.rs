//! Prepares the damaged parts of the window: the meshes in each, and the textures for it.

use std::ops::Range;

use bevy::prelude::*;
use bevy::render::mesh::RenderMesh;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    BindGroup, BindGroupEntries, BufferUsages, BufferVec, CachedRenderPipelineId, DynamicUniformBuffer, Extent3d,
    PipelineCache, SpecializedRenderPipelines, Texture, TextureDescriptor, TextureDimension, TextureFormat,
    TextureUsages, TextureView, TextureViewDescriptor,
};
use bevy::render::renderer::{RenderDevice, RenderQueue};
use bevy::render::texture::{CachedTexture, TextureCache};

use super::damage::{Damage, WindowView};
use super::drawn_parts::DrawnParts;
use super::extraction::{SceneFrame, SceneMesh};
use super::first_picture::FirstPicture;
use super::materials::SceneMaterials;
use super::pipelines::{DEPTH, PICTURE, PipelineUse, ScenePipeline};
use super::present::Presenter;
use super::quality::Sampling;
use super::uniforms::{Instance, SceneUniform};
use crate::view::material::Material;

/// The sizes of the textures for parts are multiples of this, so that they serve again while a piece moves.
const STEP: u32 = 64;

/// The last picture of the scene, without the panels.
#[derive(Resource, Default)]
pub(super) struct Picture {
    pub(super) texture: Option<(Texture, TextureView)>,
}

impl Picture {
    fn size(&self) -> Option<UVec2> {
        self.texture.as_ref().map(|(texture, _)| UVec2::new(texture.width(), texture.height()))
    }

    fn resize(&mut self, size: UVec2, device: &RenderDevice) {
        if self.size() != Some(size) {
            let usage = TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_DST | TextureUsages::COPY_SRC;
            let texture = device.create_texture(&descriptor("picture", size, PICTURE, 1, usage));
            let view = texture.create_view(&TextureViewDescriptor::default());
            self.texture = Some((texture, view));
        }
    }
}

/// The parts of the window to draw in this frame.
#[derive(Resource)]
pub(super) struct Parts {
    pub(super) parts: Vec<Part>,
    pub(super) scene: Option<BindGroup>,
    pub(super) instances: BufferVec<Instance>,
    scenes: DynamicUniformBuffer<SceneUniform>,
}

impl Default for Parts {
    fn default() -> Self {
        let mut instances = BufferVec::new(BufferUsages::VERTEX);
        instances.set_label(Some("places of meshes"));
        Parts { parts: Vec::new(), scene: None, instances, scenes: DynamicUniformBuffer::default() }
    }
}

/// A part of the window.
pub(super) struct Part {
    pub(super) rectangle: URect,
    /// The place of its camera in the buffer, in bytes.
    pub(super) scene: u32,
    pub(super) batches: Vec<Batch>,
    pub(super) target: Target,
}

/// Equal meshes of one material.
pub(super) struct Batch {
    pub(super) material: Material,
    pub(super) mesh: AssetId<Mesh>,
    pub(super) pipeline: CachedRenderPipelineId,
    pub(super) instances: Range<u32>,
}

/// What a part is drawn into.
pub(super) struct Target {
    /// The pixels that are drawn, from the upper left.
    pub(super) size: UVec2,
    /// The samples, where there are several of a pixel.
    pub(super) samples: Option<CachedTexture>,
    pub(super) depth: CachedTexture,
    /// The finished pixels, which go to the picture; `None` if they are drawn there.
    pub(super) pixels: Option<CachedTexture>,
    /// The same to be stretched, where they are fewer than those of the part.
    pub(super) stretched: Option<BindGroup>,
}

/// Prepares all parts. They wait for the next frame if something has not arrived yet.
pub(super) fn prepare_parts(
    mut frame: ResMut<SceneFrame>,
    (mut parts, mut picture): (ResMut<Parts>, ResMut<Picture>),
    (first, drawn): (Res<FirstPicture>, Option<Res<DrawnParts>>),
    meshes: Res<RenderAssets<RenderMesh>>,
    materials: Res<SceneMaterials>,
    (pipeline, presenter): (Res<ScenePipeline>, Res<Presenter>),
    cache: Res<PipelineCache>,
    mut pipelines: ResMut<SpecializedRenderPipelines<ScenePipeline>>,
    mut textures: ResMut<TextureCache>,
    (device, queue): (Res<RenderDevice>, Res<RenderQueue>),
) {
    parts.parts.clear();
    let Some(view) = frame.view else { return };
    if picture.size() != Some(view.size) {
        picture.resize(view.size, &device);
        frame.damage = Damage::everything(&view);
    }
    let arrived = |mesh: &SceneMesh| meshes.get(mesh.mesh).is_some() && materials.get(mesh.material).is_some();
    let Some(palette) = frame.palette.clone().filter(|_| frame.meshes.iter().all(arrived)) else { return };
    let Parts { parts, scene, instances, scenes } = &mut *parts;
    instances.clear();
    scenes.clear();
    let sampling = frame.sampling;
    let samples = sampling.samples;
    for rectangle in frame.damage.take() {
        if sampling != Sampling::SHARP {
            frame.coarse.add(rectangle);
        }
        let mut target = Target::new(rectangle, view.size, sampling, &mut textures, &device);
        if let Some(pixels) = target.pixels.as_ref().filter(|_| target.size != rectangle.size()) {
            target.stretched = Some(presenter.bind(&pixels.default_view, &cache, &device));
        }
        let part_view = URect { min: rectangle.min, max: rectangle.max };
        let scene = scenes.push(&SceneUniform::of(&view, part_view, &palette.lighting));
        let mut batches: Vec<Batch> = Vec::new();
        for mesh in seen_in(&frame.meshes, &view, rectangle) {
            let place = instances.push(Instance::from(mesh)) as u32;
            add(mesh, place, &mut batches, || {
                let textured = materials.get(mesh.material).is_some_and(|bound| bound.textured);
                let key = PipelineUse { solid: mesh.material.is_solid(), textured, samples };
                pipelines.specialize(&cache, &pipeline, key)
            });
        }
        parts.push(Part { rectangle, scene, batches, target });
    }
    if !parts.is_empty() {
        first.set_drawn();
        if let Some(drawn) = drawn {
            drawn.set(parts.iter().map(|part| part.rectangle));
        }
    }
    instances.write_buffer(&device, &queue);
    scenes.write_buffer(&device, &queue);
    *scene = scenes.binding().map(|binding| {
        let layout = cache.get_bind_group_layout(&pipeline.scene);
        device.create_bind_group("scene", &layout, &BindGroupEntries::single(binding))
    });
}

/// Adds a mesh to the last batch, or to a new one if that has others.
fn add(mesh: &SceneMesh, place: u32, batches: &mut Vec<Batch>, pipeline: impl FnOnce() -> CachedRenderPipelineId) {
    match batches.last_mut() {
        Some(batch) if (batch.material, batch.mesh) == (mesh.material, mesh.mesh) => batch.instances.end += 1,
        _ => {
            let (material, mesh) = (mesh.material, mesh.mesh);
            batches.push(Batch { material, mesh, pipeline: pipeline(), instances: place..place + 1 });
        }
    }
}

/// The meshes that may be seen in a part of the window.
fn seen_in<'a>(meshes: &'a [SceneMesh], view: &WindowView, part: URect) -> impl Iterator<Item = &'a SceneMesh> {
    let view = *view;
    meshes.iter().filter(move |mesh| !view.rectangle(&mesh.bounds, &mesh.world_from_mesh).intersect(part).is_empty())
}

impl Target {
    fn new(
        part: URect,
        window: UVec2,
        Sampling { samples, pixel }: Sampling,
        textures: &mut TextureCache,
        device: &RenderDevice,
    ) -> Target {
        let whole = part.size() == window;
        // A stretched texture has no more pixels than are drawn.
        let drawn_size = if whole { window.map(|edge| edge.div_ceil(pixel)) } else { part.size() };
        let size = if whole { drawn_size } else { drawn_size.map(|edge| edge.next_multiple_of(STEP)) };
        let drawn = TextureUsages::RENDER_ATTACHMENT;
        let mut texture =
            |label, format, samples, usage| textures.get(device, descriptor(label, size, format, samples, usage));
        let finished = drawn | TextureUsages::COPY_SRC | TextureUsages::TEXTURE_BINDING;
        Target {
            size: drawn_size,
            depth: texture("depth of a part", DEPTH, samples, drawn),
            samples: (samples > 1).then(|| texture("samples of a part", PICTURE, samples, drawn)),
            pixels: (!whole || pixel > 1).then(|| texture("pixels of a part", PICTURE, 1, finished)),
            stretched: None,
        }
    }
}

const fn descriptor(
    label: &'static str,
    size: UVec2,
    format: TextureFormat,
    sample_count: u32,
    usage: TextureUsages,
) -> TextureDescriptor<'static> {
    TextureDescriptor {
        label: Some(label),
        size: Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        mip_level_count: 1,
        sample_count,
        dimension: TextureDimension::D2,
        format,
        usage,
        view_formats: &[],
    }
}
