//! Moves as text: `e4`, `e3-e4`, `e3-e4xf4`, `xf4`, `swap`.
//!
//! Only `e3-e4` and the reply's `1...f3-f4` are known from publications; the rest is defined here. A placement is its
//! point, a capture adds the point that becomes neutral, a removal is `x` and the point, and `#` marks a winning move.
//! The reader also accepts upper case, `e3e4`, an omitted capture, `switch`, and annotations (`!`, `?`).

use super::board::Board;
use super::lattice::{points, wide};
use super::position::Position;
use super::shape::{grid, label};
use crate::game::illegal;
use crate::notation::error_at;
use crate::{Game, IllegalMove, Move, NotationError, NotationReason, Point};

pub(super) fn format_move(board: &Board, mv: Move) -> String {
    let mut text = protocol_move(mv);
    if let Move::Step { from, to } = mv {
        text.extend(points(board.captured(from, to)).map(|at| format!("x{}", label(at))));
    }
    let mut next = *board;
    next.play(mv);
    if next.completed() != 0 {
        text.push('#');
    }
    text
}

pub(super) fn protocol_move(mv: Move) -> String {
    match mv {
        Move::Pass => "pass".into(),
        Move::Place(at) => label(at),
        Move::Step { from, to } => format!("{}-{}", label(from), label(to)),
        Move::Remove(at) => format!("x{}", label(at)),
        Move::Swap => "swap".into(),
    }
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, NotationError> {
    let written = read(text)?;
    position.check(written.mv).map_err(|reason| {
        let named = written.points.iter().find(|(point, _)| blamed(reason) == Some(*point));
        error_at(text, named.map_or(written.whole, |(_, label)| *label), illegal(position, reason))
    })?;
    match (written.capture, written.mv) {
        (Some((at, label)), Move::Step { from, to }) if wide(position.board().captured(from, to)) != at.set() => {
            Err(error_at(text, label, NotationReason::WrongCapture))
        }
        _ => Ok(written.mv),
    }
}

/// A move as written, not yet checked; each point with the slice of text that names it.
struct Written<'a> {
    mv: Move,
    whole: &'a str,
    points: Vec<(Point, &'a str)>,
    capture: Option<(Point, &'a str)>,
}

fn read(text: &str) -> Result<Written<'_>, NotationError> {
    let whole = text.trim().trim_end_matches(['#', '!', '?']).trim_end();
    let without_points = |mv| Written { mv, whole, points: Vec::new(), capture: None };
    if ["swap", "switch"].iter().any(|word| whole.eq_ignore_ascii_case(word)) {
        return Ok(without_points(Move::Swap));
    }
    if whole.eq_ignore_ascii_case("pass") {
        return Ok(without_points(Move::Pass));
    }
    if let Some(rest) = whole.strip_prefix(['x', 'X']) {
        let (at, slice, rest) = point(text, rest, NotationReason::Expected("the point of a neutral piece"))?;
        end(text, rest)?;
        return Ok(Written { mv: Move::Remove(at), whole, points: vec![(at, slice)], capture: None });
    }
    let (from, from_slice, rest) = point(text, whole, NotationReason::NotAMove)?;
    if rest.is_empty() {
        return Ok(Written { mv: Move::Place(from), whole, points: vec![(from, from_slice)], capture: None });
    }
    let rest = rest.strip_prefix(['-', '–']).unwrap_or(rest);
    let (to, to_slice, rest) = point(text, rest, NotationReason::Expected("the point the piece moves to"))?;
    let capture = capture(text, rest)?;
    Ok(Written { mv: Move::Step { from, to }, whole, points: vec![(from, from_slice), (to, to_slice)], capture })
}

/// Reads what may follow a step: nothing, or `x` and the point of the captured piece.
fn capture<'a>(text: &'a str, rest: &'a str) -> Result<Option<(Point, &'a str)>, NotationError> {
    let Some(named) = rest.strip_prefix(['x', 'X']) else {
        return end(text, rest).map(|()| None);
    };
    let (at, slice, rest) = point(text, named, NotationReason::Expected("the point of the captured piece"))?;
    end(text, rest)?;
    Ok(Some((at, slice)))
}

/// The point named at the start of `rest`, its name, and what follows.
fn point<'a>(text: &str, rest: &'a str, otherwise: NotationReason) -> Result<(Point, &'a str, &'a str), NotationError> {
    let (point, length) = grid().read_label(rest).ok_or_else(|| error_at(text, rest, otherwise))?;
    let (name, rest) = rest.split_at(length);
    Ok((point, name, rest))
}

fn end(text: &str, rest: &str) -> Result<(), NotationError> {
    if rest.is_empty() { Ok(()) } else { Err(error_at(text, rest, NotationReason::Trailing)) }
}

/// The point that a reason is about, if the move names it.
const fn blamed(reason: IllegalMove) -> Option<Point> {
    match reason {
        IllegalMove::NoSuchPoint(at)
        | IllegalMove::Occupied(at)
        | IllegalMove::NothingThere(at)
        | IllegalMove::NotYours(at)
        | IllegalMove::NeutralsDoNotMove(at)
        | IllegalMove::OwnPieceThere(at)
        | IllegalMove::NoLine { to: at, .. }
        | IllegalMove::NotNeutral(at)
        | IllegalMove::NeutralHasNeighbour { neutral: at, .. } => Some(at),
        _ => None,
    }
}
