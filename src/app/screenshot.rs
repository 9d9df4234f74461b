//! Draws until everything is still, saves one picture and exits.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;

use crate::view::stage::Busy;

/// Frames without motion before the picture is taken: fonts, textures and layouts need a few to settle.
const STILL_FRAMES: u32 = 12;
/// Longer than this the slowest machine does not need.
const PATIENCE: Duration = Duration::from_secs(180);

#[derive(Clone, Debug)]
pub struct ScreenshotPlugin {
    pub path: PathBuf,
}

impl Plugin for ScreenshotPlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(Target { path: self.path.clone(), still: 0, asked: false });
        app.add_systems(Last, wait).add_observer(save);
    }
}

#[derive(Resource, Debug)]
struct Target {
    path: PathBuf,
    still: u32,
    asked: bool,
}

fn wait(
    mut commands: Commands,
    mut target: ResMut<Target>,
    time: Res<Time<Real>>,
    busy: Res<Busy>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    target.still = if busy.0 { 0 } else { target.still + 1 };
    if target.still >= STILL_FRAMES && !target.asked {
        target.asked = true;
        commands.spawn(Screenshot::primary_window());
    }
    if time.elapsed() > PATIENCE {
        error!("no picture was saved: the scene did not come to rest within {} seconds", PATIENCE.as_secs());
        exit.write(AppExit::error());
    }
}

fn save(captured: On<ScreenshotCaptured>, target: Res<Target>, mut exit: MessageWriter<AppExit>) {
    match write(&captured.image, &target.path) {
        Ok(()) => exit.write(AppExit::Success),
        Err(reason) => {
            error!("no picture was saved to {}: {reason}", target.path.display());
            exit.write(AppExit::error())
        }
    };
}

fn write(image: &Image, path: &Path) -> Result<(), String> {
    let picture = image.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // Screens have no alpha: what the compositor would ignore must not make the picture see-through.
    picture.to_rgb8().save(path).map_err(|error| error.to_string())
}
