//! Playing a ply: checked on a snapshot of the position, then applied to the entities and announced event by event.

use bevy::prelude::*;

use super::events::MatchEvent;
use super::match_mut::MatchMut;
use super::matches::{Analysis, History, MatchState, PlayedPly, Seats};
use super::player::Paused;
use super::requests::RefusalReason;
use super::{clock, endings, lesson_board, outcome, puzzle_board, resolve, variations};
use crate::records::NodeId;
use crate::rules::{Game, Move, Ply, Position, Record};

/// The side to move plays `mv`.
pub(super) fn play(game: &mut MatchMut, mv: Move) -> Result<(), RefusalReason> {
    let position = game.position_in_progress()?;
    let side = position.side_to_move();
    let mut record = Record::new(position);
    let ply = record.play(mv).map_err(RefusalReason::Illegal)?.clone();

    endings::decline_draw_by_moving(game, side);
    // The pie rule exchanges the seats: the mover is the player before the ply.
    let mover = game.part::<Seats>().0[side];
    let pieces = apply(game, &record);
    if game.find::<Analysis>().is_some() {
        variations::keep_variation(game);
    } else {
        clock::ply_played(game, mover);
        make_main_line(game);
    }
    game.part_mut::<Paused>().0 = false;

    let ply_number = game.plies_played();
    game.emit(MatchEvent::Played { side, mv, ply: ply_number });
    for (effect, piece) in ply.effects.into_iter().zip(pieces) {
        game.emit(MatchEvent::Changed { effect, piece });
    }
    let replies = lesson_board::follow(game, side, mv);
    puzzle_board::follow(game, mv);
    outcome::update(game, record.current().outcome());
    replies.into_iter().try_for_each(|reply| play(game, reply))
}

/// Makes the moves that were played the main line of the match; moves taken back before become a variation.
fn make_main_line(game: &mut MatchMut) {
    let mut history = game.part_mut::<History>();
    let current = history.tree.current();
    history.tree.promote(current);
}

/// Applies the plies of a record to the entities, the state and the history; writes no events.
///
/// The record must start at the match's current position. Moves that the history does not have are added to it. Returns,
/// for each effect, the piece that it happened to.
pub(super) fn apply(game: &mut MatchMut, record: &Record<Position>) -> Vec<Option<Entity>> {
    let mut pieces = Vec::new();
    for ply in record.plies() {
        for effect in &ply.effects {
            pieces.push(resolve::apply(game, *effect));
        }
        let mut history = game.part_mut::<History>();
        let node = history.tree.play(ply.mv).expect("the record has been played by the rules");
        history.played.push(played_ply(ply, node));
    }
    game.part_mut::<MatchState>().0 = record.current().situation();
    pieces
}

fn played_ply(ply: &Ply<Position>, node: NodeId) -> PlayedPly {
    PlayedPly {
        node,
        side: ply.before.side_to_move(),
        mv: ply.mv,
        text: ply.before.format_move(ply.mv),
        effects: ply.effects.clone(),
        before: ply.before.situation(),
    }
}
