//! The board in words and buttons, for whoever does not see the picture or cannot use it: a description of everything
//! that can be read and done ([`sheet::Sheet`]), announcements of what happens ([`herald::Announcement`]), and requests
//! that come back ([`requests::PlainRequest`]). A web page makes real buttons of it, which screen readers know.

pub mod announcer;
pub mod board_description;
mod points;
pub mod requests;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::presentation::{PresentationPlugin, notice};

/// Describes the active match and takes requests. Needs neither a window nor a renderer.
#[derive(Clone, Copy, Debug, Default)]
pub struct AccessibilityPlugin;

impl Plugin for AccessibilityPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<PresentationPlugin>() {
            app.add_plugins(PresentationPlugin);
        }
        app.add_message::<requests::AccessibilityRequest>()
            .add_message::<requests::RejectedRequest>()
            .add_message::<board_description::BoardDescribed>()
            .add_message::<announcer::Announcement>()
            .add_systems(
                Update,
                (requests::handle_board_requests, requests::handle_session_requests).in_set(GameSystems::Commands),
            )
            .add_systems(
                Update,
                (announcer::announce, board_description::describe)
                    .chain()
                    .in_set(GameSystems::Events)
                    .after(notice::update),
            );
    }
}
