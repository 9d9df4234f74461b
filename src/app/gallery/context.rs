//! What the gallery's steps read and change in the app.

use std::path::Path;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::view::screenshot::Screenshot;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;

use super::pixels::{self, PixelImage};
use super::plan::GalleryShot;
use super::scene::GalleryScene;
use super::strip::{STRIP, Strip, StripStart};
use crate::app::screenshot::ImageError;
use crate::game::matches::Seat;
use crate::game::player::{Player, Players};
use crate::game::requests::MatchRequest;
use crate::game::screen::{Active, Screen, ScreenRequest};
use crate::records::GameTree;
use crate::settings::preferences::Preferences;
use crate::ui::dialogs::Dialogs;
use crate::view::camera;
use crate::view::stage::Stage;

/// A requested frame: its place in the strip.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct CapturedFrame(pub(super) usize);

/// Everything a step may use besides the gallery.
#[derive(SystemParam)]
pub(super) struct GalleryContext<'w, 's> {
    commands: Commands<'w, 's>,
    preferences: ResMut<'w, Preferences>,
    pub(super) dialogs: ResMut<'w, Dialogs>,
    pub(super) contexts: EguiContexts<'w, 's>,
    active: Query<'w, 's, Entity, With<Active>>,
    pub(super) screen: Res<'w, State<Screen>>,
    stage: Res<'w, Stage>,
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    screens: MessageWriter<'w, ScreenRequest>,
    requests: MessageWriter<'w, MatchRequest>,
}

impl GalleryContext<'_, '_> {
    /// Opens the scene of a shot. Without motion it comes to rest after few frames, which take seconds each with a slow
    /// renderer.
    pub(super) fn open_scene(&mut self, shot: &GalleryShot) {
        self.dialogs.clear();
        let facing = shot.strip.map(|strip| strip.facing).unwrap_or_default();
        *self.preferences =
            Preferences { theme: shot.theme.into(), top_down: shot.top_down, speed: 0.0, facing, ..default() };
        let request = match &shot.scene {
            GalleryScene::Title => ScreenRequest::Close,
            GalleryScene::Board { start, moves } => {
                let players = Players([Player::Human; Seat::BOTH.len()]);
                let tree = GameTree::with_moves(start.clone(), moves).expect("the scenes consist of legal moves");
                ScreenRequest::Open { tree, players, clock: None, end: None, details: None }
            }
        };
        self.screens.write(request);
    }

    pub(super) fn start_strip(&mut self, strip: Strip) {
        self.preferences.speed = 1.0;
        match (strip.start, self.active.single()) {
            (StripStart::Command(command), Ok(game)) => _ = self.requests.write(MatchRequest { game, command }),
            (StripStart::TopDown, _) => self.preferences.top_down = true,
            (StripStart::Intro, _) => self.commands.run_system_cached(camera::start_intro),
            (StripStart::Command(_), Err(_)) => {}
        }
        self.set_step(STRIP);
    }

    pub(super) fn set_step(&mut self, step: Duration) {
        self.commands.insert_resource(TimeUpdateStrategy::ManualDuration(step));
    }

    pub(super) fn capture(&mut self, place: usize) {
        self.commands.spawn((Screenshot::primary_window(), CapturedFrame(place)));
    }

    pub(super) fn save(&self, pictures: Vec<(usize, PixelImage)>, path: &Path) -> Result<(), ImageError> {
        let (Stage(stage), scale) = (*self.stage, self.window.scale_factor());
        pixels::save(pictures, Rect { min: stage.min * scale, max: stage.max * scale }, path)
    }
}
