//! Computers answer draw offers: they accept unless they stand better.

use std::time::Duration;

use bevy::prelude::*;

use super::clock;
use super::engine_task::{EngineTask, RunningSearches, SeedSequence};
use super::matches::{DrawOffer, History, Match, Seats};
use super::pacing::ReplyClock;
use super::player::{Generation, Player, Players};
use super::requests::{EngineReply, MatchCommand, MatchRequest};
use super::systems::GameSystems;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Score, TimeLimit};
use crate::platform::task::TaskStatus;
use crate::rules::{Game, Side};

/// The longest time that a computer takes to answer a draw offer.
const LONGEST: Duration = Duration::from_secs(1);
/// An advantage up to this, in hundredths of a piece, counts as even.
const EVEN: i32 = 15;

/// Adds the answers of computers to draw offers.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (poll_tasks.in_set(GameSystems::Replies).after(clock::tick), start_tasks.in_set(GameSystems::Think)),
    );
}

/// The search with which a computer evaluates a draw offer in this match. Removing the component cancels the search.
#[derive(Component, Debug)]
pub struct DrawOfferSearch {
    task: EngineTask,
    generation: u64,
    since: Duration,
    /// The computer is to move: the reported score is its own.
    to_move: bool,
    accept: Option<bool>,
}

/// Whether a computer accepts a draw in a position that is worth `score` to the side to move; `to_move` if that is the
/// computer's side.
pub fn accepts(score: Score, to_move: bool) -> bool {
    match score {
        Score::Centi(centi) => (if to_move { centi } else { -centi }) <= EVEN,
        Score::Win { .. } => !to_move,
        Score::Loss { .. } => to_move,
        Score::Draw => true,
        Score::Exact(discs) => (if to_move { discs } else { -discs }) <= 0,
    }
}

/// Sends the answers as commands, once they may be shown. A computer whose search fails declines.
pub(super) fn poll_tasks(
    clock: ReplyClock,
    mut searches: Query<(Entity, &mut DrawOfferSearch)>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, mut search) in &mut searches {
        match search.task.poll() {
            TaskStatus::Done(Some(EngineResponse::Reply(report))) => {
                search.accept = Some(accepts(report.score, search.to_move));
            }
            TaskStatus::Done(_) | TaskStatus::Failed if search.accept.is_none() => search.accept = Some(false),
            _ => {}
        }
        if let Some(accept) = search.accept.filter(|_| clock.is_ready(search.since)) {
            let answer = EngineReply::Draw { accept };
            let command = MatchCommand::Reply { answer, generation: search.generation };
            requests.write(MatchRequest { game, command });
        }
    }
}

type Offered<'a> =
    (Entity, &'a DrawOffer, (&'a History, &'a Seats, &'a Players), &'a Generation, Option<&'a DrawOfferSearch>);

/// Starts a search where a draw is offered to a computer, and cancels searches about offers that no longer stand.
pub(super) fn start_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    matches: Query<Offered, (With<Match>, Or<(Changed<DrawOffer>, Changed<Generation>)>)>,
    (mut seeds, running): (ResMut<SeedSequence>, Res<RunningSearches>),
) {
    for (game, offer, (history, seats, players), generation, search) in &matches {
        let computer = offer.0.map(Side::other).and_then(|side| match players.at(*seats, side) {
            Player::Computer(level) => Some((side, level)),
            Player::Human => None,
        });
        if computer.is_some() && search.is_some_and(|search| search.generation == generation.0) {
            continue;
        }
        if search.is_some() {
            commands.entity(game).remove::<DrawOfferSearch>();
        }
        if let Some((side, level)) = computer {
            let position = history.position();
            let request = EngineRequest::reply(position, level, TimeLimit::Fixed(LONGEST), seeds.next_seed());
            commands.entity(game).insert(DrawOfferSearch {
                task: EngineTask::spawn(&running, "draw", request),
                generation: generation.0,
                since: clock.now(),
                to_move: position.side_to_move() == side,
                accept: None,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_accepted_by_a_side_that_does_not_stand_better() {
        assert!(accepts(Score::Centi(0), true) && accepts(Score::Centi(0), false));
        assert!(accepts(Score::Draw, true));
        assert!(accepts(Score::Centi(-80), true) && !accepts(Score::Centi(-80), false));
        assert!(!accepts(Score::Centi(80), true) && accepts(Score::Centi(80), false));
        assert!(!accepts(Score::Win { plies: 9 }, true) && accepts(Score::Win { plies: 9 }, false));
        assert!(accepts(Score::Loss { plies: 2 }, true) && !accepts(Score::Loss { plies: 2 }, false));
    }
}
