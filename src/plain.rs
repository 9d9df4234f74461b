//! The board in words and buttons, for whoever does not see the picture or cannot use it: a description of everything
//! that can be read and done ([`sheet::Sheet`]), announcements of what happens ([`herald::Announcement`]), and requests
//! that come back ([`requests::PlainRequest`]). A web page makes real buttons of it, which screen readers know.

pub mod deeds;
pub mod herald;
pub mod requests;
pub mod sheet;
mod spots;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::ui::hud::notice;

/// Describes the active match and takes requests. Needs neither a window nor a renderer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainPlugin;

impl Plugin for PlainPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<notice::Notice>()
            .add_message::<requests::PlainRequest>()
            .add_message::<sheet::Described>()
            .add_message::<herald::Announcement>()
            .add_systems(Update, (requests::handle, requests::carry_out).in_set(GameSystems::Requests))
            .add_systems(Update, (herald::announce, sheet::describe).chain().in_set(GameSystems::Facts));
    }
}
