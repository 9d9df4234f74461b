//! The state of the match while no move is pointed at: whose turn it is, and what has just happened.

use super::games::messages_of;
use super::outcome::ended;
use super::turn::{offered, switched, turn};
use super::{GameText, MatchView, Message, ReviewedPlies, Text, typeset};
use crate::rules::{Effect, Game, Move, Outcome, Phase, Position, Side};

/// The message line while no move is pointed at.
pub fn status(game: GameText, view: MatchView) -> Message {
    let text = game.text;
    if let Some(ReviewedPlies { played, all, outcome }) = view.review {
        let note = if outcome.is_over() { "" } else { text.status_looking_back_note() };
        return Message::new(text.status_looking_back(played, all), note);
    }
    if view.outcome.is_over() {
        return ended(game, view.outcome, view.pieces);
    }
    if view.ending {
        let last = view.last.map(|ply| text.status_ending(game.colour(ply.side()), &typeset(&ply.text())));
        return Message::new(last.unwrap_or_default(), "");
    }
    let (mover, other) = (game.colour(view.position.side_to_move()), game.colour(view.position.side_to_move().other()));
    let turn = turn(game, view);
    if let Some(side) = view.offer {
        return offered(game, view, side);
    }
    if view.engine_failed {
        return Message::new(text.status_engine_failed(), text.status_engine_failed_note(mover));
    }
    if view.paused {
        return Message::new(text.status_paused(), text.status_paused_note(mover));
    }
    if view.pass {
        return Message::new(text.status_must_pass(mover), text.status_plays_again(other));
    }
    if let Some(at) = view.selected {
        return Message::new(text.status_selected(&game.point(at)), text.status_selected_note());
    }
    match view.last {
        Some(ply) if ply.mv == Move::Pass => Message::new(text.status_passed(&game.who(ply.side())), turn),
        Some(ply) if ply.mv == Move::Swap => switched(game, view, ply.side(), &turn),
        Some(ply) if ply.effects.contains(&Effect::PhaseChanged { to: Phase::Movement }) => {
            Message::new(text.status_all_placed(), turn)
        }
        _ if view.swap => Message::new(turn, text.status_may_switch(other)),
        _ if view.thinking => Message::new(turn, ""),
        _ => Message::new(turn, messages_of(game.kind()).turn_hint(text, view.position)),
    }
}

/// The line over the move list: the board or the opening's name; in games with phases, the phase.
pub fn caption(game: GameText, position: &Position, opening: Option<&str>) -> String {
    messages_of(game.kind()).caption(game, position, opening)
}

/// What a player's panel says under the name: colour, and what concerns this side now.
pub fn seat(game: GameText, side: Side, view: MatchView) -> String {
    let colour = game.colour(side);
    match seat_note(game.text, view, side) {
        Some(note) => game.text.colour_with_note(colour, note),
        None => game.text.colour(colour),
    }
}

/// What concerns this side now besides its turn, which the message line names, without its colour.
pub fn seat_note(text: Text, view: MatchView, side: Side) -> Option<&'static str> {
    let to_move = view.position.side_to_move() == side;
    let passed = view.last.is_some_and(|ply| ply.mv == Move::Pass && ply.side() == side);
    let note = match view.outcome {
        _ if view.review.is_some() => return None,
        Outcome::Won { side: winner, .. } if winner == side => text.note_wins(),
        _ if view.is_over() => return None,
        _ if view.offer == Some(side) => text.note_offers_draw(),
        _ if to_move && view.pass => text.note_no_move(),
        _ if to_move && view.paused => text.note_paused(),
        _ if passed => text.note_passed(),
        _ => return None,
    };
    Some(note)
}

/// What the number in a player's panel counts: `discs`, `in hand`.
pub fn count_noun(game: GameText, position: &Position, count: usize) -> String {
    messages_of(game.kind()).count_noun(game.text, position, count)
}

#[cfg(test)]
mod tests;
