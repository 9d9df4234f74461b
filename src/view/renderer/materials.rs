//! The looks and textures of the materials on the graphics card.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    AddressMode, BindGroup, BindGroupEntries, DynamicUniformBuffer, FilterMode, MipmapFilterMode, PipelineCache,
    Sampler, SamplerDescriptor,
};
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice, RenderQueue};
use bevy::render::texture::GpuImage;

use super::extraction::SceneFrame;
use super::pipelines::ScenePipeline;
use super::quality::draws_on_processor;
use super::uniforms::LookUniform;
use crate::settings::theme::SurfacePattern;
use crate::view::material::{Material, Materials};
use crate::view::texture::Textures;

/// How many texels are mixed along a slanted surface by a graphics card.
const ANISOTROPY: u16 = 8;

/// The looks of all materials, and the textures that the current ones have.
#[derive(Resource)]
pub(super) struct SceneMaterials {
    sampler: Sampler,
    looks: DynamicUniformBuffer<LookUniform>,
    bound: HashMap<Material, MaterialBinding>,
}

/// The bindings of a material.
pub(super) struct MaterialBinding {
    pub(super) group: BindGroup,
    /// The place of its look in the buffer, in bytes.
    pub(super) look: u32,
    pub(super) textured: bool,
}

impl FromWorld for SceneMaterials {
    fn from_world(world: &mut World) -> Self {
        let slow = draws_on_processor(world.resource::<RenderAdapterInfo>());
        let sampler = world.resource::<RenderDevice>().create_sampler(&SamplerDescriptor {
            address_mode_u: AddressMode::Repeat,
            address_mode_v: AddressMode::Repeat,
            mag_filter: FilterMode::Linear,
            min_filter: FilterMode::Linear,
            mipmap_filter: MipmapFilterMode::Linear,
            anisotropy_clamp: if slow { 1 } else { ANISOTROPY },
            ..default()
        });
        SceneMaterials { sampler, looks: DynamicUniformBuffer::default(), bound: HashMap::default() }
    }
}

impl SceneMaterials {
    /// The bindings of a material; `None` until its texture has arrived.
    pub(super) fn get(&self, material: Material) -> Option<&MaterialBinding> {
        self.bound.get(&material)
    }
}

/// Uploads the looks when the theme changes, and binds textures as they arrive.
pub(super) fn prepare_materials(
    frame: Res<SceneFrame>,
    textures: Res<Textures>,
    images: Res<RenderAssets<GpuImage>>,
    pipeline: Res<ScenePipeline>,
    cache: Res<PipelineCache>,
    (device, queue): (Res<RenderDevice>, Res<RenderQueue>),
    mut materials: ResMut<SceneMaterials>,
    mut uploaded: Local<Option<Materials>>,
) {
    let Some(palette) = &frame.palette else { return };
    let new = materials.is_added() || uploaded.as_ref() != Some(palette);
    if !new && materials.bound.len() == Material::ALL.len() {
        return;
    }
    let SceneMaterials { sampler, looks, bound } = &mut *materials;
    bound.clear();
    looks.clear();
    let places = Material::ALL.map(|material| looks.push(&LookUniform::from(palette.look(material))));
    looks.write_buffer(&device, &queue);
    let Some(buffer) = looks.binding() else { return };
    for (material, look) in Material::ALL.into_iter().zip(places) {
        let texture = match (material, palette.look(material).pattern) {
            (Material::Letters, _) => Some(textures.glyphs.as_ref()),
            (_, SurfacePattern::None) => None,
            (_, pattern) => Some(textures.made(pattern)),
        };
        let group = match texture {
            None => device.create_bind_group(
                "plain material",
                &cache.get_bind_group_layout(&pipeline.plain),
                &BindGroupEntries::single(buffer.clone()),
            ),
            Some(handle) => {
                let Some(image) = handle.and_then(|handle| images.get(handle)) else { continue };
                device.create_bind_group(
                    "textured material",
                    &cache.get_bind_group_layout(&pipeline.textured),
                    &BindGroupEntries::sequential((buffer.clone(), &image.texture_view, &*sampler)),
                )
            }
        };
        bound.insert(material, MaterialBinding { group, look, textured: texture.is_some() });
    }
    *uploaded = Some(palette.clone());
}
