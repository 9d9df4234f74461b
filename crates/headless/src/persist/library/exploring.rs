//! Asks the library for the moves that games have played from the position that is shown.

use bevy::prelude::*;

use super::{LibraryClient, LibraryResponded};
use crate::explorer::key_of;
use crate::game::GameSystems;
use crate::game::explorer::{OpeningMoves, OpeningStatus};
use crate::game::matches::History;
use crate::game::player::Generation;
use crate::game::screen::Active;
use crate::library::{LibraryRequest, LibraryResponse, OpeningQuestion};
use crate::rules::Game;

/// The question that is under way.
#[derive(Resource, Default, Debug)]
struct Exploring {
    open: Option<OpenQuestion>,
    /// Games have been added, changed or deleted since the last question.
    is_outdated: bool,
}

/// A question by its number, and the match and the position that it is about.
#[derive(Clone, Copy, Debug)]
struct OpenQuestion {
    number: u64,
    game: Entity,
    generation: Generation,
}

type Shown<'a> = (Entity, &'a Generation, &'a History, &'a mut OpeningMoves);

/// Adds the questions.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exploring>();
    app.add_systems(PreUpdate, receive.after(super::receive));
    app.add_systems(Update, ask.in_set(GameSystems::Events));
}

/// Sends one question at a time, and the next one as long as there are games to count.
fn ask(mut shown: Query<Shown, With<Active>>, mut client: ResMut<LibraryClient>, mut exploring: ResMut<Exploring>) {
    let Ok((game, generation, history, mut moves)) = shown.single_mut() else { return };
    let is_open = match moves.status {
        OpeningStatus::Waiting | OpeningStatus::Counting { .. } => true,
        OpeningStatus::Complete | OpeningStatus::Unavailable => exploring.is_outdated,
    };
    if !is_open || exploring.open.is_some() || !moves.are_of(*generation) {
        return;
    }
    let position = history.position();
    let question = OpeningQuestion { kind: position.variant().kind(), position: key_of(position) };
    exploring.is_outdated = false;
    match client.request(LibraryRequest::Explore(question)) {
        Some(number) => exploring.open = Some(OpenQuestion { number, game, generation: *generation }),
        None if moves.status != OpeningStatus::Unavailable => moves.status = OpeningStatus::Unavailable,
        None => {}
    }
}

/// Takes over the answer, if it is still about the position that is shown.
fn receive(
    mut responses: MessageReader<LibraryResponded>,
    mut shown: Query<(&History, &mut OpeningMoves), With<Active>>,
    mut exploring: ResMut<Exploring>,
) {
    for response in responses.read() {
        if changes_games(response) {
            exploring.is_outdated = true;
        }
        let Some(question) = exploring.open.filter(|question| question.number == response.number) else { continue };
        exploring.open = None;
        let Ok((history, mut moves)) = shown.get_mut(question.game) else { continue };
        if !moves.are_of(question.generation) {
            continue;
        }
        match &response.result {
            Ok(LibraryResponse::Explored(counts)) => {
                let status = counts.progress.map_or(OpeningStatus::Complete, |progress| OpeningStatus::Counting {
                    counted: progress.counted,
                    all: progress.all,
                });
                moves.set(history.position(), (&counts.own, &counts.imported, &counts.engine), status);
            }
            _ => moves.status = OpeningStatus::Unavailable,
        }
    }
}

/// Whether games may be other ones after a request.
const fn changes_games(response: &LibraryResponded) -> bool {
    use LibraryResponse::{Edited, Imported, Saved};
    matches!(response.result, Ok(Saved(_) | Imported(_) | Edited))
}
