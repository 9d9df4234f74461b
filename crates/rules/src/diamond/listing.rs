//! Positions in the form in which problems are published: the pieces of each side, and the side to move.
//!
//! `White e2 f2 e3; Black f3 c5; neutral d5; White to move`, in any order and either case; `red` means neutral, `w`,
//! `b` and `n` are short forms, and blanks, commas, semicolons, colons and full stops separate. The position is in the
//! movement phase, without quiet plies or earlier positions.

use super::lattice::on_board;
use super::position::Position;
use super::shape::grid;
use super::situation::Situation;
use crate::notation::error_at;
use crate::{Allegiance, Contradiction, NotationError, NotationReason, Placement, SetupError, Side};

/// Reads such a list.
///
/// # Errors
/// The place and the reason of the first fault.
pub(super) fn parse_listing(text: &str) -> Result<Position, NotationError> {
    let separator = |c: char| c.is_whitespace() || [',', ';', ':', '.'].contains(&c);
    let words: Vec<&str> = text.split(separator).filter(|word| !word.is_empty()).collect();
    let mut placement = Placement::default();
    let mut turn = None;
    let mut owner = None;
    let mut rest = words.as_slice();
    while let [word, tail @ ..] = rest {
        rest = tail;
        if let Some(colour) = colour(word) {
            owner = Some(colour);
            if let (Allegiance::Side(side), [to, verb, after @ ..]) = (colour, tail)
                && is_turn(to, verb)
            {
                rest = after;
                owner = None;
                refuse_second_turn(text, word, turn.replace(side))?;
            }
        } else {
            put(text, word, owner, &mut placement)?;
        }
    }
    let missing = NotationReason::Expected("White to move or Black to move");
    let to_move = turn.ok_or_else(|| error_at(text, &text[text.len()..], missing))?;
    let situation = Situation::without_history(&placement, to_move);
    Position::from_setup(placement, situation)
        .map_err(|error| error_at(text, text.trim(), NotationReason::Impossible(error)))
}

fn colour(word: &str) -> Option<Allegiance> {
    let any_of = |names: &[&str]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    if any_of(&["black", "b"]) {
        Some(Allegiance::Side(Side::First))
    } else if any_of(&["white", "w"]) {
        Some(Allegiance::Side(Side::Second))
    } else if any_of(&["neutral", "neutrals", "red", "n"]) {
        Some(Allegiance::Neutral)
    } else {
        None
    }
}

fn is_turn(to: &str, verb: &str) -> bool {
    to.eq_ignore_ascii_case("to") && ["move", "play"].iter().any(|word| verb.eq_ignore_ascii_case(word))
}

fn refuse_second_turn(text: &str, word: &str, earlier: Option<Side>) -> Result<(), NotationError> {
    let twice = SetupError::Contradiction(Contradiction::TurnNamedTwice);
    match earlier {
        Some(_) => Err(error_at(text, word, NotationReason::Impossible(twice))),
        None => Ok(()),
    }
}

/// Places a piece of the colour named last on the point that `word` names.
fn put(text: &str, word: &str, owner: Option<Allegiance>, placement: &mut Placement) -> Result<(), NotationError> {
    let expected = |what| error_at(text, word, NotationReason::Expected(what));
    let point = grid().parse_label(word).ok_or_else(|| expected("a point, a colour, or whose turn it is"))?;
    let owner = owner.ok_or_else(|| expected("White, Black or neutral before the points"))?;
    if !on_board(point) || placement.at(point).is_some() {
        return Err(error_at(text, word, NotationReason::Impossible(SetupError::Misplaced)));
    }
    placement.put(point, Some(owner));
    Ok(())
}
