//! Diamond's board: squares and triangles inlaid in two woods, lines of brass, a stud on every point.

use bevy::prelude::*;

use crate::rules::Topology;
use crate::view::board::BoardParts;
use crate::view::layout::{BOARD_THICKNESS, plane, rhombus_radius};
use crate::view::mesh::{PlankProfile, WoodGrain, frame, lathe, plate, ribbon, ribbons};

/// How far the frame stands above the playing surface.
const LIP: f32 = 0.07;
/// Width of the rhombic frame, measured from corner to corner.
const FRAME: f32 = 0.62;

pub(super) fn parts(topology: &Topology) -> BoardParts {
    let mut parts = BoardParts::default();
    body(&mut parts, rhombus_radius(topology));
    for (seed, face) in topology.faces().iter().enumerate() {
        let outline: Vec<Vec2> = face.outline.iter().map(|corner| plane(*corner)).collect();
        let along = (outline[1] - outline[0]).to_angle();
        let seed = seed as f32;
        let grain = WoodGrain { angle: along, offset: Vec2::new(seed * 0.213, seed * 0.379), scale: 0.26 };
        let tile = plate(&outline, 0.0, 0.008, grain);
        if outline.len() == 4 { parts.light.append(&tile) } else { parts.dark.append(&tile) }
    }
    for [a, b] in topology.lines() {
        let (a, b) = (plane(topology.place(*a)), plane(topology.place(*b)));
        parts.brass.append(&ribbon(a, b, 0.030, 0.002));
    }
    let stud = lathe(&STUD, 20);
    for point in topology.points().iter() {
        let mut shape = stud.clone();
        shape.shift(plane(topology.place(point)));
        parts.brass.append(&shape);
    }
    parts
}

/// The profile of a stud: a low round head.
const STUD: [Vec2; 5] = [
    Vec2::new(0.085, 0.0),
    Vec2::new(0.082, 0.016),
    Vec2::new(0.064, 0.032),
    Vec2::new(0.034, 0.041),
    Vec2::new(0.0, 0.043),
];

fn rhombus(radius: f32) -> [Vec2; 4] {
    [Vec2::new(0.0, -radius), Vec2::new(radius, 0.0), Vec2::new(0.0, radius), Vec2::new(-radius, 0.0)]
}

fn body(parts: &mut BoardParts, radius: f32) {
    let (outer, inner) = (rhombus(radius), rhombus(radius - FRAME));
    let profile = PlankProfile { bottom: -BOARD_THICKNESS, top: LIP, radius: 0.05 };
    parts.rim.append(&frame(&outer, &inner, profile, 3.0, 0.16));
    let bed = WoodGrain { angle: 0.0, offset: Vec2::new(0.3, 0.1), scale: 0.12 };
    parts.rim.append(&plate(&inner, -0.012, 0.0, bed));
    parts.brass.append(&ribbons(&rhombus(radius - FRAME * 0.72), 0.035, LIP + 0.001));
    parts.add_shadows(&outer, &inner, LIP);
}
