//! Playing a ply: checked on the position, then applied to the entities and announced event by event.

use bevy::prelude::*;

use super::events::{MatchEvent, PlyPlayed};
use super::match_mut::MatchMut;
use super::matches::{History, Seats};
use super::permissions::{Movers, Permissions};
use super::player::Paused;
use super::requests::RefusalReason;
use super::{clock, endings, outcome, resolve};
use crate::rules::{Effect, Game, Move};

/// The side to move plays `mv`.
pub(super) fn play(game: &mut MatchMut, mv: Move) -> Result<(), RefusalReason> {
    let position = game.position_in_progress()?;
    let side = position.side_to_move();
    position.check(mv).map_err(RefusalReason::Illegal)?;

    endings::decline_draw_by_moving(game, side);
    // The pie rule exchanges the seats: the mover is the player before the ply.
    let mover = game.part::<Seats>().0[side];
    let changed = apply(game, mv);
    if game.part::<Permissions>().movers != Movers::Anyone {
        clock::ply_played(game, mover);
        make_main_line(game);
    }
    game.part_mut::<Paused>().0 = false;

    let ply_number = game.plies_played();
    game.emit(MatchEvent::Played { side, mv, ply: ply_number });
    for (effect, piece) in changed {
        game.emit(MatchEvent::Changed { effect, piece });
    }
    let entity = game.entity();
    game.world().trigger(PlyPlayed { game: entity, side, mv });
    let outcome = game.position().outcome();
    outcome::update(game, outcome);
    let replies = game.find_mut::<ScriptedReplies>().map(|mut replies| std::mem::take(&mut replies.0));
    replies.into_iter().flatten().try_for_each(|reply| play(game, reply))
}

/// The moves that are played at once after the ply that has just been played.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ScriptedReplies(pub(super) Vec<Move>);

/// Makes the moves that were played the main line of the match; moves taken back before become a variation.
fn make_main_line(game: &mut MatchMut) {
    let mut history = game.part_mut::<History>();
    let current = history.tree.current();
    history.tree.promote(current);
}

/// Plays a legal move without events. A move that the history does not have is added to it. Returns the effects, each with the
/// piece that it happened to.
pub(super) fn apply(game: &mut MatchMut, mv: Move) -> Vec<(Effect, Option<Entity>)> {
    let effects = game.part_mut::<History>().play(mv).expect("the move is legal").effects.clone();
    effects.into_iter().map(|effect| (effect, resolve::apply(game, effect))).collect()
}
