//! The match in the ECS: points and pieces are entities, wishes are judged by the rules, facts are told in order.
//!
//! A [`MatchRequest`] is a wish. One judge takes a snapshot of the entities as a [`Position`](crate::rules::Position),
//! asks the rules, and answers with a [`Refusal`] or with changed entities and an ordered stream of [`BoardEvent`]s.
//! Nothing here waits for anything that is shown: without a view a match plays on to its end just the same.
//!
//! | To | see |
//! |---|---|
//! | begin a match | [`matches::spawn`], [`matches::spawn_with`] |
//! | ask for a move, undo, resignation, draw | [`requests`] |
//! | follow what happens | [`events`] |
//! | read a board | [`snapshot::Boards`] |
//! | know what a person could do now | [`intent`] |

use bevy::prelude::*;

pub mod board;
pub mod demo;
pub mod events;
pub mod intent;
pub mod matches;
pub mod piece;
pub mod requests;
pub mod screen;
pub mod session;
pub mod snapshot;

mod agreement;
mod history;
mod judge;
mod resolve;
mod turn;

use events::BoardEvent;
use requests::{MatchRequest, Refusal};

/// Any number of matches, each with its board, its pieces and its history.
#[derive(Clone, Copy, Debug, Default)]
pub struct GamePlugin;

/// The order of a frame, in [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Wishes are written and intents set: people, menus, players that are no people.
    Requests,
    /// Every wish is granted or refused.
    Judge,
    /// What could be done next is worked out from the match as it stands now.
    Foresee,
    /// Facts and refusals of this frame can be read, here or later.
    Facts,
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        use GameSystems::{Facts, Foresee, Judge, Requests};

        app.add_message::<MatchRequest>().add_message::<BoardEvent>().add_message::<Refusal>();
        app.configure_sets(Update, (Requests, Judge, Foresee, Facts).chain());
        app.add_systems(
            Update,
            (judge::answer.in_set(Judge).run_if(on_message::<MatchRequest>), intent::foresee.in_set(Foresee)),
        );
    }
}
