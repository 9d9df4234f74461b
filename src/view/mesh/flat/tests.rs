//! Outlines, areas and colours of flat shapes.

use super::*;

/// The distance of every vertex from the vertical axis.
fn radii(shape: &MeshBuilder) -> Vec<f32> {
    shape.positions().map(|at| at.xz().length()).collect()
}

/// The alpha of every vertex.
fn alphas(shape: MeshBuilder) -> Vec<f32> {
    let mesh = shape.build();
    match mesh.attribute(Mesh::ATTRIBUTE_COLOR) {
        Some(bevy::mesh::VertexAttributeValues::Float32x4(colours)) => colours.iter().map(|c| c[3]).collect(),
        _ => panic!("the shape has vertex colours"),
    }
}

#[test]
fn a_disc_has_forty_corners_on_its_edge() {
    let disc = disc(0.5, 0.2);
    assert_eq!(radii(&disc).len(), 40);
    assert!(radii(&disc).iter().all(|radius| (radius - 0.5).abs() < 1e-6));
    assert!(disc.positions().all(|at| at.y == 0.2));
    assert!((disc.area() - 0.5 * 40.0 * 0.25 * (TAU / 40.0).sin()).abs() < 1e-4, "it is filled");
}

#[test]
fn a_whole_ring_has_its_width_around_its_radius() {
    let ring = arc_ring(1.0, 0.2, 0.0, 0.0, TAU);
    let radii = radii(&ring);
    assert_eq!(radii.len(), 2 * 65, "two edges, and one pair of vertices twice");
    assert!(radii.iter().all(|radius| (radius - 0.9).abs() < 1e-5 || (radius - 1.1).abs() < 1e-5), "{radii:?}");
    assert!((ring.area() - TAU * 0.2).abs() < 0.01, "{}", ring.area());
}

#[test]
fn a_dashed_ring_covers_a_little_more_than_half_of_a_whole_one() {
    let part = dashed_ring(1.0, 0.2, 0.0, 8).area() / arc_ring(1.0, 0.2, 0.0, 0.0, TAU).area();
    assert!((part - 0.55).abs() < 0.005, "{part}");
}

#[test]
fn a_ribbon_is_a_band_with_a_raised_crown() {
    let ribbon = ribbon(Vec2::ZERO, Vec2::new(2.0, 0.0), 0.1, 0.3);
    let expected = (Vec3::new(0.0, 0.3, -0.05), Vec3::new(2.0, 0.322, 0.05));
    let (low, high) = ribbon.bounds();
    assert!(low.distance(expected.0) < 1e-6 && high.distance(expected.1) < 1e-6, "{low} {high}");
    assert!((ribbon.area() - 0.2).abs() < 1e-6, "seen from above");
}

#[test]
fn ribbons_close_their_outline() {
    let square = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(Vec2::from);
    let ribbons = ribbons(&square, 0.1, 0.0);
    assert_eq!(ribbons.positions().count(), 4 * 6, "a ribbon of six vertices for each edge");
    let (low, high) = ribbons.bounds();
    assert!((high - low).xz().distance(Vec2::splat(2.1)) < 1e-5, "{low} {high}");
}

#[test]
fn a_glow_fades_from_the_edge_to_the_middle_and_fills_the_polygon() {
    let square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)].map(Vec2::from);
    let glow = polygon_glow(&square, 0.1);
    assert!((glow.area() - 4.0).abs() < 1e-5, "{}", glow.area());
    assert_eq!(alphas(glow), [[1.0; 4], [0.35; 4], [0.22; 4]].concat());
}
