//! The panels over the picture: painted again when they change, or when the picture below them does.

use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::render::Extract;
use bevy::render::render_resource::TextureId;
use bevy::window::RequestRedraw;
use bevy_egui::egui::epaint::{ClippedPrimitive, ClippedShape, Primitive};
use bevy_egui::egui::{Pos2, Rect as EguiRect};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, EguiRenderOutput};

/// The edge of the fields of the window for which it is known whether a panel is there, in pixels.
const FIELD: u32 = 32;
/// The frames in which panels with new letters are painted: letters reach the graphics card later than shapes.
const REPEATS: u8 = 3;

/// Compares the panels with those of the frame before; the same shapes are not cut into triangles again.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Panels>().add_systems(
        PostUpdate,
        (
            compare.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
            keep.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
        ),
    );
}

/// The panels of the last frame.
#[derive(Resource, Default)]
pub(super) struct Panels {
    shapes: Vec<ClippedShape>,
    pixels_per_point: f32,
    /// The triangles of the shapes.
    triangles: Vec<ClippedPrimitive>,
    covered: Fields,
    /// Their shapes are not those of the frame before.
    changed: bool,
    /// The frames in which the panels are still to be painted.
    repeats: u8,
}

/// Takes shapes away that have been cut into triangles already.
fn compare(mut panels: ResMut<Panels>, mut outputs: Query<&mut EguiFullOutput>) {
    let Ok(mut output) = outputs.single_mut() else { return };
    let Some(output) = output.0.as_mut() else { return };
    let has_new_letters = !output.textures_delta.is_empty();
    let same = output.shapes == panels.shapes && output.pixels_per_point == panels.pixels_per_point;
    panels.changed = has_new_letters || !same;
    let repeats = panels.repeats.saturating_sub(1).max(u8::from(panels.changed));
    panels.repeats = if has_new_letters { REPEATS } else { repeats };
    if panels.changed {
        panels.shapes.clone_from(&output.shapes);
        panels.pixels_per_point = output.pixels_per_point;
    } else {
        output.shapes.clear();
    }
}

/// Keeps new triangles, and gives the renderer the kept ones if there are none. egui's own system requests no frame for an
/// empty output, also where a panel has asked for one.
fn keep(
    mut panels: ResMut<Panels>,
    mut outputs: Query<(&mut EguiContext, &mut EguiRenderOutput)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((mut context, mut output)) = outputs.single_mut() else { return };
    if context.get_mut().has_requested_repaint() {
        redraw.write(RequestRedraw);
    }
    if panels.changed {
        panels.triangles.clone_from(&output.paint_jobs);
        panels.covered = Fields::under(&output.paint_jobs, panels.pixels_per_point);
    } else {
        output.paint_jobs.clone_from(&panels.triangles);
    }
}

/// Fields of the window, by column and row.
#[derive(Clone, PartialEq, Debug, Default)]
struct Fields(HashSet<UVec2>);

impl Fields {
    /// The fields in which triangles may be.
    fn under(triangles: &[ClippedPrimitive], pixels_per_point: f32) -> Fields {
        let mut fields = Fields::default();
        for ClippedPrimitive { clip_rect, primitive } in triangles {
            let Primitive::Mesh(mesh) = primitive else {
                fields.add(*clip_rect, pixels_per_point);
                continue;
            };
            for corners in mesh.indices.chunks_exact(3) {
                let corners = corners.iter().map(|index| mesh.vertices[*index as usize].pos);
                let bounds = corners.fold(EguiRect::NOTHING, |mut bounds, corner| {
                    bounds.extend_with(corner);
                    bounds
                });
                fields.add(bounds.intersect(*clip_rect), pixels_per_point);
            }
        }
        fields
    }

    fn add(&mut self, part: EguiRect, pixels_per_point: f32) {
        if part.is_positive() {
            let pixel = |point: Pos2| Vec2::new(point.x, point.y).max(Vec2::ZERO) * pixels_per_point;
            let pixels = Rect::from_corners(pixel(part.min).floor(), pixel(part.max).ceil());
            self.0.extend(fields_of(pixels.as_urect()));
        }
    }

    fn meet(&self, part: URect) -> bool {
        fields_of(part).any(|field| self.0.contains(&field))
    }
}

/// The fields that a part of the window touches.
fn fields_of(part: URect) -> impl Iterator<Item = UVec2> {
    let (first, end) = (part.min / FIELD, part.max.map(|edge| edge.div_ceil(FIELD)));
    (first.y..end.y).flat_map(move |y| (first.x..end.x).map(move |x| UVec2::new(x, y)))
}

/// The panels in the camera's texture, in the render world.
#[derive(Resource, Default)]
pub(super) struct ShownPanels {
    covered: Fields,
    changed: bool,
    /// The texture in which picture and panels have been laid over each other.
    texture: Option<TextureId>,
    painted: bool,
}

impl ShownPanels {
    /// Whether the panels must be painted again, with the whole picture below them, after these parts of it have changed.
    pub(super) fn begin(&mut self, texture: TextureId, parts: impl IntoIterator<Item = URect>) -> bool {
        let is_new = self.texture.replace(texture) != Some(texture);
        let below = parts.into_iter().any(|part| self.covered.meet(part));
        self.painted = std::mem::take(&mut self.changed) || is_new || below;
        self.painted
    }
}

pub(super) fn extract(mut shown: ResMut<ShownPanels>, panels: Extract<Res<Panels>>) {
    if panels.repeats > 0 {
        shown.changed = true;
        shown.covered.clone_from(&panels.covered);
    }
}

/// Run condition: the panels are painted in this frame.
pub(super) fn are_painted(shown: Res<ShownPanels>) -> bool {
    shown.painted
}

#[cfg(test)]
mod tests;
