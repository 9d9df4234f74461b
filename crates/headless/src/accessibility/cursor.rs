//! Announces the point under a cursor that keys or a gamepad move over the drawn board.

use bevy::prelude::*;

use super::announcer::Announcement;
use super::board_description::{BoardDescribed, MatchDescription};
use super::requests::AccessibilityRequest;
use crate::game::matches::Match;
use crate::game::screen::Active;
use crate::game::selection::Selection;
use crate::rules::{Point, Topology};
use crate::settings::device::{Device, LastDevice};

/// Announces where the cursor is. A screen reader itself announces a button of the accessible board that gets the focus;
/// a pointer needs no announcement.
pub(super) fn announce_cursor(
    active: Query<(&Match, &Selection), With<Active>>,
    last_device: Option<Res<LastDevice>>,
    mut descriptions: MessageReader<BoardDescribed>,
    mut requests: MessageReader<AccessibilityRequest>,
    mut description: Local<Option<MatchDescription>>,
    mut last_cursor: Local<Option<Point>>,
    mut announcements: MessageWriter<Announcement>,
) {
    if let Some(BoardDescribed(described)) = descriptions.read().last() {
        description.clone_from(described);
    }
    let by_keys = last_device.is_some_and(|last| matches!(last.0, Device::Keyboard | Device::Pad));
    let by_button = requests.read().count() > 0;
    let Ok((Match(variant), selection)) = active.single() else { return };
    let moved = std::mem::replace(&mut *last_cursor, selection.cursor) != selection.cursor;
    if !moved || !by_keys || by_button {
        return;
    }
    let label = selection.cursor.map(|point| Topology::of(*variant).label(point));
    let here = |match_: &MatchDescription| {
        match_.points.iter().find(|spot| Some(spot.label.as_str()) == label).map(|spot| spot.spoken.clone())
    };
    if let Some(text) = description.as_ref().and_then(here) {
        // The point before it is of no interest any more.
        announcements.write(Announcement { text, urgent: true });
    }
}
