//! The camera's way: how it follows its goal.

use bevy::camera::SubCameraView;
use bevy::prelude::*;

use super::framing::{Framing, direction, fit};

/// Vertical field of view from the side, radians.
pub(super) const FOV: f32 = 0.38;
/// How fast the camera follows its lead and that the goal: the part of the way left after a second is e to the minus this.
const FOLLOW: f32 = 14.0;
/// The same where nobody's hand moves it.
const FOLLOW_SLOWLY: f32 = 6.5;

/// Where the camera is on its way.
///
/// It follows a point that follows the goal, so that it starts as gently as it settles.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct CameraRig {
    now: Pose,
    lead: Pose,
    /// The next frame jumps to its goal.
    cut: bool,
    /// It takes its time, until it arrives.
    slow: bool,
    /// The window as it was last looked through, in logical pixels.
    window: Vec2,
    /// Frames in which the stage is followed at once: the interface may lay itself out a frame after the window has changed.
    refit: u8,
}

/// Frames after a change of the window in which the stage is followed at once.
const REFIT: u8 = 3;

impl Default for CameraRig {
    fn default() -> Self {
        let pose = Pose { yaw: 0.0, pitch: 1.2, fov: FOV, zoom: 1.0, stage: Rect::EMPTY };
        CameraRig { now: pose, lead: pose, cut: true, slow: false, window: Vec2::ZERO, refit: 0 }
    }
}

/// How the camera looks at the boards. Its place follows from that: they are framed in every frame, so that they fit on
/// the way, too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    pub(super) yaw: f32,
    pub(super) pitch: f32,
    /// Vertical field of view, radians. From straight above it is so narrow that the view is nearly parallel.
    pub(super) fov: f32,
    pub(super) zoom: f32,
    /// The part of the window for the boards, in logical pixels.
    pub(super) stage: Rect,
}

impl CameraRig {
    /// Looks from there at once, without a glide.
    pub const fn jump_to(&mut self, yaw: f32) {
        self.now.yaw = yaw;
        self.lead.yaw = yaw;
    }

    /// The next frame shows the goal at once.
    pub(super) const fn cut(&mut self) {
        self.cut = true;
    }

    /// Begins from higher up and farther away, and a little from the side.
    pub(super) const fn intro_pan(&mut self, cut: bool) {
        let Pose { fov, stage, .. } = self.now;
        self.now = Pose { yaw: -0.35, pitch: 1.4, fov, zoom: 0.6, stage };
        *self = CameraRig { lead: self.now, cut, slow: true, ..*self };
    }

    pub(super) const fn now(&self) -> &Pose {
        &self.now
    }

    /// Goes as far as it gets in so many seconds; true when it has arrived.
    pub(super) fn follow(&mut self, goal: &Pose, seconds: f32) -> bool {
        let speed = if self.slow { FOLLOW_SLOWLY } else { FOLLOW };
        let rate = if self.cut { 1.0 } else { 1.0 - (-speed * seconds.min(0.1)).exp() };
        self.approach(goal, rate)
    }

    /// In a window of another size or shape the boards fit at once, wherever the camera is on its way.
    pub(super) fn look_through(&mut self, window: Vec2, stage: Rect) {
        self.refit = if self.window == window { self.refit.saturating_sub(1) } else { REFIT };
        self.window = window;
        if self.refit > 0 {
            (self.now.stage, self.lead.stage) = (stage, stage);
        }
    }

    /// Takes its time to the next goal.
    pub const fn ease_slowly(&mut self) {
        self.slow = true;
    }

    /// Goes a part of the way; true when nothing is left of it.
    fn approach(&mut self, goal: &Pose, rate: f32) -> bool {
        if rate >= 1.0 || self.now.is_near(goal) && self.lead.is_near(goal) {
            *self = CameraRig { now: *goal, lead: *goal, cut: false, slow: false, ..*self };
            return self.refit == 0;
        }
        if self.now.stage.is_empty() {
            // Nothing has been shown yet.
            (self.now.stage, self.lead.stage) = (goal.stage, goal.stage);
        }
        self.lead.approach(goal, rate);
        self.now.approach(&self.lead, rate);
        false
    }
}

impl Pose {
    /// The way round to another pose, the shorter one.
    fn turn_to(&self, goal: &Pose) -> f32 {
        (goal.yaw - self.yaw + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU) - std::f32::consts::PI
    }

    fn is_near(&self, goal: &Pose) -> bool {
        (self.pitch - goal.pitch).abs() + self.turn_to(goal).abs() < 1e-3
            && (self.zoom / goal.zoom - 1.0).abs() < 1e-3
            && (self.fov - goal.fov).abs() < 1e-3
            && self.stage.min.distance(goal.stage.min) + self.stage.max.distance(goal.stage.max) < 0.3
    }

    fn approach(&mut self, goal: &Pose, rate: f32) {
        self.yaw += self.turn_to(goal) * rate;
        self.pitch += (goal.pitch - self.pitch) * rate;
        self.fov += (goal.fov - self.fov) * rate;
        self.zoom += (goal.zoom - self.zoom) * rate;
        self.stage.min = self.stage.min.lerp(goal.stage.min, rate);
        self.stage.max = self.stage.max.lerp(goal.stage.max, rate);
    }

    /// Puts the camera where the boards fill the stage; gives its distance.
    pub(super) fn apply(
        &self,
        keep: &[Vec3],
        camera: &mut Camera,
        projection: &mut Projection,
        transform: &mut Transform,
        size: Vec2,
    ) -> f32 {
        let centre = keep.iter().sum::<Vec3>() / keep.len() as f32;
        let Framing { distance, shift } = fit(keep, centre, self.yaw, self.pitch, self.fov, size, self.stage);
        let distance = distance / self.zoom;
        let (direction, up) = direction(self.yaw, self.pitch);
        *transform = Transform::from_translation(centre + direction * distance).looking_to(-direction, up);
        // WebGL keeps few distances apart that are far from where sight begins: surfaces a hair above one another would
        // shine through. Nothing stands in the first part of the way.
        let near = distance * 0.3;
        let near_clip_plane = Vec4::new(0.0, 0.0, -1.0, -near);
        let sight = PerspectiveProjection { fov: self.fov, near, near_clip_plane, far: 2000.0, ..default() };
        *projection = Projection::Perspective(sight);
        let view = SubCameraView { full_size: size.as_uvec2(), offset: -shift, size: size.as_uvec2() };
        camera.sub_camera_view = Some(view);
        distance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_starts_as_gently_as_it_settles_and_comes_to_rest() {
        let from = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
        let goal = Pose { yaw: 3.0, ..from };
        let mut shot = CameraRig { now: from, lead: from, cut: false, ..default() };
        let mut turned = vec![0.0];
        while !shot.follow(&goal, 1.0 / 60.0) {
            turned.push(shot.now.yaw);
            assert!(turned.len() < 90, "it takes more than a second and a half: {turned:?}");
        }
        let steps: Vec<f32> = turned.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(steps.iter().all(|step| *step > 0.0), "it never swings back");
        let fastest = steps.iter().copied().fold(0.0, f32::max);
        assert!(steps[0] < 0.6 * fastest, "the first step is {}, the longest {fastest}", steps[0]);
        assert_eq!(shot.now, goal);
    }

    #[test]
    fn in_a_window_of_another_shape_the_boards_fit_at_once_even_on_the_way() {
        let from = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
        let narrow = Rect::new(10.0, 80.0, 380.0, 500.0);
        let mut shot = CameraRig { now: from, lead: from, cut: false, window: Vec2::new(1280.0, 800.0), ..default() };
        // The window has changed, the interface has not followed yet; then it has.
        for (stage, fitted) in [(from.stage, from.stage), (narrow, narrow)] {
            shot.look_through(Vec2::new(390.0, 844.0), stage);
            assert!(!shot.follow(&Pose { yaw: 1.0, stage, ..from }, 1.0 / 60.0));
            assert_eq!(shot.now.stage, fitted);
        }
        assert!(shot.now.yaw > 0.0 && shot.now.yaw < 0.5, "the way itself goes on: {}", shot.now.yaw);
    }

    #[test]
    fn in_the_same_window_another_stage_is_glided_to() {
        let from = Pose { yaw: 0.0, pitch: 0.96, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
        let window = Vec2::new(1280.0, 800.0);
        let mut shot = CameraRig { now: from, lead: from, cut: false, window, ..default() };
        let goal = Pose { stage: Rect::new(0.0, 0.0, 600.0, 700.0), ..from };
        shot.look_through(window, goal.stage);
        assert!(!shot.follow(&goal, 1.0 / 60.0));
        assert!(shot.now.stage.width() > 700.0, "{:?}", shot.now.stage);
    }

    #[test]
    fn the_camera_takes_the_shorter_way_round() {
        let from = Pose { yaw: 3.0, pitch: 1.0, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
        let mut shot = CameraRig { now: from, lead: from, cut: false, ..default() };
        shot.approach(&Pose { yaw: -3.0, ..from }, 0.5);
        assert!(shot.now.yaw > 3.0, "{}", shot.now.yaw);
    }
}
