//! The players and their seats in words.

use serde::Serialize;

use crate::game::player::Player;
use crate::presentation::model::MatchModel;
use crate::presentation::text;
use crate::rules::Side;

/// A seat and its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatDescription {
    /// The index of the seat, for requests.
    pub seat: usize,
    /// The colour that the seat plays.
    pub colour: String,
    /// The identifier of its player: `person`, or the level of a computer.
    pub player: String,
    /// The name of its person; empty for a computer, and where none was given.
    pub name: String,
    /// The label of the field for it.
    pub name_label: String,
}

/// The seat of a side.
pub(super) fn seat(model: &MatchModel, side: Side) -> SeatDescription {
    let seat = model.seats.0[side];
    let player = model.players.of(seat).to_string();
    let name = model.person(seat).filter(|_| model.players.of(seat) == Player::Human).unwrap_or_default().to_owned();
    let colour = model.game_text.colour_name(side);
    let name_label = model.game_text.text.name_of_person(&colour);
    SeatDescription { seat: seat.index(), colour, player, name, name_label }
}

/// `Black: You, two discs`.
pub(super) fn player(model: &MatchModel, side: Side) -> String {
    let (text, colour) = (model.game_text.text, model.game_text.colour(side));
    let player = model.called(side);
    let counted = model.counted(side);
    match model.time(side) {
        Some(left) => text.player_with_time(colour, &player, &counted, &text::time(text, left)),
        None => text.player_with_count(colour, &player, &counted),
    }
}
