//! Draws frames only while something moves.

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized};

use crate::game::pacing::{BoardArriving, ViewBusy};

use super::ViewSystems;
use super::camera::CameraRig;
use super::stage::{Animating, BoardCovered, NeedsRedraw};

/// Decides in every frame whether another one is drawn.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, reset.in_set(ViewSystems::Build))
        .add_systems(Update, (update_view_busy, update_arriving, request_redraw).chain().in_set(ViewSystems::Redraw));
}

/// How many frames are drawn after everything has come to rest, so that the last state surely shows.
const TAIL: u8 = 3;

/// Clears both flags before the systems of this frame set them.
fn reset(mut animating: ResMut<Animating>, mut needs_redraw: ResMut<NeedsRedraw>) {
    animating.bypass_change_detection().0 = false;
    needs_redraw.bypass_change_detection().0 = false;
}

/// Delays the computer's reply while a move is animated or a menu covers the board.
fn update_view_busy(animating: Res<Animating>, covered: Res<BoardCovered>, mut view_busy: ResMut<ViewBusy>) {
    view_busy.set_if_neq(ViewBusy(animating.0 || covered.0));
}

/// Lets clocks wait while the camera moves onto the board.
fn update_arriving(rig: Res<CameraRig>, mut arriving: ResMut<BoardArriving>) {
    arriving.set_if_neq(BoardArriving(rig.is_arriving()));
}

/// Requests another frame while the scene moves, while images (the interface's new glyphs among them) are on their way
/// to the renderer, and after the window was resized: panels first, then the board between them.
fn request_redraw(
    animating: Res<Animating>,
    needs_redraw: Res<NeedsRedraw>,
    mut images: MessageReader<AssetEvent<Image>>,
    mut resized: MessageReader<WindowResized>,
    mut frames_left: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let changed = images.read().count() + resized.read().count() > 0;
    let moving = animating.0 || needs_redraw.0;
    *frames_left = if moving || changed { TAIL } else { frames_left.saturating_sub(1) };
    if moving || *frames_left > 0 {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        let mut app = App::new();
        app.add_message::<AssetEvent<Image>>().add_message::<WindowResized>().add_message::<RequestRedraw>();
        app.init_resource::<ViewBusy>().init_resource::<BoardArriving>().init_resource::<BoardCovered>();
        app.init_resource::<Animating>().init_resource::<NeedsRedraw>().init_resource::<CameraRig>();
        app.add_systems(Update, (update_view_busy, update_arriving, request_redraw).chain());
        app
    }

    fn requests(app: &mut App) -> usize {
        app.update();
        app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count()
    }

    #[test]
    fn frames_are_requested_while_something_moves_and_two_frames_longer() {
        let mut app = app();
        assert_eq!(requests(&mut app), 0, "nothing has moved yet");
        for _ in 0..5 {
            app.insert_resource(NeedsRedraw(true));
            assert_eq!(requests(&mut app), 1);
        }
        app.insert_resource(NeedsRedraw(false));
        let after: Vec<usize> = (0..5).map(|_| requests(&mut app)).collect();
        assert_eq!(after, [1, 1, 0, 0, 0]);
    }

    #[test]
    fn a_resized_window_is_drawn_three_times() {
        let mut app = app();
        let window = Entity::PLACEHOLDER;
        app.world_mut().write_message(WindowResized { window, width: 320.0, height: 240.0 });
        let after: Vec<usize> = (0..4).map(|_| requests(&mut app)).collect();
        assert_eq!(after, [1, 1, 1, 0]);
    }

    #[test]
    fn the_computer_waits_while_a_move_is_animated_or_a_menu_is_open() {
        for (animating, covered) in [(false, false), (true, false), (false, true), (true, true)] {
            let mut app = app();
            app.insert_resource(Animating(animating)).insert_resource(BoardCovered(covered));
            app.update();
            assert_eq!(app.world().resource::<ViewBusy>().0, animating || covered);
        }
    }

    #[test]
    fn clocks_wait_while_the_camera_moves_onto_the_board() {
        for at_once in [false, true] {
            let mut app = app();
            app.world_mut().resource_mut::<CameraRig>().intro_pan(at_once);
            app.update();
            assert_eq!(app.world().resource::<BoardArriving>().0, !at_once);
        }
    }

    #[test]
    fn both_flags_are_cleared_at_the_start_of_a_frame() {
        let mut app = App::new();
        app.insert_resource(Animating(true)).insert_resource(NeedsRedraw(true)).add_systems(Update, reset);
        app.update();
        assert_eq!((app.world().resource::<Animating>().0, app.world().resource::<NeedsRedraw>().0), (false, false));
    }
}
