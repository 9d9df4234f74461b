//! Moves as text: `a2-a3`, captures `a2xb3`, and other common spellings.

use super::position::Position;
use crate::game::illegal;
use crate::notation::error_at;
use crate::{Game, Grid, IllegalMove, Move, NotationError, NotationReason, Point};

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

/// Reads `a2-a3`, `a2a3`, and for captures also `a2xb3`, `a2:b3`, `a2*b3`, `a2b3*`, in upper or lower case and with blanks
/// around. Where only one piece can make the move, its square may be missing, `b3`, or only its file be named, `axb3`; of
/// several pieces that can reach an empty square, the one that goes straight ahead is meant.
pub(super) fn read(position: &Position, text: &str) -> Result<Move, NotationError> {
    let grid = position.field.grid;
    let whole = text.trim();
    // Programs of chess variants name the piece: `Pdd3`.
    let whole = whole.strip_prefix('P').unwrap_or(whole);
    if let Some(short) = ShortMove::read(grid, whole) {
        return short.resolve(position, text, whole);
    }
    let not_a_move = |found| error_at(text, found, NotationReason::NotAMove);
    let (from, after_from) = read_point(grid, whole).ok_or_else(|| not_a_move(whole))?;
    let (mark, after_mark) = read_mark(after_from);
    let (to, rest) = read_point(grid, after_mark).ok_or_else(|| not_a_move(after_mark))?;
    if !rest.is_empty() && rest != "*" {
        return Err(error_at(text, rest, NotationReason::Trailing));
    }
    let mv = Move::Step { from, to };
    position.check(mv).map_err(|reason| error_at(text, whole, illegal(position, reason)))?;
    if (mark == Mark::Capture || rest == "*") && !position.captures(to) {
        let sign = if rest == "*" { rest } else { &after_from[..after_from.len() - after_mark.len()] };
        return Err(error_at(text, sign, NotationReason::WrongCapture));
    }
    Ok(mv)
}

/// A move that does not name the square it begins on: `b3`, `axb3`, `ab3`, `xb3`.
struct ShortMove {
    /// The file it begins on, if it is named.
    file: Option<usize>,
    mark: Mark,
    to: Point,
}

impl ShortMove {
    /// The short move that is the whole text.
    fn read(grid: Grid, text: &str) -> Option<ShortMove> {
        let bare = text.strip_suffix('*').unwrap_or(text);
        let whole_point = |text| read_point(grid, text).filter(|(_, rest)| rest.is_empty()).map(|(point, _)| point);
        let mark = |mark| if bare.len() < text.len() { Mark::Capture } else { mark };
        if let Some(to) = whole_point(bare) {
            return Some(ShortMove { file: None, mark: mark(Mark::Plain), to });
        }
        let letter = bare.bytes().next()?.to_ascii_lowercase();
        let file = usize::from(letter.checked_sub(b'a')?);
        let (named, after) = if letter == b'x' { (None, bare) } else { (Some(file), bare.get(1..)?) };
        let (found, rest) = read_mark(after);
        let to = whole_point(rest).filter(|_| named.is_none_or(|file| file < grid.columns))?;
        Some(ShortMove { file: named, mark: mark(found), to })
    }

    fn resolve(&self, position: &Position, text: &str, whole: &str) -> Result<Move, NotationError> {
        let grid = position.field.grid;
        if position.is_over() {
            return Err(error_at(text, whole, illegal(position, IllegalMove::GameOver)));
        }
        let is_meant = |mv: &Move| {
            let Move::Step { from, to } = *mv else { return false };
            to == self.to && self.file.is_none_or(|file| grid.column(from) == file)
        };
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(is_meant).collect();
        let straight =
            || moves.iter().find(|mv| mv.origin().is_some_and(|from| grid.column(from) == grid.column(self.to)));
        let reason = match moves[..] {
            [_, ..] if self.mark == Mark::Capture && !position.captures(self.to) => NotationReason::WrongCapture,
            [mv] => return Ok(mv),
            [] => NotationReason::Unreachable,
            [..] => match straight() {
                Some(mv) => return Ok(*mv),
                None => NotationReason::Ambiguous,
            },
        };
        Err(error_at(text, whole, reason))
    }
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
