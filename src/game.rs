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
//! | give a match a clock | [`clock`] |
//! | seat a computer, let it think | [`player`], [`thinker`] |
//! | show a good move, and why | [`hint`] |

use bevy::prelude::*;

pub mod board;
pub mod clock;
pub mod demo;
pub mod events;
pub mod hint;
pub mod history;
pub mod inquiry;
pub mod intent;
pub mod matches;
pub mod offers;
pub mod piece;
pub mod player;
pub mod requests;
pub mod screen;
pub mod session;
pub mod snapshot;
pub mod thinker;

mod agreement;
mod judge;
mod resolve;
mod seating;
mod turn;

use events::BoardEvent;
use requests::{MatchRequest, Refusal};

/// Any number of matches, each with its board, its pieces and its history.
#[derive(Clone, Copy, Debug, Default)]
pub struct GamePlugin;

/// The order of a frame, in [`Update`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    /// Computers answer, before anybody asks for anything else.
    Replies,
    /// Wishes are written and intents set: people, menus, demos.
    Requests,
    /// Every wish is granted or refused.
    Judge,
    /// Computers begin to think about what is asked now, and stop where nothing is asked any more.
    Think,
    /// What could be done next is worked out from the match as it stands now.
    Foresee,
    /// Facts and refusals of this frame can be read, here or later.
    Facts,
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        use GameSystems::{Facts, Foresee, Judge, Replies, Requests, Think};

        app.add_message::<MatchRequest>()
            .add_message::<BoardEvent>()
            .add_message::<Refusal>()
            .add_message::<clock::TimeIsShort>();
        app.init_resource::<thinker::Presenting>()
            .init_resource::<thinker::Pace>()
            .init_resource::<thinker::Calm>()
            .init_resource::<thinker::Manners>()
            .init_resource::<thinker::Luck>()
            .init_resource::<intent::Confirm>();
        app.configure_sets(Update, (Replies, Requests, Judge, Think, Foresee, Facts).chain());
        app.add_systems(
            Update,
            (
                (thinker::watch, clock::tick, offers::deliver, thinker::deliver).chain().in_set(Replies),
                judge::answer.in_set(Judge).run_if(on_message::<MatchRequest>),
                (thinker::tend, offers::tend, hint::tend).chain().in_set(Think),
                intent::foresee.in_set(Foresee),
            ),
        );
    }
}
