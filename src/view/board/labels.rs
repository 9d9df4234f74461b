//! The names of files and ranks on the frame.

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::rules::{Grid, Point, Side, Surface, Topology};
use crate::view::layout::{FRAME, lift, plane, rhombus_radius};
use crate::view::mesh::MeshBuilder;

/// The coordinates of a board, to be read from this side's seat.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coordinates(pub Side);

const GLYPHS: &str = "abcdefghij0123456789";
/// Edge of one glyph's field in texels; the glyph stands in its middle.
const FIELD: usize = 64;
/// Edge of one glyph's field on the board.
const SIZE: f32 = 0.46;
/// Distance between the middles of two digits.
const ADVANCE: f32 = 0.19;

/// Draws all glyphs of the coordinates side by side, white with their coverage as alpha.
pub fn glyph_atlas() -> Image {
    let count = GLYPHS.len();
    let mut texels = vec![255u8; count * FIELD * FIELD * 4];
    texels.iter_mut().skip(3).step_by(4).for_each(|alpha| *alpha = 0);
    let bytes = include_bytes!("../../../assets/fonts/tessera-bold.ttf");
    let font = FontRef::try_from_slice(bytes).expect("the built-in font is a valid font file");
    let scale = PxScale::from(FIELD as f32 * 0.86);
    let scaled = font.as_scaled(scale);
    for (index, glyph) in GLYPHS.chars().enumerate() {
        let id = font.glyph_id(glyph);
        // Lower-case letters sit on the same line as the digits, a little above the field's edge.
        let left = (FIELD as f32 - scaled.h_advance(id)) / 2.0;
        let outlined =
            font.outline_glyph(id.with_scale_and_position(scale, ab_glyph::point(left, FIELD as f32 * 0.74)));
        let Some(outlined) = outlined else { continue };
        let corner = outlined.px_bounds().min;
        outlined.draw(|x, y, coverage| {
            let (x, y) = (x as i32 + corner.x as i32, y as i32 + corner.y as i32);
            if (0..FIELD as i32).contains(&x) && (0..FIELD as i32).contains(&y) {
                let texel = y as usize * count * FIELD + index * FIELD + x as usize;
                texels[texel * 4 + 3] = (coverage * 255.0) as u8;
            }
        });
    }
    let extent = Extent3d { width: (count * FIELD) as u32, height: FIELD as u32, depth_or_array_layers: 1 };
    Image::new(extent, TextureDimension::D2, texels, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD)
}

/// The coordinates of a board, lying on its frame and readable from a side's seat.
pub(super) fn mesh(topology: &Topology, side: Side) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    // Boards look the same from both seats: everything is laid out as from the near one and then turned by half.
    let turn = if side == Side::First { 1.0 } else { -1.0 };
    for Label { text, place, height } in labels(topology, turn) {
        let middle = (text.len() as f32 - 1.0) / 2.0;
        for (i, glyph) in text.chars().enumerate() {
            write_glyph(&mut shape, glyph, turn, place + Vec2::X * (i as f32 - middle) * ADVANCE, height);
        }
    }
    shape
}

fn write_glyph(shape: &mut MeshBuilder, glyph: char, turn: f32, middle: Vec2, height: f32) {
    let Some(index) = GLYPHS.find(glyph) else { return };
    let (left, right) = (index as f32 / GLYPHS.len() as f32, (index + 1) as f32 / GLYPHS.len() as f32);
    let half = SIZE / 2.0;
    let corners =
        [(-half, -half, left, 1.0), (half, -half, right, 1.0), (half, half, right, 0.0), (-half, half, left, 0.0)];
    let corners = corners.map(|(x, y, u, v)| {
        let place = (middle + Vec2::new(x, y)) * turn;
        shape.vertex(lift(place, height), Vec3::Y, Vec2::new(u, v))
    });
    shape.quad(corners);
}

/// A file or rank: its name, and its place and height on the board, turned so that the reader sits near.
#[derive(Clone, PartialEq, Debug)]
struct Label {
    text: String,
    place: Vec2,
    height: f32,
}

fn labels(topology: &Topology, turn: f32) -> Vec<Label> {
    match topology.surface() {
        Surface::Cells => grid_labels(topology, turn),
        Surface::Crossings => rhombus_labels(topology, turn),
    }
}

/// Height of the labels: just above the frame of a grid, and of a rhombus.
const ON_GRID: f32 = 0.104;
const ON_RHOMBUS: f32 = 0.074;

/// Letters along the near edge, numbers along the left one.
fn grid_labels(topology: &Topology, turn: f32) -> Vec<Label> {
    let low = plane(topology.bounds().0);
    let mut labels = Vec::new();
    let mut add = |text: &str, place| labels.push(Label { text: text.to_owned(), place, height: ON_GRID });
    for point in topology.points().iter() {
        let place = plane(topology.place(point)) * turn;
        let (file, rank) = topology.label(point).split_at(1);
        if place.y < low.y + 1.0 {
            add(file, Vec2::new(place.x, low.y - FRAME * 0.56));
        }
        if place.x < low.x + 1.0 {
            add(rank, Vec2::new(low.x - FRAME * 0.56, place.y));
        }
    }
    labels
}

/// Numbers along the lower left edge, letters along the lower right one, each beside the outermost point of its line.
fn rhombus_labels(topology: &Topology, turn: f32) -> Vec<Label> {
    let grid = Grid { columns: 8, rows: 8 };
    let outermost = |inside: &dyn Fn(Point) -> bool, edge: Vec2| {
        let depth = |point: &Point| (plane(topology.place(*point)) * turn).dot(edge);
        topology.points().iter().filter(|point| inside(*point)).max_by(|a, b| depth(a).total_cmp(&depth(b)))
    };
    let on_edge = |point: Point, edge: Vec2| {
        let place = plane(topology.place(point)) * turn;
        // The middle of the frame, as far along the edge as the point.
        place + edge * ((rhombus_radius(topology) - 0.25) / 2f32.sqrt() - place.dot(edge))
    };
    let mut labels = Vec::new();
    let mut add = |text: String, place| labels.push(Label { text, place, height: ON_RHOMBUS });
    for line in 0..8 {
        let (left, right) = (Vec2::new(-1.0, -1.0).normalize(), Vec2::new(1.0, -1.0).normalize());
        if let Some(point) = outermost(&|point| grid.row(point) == line, left) {
            add(format!("{}", line + 1), on_edge(point, left));
        }
        if let Some(point) = outermost(&|point| grid.column(point) == line, right) {
            add(topology.label(point)[..1].to_owned(), on_edge(point, right));
        }
    }
    labels
}

#[cfg(test)]
mod tests;
