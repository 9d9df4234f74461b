//! Boards of cells: felt or two woods, in a mitred frame with a brass inlay.

use bevy::prelude::*;

use crate::rules::Topology;
use crate::view::layout::{BOARD_THICKNESS, FRAME, lift, plane};
use crate::view::mesh::{self, PlankProfile, WoodGrain, disc, plate, ribbon, ribbons};

use super::parts::BoardParts;

/// How far the frame stands above the playing surface.
const LIP: f32 = 0.10;
/// Gap between the cells and the frame.
const GAP: f32 = 0.02;
/// Width and depth of the bevels of wooden cells.
const BEVEL: f32 = 0.016;

/// A board covered with felt, with lines between the cells.
pub fn felt_board(topology: &Topology) -> BoardParts {
    let (low, high) = corners(topology);
    let mut parts = BoardParts::default();
    frame(&mut parts, low, high);
    felt_cells(&mut parts, topology, low, high);
    parts
}

/// A board of alternating light and dark wooden cells.
pub fn wooden_board(topology: &Topology) -> BoardParts {
    let (low, high) = corners(topology);
    let mut parts = BoardParts::default();
    frame(&mut parts, low, high);
    wooden_cells(&mut parts, topology);
    parts
}

fn corners(topology: &Topology) -> (Vec2, Vec2) {
    let (low, high) = topology.bounds();
    (plane(low), plane(high))
}

fn rectangle(low: Vec2, high: Vec2, grow: f32) -> [Vec2; 4] {
    let (low, high) = (low - grow, high + grow);
    [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)]
}

fn frame(parts: &mut BoardParts, low: Vec2, high: Vec2) {
    let (outer, inner) = (rectangle(low, high, FRAME), rectangle(low, high, GAP));
    let profile = PlankProfile { bottom: -BOARD_THICKNESS, top: LIP, radius: 0.05 };
    parts.rim.append(&mesh::frame(&outer, &inner, profile, 1.0, 0.16));
    // The bed closes the gap between the cells and the frame.
    for edge in mesh::border(&rectangle(low, high, -GAP), &inner) {
        parts.groove.polygon(&edge.map(|place| lift(place, -0.03)), Vec3::Y, |_| Vec2::ZERO);
    }
    parts.brass.append(&ribbons(&rectangle(low, high, 0.12), 0.035, LIP + 0.001));
    parts.add_shadows(&outer, &inner, LIP);
}

fn wooden_cells(parts: &mut BoardParts, topology: &Topology) {
    for face in topology.faces() {
        let outline: Vec<Vec2> = face.outline.iter().map(|corner| plane(*corner)).collect();
        let seed = face.points[0].index() as f32;
        // The grain of all cells runs towards the players; each is cut from another place.
        let grain = WoodGrain {
            angle: std::f32::consts::FRAC_PI_2 + (seed * 2.4).sin() * 0.03,
            offset: Vec2::new(seed * 0.173, seed * 0.297),
            scale: 0.22,
        };
        // Neighbours share the corners of their bevels, so that nothing shines through between them.
        let tile = plate(&outline, 0.0, BEVEL, grain);
        let wood = if is_dark(topology, outline[0]) { &mut parts.dark } else { &mut parts.light };
        wood.append(&tile);
    }
}

/// Whether the cell with this first corner is dark: like a1, which is dark on a board of any size, and every second cell
/// from there.
///
/// The distance is rounded, not the corner: on a board with an odd number of columns the corners lie at halves.
fn is_dark(topology: &Topology, corner: Vec2) -> bool {
    let a1 = topology.faces().first().map_or(corner, |face| plane(face.outline[0]));
    let cells = (corner - a1).round();
    (cells.x as i32 + cells.y as i32) % 2 == 0
}

fn felt_cells(parts: &mut BoardParts, topology: &Topology, low: Vec2, high: Vec2) {
    let grain = WoodGrain { angle: 0.0, offset: Vec2::ZERO, scale: 0.25 };
    parts.felt.append(&plate(&rectangle(low, high, 0.0), 0.0, 0.0, grain));
    let columns = (high.x - low.x).round() as i32;
    for line in 0..=columns {
        let at = low.x + line as f32;
        let across = low.y + line as f32;
        parts.groove.append(&ribbon(Vec2::new(at, low.y), Vec2::new(at, high.y), 0.035, 0.002));
        parts.groove.append(&ribbon(Vec2::new(low.x, across), Vec2::new(high.x, across), 0.035, 0.003));
    }
    if topology.points().len() >= 36 {
        // The four dots two lines in from the corners, as on every tournament board.
        for corner in rectangle(low, high, -2.0) {
            let mut dot = disc(0.075, 0.006);
            dot.shift(corner);
            parts.groove.append(&dot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Size, Variant};

    fn topology(columns: u8, rows: u8) -> &'static Topology {
        let variant = Variant::new(GameKind::Breakthrough, Size { columns, rows }).expect("an allowed size");
        Topology::of(variant)
    }

    #[test]
    fn dark_and_light_cells_alternate_from_a1_on_a_board_of_any_size() {
        for (columns, rows) in [(8, 8), (5, 5), (6, 5), (5, 6), (7, 4)] {
            let topology = topology(columns, rows);
            let mut parts = BoardParts::default();
            wooden_cells(&mut parts, topology);
            let (low, high) = parts.light.bounds();
            for point in topology.points().iter() {
                let place = plane(topology.place(point));
                let has_cell = |shape: &crate::view::mesh::MeshBuilder| {
                    shape.positions().any(|at| (at.x - place.x).abs() < 0.5 && (-at.z - place.y).abs() < 0.5)
                };
                let (column, row) = (point.index() % usize::from(columns), point.index() / usize::from(columns));
                let dark = (column + row).is_multiple_of(2);
                let label = topology.label(point);
                assert_eq!((has_cell(&parts.dark), has_cell(&parts.light)), (dark, !dark), "{columns}x{rows} {label}");
            }
            assert!(high.y <= 0.0 && low.y >= -0.06, "the cells' top is the playing surface");
        }
    }

    #[test]
    fn the_frame_surrounds_the_cells_and_stands_above_them() {
        let topology = topology(6, 5);
        let parts = wooden_board(topology);
        let (low, high) = parts.rim.bounds();
        let expected = Vec3::new(3.0 + FRAME, LIP, 2.5 + FRAME);
        assert!(high.distance(expected) < 1e-4, "{high}");
        assert!(low.distance(Vec3::new(-expected.x, -BOARD_THICKNESS, -expected.z)) < 1e-4, "{low}");
        assert!(parts.felt.is_empty() && !parts.groove.is_empty() && !parts.brass.is_empty());
    }

    #[test]
    fn felt_covers_all_cells_and_has_dots_from_six_by_six_on() {
        let topology =
            |side| Topology::of(Variant::new(GameKind::Othello, Size::square(side)).expect("an allowed size"));
        for side in [6, 8, 10] {
            let parts = felt_board(topology(side));
            let (low, high) = parts.felt.bounds();
            let half = f32::from(side) / 2.0;
            assert!((high.x - half).abs() < 1e-4 && (low.z + half).abs() < 1e-4, "{side}: {low} {high}");
            assert!(parts.light.is_empty() && parts.dark.is_empty());
            let dot = Vec2::splat(half - 2.0);
            let near_dot = |at: Vec3| at.y == 0.006 && (at.xz().abs() - dot).length() < 0.08;
            assert_eq!(parts.groove.positions().filter(|at| near_dot(*at)).count(), 4 * 40, "{side}: four dots");
        }
    }
}
