//! The board as it is shown, as a PNG file.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::{PrimaryWindow, RequestRedraw};

use super::error::SharingError;
use crate::persist::library::ActiveRecord;
use crate::presentation::settings::PresentationSettings;
use crate::share::{OfferedFile, ShareRequest};
use crate::ui::toast::Toast;
use crate::view::stage::{Animating, NeedsRedraw, Stage};

/// Frames without motion before the picture: the dialog over the board must be gone.
const STILL_FRAMES: u32 = 4;

/// Waits until nothing moves; then the picture is taken.
#[derive(Resource, Default)]
struct Waiting(Option<u32>);

/// A picture that is being taken to be stored.
#[derive(Component)]
struct BoardPicture;

/// Adds pictures.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>().add_systems(Last, (begin, take).chain()).add_observer(offer);
}

fn begin(mut requests: MessageReader<ShareRequest>, mut waiting: ResMut<Waiting>) {
    if requests.read().any(|request| *request == ShareRequest::SavePicture) {
        waiting.0 = Some(0);
    }
}

fn take(
    mut commands: Commands,
    mut waiting: ResMut<Waiting>,
    (animating, needs_redraw): (Res<Animating>, Res<NeedsRedraw>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(still) = waiting.bypass_change_detection().0.as_mut() else { return };
    redraw.write(RequestRedraw);
    *still = if animating.0 || needs_redraw.0 { 0 } else { *still + 1 };
    if *still >= STILL_FRAMES {
        waiting.0 = None;
        commands.spawn((Screenshot::primary_window(), BoardPicture));
    }
}

/// Cuts the panels off and offers the file.
fn offer(
    captured: On<ScreenshotCaptured>,
    pictures: Query<(), With<BoardPicture>>,
    stage: Res<Stage>,
    window: Single<&Window, With<PrimaryWindow>>,
    game: ActiveRecord,
    mut files: MessageWriter<OfferedFile>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    if !pictures.contains(captured.entity) {
        return;
    }
    match png(&captured.image, stage.0, window.scale_factor()) {
        Ok(content) => {
            let name = game.record().map_or_else(|| "board".to_owned(), |record| super::file_name(&record));
            files.write(OfferedFile { name: format!("{name}.png"), media_type: "image/png", content });
        }
        Err(error) => _ = toasts.write(Toast(settings.text().share_not_saved(&error.to_string()))),
    }
}

/// The part of the picture that lies in `stage`, which is in logical pixels.
fn png(image: &Image, stage: Rect, scale: f32) -> Result<Vec<u8>, SharingError> {
    let image = image.clone().try_into_dynamic()?;
    let [left, top] = [stage.min.x, stage.min.y].map(|edge| (edge * scale).max(0.0) as u32);
    let [width, height] = [stage.width(), stage.height()].map(|edge| (edge * scale) as u32);
    let [width, height] =
        [width.min(image.width().saturating_sub(left)), height.min(image.height().saturating_sub(top))];
    let board = if width == 0 || height == 0 { image } else { image.crop_imm(left, top, width, height) };
    // Screens have no alpha, and the file must not be translucent.
    let board = board.to_rgb8();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, board.width(), board.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(board.as_raw())?;
    writer.finish()?;
    Ok(file)
}
