//! The interface's scale, and the conversion between its points and the window's logical pixels.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContext;
use bevy_egui::egui::{self, Context};

use crate::settings::preferences::Preferences;

use super::systems::UiFrameSystems;

/// Adds the scale of the interface.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow.in_set(UiFrameSystems::Prepare));
}

/// The fewest points that the interface needs along the window's shorter and longer edge.
const SHORT: f32 = 360.0;
const LONG: f32 = 600.0;

/// The requested scale, as far as the window has room for it.
pub fn fitting(requested: f32, window: Vec2) -> f32 {
    let room = (window.min_element() / SHORT).min(window.max_element() / LONG);
    requested.min(room.max(1.0))
}

/// Draws the interface at the preferred scale.
fn follow(
    mut contexts: Query<&mut EguiContext>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    preferences: Res<Preferences>,
) {
    let Some(window) = window else { return };
    let zoom = fitting(preferences.scale, window.size());
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        if ctx.zoom_factor() != zoom {
            ctx.set_zoom_factor(zoom);
        }
    }
}

/// The window's size in logical pixels.
pub(crate) fn window_size(ctx: &Context) -> Vec2 {
    let size = ctx.content_rect().size() * ctx.zoom_factor();
    Vec2::new(size.x, size.y)
}

/// From the interface's points to the window's logical pixels.
pub(crate) fn to_window(ctx: &Context, rect: egui::Rect) -> Rect {
    let zoom = ctx.zoom_factor();
    Rect::new(rect.left() * zoom, rect.top() * zoom, rect.right() * zoom, rect.bottom() * zoom)
}

/// From the window's logical pixels to the interface's points.
pub(crate) fn to_points(ctx: &Context, rect: Rect) -> egui::Rect {
    let point = |place: Vec2| egui::pos2(place.x, place.y) / ctx.zoom_factor();
    egui::Rect::from_min_max(point(rect.min), point(rect.max))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_window_shows_the_requested_scale() {
        for scale in [1.0, 1.5, 2.0] {
            assert_eq!(fitting(scale, Vec2::new(1280.0, 800.0)), scale);
        }
    }

    #[test]
    fn a_phone_limits_the_scale_to_its_window() {
        for window in [Vec2::new(390.0, 844.0), Vec2::new(844.0, 390.0)] {
            let zoom = fitting(2.0, window);
            assert!(zoom > 1.0 && window.min_element() / zoom >= SHORT - 0.01, "{zoom}");
        }
        assert_eq!(fitting(2.0, Vec2::new(320.0, 320.0)), 1.0, "never smaller than the normal scale");
    }
}
