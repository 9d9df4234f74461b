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
pub mod computer;
pub mod demo;
pub mod draw_replies;
pub mod engine_task;
pub mod events;
pub mod hint;
pub mod history;
pub mod matches;
pub mod piece;
pub mod player;
pub mod requests;
pub mod screen;
pub mod selection;
pub mod session;
pub mod snapshot;

mod judge;
mod resignation_and_draws;
mod resolve;
mod turn;
mod turn_control;

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
    Commands,
    /// Every wish is granted or refused.
    Judge,
    /// Computers begin to think about what is asked now, and stop where nothing is asked any more.
    Think,
    /// What could be done next is worked out from the match as it stands now.
    Options,
    /// Facts and refusals of this frame can be read, here or later.
    Events,
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        use GameSystems::{Commands, Events, Judge, Options, Replies, Think};

        app.add_message::<MatchRequest>()
            .add_message::<BoardEvent>()
            .add_message::<Refusal>()
            .add_message::<clock::LowTime>();
        app.init_resource::<computer::ViewBusy>()
            .init_resource::<computer::ReplyDelay>()
            .init_resource::<computer::IdleSince>()
            .init_resource::<computer::ComputerBehavior>()
            .init_resource::<computer::SeedSequence>()
            .init_resource::<selection::ConfirmMoves>();
        app.configure_sets(Update, (Replies, Commands, Judge, Think, Options, Events).chain());
        app.add_systems(
            Update,
            (
                (computer::track_idle, clock::tick, draw_replies::poll_tasks, computer::poll_tasks)
                    .chain()
                    .in_set(Replies),
                judge::judge_commands.in_set(Judge).run_if(on_message::<MatchRequest>),
                (computer::start_tasks, draw_replies::start_tasks, hint::update_search).chain().in_set(Think),
                selection::update_options.in_set(Options),
            ),
        );
    }
}
