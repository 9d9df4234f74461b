//! Positions as text: one line for files and protocols, a drawn board for terminals.

use std::fmt;

use super::field::Field;
use super::position::Position;
use crate::notation::error_at;
use crate::{
    Allegiance, Game, GameKind, Grid, NotationError, NotationReason, Outcome, Placement, Point, SetupError, Side, Size,
};

/// Reads rows from the top, joined by `/`, with `P` for White, `p` for Black and numbers for runs of empty cells; then
/// a blank and the side to move, `w` or `b`. The fields that chess programs add, such as `- - 0 1`, are skipped.
///
/// # Errors
/// The place and the reason of the first fault; rows are counted from 1 in the order of the text.
pub fn parse_position(size: Size, text: &str) -> Result<Position, NotationError> {
    let impossible = |found, error: SetupError| error_at(text, found, NotationReason::Impossible(error));
    let field = Field::of(size).ok_or_else(|| impossible(text, SetupError::WrongSize(size)))?;
    let whole = text.trim();
    let (board, rest) = first_word(whole);
    let placement = read_board(field.grid, text, board)?;
    let (side, rest) = first_word(rest);
    let to_move = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => return Err(error_at(text, side, NotationReason::Expected("the side to move, w or b"))),
    };
    let unknown = rest.split_whitespace().enumerate().find(|(index, word)| *index >= 4 || !is_chess_field(word));
    if let Some((_, word)) = unknown {
        return Err(error_at(text, word, NotationReason::Trailing));
    }
    Position::from_setup(size, placement, to_move).map_err(|error| impossible(whole, error))
}

/// Whether a word can be one of the fields behind the side to move: castling and en passant, which are a dash here, and two
/// counters.
fn is_chess_field(word: &str) -> bool {
    word == "-" || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The text up to the first blank, and the rest without its leading blanks.
fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()));
    (word, rest.trim_start())
}

fn read_board(grid: Grid, text: &str, board: &str) -> Result<Placement, NotationError> {
    let found = if board.is_empty() { 0 } else { board.split('/').count() };
    let row_count = |place| error_at(text, place, NotationReason::RowCount { expected: grid.rows, found });
    let mut placement = Placement::default();
    for (index, row) in board.split('/').take(found).enumerate() {
        let rank = grid.rows.checked_sub(index + 1).ok_or_else(|| row_count(row))?;
        let length = read_row(grid, rank, text, row, &mut placement)?;
        if length != grid.columns {
            let reason = NotationReason::RowLength { row: index + 1, expected: grid.columns, found: length };
            return Err(error_at(text, row, reason));
        }
    }
    if found == grid.rows { Ok(placement) } else { Err(row_count(&board[board.len()..])) }
}

/// Places the pieces of one row and returns the row's length, which may be wrong.
fn read_row(grid: Grid, rank: usize, text: &str, row: &str, placement: &mut Placement) -> Result<usize, NotationError> {
    let mut length: usize = 0;
    let mut rest = row;
    while let Some(symbol) = rest.chars().next() {
        let side = Side::BOTH.into_iter().find(|side| letter(*side) == symbol);
        let (bytes, points) = match (side, symbol) {
            (Some(_), _) => (1, 1),
            (None, '1'..='9') => read_run(rest),
            _ => return Err(error_at(text, &rest[..symbol.len_utf8()], NotationReason::UnknownSymbol)),
        };
        if side.is_some() && length < grid.columns {
            placement.put(grid.point(length, rank), side.map(Allegiance::Side));
        }
        length = length.saturating_add(points);
        rest = &rest[bytes..];
    }
    Ok(length)
}

/// The digits at the start of `text`: how many there are, and their number, which saturates.
fn read_run(text: &str) -> (usize, usize) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    (digits, text[..digits].parse().unwrap_or(usize::MAX))
}

/// Writes the line that [`parse_position`] reads.
pub(super) fn write(position: &Position) -> String {
    let rows: Vec<String> = (0..position.field.grid.rows).rev().map(|row| write_row(position, row)).collect();
    let side = match position.to_move {
        Side::First => 'w',
        Side::Second => 'b',
    };
    format!("{} {side}", rows.join("/"))
}

fn write_row(position: &Position, row: usize) -> String {
    let grid = position.field.grid;
    let mut written = String::new();
    let mut empty = 0;
    for column in 0..grid.columns {
        let Some(letter) = symbol(position, grid.point(column, row)) else {
            empty += 1;
            continue;
        };
        push_run(&mut written, std::mem::take(&mut empty));
        written.push(letter);
    }
    push_run(&mut written, empty);
    written
}

fn push_run(written: &mut String, empty: usize) {
    if empty > 0 {
        *written += &empty.to_string();
    }
}

/// The board with its coordinates, and below it the side to move or the winner.
pub(super) fn draw(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let grid = position.field.grid;
    let margin = grid.rows.to_string().len();
    for row in (0..grid.rows).rev() {
        write!(f, "{:>margin$}", row + 1)?;
        for column in 0..grid.columns {
            write!(f, " {}", symbol(position, grid.point(column, row)).unwrap_or('.'))?;
        }
        writeln!(f)?;
    }
    write!(f, "{:margin$}", "")?;
    for column in 0..grid.columns {
        write!(f, " {}", char::from(b'a' + column as u8))?;
    }
    let colours = GameKind::Breakthrough.info().colours;
    match position.outcome() {
        Outcome::Won { side, by } => write!(f, "\n{} has won by {by}", colours[side]),
        Outcome::InProgress | Outcome::Drawn(_) => write!(f, "\n{} to move", colours[position.to_move]),
    }
}

/// The letter of a side's pieces in texts.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'P',
        Side::Second => 'p',
    }
}

/// The letter of the piece on a point, if there is one.
fn symbol(position: &Position, point: Point) -> Option<char> {
    position.placement().at(point).and_then(Allegiance::side).map(letter)
}
