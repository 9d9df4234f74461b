//! Computers at full strength: what their searches share, and thinking on the opponent's time.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::behavior::ComputerBehavior;
use crate::engine::SearchMemory;
use crate::engine::request::EngineRequest;
use crate::game::engine_task::{self, RequestTask};
use crate::game::matches::{History, Match, Seats, SetAside};
use crate::game::player::{ActivePlayer, Generation, Player, Players};
use crate::rules::Game;

/// The longest search on the opponent's time: a player may have left the program open.
const LONGEST_AHEAD: Duration = Duration::from_secs(120);

/// The transposition table that the searches at full strength in this match share.
#[derive(Component, Clone, Debug, Default)]
pub(in crate::game) struct SharedMemory(Arc<SearchMemory>);

/// A search of the position in which a human is to move: the computer's next search finds its results in the table. Removing
/// the component cancels it.
#[derive(Component, Debug)]
pub struct SearchAhead {
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "dropping it cancels the search; a page has none"))]
    task: RequestTask<EngineRequest>,
    generation: u64,
}

impl SearchAhead {
    /// The flag that stops the search. The search holds another handle to it until it ends.
    #[cfg(not(target_family = "wasm"))]
    pub fn stop(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        self.task.stop()
    }
}

impl SharedMemory {
    /// Starts a search over the table.
    pub(super) fn spawn(&self, name: &str, request: EngineRequest, threads: usize) -> RequestTask<EngineRequest> {
        engine_task::spawn_over(name, request, Arc::clone(&self.0), threads)
    }
}

type MaybeAhead<'a> = (
    Entity,
    &'a ActivePlayer,
    &'a Generation,
    (&'a History, &'a Seats, &'a Players),
    Option<&'a SearchAhead>,
    Option<&'a SharedMemory>,
    Has<SetAside>,
);

/// Starts a search where a human is to move against a computer at full strength, and cancels those about other positions.
/// On a page there is none: the engine's worker keeps nothing when a search is cancelled.
pub(super) fn search_ahead(
    mut commands: Commands,
    behavior: Res<ComputerBehavior>,
    matches: Query<MaybeAhead, With<Match>>,
) {
    for (game, active, generation, (history, seats, players), search, memory, set_aside) in &matches {
        let mover = history.position().side_to_move();
        let is_wanted = behavior.think_ahead
            && !cfg!(target_family = "wasm")
            && !set_aside
            && *active == ActivePlayer::Human
            && players.at(*seats, mover) == Player::Human
            && is_full(players.at(*seats, mover.other()));
        if search.is_some_and(|search| !is_wanted || search.generation != generation.0) {
            commands.entity(game).remove::<SearchAhead>();
        } else if is_wanted && search.is_none() {
            let memory = memory.cloned().unwrap_or_default();
            let request = EngineRequest::best(history.position(), LONGEST_AHEAD, 0);
            // Its result is not waited for.
            let task = memory.spawn("ahead", request, behavior.search_threads());
            commands.entity(game).insert((memory, SearchAhead { task, generation: generation.0 }));
        }
    }
}

const fn is_full(player: Player) -> bool {
    matches!(player, Player::Computer(level) if level.is_full())
}
