//! The camera's distance and offset with which given places fill a rectangle of the window.

use bevy::prelude::*;

/// A camera's distance from the centre it looks at, and where that centre appears.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Framing {
    /// Distance from the centre to the camera.
    pub distance: f32,
    /// Where the centre appears, in logical pixels from the window's middle.
    pub shift: Vec2,
}

/// The direction from the centre to the camera, and the camera's up vector.
pub(super) fn direction(yaw: f32, pitch: f32) -> (Vec3, Vec3) {
    let turn = Quat::from_rotation_y(yaw);
    let (sin, cos) = pitch.sin_cos();
    (turn * Vec3::new(0.0, sin, cos), turn * Vec3::new(0.0, cos, -sin))
}

/// The nearest distance from which all `keep` appear inside `rect`, with their bounding box in its middle.
///
/// Angles in radians (`fov` is vertical, for the whole window), `size` and `rect` in logical pixels.
pub fn fit(keep: &[Vec3], centre: Vec3, yaw: f32, pitch: f32, fov: f32, size: Vec2, rect: Rect) -> Framing {
    let (back, up) = direction(yaw, pitch);
    let right = up.cross(back);
    let focal = size.y / 2.0 / (fov / 2.0).tan();
    let view: Vec<Vec3> =
        keep.iter().map(|place| *place - centre).map(|p| Vec3::new(p.dot(right), p.dot(up), p.dot(back))).collect();
    let bounds = |distance: f32| {
        let project = |p: &Vec3| Vec2::new(p.x, -p.y) * focal / (distance - p.z).max(0.01);
        view.iter().map(project).fold(Rect::EMPTY, |rect, place| rect.union_point(place))
    };
    let nearest = view.iter().map(|p| p.z).fold(0.0, f32::max) + 0.5;
    let (mut near, mut far) = (nearest, nearest + 4000.0);
    for _ in 0..48 {
        let middle = (near + far) / 2.0;
        let visible = bounds(middle).size();
        if visible.x <= rect.width() && visible.y <= rect.height() { far = middle } else { near = middle }
    }
    Framing { distance: far, shift: rect.center() - size / 2.0 - bounds(far).center() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a place appears in the window with this framing, in logical pixels.
    fn project(place: Vec3, framing: Framing, (yaw, pitch, fov): (f32, f32, f32), size: Vec2) -> Vec2 {
        let (back, up) = direction(yaw, pitch);
        let right = up.cross(back);
        let focal = size.y / 2.0 / (fov / 2.0).tan();
        let depth = framing.distance - place.dot(back);
        Vec2::new(place.dot(right), -place.dot(up)) * focal / depth + size / 2.0 + framing.shift
    }

    #[test]
    fn a_board_fills_its_part_of_any_window_from_any_direction() {
        let corners = [-1.0, 1.0].map(|x| [-1.0, 1.0].map(|z| Vec3::new(4.7 * x, 0.0, 4.7 * z))).concat();
        for size in [Vec2::new(1280.0, 800.0), Vec2::new(390.0, 844.0), Vec2::new(1920.0, 600.0)] {
            let rect = Rect::from_corners(size * 0.1, size * Vec2::new(0.7, 0.8));
            for view in [(0.0, 0.96, 0.38), (0.7, 0.5, 0.38), (-2.0, 1.5, 0.38), (0.0, 1.55, 0.07)] {
                let framing = fit(&corners, Vec3::ZERO, view.0, view.1, view.2, size, rect);
                let places = corners.iter().map(|corner| project(*corner, framing, view, size));
                let bounds = places.fold(Rect::EMPTY, |bounds, place| bounds.union_point(place));
                assert!(rect.inflate(0.5).union(bounds) == rect.inflate(0.5), "{bounds:?} lies in {rect:?}");
                let slack = (rect.size() - bounds.size()).min_element();
                assert!(slack < 1.0, "and fills it one way: {slack} pixels are left, {size} {view:?}");
            }
        }
    }
}
