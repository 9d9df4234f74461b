//! Who is to move and who may: keeps [`Awaited`] right, changes seats, lets computers wait.

use bevy::prelude::*;

use super::events::MatchEvent;
use super::matches::{History, MatchOutcome, MatchState, Seat, Seats, change};
use super::player::{ActivePlayer, Generation, Paused, Player, Players};
use super::requests::RefusalReason;
use super::{selection, turn};

/// Works out anew whom the match waits for. What was thought about the match before is outdated by it.
pub(super) fn settle(world: &mut World, game: Entity) {
    let over = world.get::<MatchOutcome>(game).is_some_and(|verdict| verdict.0.is_over());
    let paused = world.get::<Paused>(game).is_some_and(|paused| paused.0);
    let awaited = match to_move(world, game) {
        _ if over => ActivePlayer::None,
        Player::Computer(level) if !paused => ActivePlayer::Computer(level),
        _ => ActivePlayer::Person,
    };
    if let Some(mut before) = world.get_mut::<ActivePlayer>(game) {
        before.set_if_neq(awaited);
    }
    selection::clear_stale(world, game);
    change(world, game, |generation: &mut Generation| generation.0 += 1);
}

/// Whoever looks at an earlier position wants to look: a computer waits there until it is asked to go on.
pub(super) fn settle_after_jump(world: &mut World, game: Entity) {
    let computer = matches!(to_move(world, game), Player::Computer(_));
    let earlier = world.get::<History>(game).is_some_and(|history| !history.undone.is_empty());
    change(world, game, |paused: &mut Paused| paused.0 = computer && (earlier || paused.0));
}

/// Who plays the side whose turn it is.
fn to_move(world: &World, game: Entity) -> Player {
    let parts = world.get::<MatchState>(game).zip(world.get::<Seats>(game)).zip(world.get::<Players>(game));
    parts.map_or(Player::Human, |((standing, seats), players)| players.at(*seats, standing.0.to_move()))
}

/// A person may not move for a computer, unless it waits.
pub(super) fn check_human_turn(world: &World, game: Entity) -> Result<(), RefusalReason> {
    match world.get::<ActivePlayer>(game) {
        Some(ActivePlayer::Computer(_)) => Err(RefusalReason::ComputerToMove),
        _ => Ok(()),
    }
}

/// An answer counts only if nothing has happened since the question.
pub(super) fn check_generation(world: &World, game: Entity, generation: u64) -> Result<(), RefusalReason> {
    match world.get::<Generation>(game) {
        Some(now) if now.0 == generation => Ok(()),
        _ => Err(RefusalReason::Outdated),
    }
}

/// Somebody else plays for this person from here on.
pub(super) fn seat(world: &mut World, game: Entity, person: Seat, player: Player) {
    let before = world.get::<Players>(game).copied().unwrap_or_default();
    if before.of(person) == player {
        return;
    }
    change(world, game, |players: &mut Players| *players = before.with(person, player));
    turn::emit(world, game, MatchEvent::Seated { person, player });
    settle(world, game);
}

pub(super) fn pause(world: &mut World, game: Entity, paused: bool) -> Result<(), RefusalReason> {
    turn::running_position(world, game)?;
    change(world, game, |before: &mut Paused| before.0 = paused);
    settle(world, game);
    Ok(())
}
