//! Takes pictures of everything worth looking at: every theme with every game, every page, and every animation as a
//! strip of frames. For those who work on the looks.

mod pixels;
mod plan;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiContexts;

use crate::game::matches::Seat;
use crate::game::player::{Player, Players};
use crate::game::requests::{MatchCommand, MatchRequest};
use crate::game::screen::{Active, Screen, ScreenRequest};
use crate::rules::Move;
use crate::settings::preferences::{BoardOrientation, Preferences};
use crate::ui::dialogs::Dialogs;
use crate::view::camera;
use crate::view::stage::{Animating, NeedsRedraw, Stage};

use pixels::PixelImage;
use plan::{GalleryScene, GalleryShot};

/// Frames without motion before a picture is taken: fonts, textures and layouts need a few to settle.
const STILL_FRAMES: u32 = 5;
/// The time from one frame to the next, in strips and elsewhere: every run gives the same pictures.
const STRIP: Duration = Duration::from_millis(50);
const ELSEWHERE: Duration = Duration::from_millis(100);

#[derive(Clone, Debug)]
pub(super) struct GalleryPlugin {
    /// The folder that the pictures go to.
    pub(super) folder: PathBuf,
}

impl GalleryPlugin {
    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.png"))
    }
}

impl Plugin for GalleryPlugin {
    fn build(&self, app: &mut App) {
        if let Err(error) = std::fs::create_dir_all(&self.folder) {
            error!("no pictures: {} cannot be made: {error}", self.folder.display());
            app.add_systems(Update, |mut exit: MessageWriter<AppExit>| _ = exit.write(AppExit::error()));
            return;
        }
        app.insert_resource(Gallery {
            folder: self.folder.clone(),
            // What is there already stays: whoever was interrupted goes on, and whoever wants one anew deletes it.
            left: plan::shots().into_iter().filter(|shot| !self.file(&shot.name).exists()).collect(),
            now: GalleryStep::Begin,
            still: 0,
            pictures: Vec::new(),
        });
        app.insert_resource(TimeUpdateStrategy::ManualDuration(ELSEWHERE));
        app.add_systems(First, direct).add_systems(Last, settle).add_observer(keep);
    }
}

#[derive(Resource, Debug)]
struct Gallery {
    folder: PathBuf,
    left: VecDeque<GalleryShot>,
    now: GalleryStep,
    /// Frames in which nothing has moved.
    still: u32,
    pictures: Vec<(usize, PixelImage)>,
}

/// How far the first of the shots that are left is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GalleryStep {
    Begin,
    /// The scene is being built, and comes to rest.
    Settle,
    /// The page over the scene slides in.
    Open,
    /// So many frames of a strip have been asked for.
    Roll(usize),
    /// All pictures of the shot have been asked for.
    Wait(usize),
}

/// A picture that has been asked for: its place in the strip.
#[derive(Component, Clone, Copy, Debug)]
struct CapturedFrame(usize);

/// Counts frames without motion; the boards of the title never rest.
fn settle(
    mut gallery: ResMut<Gallery>,
    (busy, restless, screen): (Res<Animating>, Res<NeedsRedraw>, Res<State<Screen>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let moving = *screen.get() == Screen::Match && (busy.0 || restless.0);
    gallery.still = if moving { 0 } else { gallery.still + 1 };
}

/// Goes through the shots, a step a frame.
fn direct(
    mut commands: Commands,
    mut gallery: ResMut<Gallery>,
    mut preferences: ResMut<Preferences>,
    mut dialogs: ResMut<Dialogs>,
    mut contexts: EguiContexts,
    active: Query<Entity, With<Active>>,
    (screen, stage, window): (Res<State<Screen>>, Res<Stage>, Single<&Window, With<PrimaryWindow>>),
    (mut screens, mut requests): (MessageWriter<ScreenRequest>, MessageWriter<MatchRequest>),
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let Some(shot) = gallery.left.front().cloned() else {
        exit.write(AppExit::Success);
        return Ok(());
    };
    let resting = gallery.still >= STILL_FRAMES;
    gallery.now = match gallery.now {
        GalleryStep::Begin => {
            dialogs.clear();
            // Without motion a scene is at rest after few frames, and with a slow renderer each takes seconds.
            let facing = shot.strip.map(|strip| strip.facing).unwrap_or_default();
            *preferences = Preferences { theme: shot.theme, top_down: shot.top_down, speed: 0.0, facing, ..default() };
            match &shot.scene {
                GalleryScene::Title => _ = screens.write(ScreenRequest::Close),
                GalleryScene::Board { start, moves } => {
                    let (start, moves) = (start.clone(), moves.clone());
                    let players = Players([Player::Human; Seat::BOTH.len()]);
                    screens.write(ScreenRequest::Open { start, moves, players, clock: None });
                }
            }
            gallery.still = 0;
            GalleryStep::Settle
        }
        GalleryStep::Settle if resting && *screen.get() == shot.screen() => match (shot.page, shot.strip) {
            (Some(page), _) => {
                gallery.still = 0;
                dialogs.open(&contexts.ctx_mut()?.clone(), page);
                GalleryStep::Open
            }
            (None, Some(strip)) => {
                preferences.speed = 1.0;
                match (strip.deed, active.single()) {
                    (StripStart::Ask(wish), Ok(game)) => _ = requests.write(MatchRequest { game, command: wish }),
                    (StripStart::Rise, _) => preferences.top_down = true,
                    (StripStart::Open, _) => commands.run_system_cached(camera::start_intro),
                    (StripStart::Ask(_), Err(_)) => {}
                }
                commands.insert_resource(TimeUpdateStrategy::ManualDuration(STRIP));
                GalleryStep::Roll(0)
            }
            (None, None) => GalleryStep::Open,
        },
        GalleryStep::Open if resting => {
            commands.spawn((Screenshot::primary_window(), CapturedFrame(0)));
            GalleryStep::Wait(1)
        }
        GalleryStep::Roll(frame) if shot.strip.is_some_and(|strip| frame < strip.frames) => {
            commands.spawn((Screenshot::primary_window(), CapturedFrame(frame)));
            GalleryStep::Roll(frame + 1)
        }
        GalleryStep::Roll(frames) => {
            commands.insert_resource(TimeUpdateStrategy::ManualDuration(ELSEWHERE));
            GalleryStep::Wait(frames)
        }
        GalleryStep::Wait(count) if gallery.pictures.len() >= count => {
            let pictures = std::mem::take(&mut gallery.pictures);
            let cut = Rect { min: stage.0.min * window.scale_factor(), max: stage.0.max * window.scale_factor() };
            if let Err(reason) = pixels::save(pictures, cut, &gallery.folder.join(format!("{}.png", shot.name))) {
                error!("{}: {reason}", shot.name);
            }
            gallery.left.pop_front();
            GalleryStep::Begin
        }
        same => same,
    };
    Ok(())
}

/// Takes a picture that has come back from the renderer.
fn keep(captured: On<ScreenshotCaptured>, frames: Query<&CapturedFrame>, mut gallery: ResMut<Gallery>) {
    let place = frames.get(captured.entity).map_or(0, |frame| frame.0);
    match PixelImage::of(&captured.image) {
        Ok(picture) => gallery.pictures.push((place, picture)),
        Err(reason) => {
            error!("a picture is lost: {reason}");
            gallery.pictures.push((place, PixelImage::default()));
        }
    }
}

/// What a strip shows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Strip {
    deed: StripStart,
    facing: BoardOrientation,
    frames: usize,
}

/// What a strip begins with.
#[derive(Clone, Copy, PartialEq, Debug)]
enum StripStart {
    Ask(MatchCommand),
    /// The camera comes down onto the board, as at the beginning of a match.
    Open,
    /// The camera rises above the board.
    Rise,
}

impl Strip {
    const fn new(deed: StripStart, frames: usize) -> Strip {
        Strip { deed, facing: BoardOrientation::Fixed, frames }
    }

    const fn play(mv: Move, frames: usize) -> Strip {
        Strip::new(StripStart::Ask(MatchCommand::Play(mv)), frames)
    }
}
