//! Runs an app until nothing requests another frame, instead of for a fixed number of frames or some real time.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Updates until three frames in a row request no other one.
///
/// # Panics
/// After 2000 frames.
pub(crate) fn run_until_idle(app: &mut App) {
    let (mut quiet, mut requests) = (0, app.world().resource::<Messages<RequestRedraw>>().get_cursor_current());
    for _ in 0..2000 {
        app.update();
        let requested = requests.read(app.world().resource::<Messages<RequestRedraw>>()).count() > 0;
        quiet = if requested { 0 } else { quiet + 1 };
        if quiet == 3 {
            return;
        }
    }
    panic!("the app does not come to rest");
}
