//! The board as it is shown, as a PNG file.

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::EguiContexts;

use super::error::SharingError;
use crate::persist::library::ActiveRecord;
use crate::presentation::model::MatchReader;
use crate::presentation::settings::PresentationSettings;
use crate::share::{BoardImage, OfferedFile, ShareRequest};
use crate::ui::caption::caption;
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
    (game, matches, mut contexts): (ActiveRecord, MatchReader, EguiContexts),
    mut files: MessageWriter<OfferedFile>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    if !pictures.contains(captured.entity) {
        return;
    }
    let names = |width: u32| {
        let (ctx, model) = contexts.ctx_mut().ok().zip(matches.model())?;
        caption(ctx, &model, width as usize)
    };
    match png(&captured.image, stage.0, window.scale_factor(), names) {
        Ok(content) => {
            let name = game.record().map_or_else(|| "board".to_owned(), |record| super::file_name(&record));
            files.write(OfferedFile { name: format!("{name}.png"), media_type: "image/png", content });
        }
        Err(error) => _ = toasts.write(Toast(settings.text().share_not_saved(&error.to_string()))),
    }
}

/// The part of the picture that lies in `stage`, which is in logical pixels, with the rows below that `names` makes for its
/// width.
fn png(
    image: &Image,
    stage: Rect,
    scale: f32,
    names: impl FnOnce(u32) -> Option<BoardImage>,
) -> Result<Vec<u8>, SharingError> {
    let image = image.clone().try_into_dynamic()?;
    let [left, top] = [stage.min.x, stage.min.y].map(|edge| (edge * scale).max(0.0) as u32);
    let [width, height] = [stage.width(), stage.height()].map(|edge| (edge * scale) as u32);
    let [width, height] =
        [width.min(image.width().saturating_sub(left)), height.min(image.height().saturating_sub(top))];
    let board = if width == 0 || height == 0 { image } else { image.crop_imm(left, top, width, height) };
    // Screens have no alpha, and the file must not be translucent.
    let board = board.to_rgb8();
    let below = names(board.width());
    let height = board.height() + below.as_ref().map_or(0, |below| below.height as u32);
    let pixels = below.iter().flat_map(|below| below.pixels.as_flattened());
    let pixels: Vec<u8> = board.as_raw().iter().chain(pixels).copied().collect();
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, board.width(), height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(file)
}
