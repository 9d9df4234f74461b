//! Moves the cursor by arrows and by the names of files and ranks.

use bevy::prelude::*;

use super::action::Action;
use crate::rules::{Grid, Point, Topology, Variant};

/// Where an action moves the cursor, which is at `from` now, on a board that is seen from `yaw` radians.
pub fn after(action: Action, variant: Variant, from: Option<Point>, yaw: f32) -> Option<Point> {
    match action {
        Action::Move(direction) => Some(toward(variant, from, direction, yaw)),
        Action::File(file) => on_file(variant, from, file).or(from),
        Action::Rank(rank) => on_rank(variant, from, rank).or(from),
        Action::Point(point) => point,
        _ => from,
    }
}

/// The neighbour in this direction, on a board that is seen from `yaw` radians; the same point if there is none. The middle
/// of the board if there is no cursor.
pub fn toward(variant: Variant, cursor: Option<Point>, direction: Vec2, yaw: f32) -> Point {
    let topology = Topology::of(variant);
    let Some(cursor) = cursor else { return middle(topology) };
    let turned = Vec2::from_angle(yaw).rotate(direction);
    topology.toward(cursor, turned.into()).unwrap_or(cursor)
}

/// The point of this file, from 0, whose rank is nearest to the cursor's; `None` if there is no such file.
pub fn on_file(variant: Variant, cursor: Option<Point>, file: u8) -> Option<Point> {
    let grid = Grid::new(variant.size());
    let points = Topology::of(variant).points();
    let row = grid.row(cursor.unwrap_or_else(|| middle(Topology::of(variant))));
    let candidates = points.iter().filter(|point| grid.column(*point) == usize::from(file));
    candidates.min_by_key(|point| grid.row(*point).abs_diff(row))
}

/// The point of this rank, from 1, whose file is nearest to the cursor's; `None` if there is no such rank.
pub fn on_rank(variant: Variant, cursor: Option<Point>, rank: u8) -> Option<Point> {
    let grid = Grid::new(variant.size());
    let points = Topology::of(variant).points();
    let column = grid.column(cursor.unwrap_or_else(|| middle(Topology::of(variant))));
    let candidates = points.iter().filter(|point| grid.row(*point) + 1 == usize::from(rank));
    candidates.min_by_key(|point| grid.column(*point).abs_diff(column))
}

fn middle(topology: &Topology) -> Point {
    topology.nearest([0.0, -0.1]).map_or(Point::new(0), |(point, _)| point)
}
