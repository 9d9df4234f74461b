//! The words beside the title of the menu of a match.

use super::model::{MatchModel, place_in_list};
use super::result::only_person;

/// How far the match is, and the opponent: `move 16 · Buffalo · against Level 3`.
#[must_use]
pub fn menu_note(model: &MatchModel) -> String {
    let text = model.game_text.text;
    let played = model.history.plies().len();
    // The move to be played; once the match is over, the last one.
    let counted = if model.over() { played.saturating_sub(1) } else { played };
    let number = place_in_list(model.history.start(), counted).0;
    let opponent = only_person(model).map(|side| text.menu_against(&model.called_briefly(side.other())));
    let parts = [Some(text.menu_move(number)), model.opening().map(str::to_owned), opponent];
    parts.into_iter().flatten().collect::<Vec<String>>().join(" · ")
}
