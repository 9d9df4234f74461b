//! The pipelines: solid and translucent materials, with and without a texture.

use bevy::asset::uuid_handle;
use bevy::mesh::VertexBufferLayout;
use bevy::prelude::*;
use bevy::render::render_resource::binding_types::{sampler, texture_2d, uniform_buffer};
use bevy::render::render_resource::{
    BindGroupLayoutDescriptor, BindGroupLayoutEntries, BlendState, ColorTargetState, ColorWrites, CompareFunction,
    DepthBiasState, DepthStencilState, Face, FragmentState, MultisampleState, PrimitiveState, RenderPipelineDescriptor,
    SamplerBindingType, ShaderStages, SpecializedRenderPipeline, StencilState, TextureFormat, TextureSampleType,
    VertexAttribute, VertexFormat, VertexState, VertexStepMode,
};
use bevy::shader::{Shader, ShaderDefVal};

use super::uniforms::{LookUniform, SceneUniform};

/// The format of the picture, which is that of the camera's texture.
pub(super) const PICTURE: TextureFormat = TextureFormat::Rgba8UnormSrgb;
pub(super) const DEPTH: TextureFormat = TextureFormat::Depth32Float;

const SHADER: Handle<Shader> = uuid_handle!("b07fb1a4-52ab-4f1a-a6a2-2f1f7c4f7f10");

/// By how many of the depth buffer's steps translucent meshes lie above the ones below them.
const LIFT: i32 = 8;

/// Bytes of a vertex and of an instance.
const VERTEX: u64 = 64;
pub(super) const INSTANCE: u64 = 64;

/// Adds the shader, which is part of the program.
pub(super) fn add_shader(app: &mut App) {
    add_embedded(app, &SHADER, include_str!("shaders/scene.wgsl"), "scene.wgsl");
}

/// Adds a shader under a fixed handle.
pub(super) fn add_embedded(app: &mut App, handle: &Handle<Shader>, text: &'static str, name: &'static str) {
    let shader = Shader::from_wgsl(text, name);
    if let Err(error) = app.world_mut().resource_mut::<Assets<Shader>>().insert(handle, shader) {
        error!("the boards cannot be drawn: {name}: {error}");
    }
}

/// The layouts that all pipelines share.
#[derive(Resource)]
pub(super) struct ScenePipeline {
    pub(super) scene: BindGroupLayoutDescriptor,
    pub(super) plain: BindGroupLayoutDescriptor,
    pub(super) textured: BindGroupLayoutDescriptor,
}

/// A use of the shader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct PipelineUse {
    pub(super) solid: bool,
    pub(super) textured: bool,
    pub(super) samples: u32,
}

impl Default for ScenePipeline {
    fn default() -> Self {
        let look = uniform_buffer::<LookUniform>(true);
        let texture = texture_2d(TextureSampleType::Float { filterable: true });
        let sampler = sampler(SamplerBindingType::Filtering);
        let scene = BindGroupLayoutEntries::single(ShaderStages::VERTEX_FRAGMENT, uniform_buffer::<SceneUniform>(true));
        let plain = BindGroupLayoutEntries::single(ShaderStages::FRAGMENT, look);
        let textured = BindGroupLayoutEntries::sequential(ShaderStages::FRAGMENT, (look, texture, sampler));
        ScenePipeline {
            scene: BindGroupLayoutDescriptor::new("scene", &scene),
            plain: BindGroupLayoutDescriptor::new("plain material", &plain),
            textured: BindGroupLayoutDescriptor::new("textured material", &textured),
        }
    }
}

impl SpecializedRenderPipeline for ScenePipeline {
    type Key = PipelineUse;

    fn specialize(&self, PipelineUse { solid, textured, samples }: PipelineUse) -> RenderPipelineDescriptor {
        let named = |name: &str, set: bool| set.then(|| ShaderDefVal::from(name));
        let defines: Vec<ShaderDefVal> = named("SOLID", solid).into_iter().chain(named("TEXTURE", textured)).collect();
        let material = if textured { &self.textured } else { &self.plain };
        let target = ColorTargetState {
            format: PICTURE,
            blend: if solid { None } else { Some(BlendState::ALPHA_BLENDING) },
            write_mask: ColorWrites::ALL,
        };
        RenderPipelineDescriptor {
            label: Some(if solid { "solid" } else { "translucent" }.into()),
            layout: vec![self.scene.clone(), material.clone()],
            vertex: VertexState {
                shader: SHADER,
                shader_defs: defines.clone(),
                entry_point: Some("vertex".into()),
                buffers: vec![vertex_layout(), instance_layout()],
            },
            fragment: Some(FragmentState {
                shader: SHADER,
                shader_defs: defines,
                entry_point: Some("fragment".into()),
                targets: vec![Some(target)],
            }),
            // Marks are seen from below where a piece is lifted.
            primitive: PrimitiveState { cull_mode: if solid { Some(Face::Back) } else { None }, ..default() },
            depth_stencil: Some(DepthStencilState {
                format: DEPTH,
                depth_write_enabled: Some(solid),
                depth_compare: Some(CompareFunction::GreaterEqual),
                stencil: StencilState::default(),
                bias: DepthBiasState { constant: if solid { 0 } else { LIFT }, ..default() },
            }),
            multisample: MultisampleState { count: samples, ..default() },
            ..default()
        }
    }
}

/// Vertices as `MeshBuilder` builds them: Bevy stores attributes in the order of their numbers.
fn vertex_layout() -> VertexBufferLayout {
    use VertexFormat::{Float32x2, Float32x3, Float32x4};
    let attributes = [(Float32x3, 0), (Float32x3, 12), (Float32x2, 24), (Float32x4, 32), (Float32x4, 48)];
    layout(VERTEX, VertexStepMode::Vertex, 0, &attributes)
}

fn instance_layout() -> VertexBufferLayout {
    use VertexFormat::{Float32, Float32x4};
    let attributes = [(Float32x4, 0), (Float32x4, 16), (Float32x4, 32), (Float32, 48)];
    layout(INSTANCE, VertexStepMode::Instance, 5, &attributes)
}

fn layout(stride: u64, step: VertexStepMode, first: u32, attributes: &[(VertexFormat, u64)]) -> VertexBufferLayout {
    let locations = first..;
    let attribute = |((format, offset), shader_location): (&(VertexFormat, u64), u32)| VertexAttribute {
        format: *format,
        offset: *offset,
        shader_location,
    };
    let attributes = attributes.iter().zip(locations).map(attribute).collect();
    VertexBufferLayout { array_stride: stride, step_mode: step, attributes }
}

#[cfg(test)]
mod tests {
    use bevy::mesh::MeshVertexBufferLayouts;

    use super::*;
    use crate::view::mesh::disc;

    #[test]
    fn meshes_have_the_vertices_that_the_shader_reads() {
        let mesh = disc(1.0, 0.0).build();
        let wanted = [
            Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
            Mesh::ATTRIBUTE_NORMAL.at_shader_location(1),
            Mesh::ATTRIBUTE_UV_0.at_shader_location(2),
            Mesh::ATTRIBUTE_TANGENT.at_shader_location(3),
            Mesh::ATTRIBUTE_COLOR.at_shader_location(4),
        ];
        let layout = mesh.get_mesh_vertex_buffer_layout(&mut MeshVertexBufferLayouts::default());
        assert_eq!(layout.0.get_layout(&wanted).expect("all attributes are there"), vertex_layout());
    }
}
