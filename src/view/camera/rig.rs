//! How the camera follows its goal.

use bevy::camera::SubCameraView;
use bevy::prelude::*;

use super::framing::{Framing, direction, fit};

/// Vertical field of view from the side, radians.
pub(super) const FOV: f32 = 0.38;
/// How fast the camera follows its lead, and the lead its goal: the decay rate of the distance, per second.
const FOLLOW_RATE: f32 = 14.0;
/// The same where the program moves the camera, not the player.
const SLOW_FOLLOW_RATE: f32 = 6.5;

/// The moving camera. It follows a lead that follows the goal, so that it starts as gently as it settles.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct CameraRig {
    now: Pose,
    lead: Pose,
    /// The next frame jumps to its goal.
    cut: bool,
    /// It moves slowly until it arrives.
    slow: bool,
    /// How long it has moved slowly, in seconds of the animation.
    slow_for: f32,
    /// The size of the window in the last frame, in logical pixels.
    window: Vec2,
    /// Frames left in which the stage is followed at once: the interface may lay itself out a frame after the window was
    /// resized.
    refit: u8,
}

/// The longest time that clocks wait for the camera, in seconds of the animation: turning the board all the while
/// must not stop the clock.
const LONGEST_ARRIVAL: f32 = 3.0;
/// Frames after a resize in which the stage is followed at once.
const REFIT: u8 = 3;

impl Default for CameraRig {
    fn default() -> Self {
        let pose = Pose { yaw: 0.0, pitch: 1.2, fov: FOV, zoom: 1.0, stage: Rect::EMPTY };
        CameraRig { now: pose, lead: pose, cut: true, slow: false, slow_for: 0.0, window: Vec2::ZERO, refit: 0 }
    }
}

/// The camera's direction and framing. Its place follows from them in every frame, so that the boards fit while it moves,
/// too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    pub(super) yaw: f32,
    pub(super) pitch: f32,
    /// Vertical field of view, in radians. From straight above it is so narrow that the view is nearly parallel.
    pub(super) fov: f32,
    pub(super) zoom: f32,
    /// The part of the window for the boards, in logical pixels.
    pub(super) stage: Rect,
}

impl CameraRig {
    /// Turns to a yaw at once, without moving there.
    pub const fn jump_to(&mut self, yaw: f32) {
        self.now.yaw = yaw;
        self.lead.yaw = yaw;
    }

    /// Lets the next frame show the goal at once.
    pub(super) const fn cut(&mut self) {
        self.cut = true;
    }

    /// Starts high up, far away and a little to the side; `cut` shows the goal at once instead.
    pub(in crate::view) const fn intro_pan(&mut self, cut: bool) {
        let Pose { fov, stage, .. } = self.now;
        self.now = Pose { yaw: -0.35, pitch: 1.4, fov, zoom: 0.6, stage };
        *self = CameraRig { lead: self.now, cut, slow: true, slow_for: 0.0, ..*self };
    }

    pub(super) const fn now(&self) -> &Pose {
        &self.now
    }

    /// Moves towards the goal for `n` seconds; returns whether it has arrived.
    pub(super) fn follow(&mut self, goal: &Pose, seconds: f32) -> bool {
        if self.cut || self.now.is_near(goal) && self.lead.is_near(goal) {
            *self = CameraRig { now: *goal, lead: *goal, cut: false, slow: false, ..*self };
            return self.refit == 0;
        }
        if self.now.stage.is_empty() {
            // Nothing has been shown yet.
            (self.now.stage, self.lead.stage) = (goal.stage, goal.stage);
        }
        let (rate, seconds) = (if self.slow { SLOW_FOLLOW_RATE } else { FOLLOW_RATE }, seconds.min(0.1));
        self.slow_for += seconds;
        self.lead.smooth_nudge(goal, rate, seconds);
        self.now.smooth_nudge(&self.lead, rate, seconds);
        false
    }

    /// Fits the boards into a resized window at once, even while the camera moves.
    pub(super) fn fit_window(&mut self, window: Vec2, stage: Rect) {
        self.refit = if self.window == window { self.refit.saturating_sub(1) } else { REFIT };
        self.window = window;
        if self.refit > 0 {
            (self.now.stage, self.lead.stage) = (stage, stage);
        }
    }

    /// Moves slowly to the next goal.
    pub const fn ease_slowly(&mut self) {
        self.slow = true;
        self.slow_for = 0.0;
    }

    /// Whether it still moves onto the board or to the other player's side, so that clocks wait.
    pub const fn is_arriving(&self) -> bool {
        self.slow && !self.cut && self.slow_for < LONGEST_ARRIVAL
    }
}

impl Pose {
    /// The yaw from this pose to another one, the shorter way round.
    fn yaw_to(&self, goal: &Pose) -> f32 {
        (goal.yaw - self.yaw + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU) - std::f32::consts::PI
    }

    fn is_near(&self, goal: &Pose) -> bool {
        (self.pitch - goal.pitch).abs() + self.yaw_to(goal).abs() < 1e-3
            && (self.zoom / goal.zoom - 1.0).abs() < 1e-3
            && (self.fov - goal.fov).abs() < 1e-3
            && self.stage.min.distance(goal.stage.min) + self.stage.max.distance(goal.stage.max) < 0.3
    }

    /// Puts the camera where the boards fill the stage.
    pub(super) fn apply(
        &self,
        keep: &[Vec3],
        camera: &mut Camera,
        projection: &mut Projection,
        transform: &mut Transform,
        size: Vec2,
    ) {
        let centre = keep.iter().sum::<Vec3>() / keep.len() as f32;
        let Framing { distance, shift } = fit(keep, centre, self.yaw, self.pitch, self.fov, size, self.stage);
        let distance = distance / self.zoom;
        let (direction, up) = direction(self.yaw, self.pitch);
        *transform = Transform::from_translation(centre + direction * distance).looking_to(-direction, up);
        // A depth buffer has little precision far behind the near plane, and in WebGL surfaces close above one another
        // would shine through. Nothing stands in the first part of the distance.
        let near = distance * 0.3;
        let near_clip_plane = Vec4::new(0.0, 0.0, -1.0, -near);
        let perspective = PerspectiveProjection { fov: self.fov, near, near_clip_plane, far: 2000.0, ..default() };
        *projection = Projection::Perspective(perspective);
        let view = SubCameraView { full_size: size.as_uvec2(), offset: -shift, size: size.as_uvec2() };
        camera.sub_camera_view = Some(view);
    }
}

impl StableInterpolate for Pose {
    fn interpolate_stable(&self, other: &Self, t: f32) -> Self {
        Pose {
            yaw: self.yaw + self.yaw_to(other) * t,
            pitch: self.pitch.interpolate_stable(&other.pitch, t),
            fov: self.fov.interpolate_stable(&other.fov, t),
            zoom: self.zoom.interpolate_stable(&other.zoom, t),
            stage: Rect {
                min: self.stage.min.interpolate_stable(&other.stage.min, t),
                max: self.stage.max.interpolate_stable(&other.stage.max, t),
            },
        }
    }
}

#[cfg(test)]
mod tests;
