//! The words beside the title of the menu of a match.

use super::model::{MatchModel, place_in_list};
use super::report::report_result;
use super::result::only_person;

/// How far the match is, and the opponent: `move 16 · Buffalo · against Level 3`; once it is over, the result.
pub fn menu_note(model: &MatchModel) -> String {
    let text = model.game_text.text;
    let played = model.history.plies().len();
    if let Some(result) = report_result(model) {
        return result;
    }
    let number = place_in_list(model.history.start(), played).0;
    let opponent = only_person(model).map(|side| text.menu_against(&model.called_briefly(side.other())));
    let parts = [Some(text.menu_move(number)), model.opening().map(str::to_owned), opponent];
    parts.into_iter().flatten().collect::<Vec<String>>().join(" · ")
}
