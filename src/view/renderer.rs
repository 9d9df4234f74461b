//! Draws the scene: what changes, in the part of the window in which it changes.
//!
//! The light never moves and the boards lie still for most of the time, so the last picture is kept. In every frame the
//! meshes are compared with those of the frame before; only the rectangles in which one came, went or moved are drawn again.
//! A moving camera changes all of it. The panels are painted again only when they or the picture below them change.
//!
//! | Concept | Module |
//! |---|---|
//! | the meshes of a frame, taken from the entities | `extraction` |
//! | the rectangles that have changed | `damage` |
//! | shaders and how they are used | `pipelines` |
//! | looks, light and places as the shaders take them; textures | `uniforms`, `materials` |
//! | the parts of the window to draw, and the passes that draw them | `parts`, `passes`, `present`, `driver` |
//! | the panels over the picture | `panels` |
//! | how many pixels and samples are drawn | `quality` |
//! | how many samples were drawn, for benchmarks; which parts, for developers | `sample_count`, `drawn_parts` |

mod damage;
mod drawn_parts;
mod driver;
mod extraction;
mod first_picture;
mod materials;
mod panels;
mod parts;
mod passes;
mod pipelines;
mod present;
mod quality;
mod sample_count;
mod uniforms;

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::render::render_resource::SpecializedRenderPipelines;
use bevy::render::renderer::{RenderGraph, RenderGraphSystems};
use bevy::render::{ExtractSchedule, GpuResourceAppExt, Render, RenderApp, RenderSystems};
use bevy_egui::render::{egui_pass, prepare_egui_pass};

pub use drawn_parts::DrawnParts;
pub use extraction::Opacity;
pub use first_picture::FirstPicture;
pub use quality::DrawnDetail;
pub use sample_count::{SampleCount, SampleCountPlugin};

use super::texture::Textures;
use extraction::SceneFrame;
use parts::{Parts, Picture};
use pipelines::ScenePipeline;

/// Draws the scene. Without a renderer it does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct RendererPlugin;

/// The passes of the board's camera.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct BoardPasses;

impl Plugin for RendererPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<DrawnDetail>()
            .add_plugins(panels::plugin)
            .add_systems(Startup, quality::begin)
            .add_systems(PostUpdate, quality::choose.after(TransformSystems::Propagate));
        let first = app.world_mut().get_resource_or_init::<FirstPicture>().clone();
        let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return first.set_drawn() };
        let mut passes = Schedule::new(BoardPasses);
        let panels = (prepare_egui_pass, egui_pass).chain().run_if(panels::are_painted);
        passes.add_systems((passes::draw_parts, passes::show_picture, panels, present::present).chain());
        renderer.add_schedule(passes);
        renderer
            .init_gpu_resource::<SceneFrame>()
            .init_gpu_resource::<materials::SceneMaterials>()
            .init_gpu_resource::<Parts>()
            .init_gpu_resource::<Picture>()
            .init_gpu_resource::<ScenePipeline>()
            .init_gpu_resource::<present::Presenter>()
            .init_gpu_resource::<present::PresenterPipelines>()
            .init_gpu_resource::<SpecializedRenderPipelines<present::Presenter>>()
            .init_gpu_resource::<SpecializedRenderPipelines<ScenePipeline>>()
            .init_gpu_resource::<panels::ShownPanels>()
            .insert_resource(first)
            .init_resource::<Textures>()
            .add_systems(ExtractSchedule, (extraction::extract, extraction::extract_textures, panels::extract))
            .add_systems(
                Render,
                (materials::prepare_materials, present::prepare_pipelines, parts::prepare_parts)
                    .chain()
                    .in_set(RenderSystems::PrepareResources),
            )
            .add_systems(
                RenderGraph,
                (
                    driver::run_passes.in_set(RenderGraphSystems::Render),
                    driver::submit.in_set(RenderGraphSystems::Submit),
                ),
            );
    }

    fn finish(&self, app: &mut App) {
        if app.get_sub_app(RenderApp).is_some() {
            pipelines::add_shader(app);
            present::add_shader(app);
        }
    }
}
