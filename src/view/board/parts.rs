//! The parts of a board, by material.

use bevy::prelude::*;

use crate::view::layout::BOARD_THICKNESS;
use crate::view::mesh::MeshBuilder;
use crate::view::shadow::Occluder;

/// How far shadows lie above what they fall on.
const ABOVE: f32 = 0.006;

/// The shapes of a board, one for each material.
#[derive(Clone, Debug, Default)]
pub struct BoardParts {
    /// The wooden frame and body.
    pub rim: MeshBuilder,
    /// Light cells.
    pub light: MeshBuilder,
    /// Dark cells.
    pub dark: MeshBuilder,
    /// Cells of felt.
    pub felt: MeshBuilder,
    /// Lines between cells, and the bed under them.
    pub groove: MeshBuilder,
    /// Inlays and studs.
    pub brass: MeshBuilder,
    /// The shadows of the frame, on the table and on the playing surface.
    pub shadow: MeshBuilder,
}

impl BoardParts {
    /// Adds the shadows of a frame between two outlines, counter-clockwise and convex, that stands above the surface.
    pub fn add_shadows(&mut self, outer: &[Vec2], inner: &[Vec2], lip: f32) {
        let body = |place: Vec2, _: f32| is_inside(outer, place);
        let frame = |place: Vec2, _: f32| !is_inside(inner, place);
        let body = Occluder { top: BOARD_THICKNESS + lip, is_at: &body };
        let mut on_table = body.shadow_along(outer, &[0.0, 0.06, 0.15, 0.27, 0.42, 0.66]);
        on_table.raise(ABOVE - BOARD_THICKNESS);
        let frame = Occluder { top: lip, is_at: &frame };
        let mut on_surface = frame.shadow_along(inner, &[0.0, -0.025, -0.055, -0.1, -0.18]);
        on_surface.raise(ABOVE);
        self.shadow.append(&on_table);
        self.shadow.append(&on_surface);
    }
}

/// Whether a place lies inside a convex outline that goes counter-clockwise.
pub(in crate::view) fn is_inside(outline: &[Vec2], place: Vec2) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    edges.fold(true, |inside, (a, b)| inside && (*b - *a).perp_dot(place - *a) > 0.0)
}
