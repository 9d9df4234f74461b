//! Moves as text: `a2-a3`, captures `a2xb3`, and other common spellings.

use super::position::Position;
use crate::rules::game::illegal;
use crate::rules::notation::error_at;
use crate::rules::{Game, Grid, Move, NotationError, NotationReason, Point};

/// The mark between the two points of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// None, or a dash, which leaves open whether the move captures.
    Plain,
    Capture,
}

/// The move with `x` for a capture and `-` for a step to an empty cell. Other kinds of moves have no text.
pub(super) fn write(position: &Position, mv: Move) -> String {
    let captures = mv.target().is_some_and(|to| position.captures(to));
    joined(position, mv, if captures { "x" } else { "-" })
}

/// The two points without a mark.
pub(super) fn write_plain(position: &Position, mv: Move) -> String {
    joined(position, mv, "")
}

fn joined(position: &Position, mv: Move, mark: &str) -> String {
    let grid = position.field.grid;
    match mv {
        Move::Step { from, to } => format!("{}{mark}{}", grid.label(from), grid.label(to)),
        Move::Pass | Move::Place(_) | Move::Remove(_) | Move::Swap => String::new(),
    }
}

/// Reads `a2-a3`, `a2a3`, and for captures also `a2xb3`, `a2:b3`, `a2*b3`, in upper or lower case and with blanks
/// around.
pub(super) fn read(position: &Position, text: &str) -> Result<Move, NotationError> {
    let grid = position.field.grid;
    let not_a_move = |found| error_at(text, found, NotationReason::NotAMove);
    let whole = text.trim();
    let (from, after_from) = read_point(grid, whole).ok_or_else(|| not_a_move(whole))?;
    let (mark, after_mark) = read_mark(after_from);
    let (to, rest) = read_point(grid, after_mark).ok_or_else(|| not_a_move(after_mark))?;
    if !rest.is_empty() {
        return Err(error_at(text, rest, NotationReason::Trailing));
    }
    let mv = Move::Step { from, to };
    position.check(mv).map_err(|reason| error_at(text, whole, illegal(position, reason)))?;
    if mark == Mark::Capture && !position.captures(to) {
        let sign = &after_from[..after_from.len() - after_mark.len()];
        return Err(error_at(text, sign, NotationReason::WrongCapture));
    }
    Ok(mv)
}

/// A letter with all digits that follow it, and the rest.
///
/// All digits belong to the rank, so that `a10` on a board of eight rows is not read as `a1` and a zero.
fn read_point(grid: Grid, text: &str) -> Option<(Point, &str)> {
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    let (label, rest) = text.split_at_checked(1 + digits)?;
    Some((grid.parse_label(label)?, rest))
}

fn read_mark(text: &str) -> (Mark, &str) {
    let mut rest = text.chars();
    match rest.next() {
        Some('x' | 'X' | ':' | '*' | '×') => (Mark::Capture, rest.as_str()),
        Some('-' | '–') => (Mark::Plain, rest.as_str()),
        _ => (Mark::Plain, text),
    }
}
