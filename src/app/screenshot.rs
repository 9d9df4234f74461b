//! Draws until nothing moves, saves a screenshot and exits.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::image::IntoDynamicImageError;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;
use thiserror::Error;

use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{Topology, Variant};
use crate::view::layout::stand;
use crate::view::scene::BoardCamera;
use crate::view::stage::{Animating, NeedsRedraw};

/// Frames without motion before the screenshot: fonts, textures and layouts need a few to settle.
const STILL_FRAMES: u32 = 12;
/// The longest time to wait for the scene to come to rest.
const TIMEOUT: Duration = Duration::from_secs(180);

/// Saves a screenshot once nothing moves, and exits.
#[derive(Clone, Debug)]
pub struct ScreenshotPlugin {
    /// The PNG file.
    pub path: PathBuf,
    /// The file for the places of the board's points, if they are wanted.
    pub points: Option<PathBuf>,
}

impl Plugin for ScreenshotPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(ScreenshotTarget {
            path: self.path.clone(),
            points: self.points.clone(),
            still_frames: 0,
            requested: false,
        });
        app.add_systems(Last, wait).add_observer(save);
    }
}

#[derive(Resource, Debug)]
struct ScreenshotTarget {
    path: PathBuf,
    points: Option<PathBuf>,
    still_frames: u32,
    requested: bool,
}

fn wait(
    mut commands: Commands,
    mut target: ResMut<ScreenshotTarget>,
    time: Res<Time<Real>>,
    (animating, needs_redraw): (Res<Animating>, Res<NeedsRedraw>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    target.still_frames = if animating.0 || needs_redraw.0 { 0 } else { target.still_frames + 1 };
    if target.still_frames >= STILL_FRAMES && !target.requested {
        target.requested = true;
        commands.spawn(Screenshot::primary_window());
    }
    if time.elapsed() > TIMEOUT {
        error!("no picture was saved: the scene did not come to rest within {} seconds", TIMEOUT.as_secs());
        exit.write(AppExit::error());
    }
}

fn save(
    captured: On<ScreenshotCaptured>,
    target: Res<ScreenshotTarget>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    active: Query<(&Match, &GlobalTransform), With<Active>>,
    mut exit: MessageWriter<AppExit>,
) {
    let saved = save_png(&captured.image, &target.path).and_then(|()| match (&target.points, active.single()) {
        (Some(path), Ok((Match(variant), board))) => Ok(std::fs::write(path, places(*camera, *variant, board))?),
        _ => Ok(()),
    });
    match saved {
        Ok(()) => exit.write(AppExit::Success),
        Err(error) => {
            error!("no picture was saved to {}: {error}", target.path.display());
            exit.write(AppExit::error())
        }
    };
}

/// A line for each point: its label and its place in the window, in pixels.
fn places((camera, view): (&Camera, &GlobalTransform), variant: Variant, board: &GlobalTransform) -> String {
    let topology = Topology::of(variant);
    let place = |point| {
        let at = camera.world_to_viewport(view, board.transform_point(stand(topology, point))).ok()?;
        Some(format!("{} {:.0} {:.0}\n", topology.label(point), at.x, at.y))
    };
    topology.points().iter().filter_map(place).collect()
}

/// The reason why an image was not saved.
#[derive(Debug, Error)]
pub(super) enum ImageError {
    /// The renderer's pixel format cannot be converted.
    #[error(transparent)]
    Format(#[from] IntoDynamicImageError),
    /// The image cannot be encoded or written.
    #[error("{0}")]
    Encode(String),
    /// A file cannot be written.
    #[error(transparent)]
    Write(#[from] std::io::Error),
}

/// Saves an image as PNG. Screens have no alpha: the compositor ignores it, and the file must not be translucent.
pub(super) fn save_png(image: &Image, path: &Path) -> Result<(), ImageError> {
    let image = image.clone().try_into_dynamic()?.to_rgb8();
    image.save(path).map_err(|error| ImageError::Encode(error.to_string()))
}
