//! Saves the match that is played, from its first move.

use bevy::prelude::*;

use super::LibraryClient;
use super::conversion::new_game;
use crate::game::GameSystems;
use crate::game::matches::{MatchDetails, Review, Reviewed};
use crate::game::screen::Active;
use crate::library::{LibraryRequest, NewGame};
use crate::persist::played_match::{IsPlayed, ResumeMatch, SaveTrigger, SavedComponents, saved_form};
use crate::persist::saved::SavedMatch;
use crate::platform::date;

/// The game that was sent to the library last, so that a match that is only opened is not saved again.
#[derive(Resource, Default, Debug)]
pub(super) struct LastSent(pub(super) Option<NewGame>);

/// A match that the program stored before it had a library, or that the library may not have yet.
#[derive(Resource, Debug)]
struct TakenOver(SavedMatch);

/// Adds saving.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastSent>().add_observer(save_left);
    app.add_systems(Startup, send_taken_over.run_if(resource_exists::<TakenOver>));
    app.add_systems(Update, save.in_set(GameSystems::Events));
}

/// Gives the library the match that was stored when the program started. One without a time gets it now.
pub(in crate::persist) fn take_over(app: &mut App, stored: &mut SavedMatch) {
    if !stored.moves.is_empty() {
        stored.details.get_or_insert_with(|| MatchDetails::beginning_now(default()));
        app.insert_resource(TakenOver(stored.clone()));
    }
}

fn send_taken_over(
    mut commands: Commands,
    stored: Res<TakenOver>,
    mut client: ResMut<LibraryClient>,
    mut last: ResMut<LastSent>,
) {
    send(&mut client, &mut last, &stored.0);
    commands.remove_resource::<TakenOver>();
}

pub(super) fn save(
    active: Query<SavedComponents, (IsPlayed, SaveTrigger)>,
    resume: Option<Res<ResumeMatch>>,
    mut client: ResMut<LibraryClient>,
    mut last: ResMut<LastSent>,
) {
    // A match that is not fully resumed yet must not replace the saved one.
    if let (None, Ok(active)) = (resume, active.single()) {
        send(&mut client, &mut last, &saved_form(active));
    }
}

/// Saves a match that is left, with its clock as it is now.
fn save_left(
    removed: On<Remove, Active>,
    matches: Query<SavedComponents, (Without<Review>, Without<Reviewed>)>,
    resume: Option<Res<ResumeMatch>>,
    mut client: ResMut<LibraryClient>,
    mut last: ResMut<LastSent>,
) {
    if let (None, Ok(left)) = (resume, matches.get(removed.entity)) {
        send(&mut client, &mut last, &saved_form(left));
    }
}

/// Sends a match that has a move and differs from the game that was sent last.
fn send(client: &mut LibraryClient, last: &mut LastSent, saved: &SavedMatch) {
    if saved.moves.is_empty() && saved.variations.is_none() || !client.is_available() {
        return;
    }
    let now = date::now();
    let game = new_game(saved, now);
    if last.0.as_ref() != Some(&game) {
        client.request(LibraryRequest::Save { game: Box::new(game.clone()), now });
        last.0 = Some(game);
    }
}
