//! Takes pictures for visual checks: every theme with every game, every page, and every animation as a strip of frames.

mod context;
mod games;
mod pixels;
mod plan;
mod random_game;
mod scene;
mod strip;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::ScreenshotCaptured;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use crate::game::screen::Screen;
use crate::view::stage::{Animating, NeedsRedraw};

use context::{CapturedFrame, GalleryContext};
use pixels::PixelImage;
use plan::GalleryShot;

/// Frames without motion before a picture: fonts, textures and layouts need a few to settle.
const STILL_FRAMES: u32 = 5;
/// The time between two other frames.
const ELSEWHERE: Duration = Duration::from_millis(100);

/// Takes all pictures that are missing in a folder, and exits.
#[derive(Clone, Debug)]
pub(super) struct GalleryPlugin {
    /// The folder that the pictures go to.
    pub(super) folder: PathBuf,
    /// The names of the pictures that are taken; all if there are none.
    pub(super) only: Vec<String>,
}

impl GalleryPlugin {
    /// The pictures to take. Existing ones are kept, so that an interrupted run can go on.
    fn missing(&self) -> VecDeque<GalleryShot> {
        let is_wanted = |shot: &GalleryShot| self.only.is_empty() || self.only.contains(&shot.name);
        plan::shots().into_iter().filter(|shot| is_wanted(shot) && !self.file(&shot.name).exists()).collect()
    }

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
        for name in self.only.iter().filter(|name| !plan::shots().iter().any(|shot| shot.name == **name)) {
            error!("the gallery has no picture {name}");
        }
        app.insert_resource(Gallery {
            folder: self.folder.clone(),
            remaining: self.missing(),
            step: GalleryStep::Begin,
            still_frames: 0,
            pictures: Vec::new(),
        });
        app.insert_resource(TimeUpdateStrategy::ManualDuration(ELSEWHERE));
        app.add_systems(First, advance).add_systems(Last, count_still_frames).add_observer(receive);
    }
}

#[derive(Resource, Debug)]
struct Gallery {
    folder: PathBuf,
    remaining: VecDeque<GalleryShot>,
    step: GalleryStep,
    /// The number of frames since something moved.
    still_frames: u32,
    pictures: Vec<(usize, PixelImage)>,
}

/// The progress of the first remaining shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GalleryStep {
    /// Nothing has been done for it.
    Begin,
    /// The scene is built and comes to rest.
    Settle,
    /// The page over the scene opens.
    OpenPage,
    /// So many frames of a strip have been requested.
    Record(usize),
    /// All `n` frames have been requested.
    Wait(usize),
}

/// Counts frames without motion; the boards of the title screen never rest.
fn count_still_frames(
    mut gallery: ResMut<Gallery>,
    (animating, needs_redraw, screen): (Res<Animating>, Res<NeedsRedraw>, Res<State<Screen>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let moving = *screen.get() == Screen::Match && (animating.0 || needs_redraw.0);
    gallery.still_frames = if moving { 0 } else { gallery.still_frames + 1 };
}

/// Advances the first remaining shot by a step.
fn advance(mut gallery: ResMut<Gallery>, mut context: GalleryContext, mut exit: MessageWriter<AppExit>) -> Result {
    let Some(shot) = gallery.remaining.front().cloned() else {
        exit.write(AppExit::Success);
        return Ok(());
    };
    let at_rest = gallery.still_frames >= STILL_FRAMES;
    gallery.step = match gallery.step {
        GalleryStep::Begin => {
            context.open_scene(&shot);
            gallery.still_frames = 0;
            GalleryStep::Settle
        }
        GalleryStep::Settle if at_rest && *context.screen.get() == shot.screen() => match (shot.page, shot.strip) {
            (Some(page), _) => {
                gallery.still_frames = 0;
                let ctx = context.contexts.ctx_mut()?.clone();
                context.dialogs.open(&ctx, page);
                GalleryStep::OpenPage
            }
            (None, Some(strip)) => {
                context.start_strip(strip);
                GalleryStep::Record(0)
            }
            (None, None) => GalleryStep::OpenPage,
        },
        GalleryStep::OpenPage if at_rest => {
            context.capture(0);
            GalleryStep::Wait(1)
        }
        GalleryStep::Record(frame) if shot.strip.is_some_and(|strip| frame < strip.frames) => {
            context.capture(frame);
            GalleryStep::Record(frame + 1)
        }
        GalleryStep::Record(frames) => {
            context.set_step(ELSEWHERE);
            GalleryStep::Wait(frames)
        }
        GalleryStep::Wait(count) if gallery.pictures.len() >= count => {
            let pictures = std::mem::take(&mut gallery.pictures);
            if let Err(error) = context.save(pictures, &gallery.folder.join(format!("{}.png", shot.name))) {
                error!("{}: {error}", shot.name);
            }
            gallery.remaining.pop_front();
            GalleryStep::Begin
        }
        same => same,
    };
    Ok(())
}

/// Receives a frame from the renderer.
fn receive(captured: On<ScreenshotCaptured>, frames: Query<&CapturedFrame>, mut gallery: ResMut<Gallery>) {
    let place = frames.get(captured.entity).map_or(0, |frame| frame.0);
    match PixelImage::of(&captured.image) {
        Ok(image) => gallery.pictures.push((place, image)),
        Err(error) => {
            error!("a picture is lost: {error}");
            gallery.pictures.push((place, PixelImage::default()));
        }
    }
}
