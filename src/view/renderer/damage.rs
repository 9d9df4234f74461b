//! The rectangles of the window in which the picture has changed.

use bevy::camera::primitives::Aabb;
use bevy::math::Affine3A;
use bevy::prelude::*;

/// The most rectangles that are drawn one by one; each costs the meshes in it once more.
pub(super) const MOST: usize = 6;
/// Rectangles are joined if the joint one has at most this many times the pixels of both.
const JOINT: f32 = 1.25;
/// Pixels around a mesh that its blended edges may reach.
const MARGIN: f32 = 2.0;

/// The camera as the window shows it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct WindowView {
    pub(super) clip_from_world: Mat4,
    pub(super) eye: Vec3,
    /// The size of the window in physical pixels.
    pub(super) size: UVec2,
}

impl WindowView {
    pub(super) fn of(camera: &Camera, place: &GlobalTransform) -> Option<WindowView> {
        let size = camera.physical_target_size().filter(|size| size.min_element() > 0)?;
        let clip_from_world = camera.clip_from_view() * place.to_matrix().inverse();
        Some(WindowView { clip_from_world, eye: place.translation(), size })
    }

    fn window(&self) -> URect {
        URect::from_corners(UVec2::ZERO, self.size)
    }

    /// The part of the window in which a box may be seen, in physical pixels.
    pub(super) fn rectangle(&self, bounds: &Aabb, world_from_box: &Affine3A) -> URect {
        let mut seen = Rect::EMPTY;
        for corner in corners(bounds) {
            let clip = self.clip_from_world * world_from_box.transform_point3a(corner).extend(1.0);
            if clip.w <= 0.0 {
                return self.window();
            }
            let part = Vec2::new(clip.x, -clip.y) / clip.w * 0.5 + 0.5;
            seen = seen.union_point(part * self.size.as_vec2());
        }
        let seen = seen.inflate(MARGIN);
        let low = seen.min.floor().max(Vec2::ZERO).as_uvec2();
        let high = seen.max.ceil().max(Vec2::ZERO).as_uvec2();
        URect { min: low.min(self.size), max: high.min(self.size) }
    }

    /// What this part of the window shows of the world, as if it were a window.
    pub(super) fn clip_from_world_in(&self, part: URect) -> Mat4 {
        let (size, part_size) = (self.size.as_vec2(), part.size().as_vec2());
        let scale = size / part_size;
        let middle = part.min.as_vec2() + part_size / 2.0;
        let shift = (size / 2.0 - middle) / part_size * 2.0;
        let crop = Mat4::from_translation(Vec3::new(shift.x, -shift.y, 0.0)) * Mat4::from_scale(scale.extend(1.0));
        crop * self.clip_from_world
    }
}

fn corners(bounds: &Aabb) -> [bevy::math::Vec3A; 8] {
    std::array::from_fn(|i| {
        let sign = |bit: usize| if i & bit == 0 { -1.0 } else { 1.0 };
        bounds.center + bounds.half_extents * bevy::math::Vec3A::new(sign(1), sign(2), sign(4))
    })
}

/// The rectangles to draw again, none of which is empty.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Damage(Vec<URect>);

impl Damage {
    /// All of the window.
    pub(super) fn everything(view: &WindowView) -> Damage {
        Damage(vec![view.window()])
    }

    /// Adds a rectangle. Those that overlap much, or are too many, are joined.
    pub(super) fn add(&mut self, rectangle: URect) {
        if rectangle.is_empty() {
            return;
        }
        self.0.push(rectangle);
        while let Some((i, j)) = self.to_join() {
            let joined = self.0.swap_remove(j);
            self.0[i] = self.0[i].union(joined);
        }
    }

    /// The two rectangles that are best drawn as one, the second with the greater index.
    fn to_join(&self) -> Option<(usize, usize)> {
        let pairs = (0..self.0.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let waste = |(i, j): (usize, usize)| {
            let (a, b) = (self.0[i], self.0[j]);
            area(a.union(b)) / (area(a) + area(b))
        };
        let (pair, least) = pairs.map(|pair| (pair, waste(pair))).min_by(|a, b| a.1.total_cmp(&b.1))?;
        (least <= JOINT || self.0.len() > MOST).then_some(pair)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The rectangles, after which there is nothing left to draw.
    pub(super) fn take(&mut self) -> Vec<URect> {
        std::mem::take(&mut self.0)
    }
}

fn area(rectangle: URect) -> f32 {
    let size = rectangle.size().as_vec2();
    size.x * size.y
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A camera that looks straight down from a height of 10 onto a window of 200×100 pixels; its lower edge is at z = 5.
    fn view() -> WindowView {
        let projection = Mat4::perspective_infinite_reverse_rh(2.0 * 0.5f32.atan(), 2.0, 0.1);
        let camera = Mat4::look_at_rh(Vec3::Y * 10.0, Vec3::ZERO, Vec3::NEG_Z);
        WindowView { clip_from_world: projection * camera, eye: Vec3::Y * 10.0, size: UVec2::new(200, 100) }
    }

    fn flat(x: f32, z: f32) -> Aabb {
        Aabb { center: Vec3::new(x, 0.0, z).into(), half_extents: Vec3::new(0.95, 0.0, 0.95).into() }
    }

    #[test]
    fn a_box_is_seen_where_its_corners_are_with_a_margin_of_two_pixels() {
        // Ten pixels are a unit.
        let seen = view().rectangle(&flat(0.0, 0.0), &Affine3A::IDENTITY);
        assert_eq!(seen, URect::new(88, 38, 112, 62));
        let moved = view().rectangle(&flat(0.0, 0.0), &Affine3A::from_translation(Vec3::new(4.0, 0.0, -2.0)));
        assert_eq!(moved, URect::new(128, 18, 152, 42));
    }

    #[test]
    fn a_box_beside_the_window_is_not_seen_and_one_behind_the_eye_may_be_anywhere() {
        assert!(view().rectangle(&flat(30.0, 0.0), &Affine3A::IDENTITY).is_empty());
        let behind = Affine3A::from_translation(Vec3::Y * 12.0);
        assert_eq!(view().rectangle(&flat(0.0, 0.0), &behind), URect::new(0, 0, 200, 100));
    }

    #[test]
    fn a_part_of_the_window_shows_what_the_window_shows_there() {
        let (view, part) = (view(), URect::new(120, 10, 160, 60));
        let project = |matrix: Mat4, size: Vec2, place: Vec3| {
            let clip = matrix * place.extend(1.0);
            (Vec2::new(clip.x, -clip.y) / clip.w * 0.5 + 0.5) * size
        };
        for place in [Vec3::ZERO, Vec3::new(4.0, 1.0, -1.0), Vec3::new(3.0, 0.3, 0.5)] {
            let whole = project(view.clip_from_world, view.size.as_vec2(), place);
            let cropped = project(view.clip_from_world_in(part), part.size().as_vec2(), place);
            assert!((cropped + part.min.as_vec2()).distance(whole) < 1e-3, "{place}: {cropped} {whole}");
        }
    }

    #[test]
    fn near_rectangles_are_joined_and_far_ones_are_not() {
        let mut damage = Damage::default();
        damage.add(URect::new(0, 0, 10, 10));
        damage.add(URect::new(8, 0, 18, 10));
        damage.add(URect::new(80, 80, 90, 90));
        damage.add(URect::new(5, 5, 5, 50));
        assert_eq!(damage.take(), [URect::new(0, 0, 18, 10), URect::new(80, 80, 90, 90)]);
        assert_eq!(damage.take(), []);
    }

    #[test]
    fn there_are_never_more_than_six_rectangles_and_all_places_are_covered() {
        let mut damage = Damage::default();
        let places: Vec<URect> = (0..20).map(|i| URect::new(i * 50, i * i * 9, i * 50 + 10, i * i * 9 + 10)).collect();
        places.iter().for_each(|place| damage.add(*place));
        let drawn = damage.take();
        assert!(drawn.len() <= MOST, "{drawn:?}");
        assert!(places.iter().all(|place| drawn.iter().any(|drawn| drawn.union(*place) == *drawn)), "{drawn:?}");
    }
}
