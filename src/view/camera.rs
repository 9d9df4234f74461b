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
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Shot {
    yaw: f32,
    pitch: f32,
    /// Vertical field of view, radians. From straight above it is so narrow that the view is nearly parallel.
    fov: f32,
    centre: Vec3,
    distance: f32,
    /// Where the centre appears, in logical pixels from the window's middle.
    shift: Vec2,
    /// The next frame jumps to its goal.
    cut: bool,
}

impl Default for Shot {
    fn default() -> Self {
        Shot { yaw: 0.0, pitch: 1.2, fov: FOV, centre: Vec3::ZERO, distance: 30.0, shift: Vec2::ZERO, cut: true }
    }
}

const FOV: f32 = 0.38;
const FOV_ABOVE: f32 = 0.07;
/// From far away, so that the outer boards of the title screen are not seen askew.
const FOV_TITLE: f32 = 0.10;
/// How fast the camera follows: the part of the way left after a second is e to the minus this.
const FOLLOW: f32 = 7.0;

/// The next frame shows the goal at once.
pub fn cut(mut shot: ResMut<Shot>) {
    shot.cut = true;
}

/// Opens a match from higher up and farther away, so that the camera comes down onto the board.
pub fn open(mut shot: ResMut<Shot>, mut orbit: ResMut<Orbit>, preferences: Res<Preferences>) {
    *orbit = Orbit::default();
    shot.cut = preferences.pace() <= 0.0;
    shot.pitch = 1.35;
    shot.distance *= 1.25;
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
    let goal = goal(&orbit, screen.get(), &preferences, &keep, size, free_rect(stage.0, size));
    let rate = if shot.cut { 1.0 } else { 1.0 - (-FOLLOW * time.delta_secs().min(0.1)).exp() };
    let arrived = shot.approach(&goal, rate);
    restless.0 |= !arrived;
    let (mut camera, mut projection, mut transform) = camera.into_inner();
    shot.apply(&mut camera, &mut projection, &mut transform, size);
    let cascade = CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: (shot.distance - 16.0).max(0.5),
        maximum_distance: shot.distance + 16.0,
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

fn goal(orbit: &Orbit, screen: &Screen, preferences: &Preferences, keep: &[Vec3], size: Vec2, rect: Rect) -> Shot {
    let (yaw, pitch, fov, zoom) = match screen {
        Screen::Title => (0.0, 1.0, FOV_TITLE, 1.0),
        Screen::Match if preferences.top_down => (orbit.yaw, std::f32::consts::FRAC_PI_2, FOV_ABOVE, orbit.zoom),
        Screen::Match => (orbit.yaw, orbit.pitch, FOV, orbit.zoom),
    };
    let centre = keep.iter().sum::<Vec3>() / keep.len() as f32;
    let Framing { distance, shift } = fit(keep, centre, yaw, pitch, fov, size, rect);
    Shot { yaw, pitch, fov, centre, distance: distance / zoom, shift, cut: false }
}

impl Shot {
    /// Looks from there at once, without a glide.
    pub const fn stand_at(&mut self, yaw: f32) {
        self.yaw = yaw;
    }

    /// Goes a part of the way; true when nothing is left of it.
    fn approach(&mut self, goal: &Shot, rate: f32) -> bool {
        let turn =
            (goal.yaw - self.yaw + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU) - std::f32::consts::PI;
        let near = (self.pitch - goal.pitch).abs() + turn.abs() < 1e-3
            && (self.distance / goal.distance - 1.0).abs() < 1e-3
            && (self.fov - goal.fov).abs() < 1e-3
            && self.shift.distance(goal.shift) < 0.3
            && self.centre.distance(goal.centre) < 1e-2;
        if near || rate >= 1.0 {
            *self = *goal;
            return true;
        }
        self.yaw += turn * rate;
        self.pitch += (goal.pitch - self.pitch) * rate;
        // The board keeps its size on the screen while the field of view narrows: distances follow its inverse.
        let seen = |shot: &Shot| shot.distance * (shot.fov / 2.0).tan();
        let size = seen(self) + (seen(goal) - seen(self)) * rate;
        self.fov += (goal.fov - self.fov) * rate;
        self.distance = size / (self.fov / 2.0).tan();
        self.shift = self.shift.lerp(goal.shift, rate);
        self.centre = self.centre.lerp(goal.centre, rate);
        false
    }

    fn apply(&self, camera: &mut Camera, projection: &mut Projection, transform: &mut Transform, size: Vec2) {
        let (direction, up) = framing::direction(self.yaw, self.pitch);
        *transform = Transform::from_translation(self.centre + direction * self.distance).looking_to(-direction, up);
        // WebGL keeps few distances apart that are far from where sight begins: surfaces a hair above one another would
        // shine through. Nothing stands in the first part of the way.
        let near = self.distance * 0.3;
        let near_clip_plane = Vec4::new(0.0, 0.0, -1.0, -near);
        let sight = PerspectiveProjection { fov: self.fov, near, near_clip_plane, far: 2000.0, ..default() };
        *projection = Projection::Perspective(sight);
        let view = SubCameraView { full_size: size.as_uvec2(), offset: -self.shift, size: size.as_uvec2() };
        camera.sub_camera_view = Some(view);
    }
}
