//! Marks and inlays that lie on the board.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::MeshBuilder;
use crate::view::layout::lift;

const UP: Vec3 = Vec3::Y;

/// A filled disc around the origin.
pub fn disc(radius: f32, height: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let corners: Vec<Vec3> = (0..40).map(|i| lift(Vec2::from_angle(i as f32 / 40.0 * TAU) * radius, height)).collect();
    shape.polygon(&corners, UP, |_| Vec2::ZERO);
    shape
}

/// The part of a ring between two angles.
pub fn arc_ring(radius: f32, width: f32, height: f32, from: f32, to: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let steps = (((to - from).abs() / TAU * 64.0).ceil() as u32).max(3);
    let mut previous: Option<[u32; 2]> = None;
    for i in 0..=steps {
        let angle = from + (to - from) * i as f32 / steps as f32;
        let edge = [radius + width / 2.0, radius - width / 2.0]
            .map(|r| shape.vertex(lift(Vec2::from_angle(angle) * r, height), UP, Vec2::ZERO));
        if let Some(before) = previous {
            shape.quad([before[0], edge[0], edge[1], before[1]]);
        }
        previous = Some(edge);
    }
    shape
}

/// A ring of `n` dashes, half line and half gap.
pub fn dashed_ring(radius: f32, width: f32, height: f32, dashes: u32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    for i in 0..dashes {
        let from = i as f32 / dashes as f32 * TAU;
        shape.append(&arc_ring(radius, width, height, from, from + 0.55 * TAU / dashes as f32));
    }
    shape
}

/// A straight band between two points, its crown rounded so that metal catches the light.
pub fn ribbon(from: Vec2, to: Vec2, width: f32, height: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let along = (to - from).normalize_or_zero();
    let across = along.perp();
    let slant = Vec3::new(across.x, 0.0, -across.y);
    // Left edge, crown, right edge: three rows of vertices.
    let rows = [(1.0, 0.0, slant + UP), (0.0, width * 0.22, UP), (-1.0, 0.0, UP - slant)];
    let rows = rows.map(|(side, rise, normal)| {
        [from, to].map(|end| {
            let place = lift(end + across * (side * width / 2.0), height + rise);
            shape.vertex(place, normal.normalize(), place.xz())
        })
    });
    for pair in rows.windows(2) {
        shape.quad([pair[0][0], pair[1][0], pair[1][1], pair[0][1]]);
    }
    shape
}

/// A closed band along an outline.
pub fn ribbons(outline: &[Vec2], width: f32, height: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    for (i, from) in outline.iter().enumerate() {
        shape.append(&ribbon(*from, outline[(i + 1) % outline.len()], width, height));
    }
    shape
}

/// A convex polygon filled with a glow that is strong at the edge and faint in the middle (in the vertex alpha).
pub fn polygon_glow(outline: &[Vec2], height: f32) -> MeshBuilder {
    let mut shape = MeshBuilder::default();
    let centre = outline.iter().sum::<Vec2>() / outline.len() as f32;
    let mut ring = |scale: f32, alpha: f32| -> Vec<u32> {
        let at = |place: &Vec2| lift(centre + (*place - centre) * scale, height);
        outline.iter().map(|place| shape.coloured(at(place), UP, Vec2::ZERO, [1.0, 1.0, 1.0, alpha])).collect()
    };
    let rings = [ring(1.0, 1.0), ring(0.82, 0.35), ring(0.0, 0.22)];
    for pair in rings.windows(2) {
        for i in 0..outline.len() {
            let j = (i + 1) % outline.len();
            shape.quad([pair[0][i], pair[0][j], pair[1][j], pair[1][i]]);
        }
    }
    shape
}

#[cfg(test)]
mod tests;
