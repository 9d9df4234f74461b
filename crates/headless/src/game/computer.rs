//! Computer players: they search in the background, and answer at a pace that people can follow.

mod behavior;
mod eval_history;
mod full_strength;
mod search_timeout;

use std::time::Duration;

use bevy::prelude::*;

use super::clock::{self, Clock};
use super::draw_replies;
use super::engine_task::{self, RequestTask, SeedSequence};
use super::matches::{DrawOffer, History, Match, Seat, Seats, SetAside};
use super::pacing::ReplyClock;
use super::permissions::{CommandSet, Permissions};
use super::player::{ActivePlayer, Generation, Players};
use super::requests::{EngineReply, MatchCommand, MatchRequest};
use super::search::{self, Search, SearchKind, SearchPriority};
use super::systems::GameSystems;
use crate::engine::request::{EngineRequest, EngineResponse};
use crate::engine::{Level, TimeLimit};
use crate::rules::{Game, Position};

pub use behavior::ComputerBehavior;
pub use eval_history::EvalHistory;
pub use full_strength::SearchAhead;
use full_strength::SharedMemory;
use search_timeout::SearchTimeout;

/// The longest time that a level takes for a move, even on a slow machine.
const LONGEST: Duration = Duration::from_secs(6);

/// In a match with a clock a level takes at most this fraction of its remaining time for a move.
const SHARE: u32 = 20;

/// Adds computer players.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputerBehavior>().register_required_components::<Players, EvalHistory>();
    app.add_plugins(search::plugin::<WantedMove>);
    app.add_systems(
        Update,
        (
            send_moves.in_set(GameSystems::Replies).after(clock::tick).after(draw_replies::send_answers),
            // Seeds are drawn in a fixed order.
            start_tasks.in_set(GameSystems::Think).before(draw_replies::start_tasks),
            full_strength::search_ahead.in_set(GameSystems::Think).after(start_tasks).before(draw_replies::start_tasks),
        ),
    );
}

/// The engine could not find a move for the computer, which is paused; resuming it would only fail again.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EngineFailed;

/// The search for a computer's move in this match.
pub type MoveSearch = Search<WantedMove>;

/// A move that a computer is to make.
#[derive(Clone, Debug)]
pub struct WantedMove {
    since: Duration,
    timeout: SearchTimeout,
    /// The table that its search shares with others at full strength, and its threads.
    shared: Option<(SharedMemory, usize)>,
}

impl SearchKind for WantedMove {
    type Request = EngineRequest;
    const NAME: &'static str = "move";
    const PRIORITY: SearchPriority = SearchPriority::Reply;
    const IS_HELD: bool = true;

    fn spawn(&self, request: EngineRequest) -> RequestTask<EngineRequest> {
        match &self.shared {
            Some((memory, threads)) => memory.spawn(Self::NAME, request, *threads),
            None => engine_task::spawn(Self::NAME, request),
        }
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
impl MoveSearch {
    /// A search that has not answered for longer than it may take.
    pub(crate) fn overdue(position: &Position) -> MoveSearch {
        let request = EngineRequest::best(position, LONGEST, 0);
        let about = WantedMove { since: Duration::ZERO, timeout: SearchTimeout::expired(), shared: None };
        MoveSearch::that_never_answers(about, request)
    }
}

type Searching<'a> = (
    Entity,
    &'a mut MoveSearch,
    &'a Match,
    &'a Seats,
    &'a History,
    &'a DrawOffer,
    &'a mut EvalHistory,
    Option<&'a Clock>,
    (&'a Permissions, &'a Generation),
);

/// Sends the moves that have been found as commands, once they may be shown. A draw offer is answered first.
pub(super) fn send_moves(
    mut commands: Commands,
    clock: ReplyClock,
    behavior: Res<ComputerBehavior>,
    mut searches: Query<Searching, Without<SetAside>>,
    mut requests: MessageWriter<MatchRequest>,
) {
    for (game, mut search, Match(variant), seats, history, offer, mut evals, match_clock, (permissions, generation)) in
        &mut searches
    {
        if search.answer().is_none() && !search.about.timeout.has_expired() {
            continue;
        }
        let Some(Some(EngineResponse::Reply(report))) = search.answer() else {
            // No move was found: a human can move for the computer or replace it.
            commands.entity(game).insert(EngineFailed).remove::<MoveSearch>();
            requests.write(MatchRequest { game, command: MatchCommand::Pause(true) });
            continue;
        };
        commands.entity(game).remove::<EngineFailed>();
        let mover = history.position().side_to_move();
        let is_short_of_time = match_clock.is_some_and(|clock| clock.of(seats.0[mover]) < clock::LOW_TIME);
        let is_ready = if is_short_of_time { clock.is_ready_in_haste() } else { clock.is_ready(search.about.since) };
        if !is_ready || offer.0 == Some(mover.other()) {
            continue;
        }
        evals.record(history.plies().len(), seats.0[mover], report.score);
        let may_resign = behavior.resign && permissions.takes(CommandSet::PLAYERS);
        let hopeless = !variant.kind().info().played_out && evals.is_hopeless(seats.0[mover]);
        let answer = if may_resign && hopeless { EngineReply::Resign } else { EngineReply::Play(report.best) };
        let command = MatchCommand::Reply { answer, generation: generation.0 };
        requests.write(MatchRequest { game, command });
    }
}

type ToMove<'a> =
    (Entity, &'a ActivePlayer, &'a Generation, (&'a History, &'a Seats), Option<&'a Clock>, Option<&'a SharedMemory>);

type ToSearch = (With<Match>, Without<MoveSearch>, Or<(Changed<Generation>, Changed<ActivePlayer>)>);

/// Searches where a computer is to move.
pub(super) fn start_tasks(
    mut commands: Commands,
    clock: ReplyClock,
    behavior: Res<ComputerBehavior>,
    matches: Query<ToMove, ToSearch>,
    mut seeds: ResMut<SeedSequence>,
) {
    for (game, active, generation, (history, seats), match_clock, memory) in &matches {
        let ActivePlayer::Computer(level) = *active else { continue };
        let position = history.position();
        let time = time_limit(level, match_clock, seats.0[position.side_to_move()], position);
        let request = EngineRequest::reply(position, level, time, seeds.next_seed());
        let shared = level.is_full().then(|| (memory.cloned().unwrap_or_default(), behavior.search_threads()));
        if let Some((memory, _)) = &shared {
            commands.entity(game).insert(memory.clone());
        }
        let about = WantedMove { since: clock.now(), timeout: SearchTimeout::after(time.longest()), shared };
        commands.entity(game).insert(MoveSearch::of_position(about, request, *generation));
    }
}

/// The longest time that a computer takes for its next move.
fn time_limit(level: Level, clock: Option<&Clock>, seat: Seat, position: &Position) -> TimeLimit {
    if level.is_full() {
        full_time_limit(level.move_time(), clock.map(|clock| clock.time_for_move(seat, position)))
    } else {
        let share = clock.map(|clock| clock.of(seat) / SHARE);
        TimeLimit::Fixed(share.map_or(LONGEST, |share| share.min(LONGEST)))
    }
}

/// The limit at full strength with its `own` time for a move and the `share` of the clock.
fn full_time_limit(own: Option<Duration>, share: Option<Duration>) -> TimeLimit {
    match (own, share) {
        (Some(own), Some(share)) if own <= share => TimeLimit::Fixed(own),
        (_, Some(share)) => TimeLimit::Clock(share),
        (own, None) => TimeLimit::Fixed(own.unwrap_or(Level::DEFAULT_TIME)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_full_strength_the_clock_keeps_unused_time_only_where_it_is_the_limit() {
        let seconds = Duration::from_secs;
        let limit = |own: Option<u64>, share: Option<u64>| full_time_limit(own.map(seconds), share.map(seconds));
        assert_eq!(limit(None, Some(3)), TimeLimit::Clock(seconds(3)));
        assert_eq!(limit(Some(5), Some(3)), TimeLimit::Clock(seconds(3)));
        assert_eq!(limit(Some(5), Some(9)), TimeLimit::Fixed(seconds(5)));
        assert_eq!(limit(Some(5), None), TimeLimit::Fixed(seconds(5)));
        assert_eq!(limit(None, None), TimeLimit::Fixed(Level::DEFAULT_TIME));
    }
}
