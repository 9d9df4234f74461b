//! How far away and how much off the middle the camera must be, so that given places fill a rectangle of the window.

use bevy::prelude::*;

/// A camera's distance from the centre it looks at, and where that centre appears.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Framing {
    pub distance: f32,
    /// Logical pixels from the window's middle.
    pub shift: Vec2,
}

/// The direction from the centre to the camera, and the camera's up.
#[must_use]
pub(super) fn direction(yaw: f32, pitch: f32) -> (Vec3, Vec3) {
    let turn = Quat::from_rotation_y(yaw);
    let (sin, cos) = pitch.sin_cos();
    (turn * Vec3::new(0.0, sin, cos), turn * Vec3::new(0.0, cos, -sin))
}

/// The nearest distance from which all `keep` appear inside `rect`, with their bounding box in its middle.
///
/// Angles in radians (`fov` is vertical, for the whole window), `size` and `rect` in logical pixels.
#[must_use]
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
        let seen = bounds(middle).size();
        if seen.x <= rect.width() && seen.y <= rect.height() { far = middle } else { near = middle }
    }
    Framing { distance: far, shift: rect.center() - size / 2.0 - bounds(far).center() }
}
