//! Playing a ply: checked on the position, then applied to the entities and announced event by event.

use bevy::prelude::*;

use super::events::{MatchEvent, PlyPlayed};
use super::match_mut::MatchMut;
use super::matches::{History, Seats};
use super::permissions::{Movers, Permissions};
use super::player::Paused;
use super::requests::RefusalReason;
use super::{clock, endings, outcome, resolve};
use crate::rules::{Effect, Game, IllegalMove, Move};

/// The side to move plays `mv`.
pub(super) fn play(game: &mut MatchMut, mv: Move) -> Result<(), RefusalReason> {
    let position = game.position_in_progress()?;
    let side = position.side_to_move();
    let played = position.play(mv).map_err(RefusalReason::Illegal)?;

    endings::decline_draw_by_moving(game, side);
    // The pie rule exchanges the seats: the mover is the player before the ply.
    let mover = game.part::<Seats>().0[side];
    let pieces = apply(game, mv, &played.effects);
    if game.part::<Permissions>().movers != Movers::Anyone {
        clock::ply_played(game, mover);
        make_main_line(game);
    }
    game.part_mut::<Paused>().0 = false;

    let ply_number = game.plies_played();
    game.emit(MatchEvent::Played { side, mv, ply: ply_number });
    for (effect, piece) in played.effects.into_iter().zip(pieces) {
        game.emit(MatchEvent::Changed { effect, piece });
    }
    let entity = game.entity();
    game.world().trigger(PlyPlayed { game: entity, side, mv });
    outcome::update(game, played.next.outcome());
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

/// Applies a legal move with these effects to the pieces and the history; writes no events. A move that the history does not
/// have is added to it. Returns, for each effect, the piece that it happened to.
pub(super) fn apply(game: &mut MatchMut, mv: Move, effects: &[Effect]) -> Vec<Option<Entity>> {
    let pieces = effects.iter().map(|effect| resolve::apply(game, *effect)).collect();
    game.part_mut::<History>().play(mv).expect("the move is legal");
    pieces
}

/// Plays moves one after the other without events, until one is illegal.
///
/// # Errors
/// Why that move is illegal; those before it have been played.
pub(super) fn replay(game: &mut MatchMut, moves: &[Move]) -> Result<(), IllegalMove> {
    for mv in moves {
        let effects = game.position().play(*mv)?.effects;
        apply(game, *mv, &effects);
    }
    Ok(())
}
