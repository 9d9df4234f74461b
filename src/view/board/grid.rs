//! A board of cells: felt for Othello, two woods for Breakthrough, in a mitred frame with a brass inlay.

use bevy::prelude::*;

use crate::rules::Topology;
use crate::view::layout::{BOARD_THICKNESS, FRAME, plane};
use crate::view::mesh::{WoodGrain, disc, plank, plate, ribbon, ribbons};

use super::BoardParts;

/// How far the frame stands above the playing surface.
const LIP: f32 = 0.10;
/// Gap between the cells and the frame.
const GAP: f32 = 0.02;

pub(super) fn parts(topology: &Topology, felt: bool) -> BoardParts {
    let mut parts = BoardParts::default();
    let (low, high) = topology.bounds();
    let (low, high) = (plane(low), plane(high));
    frame(&mut parts, low, high);
    if felt {
        felt_cells(&mut parts, topology, low, high);
    } else {
        wooden_cells(&mut parts, topology);
    }
    parts
}

fn rectangle(low: Vec2, high: Vec2, grow: f32) -> [Vec2; 4] {
    let (low, high) = (low - grow, high + grow);
    [low, Vec2::new(high.x, low.y), high, Vec2::new(low.x, high.y)]
}

fn frame(parts: &mut BoardParts, low: Vec2, high: Vec2) {
    let (outer, inner) = (rectangle(low, high, FRAME), rectangle(low, high, GAP));
    for side in 0..4 {
        let next = (side + 1) % 4;
        let edges = ([outer[side], outer[next]], [inner[side], inner[next]]);
        parts.rim.append(&plank(edges.0, edges.1, -BOARD_THICKNESS, LIP, 0.05, side as f32 + 1.0, 0.16));
    }
    // The bed under the cells closes the gap between them and the frame.
    let bed = WoodGrain { angle: 0.0, offset: Vec2::ZERO, scale: 0.1 };
    parts.groove.append(&plate(&rectangle(low, high, GAP), -BOARD_THICKNESS, -0.03, 0.0, bed));
    parts.brass.append(&ribbons(&rectangle(low, high, 0.12), 0.035, LIP + 0.001));
}

fn wooden_cells(parts: &mut BoardParts, topology: &Topology) {
    for face in topology.faces() {
        let outline: Vec<Vec2> = face.outline.iter().map(|corner| plane(*corner)).collect();
        let seed = face.points[0].index() as f32;
        let centre = (outline[0] + outline[2]) / 2.0;
        // The grain of all cells runs towards the players; each is cut from another place.
        let grain = WoodGrain {
            angle: std::f32::consts::FRAC_PI_2 + (seed * 2.4).sin() * 0.03,
            offset: Vec2::new(seed * 0.173, seed * 0.297),
            scale: 0.22,
        };
        let shrunk: Vec<Vec2> = outline.iter().map(|corner| centre + (*corner - centre) * 0.992).collect();
        let tile = plate(&shrunk, -0.05, 0.0, 0.012, grain);
        let (column, row) = (outline[0].x.round() as i32, outline[0].y.round() as i32);
        let light = (column + row + (half_odd(topology)) as i32).rem_euclid(2) == 1;
        let wood = if light { &mut parts.light } else { &mut parts.dark };
        wood.append(&tile);
    }
}

/// a1 is dark, whatever the size: 1 where its corner's rounded coordinates add up to an odd number.
fn half_odd(topology: &Topology) -> bool {
    let Some(face) = topology.faces().first() else { return false };
    let corner = plane(face.outline[0]);
    (corner.x.round() as i32 + corner.y.round() as i32).rem_euclid(2) == 1
}

fn felt_cells(parts: &mut BoardParts, topology: &Topology, low: Vec2, high: Vec2) {
    let grain = WoodGrain { angle: 0.0, offset: Vec2::ZERO, scale: 0.25 };
    parts.felt.append(&plate(&rectangle(low, high, 0.0), -0.05, 0.0, 0.0, grain));
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
