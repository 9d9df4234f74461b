//! What there is to say after a match besides its result, for the card with the result and the accessible board.

use super::model::MatchModel;
use super::text;
use crate::game::matches::Seat;
use crate::game::player::Players;
use crate::rules::Side;

/// The score of the two people, once they have played more than one match.
pub fn sitting(model: &MatchModel) -> Option<String> {
    let before = model.actions.details.map(|details| details.sitting).filter(|sitting| !sitting.is_empty())?;
    if model.players != Players::HUMANS {
        return None;
    }
    let names = Seat::BOTH.map(|seat| {
        let side = if model.seats.0[Side::First] == seat { Side::First } else { Side::Second };
        model.called(side)
    });
    let score = before.with(model.match_view.outcome, *model.seats);
    Some(text::sitting(model.game_text.text, names.each_ref().map(String::as_str), score))
}

/// What the match has changed for its only person: the rating, and the results against the same level.
pub fn standing(model: &MatchModel) -> Option<[String; 2]> {
    let opponent = model.called_briefly(only_person(model)?.other());
    Some(text::statistics::standing(model.game_text.text, model.standing?, &opponent))
}

/// The side of the only person.
pub fn only_person(model: &MatchModel) -> Option<Side> {
    model.players.only_human().map(|_| model.actions.requesting_side())
}
