//! The match in the ECS: points and pieces are entities, wishes are judged by the rules, facts are told in order.
//!
//! A [`MatchRequest`] is a wish. One judge takes a snapshot of the entities as a [`Position`](crate::rules::Position),
//! asks the rules, and answers with a [`Refusal`] or with changed entities and an ordered stream of [`BoardEvent`]s.
//! Nothing here waits for anything that is shown: without a view a match plays on to its end just the same.

pub mod board;
pub mod events;
pub mod intent;
pub mod matches;
pub mod piece;
pub mod requests;
pub mod screen;

use bevy::prelude::*;

#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameSystems {
    Requests,
    Judge,
    Foresee,
    Facts,
}
