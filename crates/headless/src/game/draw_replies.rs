//! Computers answer draw offers: they accept unless they stand better.

use std::time::Duration;

use bevy::prelude::*;

use super::clock;
use super::engine_task::SeedSequence;
use super::matches::{DrawOffer, History, Match, Seats};
use super::pacing::ReplyClock;
use super::player::{Generation, Player, Players};
use super::requests::{EngineReply, MatchCommand, MatchRequest};
use super::search::{self, Search, SearchKind, SearchPriority};
use super::systems::GameSystems;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Score, TimeLimit};
use crate::rules::{Game, Side};

/// The longest time that a computer takes to answer a draw offer.
const LONGEST: Duration = Duration::from_secs(1);
/// An advantage up to this, in hundredths of a piece, counts as even.
const EVEN: i32 = 15;

/// Adds the answers of computers to draw offers.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(search::plugin::<OfferedDraw>).add_systems(
        Update,
        (send_answers.in_set(GameSystems::Replies).after(clock::tick), start_tasks.in_set(GameSystems::Think)),
    );
}

/// The search with which a computer evaluates a draw offer in this match.
pub type DrawOfferSearch = Search<OfferedDraw>;

/// A draw that is offered to a computer.
#[derive(Clone, Copy, Debug)]
pub struct OfferedDraw {
    since: Duration,
    /// The computer is to move: the reported score is its own.
    to_move: bool,
}

impl SearchKind for OfferedDraw {
    type Request = EngineRequest;
    const NAME: &'static str = "draw";
    const PRIORITY: SearchPriority = SearchPriority::Reply;
    const IS_HELD: bool = true;
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
pub(super) fn send_answers(
    clock: ReplyClock,
    searches: Query<(Entity, &DrawOfferSearch, &Generation)>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, search, Generation(generation)) in &searches {
        let Some(found) = search.answer().filter(|_| clock.is_ready(search.about.since)) else { continue };
        let accept =
            matches!(found, Some(EngineResponse::Reply(report)) if accepts(report.score, search.about.to_move));
        let command = MatchCommand::Reply { answer: EngineReply::Draw { accept }, generation: *generation };
        requests.write(MatchRequest { game, command });
    }
}

type Offered<'a> = (Entity, &'a DrawOffer, (&'a History, &'a Seats, &'a Players), &'a Generation, Has<DrawOfferSearch>);

/// Searches where a draw is offered to a computer, until the offer no longer stands.
pub(super) fn start_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    matches: Query<Offered, (With<Match>, Or<(Changed<DrawOffer>, Changed<Generation>)>)>,
    mut seeds: ResMut<SeedSequence>,
) {
    for (game, offer, (history, seats, players), generation, searches) in &matches {
        let computer = offer.0.map(Side::other).and_then(|side| match players.at(*seats, side) {
            Player::Computer(level) => Some((side, level)),
            Player::Human => None,
        });
        match computer {
            Some((side, level)) if !searches => {
                let position = history.position();
                let request = EngineRequest::reply(position, level, TimeLimit::Fixed(LONGEST), seeds.next_seed());
                let draw = OfferedDraw { since: clock.now(), to_move: position.side_to_move() == side };
                commands.entity(game).insert(DrawOfferSearch::of_position(draw, request, *generation));
            }
            None if searches => _ = commands.entity(game).remove::<DrawOfferSearch>(),
            _ => {}
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
