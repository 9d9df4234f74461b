//! Matches in the ECS: points and pieces are entities, commands are judged by the rules, events are written in order.
//!
//! A [`MatchRequest`](requests::MatchRequest) carries a command. The judge asks the rules about the position that the match's
//! [`History`](matches::History) holds, and either writes a [`Refusal`](requests::Refusal) or moves the pieces, which show it,
//! and writes an ordered stream of [`BoardEvent`](events::BoardEvent)s. Nothing here waits for the view: without one a match
//! plays to its end all the same.
//!
//! | Task | Module |
//! |---|---|
//! | start a match | [`spawn`] |
//! | request a move, undo, resignation, draw | [`requests`] |
//! | follow the events | [`events`] |
//! | read a position, the plies that led to it, and all variations | [`matches::History`] |
//! | say which commands a match takes, and which players move | [`permissions`] |
//! | find points and pieces | [`board::Boards`] |
//! | show something on a point | [`point_marks`] |
//! | compute what a player can do | [`selection`] |
//! | give a match a clock | [`clock`] |
//! | add computer players | [`player`], [`computer`] |
//! | know what people are called | [`player_names`] |
//! | pace computer players | [`pacing`] |
//! | search in the background | [`search`] |
//! | show a good move, and why | [`hint`] |
//! | show the proved value of each legal move | [`oracle`] |
//! | try moves out, with the value of each | [`analysis`] |
//! | show the moves that games have played | [`explorer`] |
//! | switch between title and match | [`screen`], [`session`] |
//! | continue a match that was left | [`resumable`] |
//! | look back at earlier positions while the match goes on | [`review`] |
//! | set up a position | [`editor`] |
//! | play lessons | [`lesson`] |

use bevy::prelude::*;

pub mod analysis;
pub mod board;
pub mod clock;
pub mod computer;
pub mod demo;
pub mod draw_replies;
pub mod editor;
pub mod engine_task;
pub mod events;
pub mod explorer;
pub mod hint;
pub mod history;
pub mod lesson;
pub mod matches;
pub mod oracle;
pub mod pacing;
pub mod permissions;
pub mod piece;
pub mod player;
pub mod player_names;
pub mod point_marks;
pub mod puzzle;
pub mod requests;
pub mod resumable;
pub mod review;
pub mod screen;
pub mod search;
pub mod selection;
pub mod session;
pub mod sitting;
pub mod spawn;

mod endings;
mod judge;
mod match_mut;
mod outcome;
mod resolve;
mod systems;
mod turn;
mod turn_control;
mod variations;
mod waiting;

pub use systems::GameSystems;

/// Any number of matches, each with its board, its pieces and its history.
pub fn plugin(app: &mut App) {
    use GameSystems::{Answers, Commands, Events, Judge, Options, Outdate, Replies, Search, Think};

    let order = (Answers, Replies, Commands, Judge, Outdate, Think, Search, Options, Events);
    app.configure_sets(Update, order.chain());
    app.add_plugins((requests::plugin, events::plugin, judge::plugin, selection::plugin, clock::plugin));
    app.add_plugins((pacing::plugin, engine_task::plugin, computer::plugin, draw_replies::plugin, hint::plugin));
    app.add_plugins((oracle::plugin, explorer::plugin, analysis::plugin));
    app.add_observer(player_names::name_person);
}
