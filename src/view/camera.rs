//! The camera: keeps the board inside the free part of the window, from the side or from straight above.

mod framing;

use bevy::camera::SubCameraView;
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::matches::Match;
use crate::game::screen::{Active, Demo, Screen};
use crate::rules::{GameKind, Topology};

pub use framing::{Framing, fit};

use super::layout::keep_in_view;
use super::scene::{BoardCamera, Sun};
use super::stage::{Restless, Stage};
use super::title::slot_box;
use crate::taste::preferences::Preferences;

/// How the player looks at the board; input turns it, the camera glides after it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Orbit {
    /// Turn around the board, radians; 0 is the first side's seat.
    pub yaw: f32,
    /// Height above the horizon, radians.
    pub pitch: f32,
    /// 1 fits the board into the stage; more comes closer.
    pub zoom: f32,
    /// The turn at which the side that sits near is seen upright; part of `yaw`.
    pub home: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Orbit { yaw: 0.0, pitch: 0.96, zoom: 1.0, home: 0.0 }
    }
}

impl Orbit {
    pub const PITCH: std::ops::RangeInclusive<f32> = 0.50..=1.50;
    pub const ZOOM: std::ops::RangeInclusive<f32> = 0.70..=2.2;

    /// Turns and tilts, within the limits.
    pub fn turn(&mut self, by: Vec2) {
        self.yaw = (self.yaw + by.x + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU) - std::f32::consts::PI;
        self.pitch = (self.pitch + by.y).clamp(*Self::PITCH.start(), *Self::PITCH.end());
    }

    pub fn zoom(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(*Self::ZOOM.start(), *Self::ZOOM.end());
    }
}

/// Where the camera is on its way.
///
/// It follows a point that follows the goal, so that it starts as gently as it settles.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Shot {
    now: Pose,
    lead: Pose,
    /// The next frame jumps to its goal.
    cut: bool,
    /// It takes its time, until it arrives.
    slow: bool,
}

impl Default for Shot {
    fn default() -> Self {
        let pose = Pose { yaw: 0.0, pitch: 1.2, fov: FOV, zoom: 1.0, stage: Rect::EMPTY };
        Shot { now: pose, lead: pose, cut: true, slow: false }
    }
}

/// How the camera looks at the boards. Its place follows from that: they are framed in every frame, so that they fit on
/// the way, too.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pose {
    yaw: f32,
    pitch: f32,
    /// Vertical field of view, radians. From straight above it is so narrow that the view is nearly parallel.
    fov: f32,
    zoom: f32,
    /// The part of the window for the boards, in logical pixels.
    stage: Rect,
}

const FOV: f32 = 0.38;
const FOV_ABOVE: f32 = 0.07;
/// From far away, so that the outer boards of the title screen are not seen askew.
const FOV_TITLE: f32 = 0.10;
/// How fast the camera follows its lead and that the goal: the part of the way left after a second is e to the minus this.
const FOLLOW: f32 = 14.0;
/// The same where nobody's hand moves it.
const FOLLOW_SLOWLY: f32 = 6.5;

/// The next frame shows the goal at once.
pub fn cut(mut shot: ResMut<Shot>) {
    shot.cut = true;
}

/// Opens a match from higher up and farther away, and a little from the side, so that the camera comes down onto the board.
pub fn open(mut shot: ResMut<Shot>, mut orbit: ResMut<Orbit>, preferences: Res<Preferences>) {
    *orbit = Orbit::default();
    shot.cut = preferences.pace() <= 0.0;
    shot.slow = true;
    shot.now = Pose { yaw: -0.35, pitch: 1.4, zoom: 0.6, ..shot.now };
    shot.lead = shot.now;
}

/// Moves the camera towards where it should be.
pub fn follow(
    time: Res<Time>,
    (orbit, preferences, stage): (Res<Orbit>, Res<Preferences>, Res<Stage>),
    screen: Res<State<Screen>>,
    window: Single<&Window, With<PrimaryWindow>>,
    active: Query<&Match, With<Active>>,
    demos: Query<&Demo>,
    camera: Single<(&mut Camera, &mut Projection, &mut Transform), With<BoardCamera>>,
    sun: Single<&mut CascadeShadowConfig, With<Sun>>,
    mut shot: ResMut<Shot>,
    mut restless: ResMut<Restless>,
) {
    let size = window.size();
    let keep: Vec<Vec3> = match screen.get() {
        Screen::Match => active
            .iter()
            .flat_map(|Match(variant)| {
                let beside = wide(size) && variant.kind() == GameKind::Breakthrough;
                keep_in_view(Topology::of(*variant), beside)
            })
            .collect(),
        Screen::Title => demos.iter().flat_map(|demo| slot_box(demo.slot, size)).collect(),
    };
    if keep.is_empty() || size.min_element() < 1.0 {
        return;
    }
    let goal = goal(&orbit, screen.get(), &preferences, free_rect(stage.0, size));
    let speed = if shot.slow { FOLLOW_SLOWLY } else { FOLLOW };
    let rate = if shot.cut { 1.0 } else { 1.0 - (-speed * time.delta_secs().min(0.1)).exp() };
    let arrived = shot.approach(&goal, rate);
    restless.0 |= !arrived;
    let (mut camera, mut projection, mut transform) = camera.into_inner();
    let distance = shot.now.apply(&keep, &mut camera, &mut projection, &mut transform, size);
    let cascade = CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (distance - 16.0).max(0.5),
        maximum_distance: distance + 16.0,
        ..default()
    };
    *sun.into_inner() = cascade.build();
}

fn wide(size: Vec2) -> bool {
    size.x > size.y
}

/// The stage, or nearly the whole window where the interface has not set one.
fn free_rect(stage: Rect, size: Vec2) -> Rect {
    if stage.is_empty() { Rect::from_corners(size * 0.04, size * 0.96) } else { stage }
}

fn goal(orbit: &Orbit, screen: &Screen, preferences: &Preferences, stage: Rect) -> Pose {
    let (yaw, pitch, fov, zoom) = match screen {
        Screen::Title => (0.0, 1.0, FOV_TITLE, 1.0),
        Screen::Match if preferences.top_down => (orbit.yaw, std::f32::consts::FRAC_PI_2, FOV_ABOVE, orbit.zoom),
        Screen::Match => (orbit.yaw, orbit.pitch, FOV, orbit.zoom),
    };
    Pose { yaw, pitch, fov, zoom, stage }
}

impl Shot {
    /// Looks from there at once, without a glide.
    pub const fn stand_at(&mut self, yaw: f32) {
        self.now.yaw = yaw;
        self.lead.yaw = yaw;
    }

    /// Takes its time to the next goal.
    pub const fn stroll(&mut self) {
        self.slow = true;
    }

    /// Goes a part of the way; true when nothing is left of it.
    fn approach(&mut self, goal: &Pose, rate: f32) -> bool {
        if rate >= 1.0 || self.now.is_near(goal) && self.lead.is_near(goal) {
            *self = Shot { now: *goal, lead: *goal, cut: false, slow: false };
            return true;
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
    fn apply(
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
        let (direction, up) = framing::direction(self.yaw, self.pitch);
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
        let mut shot = Shot { now: from, lead: from, cut: false, slow: false };
        let rate = 1.0 - (-FOLLOW / 60.0).exp();
        let mut turned = vec![0.0];
        while !shot.approach(&goal, rate) {
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
    fn the_camera_takes_the_shorter_way_round() {
        let from = Pose { yaw: 3.0, pitch: 1.0, fov: FOV, zoom: 1.0, stage: Rect::new(0.0, 0.0, 800.0, 700.0) };
        let mut shot = Shot { now: from, lead: from, cut: false, slow: false };
        shot.approach(&Pose { yaw: -3.0, ..from }, 0.5);
        assert!(shot.now.yaw > 3.0, "{}", shot.now.yaw);
    }
}
