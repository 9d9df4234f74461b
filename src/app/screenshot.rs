//! Draws until everything is still, saves one picture and exits.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::rules::{Topology, Variant};
use crate::view::layout::stand;
use crate::view::scene::BoardCamera;
use crate::view::stage::{Animating, NeedsRedraw};

/// Frames without motion before the picture is taken: fonts, textures and layouts need a few to settle.
const STILL_FRAMES: u32 = 12;
/// Longer than this the slowest machine does not need.
const PATIENCE: Duration = Duration::from_secs(180);

#[derive(Clone, Debug)]
pub struct ScreenshotPlugin {
    pub path: PathBuf,
    /// Where to write the places of the board's points, if anywhere.
    pub points: Option<PathBuf>,
}

impl Plugin for ScreenshotPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(ScreenshotTarget {
            path: self.path.clone(),
            points: self.points.clone(),
            still: 0,
            asked: false,
        });
        app.add_systems(Last, wait).add_observer(save);
    }
}

#[derive(Resource, Debug)]
struct ScreenshotTarget {
    path: PathBuf,
    points: Option<PathBuf>,
    still: u32,
    asked: bool,
}

fn wait(
    mut commands: Commands,
    mut target: ResMut<ScreenshotTarget>,
    time: Res<Time<Real>>,
    (busy, restless): (Res<Animating>, Res<NeedsRedraw>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    target.still = if busy.0 || restless.0 { 0 } else { target.still + 1 };
    if target.still >= STILL_FRAMES && !target.asked {
        target.asked = true;
        commands.spawn(Screenshot::primary_window());
    }
    if time.elapsed() > PATIENCE {
        error!("no picture was saved: the scene did not come to rest within {} seconds", PATIENCE.as_secs());
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
    let written = write(&captured.image, &target.path).and_then(|()| match (&target.points, active.single()) {
        (Some(path), Ok((Match(variant), board))) => {
            std::fs::write(path, places(*camera, *variant, board)).map_err(|error| error.to_string())
        }
        _ => Ok(()),
    });
    match written {
        Ok(()) => exit.write(AppExit::Success),
        Err(reason) => {
            error!("no picture was saved to {}: {reason}", target.path.display());
            exit.write(AppExit::error())
        }
    };
}

/// A line for each point: its label and where it is seen, in pixels.
fn places((camera, eye): (&Camera, &GlobalTransform), variant: Variant, board: &GlobalTransform) -> String {
    let topology = Topology::of(variant);
    let place = |point| {
        let seen = camera.world_to_viewport(eye, board.transform_point(stand(topology, point))).ok()?;
        Some(format!("{} {:.0} {:.0}\n", topology.label(point), seen.x, seen.y))
    };
    topology.points().iter().filter_map(place).collect()
}

fn write(image: &Image, path: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // Screens have no alpha: what the compositor would ignore must not make the picture see-through.
    picture.to_rgb8().save(path).map_err(|error| error.to_string())
}
