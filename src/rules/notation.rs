//! Reading and writing shared by the games: errors that name their place, numbered lists of moves.

use super::{Game, IllegalMove, Move, NotationError, NotationReason};

/// An error about `found`, a slice of `text`; its column is counted in characters.
pub(super) fn error_at(text: &str, found: &str, reason: NotationReason) -> NotationError {
    let offset = (found.as_ptr() as usize).saturating_sub(text.as_ptr() as usize).min(text.len());
    let column = text.char_indices().take_while(|(index, _)| *index < offset).count() + 1;
    NotationError { column, found: found.to_owned(), reason }
}

/// The reason for an illegal move, explained in the labels of the position's board.
pub(super) fn illegal<G: Game>(position: &G, reason: IllegalMove) -> NotationReason {
    let explanation = reason.explain(|point| position.topology().label(point).to_owned());
    NotationReason::Illegal { reason, explanation }
}

/// Moves in pairs with numbers: `1. a2-a3 h7-h6 2. …`; a game that starts with the second side to move begins `1... `.
pub(super) fn numbered_game<G: Game>(start: &G, moves: &[Move]) -> String {
    let mut position = start.clone();
    let mut text = String::new();
    let skipped = start.side_to_move().index();
    for (index, mv) in moves.iter().enumerate() {
        let ply = index + skipped;
        if index > 0 {
            text.push(' ');
        }
        if ply.is_multiple_of(2) {
            text += &format!("{}. ", ply / 2 + 1);
        } else if index == 0 {
            text += &format!("{}... ", ply / 2 + 1);
        }
        text += &position.format_move(*mv);
        position.play_unchecked(*mv);
    }
    text
}

/// Splits a list of moves at blanks, commas and semicolons and takes move numbers (`12.`, `12...`) off.
pub(super) fn move_tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .map(without_number)
        .filter(|token| !token.is_empty())
}

fn without_number(token: &str) -> &str {
    let rest = token.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.is_empty() || rest.len() < token.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        token
    }
}

/// Reads moves one by one and plays them; errors are placed in the whole text.
pub(super) fn parse_numbered_game<G: Game>(start: &G, text: &str) -> Result<Vec<Move>, NotationError> {
    let mut position = start.clone();
    move_tokens(text)
        .map(|token| {
            let mv = position.parse_move(token).map_err(|error| {
                let place = error_at(text, token, error.reason.clone());
                NotationError { column: place.column + error.column - 1, ..error }
            })?;
            position.play_unchecked(mv);
            Ok(mv)
        })
        .collect()
}
