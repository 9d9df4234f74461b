//! Lays one picture over another: stretched, if it was drawn with few pixels, or as it is, into the window.

use bevy::asset::uuid_handle;
use bevy::prelude::*;
use bevy::render::diagnostic::RecordDiagnostics;
use bevy::render::render_resource::binding_types::{sampler, texture_2d};
use bevy::render::render_resource::{
    BindGroup, BindGroupEntries, BindGroupLayoutDescriptor, BindGroupLayoutEntries, CachedRenderPipelineId,
    ColorTargetState, ColorWrites, FilterMode, FragmentState, PipelineCache, RenderPassColorAttachment,
    RenderPassDescriptor, RenderPipelineDescriptor, Sampler, SamplerBindingType, SamplerDescriptor, ShaderStages,
    SpecializedRenderPipeline, SpecializedRenderPipelines, TextureFormat, TextureSampleType, TextureView,
    TextureViewId, VertexState,
};
use bevy::render::renderer::{RenderContext, RenderDevice, ViewQuery};
use bevy::render::view::ViewTarget;
use bevy::shader::Shader;

use super::pipelines::{PICTURE, add_embedded};

const SHADER: Handle<Shader> = uuid_handle!("4d2b6c1e-9f3a-4e57-8b1d-7c60a2d8e913");

/// Adds the shader, which is part of the program.
pub(super) fn add_shader(app: &mut App) {
    add_embedded(app, &SHADER, include_str!("shaders/picture.wgsl"), "picture.wgsl");
}

/// How pictures are laid over others.
#[derive(Resource)]
pub(super) struct Presenter {
    layout: BindGroupLayoutDescriptor,
    sampler: Sampler,
}

/// A use of the shader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct PresenterUse {
    target: TextureFormat,
    stretched: bool,
}

impl PresenterUse {
    /// Stretches a part of the scene.
    pub(super) const STRETCH: PresenterUse = PresenterUse { target: PICTURE, stretched: true };
}

impl FromWorld for Presenter {
    fn from_world(world: &mut World) -> Self {
        let texture = texture_2d(TextureSampleType::Float { filterable: true });
        let filtering = sampler(SamplerBindingType::Filtering);
        let entries = BindGroupLayoutEntries::sequential(ShaderStages::FRAGMENT, (texture, filtering));
        let sampler = world.resource::<RenderDevice>().create_sampler(&SamplerDescriptor {
            mag_filter: FilterMode::Linear,
            min_filter: FilterMode::Linear,
            ..default()
        });
        Presenter { layout: BindGroupLayoutDescriptor::new("picture", &entries), sampler }
    }
}

impl SpecializedRenderPipeline for Presenter {
    type Key = PresenterUse;

    fn specialize(&self, PresenterUse { target, stretched }: PresenterUse) -> RenderPipelineDescriptor {
        RenderPipelineDescriptor {
            label: Some("picture".into()),
            layout: vec![self.layout.clone()],
            vertex: VertexState { shader: SHADER, entry_point: Some("vertex".into()), ..default() },
            fragment: Some(FragmentState {
                shader: SHADER,
                shader_defs: if stretched { vec!["STRETCH".into()] } else { Vec::new() },
                entry_point: Some("fragment".into()),
                targets: vec![Some(ColorTargetState { format: target, blend: None, write_mask: ColorWrites::ALL })],
            }),
            ..default()
        }
    }
}

impl Presenter {
    /// Binds a picture to be laid over another.
    pub(super) fn bind(&self, picture: &TextureView, cache: &PipelineCache, device: &RenderDevice) -> BindGroup {
        let layout = cache.get_bind_group_layout(&self.layout);
        device.create_bind_group("picture", &layout, &BindGroupEntries::sequential((picture, &self.sampler)))
    }
}

/// Lays a picture over all of a target.
pub(super) fn lay(
    ctx: &mut RenderContext,
    name: &'static str,
    picture: &BindGroup,
    target: RenderPassColorAttachment,
    pipeline: Option<CachedRenderPipelineId>,
    cache: &PipelineCache,
) {
    let Some(pipeline) = pipeline.and_then(|pipeline| cache.get_render_pipeline(pipeline)) else { return };
    let diagnostics = ctx.diagnostic_recorder();
    let diagnostics = diagnostics.as_deref();
    let color_attachments = [Some(target)];
    let mut pass = ctx.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some(name),
        color_attachments: &color_attachments,
        ..default()
    });
    let span = diagnostics.pass_span(&mut pass, name);
    pass.set_render_pipeline(pipeline);
    pass.set_bind_group(0, picture, &[]);
    pass.draw(0..3, 0..1);
    span.end(&mut pass);
}

/// The pipelines of this frame.
#[derive(Resource, Default)]
pub(super) struct PresenterPipelines {
    pub(super) stretch: Option<CachedRenderPipelineId>,
    window: Option<CachedRenderPipelineId>,
}

pub(super) fn prepare_pipelines(
    targets: Query<&ViewTarget>,
    presenter: Res<Presenter>,
    cache: Res<PipelineCache>,
    mut pipelines: ResMut<SpecializedRenderPipelines<Presenter>>,
    mut ready: ResMut<PresenterPipelines>,
) {
    let mut pipeline = |key| pipelines.specialize(&cache, &presenter, key);
    let format = targets.iter().find_map(ViewTarget::out_texture_view_format);
    *ready = PresenterPipelines {
        stretch: Some(pipeline(PresenterUse::STRETCH)),
        window: format.map(|target| pipeline(PresenterUse { target, stretched: false })),
    };
}

/// Lays board and panels into the window.
pub(super) fn present(
    view: ViewQuery<&ViewTarget>,
    presenter: Res<Presenter>,
    (pipelines, cache): (Res<PresenterPipelines>, Res<PipelineCache>),
    mut bound: Local<Option<(TextureViewId, BindGroup)>>,
    mut ctx: RenderContext,
) {
    let target = view.into_inner();
    let shown = target.main_texture_view();
    let Some(window) = target.out_texture_color_attachment(Some(LinearRgba::BLACK)) else { return };
    if bound.as_ref().is_none_or(|(id, _)| *id != shown.id()) {
        *bound = Some((shown.id(), presenter.bind(shown, &cache, ctx.render_device())));
    }
    if let Some((_, picture)) = &*bound {
        lay(&mut ctx, "present", picture, window, pipelines.window, &cache);
    }
}
