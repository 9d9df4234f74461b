//! Computers answer when they are offered a draw: whoever stands better declines.

use std::time::Duration;

use bevy::prelude::*;

use super::computer::{ReplyClock, SeedSequence};
use super::engine_task::EngineTask;
use super::matches::{DrawOffer, Match, Seats};
use super::player::{Generation, Player, Players};
use super::requests::{EngineReply, MatchCommand, MatchRequest};
use super::snapshot::Boards;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Level, Score};
use crate::platform::task::TaskStatus;
use crate::rules::{Game, Position, Side};

/// An answer need not be thought about for longer.
const LONGEST: Duration = Duration::from_secs(1);
/// What a computer takes for even, in hundredths of a piece.
const EVEN: i32 = 15;

/// A computer considers a draw offer in this match. Removing it calls that off.
#[derive(Component, Debug)]
pub struct DrawOfferSearch {
    inquiry: EngineTask,
    generation: u64,
    since: Duration,
    /// The computer is to move: the report is from its view.
    to_move: bool,
    accept: Option<bool>,
}

impl DrawOfferSearch {
    fn begin(
        position: Position,
        asked: Side,
        level: Level,
        generation: u64,
        seed: u64,
        since: Duration,
    ) -> DrawOfferSearch {
        let to_move = position.side_to_move() == asked;
        let inquiry = EngineTask::spawn("draw", EngineRequest::reply(&position, level, LONGEST, seed));
        DrawOfferSearch { inquiry, generation, since, to_move, accept: None }
    }
}

/// Whether a computer takes a draw in a position that is worth `score` to the side to move.
#[must_use]
pub fn accepts(score: Score, to_move: bool) -> bool {
    match score {
        Score::Centi(centi) => (if to_move { centi } else { -centi }) <= EVEN,
        Score::Win { .. } => !to_move,
        Score::Loss { .. } => to_move,
        Score::Draw => true,
        Score::Exact(discs) => (if to_move { discs } else { -discs }) <= 0,
    }
}

/// Hands the answer in when it is time. Who has found nothing out plays on.
pub(super) fn poll_tasks(
    clock: ReplyClock,
    mut considering: Query<(Entity, &mut DrawOfferSearch)>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, mut considering) in &mut considering {
        match considering.inquiry.poll() {
            TaskStatus::Done(Some(EngineResponse::Reply(report))) => {
                considering.accept = Some(accepts(report.score, considering.to_move));
            }
            TaskStatus::Done(_) | TaskStatus::Failed if considering.accept.is_none() => {
                considering.accept = Some(false)
            }
            _ => {}
        }
        if let Some(accept) = considering.accept.filter(|_| clock.is_ready(considering.since)) {
            let wish = MatchCommand::Reply { answer: EngineReply::Draw { accept }, generation: considering.generation };
            requests.write(MatchRequest { game, command: wish });
        }
    }
}

type Offered<'a> = (Entity, &'a DrawOffer, &'a Seats, &'a Players, &'a Generation, Option<&'a DrawOfferSearch>);

/// Begins to consider where a computer is offered a draw, and stops where no offer stands.
pub(super) fn start_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    boards: Boards,
    matches: Query<Offered, (With<Match>, Or<(Changed<DrawOffer>, Changed<Generation>)>)>,
    mut luck: ResMut<SeedSequence>,
) {
    for (game, offer, seats, players, generation, considering) in &matches {
        let asked = offer.0.map(Side::other);
        let level = asked.and_then(|side| match players.at(*seats, side) {
            Player::Computer(level) => Some((side, level)),
            Player::Human => None,
        });
        if level.is_some() && considering.is_some_and(|considering| considering.generation == generation.0) {
            continue;
        }
        if considering.is_some() {
            commands.entity(game).remove::<DrawOfferSearch>();
        }
        if let (Some((side, level)), Some(position)) = (level, boards.position(game)) {
            let considering =
                DrawOfferSearch::begin(position, side, level, generation.0, luck.next_seed(), clock.now());
            commands.entity(game).insert(considering);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_taken_by_whoever_does_not_stand_better() {
        assert!(accepts(Score::Centi(0), true) && accepts(Score::Centi(0), false));
        assert!(accepts(Score::Draw, true));
        assert!(accepts(Score::Centi(-80), true) && !accepts(Score::Centi(-80), false));
        assert!(!accepts(Score::Centi(80), true) && accepts(Score::Centi(80), false));
        assert!(!accepts(Score::Win { plies: 9 }, true) && accepts(Score::Win { plies: 9 }, false));
        assert!(accepts(Score::Loss { plies: 2 }, true) && !accepts(Score::Loss { plies: 2 }, false));
    }
}
