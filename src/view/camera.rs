//! The camera: keeps the board inside the free part of the window, from the side or from straight above.

mod framing;
mod rig;

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::game::matches::Match;
use crate::game::player::Players;
use crate::game::screen::{Active, Demo, Screen};
use crate::rules::Topology;

pub use framing::{Framing, fit};
pub use rig::CameraRig;
use rig::{FOV, Pose};

use super::ViewSystems;
use super::layout::keep_in_view;
use super::scene::BoardCamera;
use super::stage::{NeedsRedraw, Stage, TraysVisible, sit_opposite};
use super::title::slot_box;
use crate::settings::preferences::Preferences;

/// Moves the camera.
pub fn plugin(app: &mut App) {
    app.init_resource::<Orbit>()
        .init_resource::<CameraRig>()
        .add_systems(Update, follow.in_set(ViewSystems::Follow))
        .add_systems(OnEnter(Screen::Match), start_intro)
        .add_systems(OnTransition { exited: Screen::Title, entered: Screen::Editor }, start_intro)
        .add_systems(OnTransition { exited: Screen::Title, entered: Screen::Lesson }, start_intro)
        .add_systems(OnTransition { exited: Screen::Title, entered: Screen::Puzzle }, start_intro)
        .add_systems(OnEnter(Screen::Title), cut);
}

/// The view of the board that the player has chosen; input turns it, and the camera follows smoothly.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Orbit {
    /// Turn around the board, in radians; 0 is the first side's seat.
    pub yaw: f32,
    /// Height above the horizon, in radians.
    pub pitch: f32,
    /// 1 fits the board into the stage; more is closer.
    pub zoom: f32,
    /// The yaw at which the near side is seen upright.
    pub home: f32,
}

impl Default for Orbit {
    fn default() -> Self {
        Orbit { yaw: 0.0, pitch: 0.96, zoom: 1.0, home: 0.0 }
    }
}

impl Orbit {
    /// The limits of the pitch, in radians.
    pub const PITCH: std::ops::RangeInclusive<f32> = 0.50..=1.50;
    /// The limits of the zoom.
    pub const ZOOM: std::ops::RangeInclusive<f32> = 0.70..=2.2;

    /// Turns by `n` radians of yaw and pitch, within the limits.
    pub fn turn(&mut self, by: Vec2) {
        self.yaw = (self.yaw + by.x + std::f32::consts::PI).rem_euclid(std::f32::consts::TAU) - std::f32::consts::PI;
        self.pitch = (self.pitch + by.y).clamp(*Self::PITCH.start(), *Self::PITCH.end());
    }

    /// Zooms by a factor, within the limits.
    pub fn zoom(&mut self, factor: f32) {
        self.zoom = (self.zoom * factor).clamp(*Self::ZOOM.start(), *Self::ZOOM.end());
    }
}

/// Field of view from straight above: so narrow that the view is nearly parallel.
const FOV_ABOVE: f32 = 0.07;
/// Field of view on the title screen: narrow, so that the outer boards are not seen askew.
const FOV_TITLE: f32 = 0.10;

/// The captured pieces beside the board may make it so much smaller.
const SPARE: f32 = 1.02;

/// Lets the next frame show the goal at once.
fn cut(mut rig: ResMut<CameraRig>) {
    rig.cut();
}

/// Starts a match with the camera high up, far away and a little to the side, so that it comes down onto the board.
pub fn start_intro(mut rig: ResMut<CameraRig>, mut orbit: ResMut<Orbit>, preferences: Res<Preferences>) {
    *orbit = Orbit::default();
    rig.intro_pan(preferences.effective_speed() <= 0.0);
}

/// Moves the camera towards its goal.
pub fn follow(
    time: Res<Time>,
    (orbit, preferences, stage): (Res<Orbit>, Res<Preferences>, Res<Stage>),
    screen: Res<State<Screen>>,
    window: Single<&Window, With<PrimaryWindow>>,
    active: Query<(&Match, Option<&Players>), With<Active>>,
    demos: Query<&Demo>,
    camera: Single<(&mut Camera, &mut Projection, &mut Transform), With<BoardCamera>>,
    mut rig: ResMut<CameraRig>,
    (mut needs_redraw, mut trays): (ResMut<NeedsRedraw>, ResMut<TraysVisible>),
) {
    let size = window.size();
    if *screen.get() == Screen::Title {
        trays.set_if_neq(TraysVisible(false));
    }
    let shared = |(_, players): (&Match, Option<&Players>)| {
        players.is_some_and(|players| sit_opposite(preferences.facing, *players))
    };
    let above = preferences.top_down || *screen.get() == Screen::Match && active.iter().any(shared);
    let keep: Vec<Vec3> = match screen.get() {
        Screen::Match | Screen::Editor | Screen::Lesson | Screen::Puzzle => active
            .iter()
            .flat_map(|(Match(variant), _)| {
                let topology = Topology::of(*variant);
                let room = trays_fit(topology, above, size, free_rect(stage.0, size));
                let captures = *screen.get() == Screen::Match && variant.kind().info().has_tray();
                trays.set_if_neq(TraysVisible(room && captures));
                keep_in_view(topology, trays.0)
            })
            .collect(),
        Screen::Title => demos.iter().flat_map(|demo| slot_box(demo.slot, size)).collect(),
    };
    if keep.is_empty() || size.min_element() < 1.0 {
        return;
    }
    let goal = goal(&orbit, screen.get(), above, free_rect(stage.0, size));
    rig.fit_window(size, goal.stage);
    needs_redraw.0 |= !rig.follow(&goal, time.delta_secs());
    let (mut camera, mut projection, mut transform) = camera.into_inner();
    rig.now().apply(&keep, &mut camera, &mut projection, &mut transform, size);
}

/// Whether the board is not seen smaller because the captured pieces beside it are to be seen, too.
fn trays_fit(topology: &Topology, top_down: bool, size: Vec2, stage: Rect) -> bool {
    let (pitch, fov) = if top_down { (FRAC_PI_2, FOV_ABOVE) } else { (Orbit::default().pitch, FOV) };
    let distance = |beside| fit(&keep_in_view(topology, beside), Vec3::ZERO, 0.0, pitch, fov, size, stage).distance;
    distance(true) <= distance(false) * SPARE
}

/// The stage, or nearly the whole window where the interface has not set one.
fn free_rect(stage: Rect, size: Vec2) -> Rect {
    if stage.is_empty() { Rect::from_corners(size * 0.04, size * 0.96) } else { stage }
}

fn goal(orbit: &Orbit, screen: &Screen, above: bool, stage: Rect) -> Pose {
    let (yaw, pitch, fov, zoom) = match screen {
        Screen::Title => (0.0, 1.0, FOV_TITLE, 1.0),
        _ if above => (orbit.yaw, FRAC_PI_2, FOV_ABOVE, orbit.zoom),
        _ => (orbit.yaw, orbit.pitch, FOV, orbit.zoom),
    };
    Pose { yaw, pitch, fov, zoom, stage }
}
