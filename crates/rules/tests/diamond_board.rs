//! The Diamond board, derived from a rule in the game, against a table of it.

#![allow(clippy::unwrap_used)] // the lint spares test functions, not their helpers

#[path = "diamond/support.rs"]
mod support;

use std::collections::BTreeSet;

use serde_json::Value;
use support::{at, set, topology};
use tessera_rules::{Face, Planar, Point, PointSet, Surface};

fn table() -> Value {
    serde_json::from_str(include_str!("../../../tests/data/diamond-board.json")).unwrap()
}

fn label(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// The sets of labels listed under a key.
fn listed(key: &str) -> BTreeSet<PointSet> {
    let lists = table()[key].as_array().unwrap().clone();
    lists.iter().map(|list| list.as_array().unwrap().iter().map(|name| at(label(name))).collect()).collect()
}

fn faces_with(corners: usize) -> Vec<&'static Face> {
    topology().faces().iter().filter(|face| face.points.len() == corners).collect()
}

fn distance(a: Planar, b: Planar) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

#[test]
fn the_62_points_lie_where_the_table_says() {
    let table = table();
    let points = table["points"].as_array().unwrap();
    assert_eq!(points.len(), 62);
    assert_eq!(topology().points().len(), 62);
    for point in points {
        let [x, y] = topology().place(at(label(&point["label"])));
        assert!((f64::from(x) - point["x"].as_f64().unwrap()).abs() < 1e-5, "{point}");
        assert!((f64::from(y) - point["y"].as_f64().unwrap()).abs() < 1e-5, "{point}");
    }
}

#[test]
fn points_are_numbered_by_rank_and_file_without_a8_and_h1() {
    assert_eq!(at("a1"), Point::new(0));
    assert_eq!(at("b1"), Point::new(1));
    assert_eq!(at("h8"), Point::new(63));
    for missing in [Point::new(7), Point::new(56)] {
        assert!(!topology().points().contains(missing));
        assert_eq!(topology().label(missing), "");
    }
}

#[test]
fn the_133_lines_are_those_of_the_table_and_the_pairs_at_distance_one() {
    let lines: BTreeSet<PointSet> = topology().lines().iter().map(|line| line.iter().copied().collect()).collect();
    assert_eq!((topology().lines().len(), lines.len()), (133, 133));
    assert_eq!(lines, listed("edges"));
    let points: Vec<Point> = topology().points().iter().collect();
    for (index, a) in points.iter().enumerate() {
        for b in &points[index + 1..] {
            let unit = (distance(topology().place(*a), topology().place(*b)) - 1.0).abs() < 1e-4;
            assert_eq!(lines.contains(&(a.set() | b.set())), unit, "{} {}", topology().label(*a), topology().label(*b));
        }
    }
}

#[test]
fn the_faces_are_the_24_squares_and_48_triangles_of_the_table() {
    for (corners, key, count) in [(4, "squares", 24), (3, "triangles", 48)] {
        let faces = faces_with(corners);
        assert_eq!(faces.len(), count);
        assert_eq!(faces.iter().map(|face| face.set()).collect::<BTreeSet<_>>(), listed(key));
    }
    assert_eq!(topology().faces().len(), 72);
    assert_eq!(topology().surface(), Surface::Crossings);
}

#[test]
fn outlines_run_counter_clockwise_round_their_points_with_unit_edges() {
    for face in topology().faces() {
        let places: Vec<Planar> = face.points.iter().map(|point| topology().place(*point)).collect();
        assert_eq!(face.outline, places);
        let next = |index: usize| places[(index + 1) % places.len()];
        let edges = places.iter().enumerate().map(|(index, place)| (*place, next(index)));
        assert!(edges.clone().all(|(a, b)| (distance(a, b) - 1.0).abs() < 1e-4));
        let doubled_area: f32 = edges.map(|(a, b)| a[0] * b[1] - a[1] * b[0]).sum();
        let expected = if places.len() == 4 { 2.0 } else { 0.75_f32.sqrt() };
        assert!((doubled_area - expected).abs() < 1e-3, "{doubled_area}");
    }
}

#[test]
fn a1_is_at_the_bottom_and_the_board_is_centred() {
    let (low, high) = topology().bounds();
    assert!((low[0] + high[0]).abs() < 1e-4 && (low[1] + high[1]).abs() < 1e-4);
    assert!((topology().place(at("a1"))[1] - low[1]).abs() < 1e-6);
    assert!((topology().place(at("h8"))[1] - high[1]).abs() < 1e-6);
}

#[test]
fn eighteen_points_have_three_neighbours_eight_have_four_and_the_rest_five() {
    let degree = |wanted| topology().points().iter().filter(|at| topology().neighbours(*at).len() == wanted).count();
    assert_eq!([3, 4, 5].map(degree), [18, 8, 36]);
}

#[test]
fn only_a1_and_h8_belong_to_no_square() {
    let covered = faces_with(4).iter().fold(PointSet::EMPTY, |covered, face| covered | face.set());
    assert_eq!(topology().points() - covered, set("a1 h8"));
}

#[test]
fn the_board_has_exactly_four_symmetries_among_those_of_the_lattice() {
    type Turn = fn(usize, usize) -> (usize, usize);
    let turns: [Turn; 8] = [
        |f, r| (f, r),
        |f, r| (7 - f, 7 - r),
        |f, r| (r, f),
        |f, r| (7 - r, 7 - f),
        |f, r| (7 - f, r),
        |f, r| (f, 7 - r),
        |f, r| (7 - r, f),
        |f, r| (r, 7 - f),
    ];
    let kept = turns.map(|turn| {
        let image = |point: Point| {
            let (file, rank) = turn(point.index() % 8, point.index() / 8);
            Point::new(rank * 8 + file)
        };
        topology().lines().iter().all(|[a, b]| topology().neighbours(image(*a)).contains(image(*b)))
    });
    assert_eq!(kept, [true, true, true, true, false, false, false, false]);
}
