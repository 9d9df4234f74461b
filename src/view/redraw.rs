//! Draws frames only while something moves.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized};

use crate::game::pacing::ViewBusy;

use super::stage::{Animating, BoardCovered, NeedsRedraw};

/// How many frames are drawn after everything has come to rest, so that the last state surely shows.
const TAIL: u8 = 3;

/// Before anything moves in this frame, nothing does.
pub fn reset(mut busy: ResMut<Animating>, mut restless: ResMut<NeedsRedraw>) {
    busy.bypass_change_detection().0 = false;
    restless.bypass_change_detection().0 = false;
}

/// Tells computers, who answer when people have seen what happened: not behind a menu either.
pub fn update_view_busy(busy: Res<Animating>, covered: Res<BoardCovered>, mut presenting: ResMut<ViewBusy>) {
    presenting.set_if_neq(ViewBusy(busy.0 || covered.0));
}

/// Asks for another frame while the scene is busy, while pictures (new letters of the interface among them) are still on
/// their way to the screen, and after the window has got another size: panels first, then the board between them.
pub fn request_redraw(
    busy: Res<Animating>,
    restless: Res<NeedsRedraw>,
    mut images: MessageReader<AssetEvent<Image>>,
    mut resized: MessageReader<WindowResized>,
    mut rest: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let fresh = images.read().count() + resized.read().count() > 0;
    let moving = busy.0 || restless.0;
    *rest = if moving || fresh { TAIL } else { rest.saturating_sub(1) };
    if moving || *rest > 0 {
        redraw.write(RequestRedraw);
    }
}
