//! Decides when the match that is played is saved, for both places: the file of the match that is resumed, which is there
//! before the library is open, and the library.
//!
//! Keeps an unfinished match that is left.

use bevy::prelude::*;

use super::library::LibraryWriter;
use super::played_match::{IsPlayed, ResumeMatch, SaveTrigger, SavedComponents, SavesMatch, saved_form};
use super::save_request::{SaveWriter, StorageKey};
use super::saved::SavedMatch;
use crate::game::GameSystems;
use crate::game::clock::Clock;
use crate::game::matches::{Review, Reviewed};
use crate::game::screen::Active;

/// The unfinished match that was left. It stays stored until another match has its first ply.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct LeftMatch(pub(super) Option<SavedMatch>);

/// A match that was stored when the program started: it did not have a library then, or the library may not have it yet.
#[derive(Resource, Debug)]
pub(super) struct TakenOver(pub(super) SavedMatch);

/// Adds saving.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LeftMatch>()
        .add_observer(keep_left)
        .add_systems(Startup, take_over.run_if(resource_exists::<TakenOver>))
        .add_systems(Update, save_match.in_set(GameSystems::Events).in_set(SavesMatch));
}

fn take_over(mut commands: Commands, stored: Res<TakenOver>, mut library: LibraryWriter) {
    library.save(&stored.0);
    commands.remove_resource::<TakenOver>();
}

/// Saves the match that is played when it has changed. The time that is used between its plies is saved in the file alone:
/// the library is on the disk after each change.
fn save_match(
    played: Query<SavedComponents, (IsPlayed, Or<(SaveTrigger, Changed<Clock>)>)>,
    changed: Query<(), SaveTrigger>,
    resume: Option<Res<ResumeMatch>>,
    (mut left, mut saves, mut library): (ResMut<LeftMatch>, SaveWriter, LibraryWriter),
) {
    // A match that is not fully resumed yet must not replace the saved one.
    let (None, Ok(played)) = (resume, played.single()) else { return };
    let is_changed = changed.contains(played.game);
    let saved = saved_form(played);
    if is_changed {
        library.save(&saved);
    }
    if left.0.is_some() {
        // Before its first ply it does not replace a match that was left.
        if !saved.has_begun() {
            return;
        }
        left.0 = None;
    }
    saves.save(StorageKey::Match, saved.to_text());
}

/// Saves a match that is left, its clock as it is now. A finished or empty one is deleted from the file, unless that holds
/// an earlier one.
fn keep_left(
    removed: On<Remove, Active>,
    matches: Query<SavedComponents, (Without<Review>, Without<Reviewed>)>,
    resume: Option<Res<ResumeMatch>>,
    (mut left, mut saves, mut library): (ResMut<LeftMatch>, SaveWriter, LibraryWriter),
) {
    let (None, Ok(removed)) = (resume, matches.get(removed.entity)) else { return };
    let saved = saved_form(removed);
    library.save(&saved);
    if saved.is_worth_keeping() {
        saves.save(StorageKey::Match, saved.to_text());
        left.0 = Some(saved);
    } else if left.0.is_none() {
        saves.delete(StorageKey::Match);
    }
}
