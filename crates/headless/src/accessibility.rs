//! The accessible board, for players who use a screen reader or cannot use the picture.
//!
//! It describes everything that can be read and done ([`board_description::BoardDescription`],
//! [`menu_description::MenuDescription`]), announces what happens ([`announcer::Announcement`]) and takes requests ([`requests::AccessibilityRequest`]). The web page makes real buttons
//! of the description; the desktop gives it to the platform's screen reader. Needs no window and no renderer.

pub mod analysis;
pub mod announcer;
pub mod board_description;
mod cursor;
mod edit_button;
mod editor;
mod exercise;
pub mod exercise_links;
pub mod explorer;
pub mod menu_description;
pub mod moves;
pub mod new_match_choices;
mod open_match;
pub mod oracle;
mod points;
mod request_error;
pub mod requests;
pub mod saved_games;
pub mod seats;
pub mod statistics;

use bevy::prelude::*;

use crate::game::GameSystems;
use crate::persist::ChangeSetting;
use crate::presentation::{notice, value_marks};

/// Describes the active match and takes requests. Needs neither a window nor a renderer.
pub fn plugin(app: &mut App) {
    app.add_message::<requests::AccessibilityRequest>()
        .add_message::<requests::RejectedRequest>()
        .add_message::<board_description::BoardDescribed>()
        .add_message::<announcer::Announcement>()
        .add_message::<menu_description::MenuDescribed>()
        .add_message::<ChangeSetting>()
        .add_message::<crate::game::lesson::LessonRequest>()
        .add_message::<crate::game::puzzle::PuzzleRequest>()
        .add_plugins((crate::presentation::plugin, saved_games::plugin, statistics::plugin))
        .add_systems(
            Update,
            (
                requests::handle_board_requests,
                requests::handle_session_requests,
                editor::handle_requests,
                editor::open_from_match,
                exercise::handle_requests,
                exercise::open_requested,
            )
                .in_set(GameSystems::Commands),
        )
        .add_systems(
            Update,
            (
                menu_description::describe,
                announcer::announce,
                oracle::announce,
                analysis::announce,
                explorer::announce,
                board_description::describe,
                editor::describe,
                exercise::announce,
                cursor::announce_cursor,
            )
                .chain()
                .in_set(GameSystems::Events)
                .after(notice::update)
                .after(value_marks::mark),
        );
}
