//! The actions that move the camera.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::action::Action;
use crate::game::player::Players;
use crate::game::screen::{Active, Screen};
use crate::settings::preferences::Preferences;
use crate::view::camera::Orbit;
use crate::view::stage::sit_opposite;

/// The angle by which a drag of one logical pixel turns the view, in radians.
pub(super) const TURN: f32 = 0.006;

/// What the actions of the camera change.
#[derive(SystemParam)]
pub(super) struct CameraActions<'w, 's> {
    preferences: ResMut<'w, Preferences>,
    pub(super) orbit: ResMut<'w, Orbit>,
    screen: Option<Res<'w, State<Screen>>>,
    active: Query<'w, 's, &'static Players, With<Active>>,
}

impl CameraActions<'_, '_> {
    /// Moves the camera; other actions do nothing.
    pub(super) fn handle(&mut self, action: Action) {
        match action {
            Action::View if self.is_shared() => {}
            Action::View => self.preferences.top_down = !self.preferences.top_down,
            Action::Home => *self.orbit = Orbit::default(),
            Action::Turn(by) => self.turn(by),
            Action::Zoom(by) => self.orbit.zoom(by),
            _ => {}
        }
    }

    /// Whether people sit opposite each other, so that the board is seen from above in any case.
    fn is_shared(&self) -> bool {
        self.screen.as_ref().is_some_and(|screen| *screen.get() == Screen::Match)
            && self.active.iter().any(|players| sit_opposite(self.preferences.facing, *players))
    }

    /// Turns the view; the view from above does not tilt.
    pub(super) fn turn(&mut self, by: Vec2) {
        let tilt = if self.preferences.top_down || self.is_shared() { 0.0 } else { by.y };
        self.orbit.turn(Vec2::new(by.x, tilt));
    }
}
