//! Positions of Othello as text: boards of 64 characters, in one line or several, and FEN.

use super::position::Position;
use crate::notation::error_at;
use crate::{Allegiance, Game, GameKind, Grid, NotationError, NotationReason, Placement, SetupError, Side, Size};

const SIDE_TO_MOVE: NotationReason = NotationReason::Expected("the side to move, x or o");

/// Reads a board of 36, 64 or 100 characters, a1 first and row by row, and the side to move.
///
/// Black is `X x * B b`, white `O o 0 W w`, an empty square `- . _`. Blanks, line breaks and slashes may separate them.
/// The side may also be a word, `Black to move`, or be missing: then it is the one whose turn it is in a game without
/// passes, or the other one if only that can move. The numbers and letters that drawn boards have at their edges are
/// skipped. FEN is read too: `p` is black, `P` is white, and the last rank comes first.
///
/// # Errors
/// The place and the reason of the first fault.
pub fn parse_position(size: Size, text: &str) -> Result<Position, NotationError> {
    if !GameKind::Othello.allows(size) {
        return Err(error_at(text, &text[..0], NotationReason::Impossible(SetupError::WrongSize(size))));
    }
    let grid = Grid::new(size);
    if is_fen(text) {
        return parse_fen(size, text);
    }
    let (squares, to_move) = match split_position(text, grid.columns * grid.rows) {
        Ok(parts) => parts,
        Err(error) => drawn_board(grid, text).ok_or(error)?,
    };
    let mut placement = Placement::default();
    for (point, square) in grid.points().zip(squares) {
        placement.put(point, square.map(Allegiance::Side));
    }
    position(size, placement, to_move).map_err(|error| error_at(text, &text[..0], NotationReason::Impossible(error)))
}

/// The position with this side to move, or with the likely one.
fn position(size: Size, placement: Placement, to_move: Option<Side>) -> Result<Position, SetupError> {
    let discs = placement.first.len() + placement.second.len();
    let likely = if discs.is_multiple_of(2) { Side::First } else { Side::Second };
    let position = Position::from_setup(size, placement, to_move.unwrap_or(likely))?;
    if to_move.is_none() && position.must_pass() {
        return Position::from_setup(size, placement, likely.other());
    }
    Ok(position)
}

/// The meaning of a character on a board: a disc, an empty square, or none.
fn read_square(mark: &str) -> Option<Option<Side>> {
    match mark {
        "X" | "x" | "*" | "B" | "b" => Some(Some(Side::First)),
        "O" | "o" | "0" | "W" | "w" => Some(Some(Side::Second)),
        "-" | "." | "_" => Some(None),
        _ => None,
    }
}

/// The squares of a board, and the side to move if the text names it.
type Parts = (Vec<Option<Side>>, Option<Side>);

/// The squares of the board, exactly `count` and all valid, and the side to move.
fn split_position(text: &str, count: usize) -> Result<Parts, NotationError> {
    let marks: Vec<&str> = text.split(is_blank).flat_map(|word| word.split_inclusive(|_| true)).collect();
    let end = &text[text.len()..];
    if let Some(unknown) = marks.iter().take(count).find(|mark| read_square(mark).is_none()) {
        return Err(error_at(text, unknown, NotationReason::UnknownSymbol));
    }
    let known = marks.iter().take_while(|mark| read_square(mark).is_some()).count();
    // A single disc at the very end is the side to move, however long the board before it is.
    let side_alone = known == marks.len() && ends_with_lone_disc(text);
    let length = |found| NotationReason::BoardLength { expected: count, found };
    let next = marks.get(count).copied().unwrap_or(end);
    let squares = || marks.iter().take(count).filter_map(|mark| read_square(mark)).collect();
    if known >= count
        && let Some(side) = read_side(after(text, marks.get(count - 1)))
    {
        return Ok((squares(), Some(side)));
    }
    match known {
        _ if known <= count && side_alone => Err(error_at(text, marks[known - 1], length(known - 1))),
        _ if known < count => Err(error_at(text, end, length(known))),
        _ if after(text, marks.get(count - 1)).trim_matches(is_separator).is_empty() => Ok((squares(), None)),
        _ if known > count + 1 && !(is_alone(text, next) && read_square(next).flatten().is_some()) => {
            Err(error_at(text, next, length(known - usize::from(side_alone))))
        }
        _ => {
            read_square(next).flatten().ok_or_else(|| error_at(text, next, SIDE_TO_MOVE))?;
            Err(error_at(text, marks.get(count + 1).copied().unwrap_or(end), NotationReason::Trailing))
        }
    }
}

/// The text behind a slice of it.
fn after<'a>(text: &'a str, slice: Option<&&str>) -> &'a str {
    let end = slice.map_or(0, |slice| slice.as_ptr() as usize + slice.len() - text.as_ptr() as usize);
    &text[end..]
}

/// The side to move in what follows a board: a disc or the name of a colour, and perhaps `to move`.
fn read_side(text: &str) -> Option<Side> {
    let words = text.split(is_separator).filter(|word| !word.is_empty());
    let mut words = words.map(str::to_ascii_lowercase);
    let side = match words.next()?.as_str() {
        "black" => Side::First,
        "white" => Side::Second,
        disc => read_square(disc).flatten()?,
    };
    let rest: Vec<String> = words.collect();
    let is_said = matches!(rest.iter().map(String::as_str).collect::<Vec<_>>()[..], [] | ["to", "move" | "play"]);
    is_said.then_some(side)
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '/'
}

fn is_separator(c: char) -> bool {
    is_blank(c) || c == ';'
}

fn is_alone(text: &str, mark: &str) -> bool {
    text.split(is_blank).any(|word| std::ptr::eq(word, mark))
}

/// Whether the last word is a single disc and the word before it is longer, so that words are not single squares.
fn ends_with_lone_disc(text: &str) -> bool {
    let mut words = text.rsplit(is_blank).filter(|word| !word.is_empty());
    let last = words.next().and_then(read_square).flatten();
    last.is_some() && words.next().is_some_and(|word| word.len() > 1)
}

/// A board with the letters of its columns above or below it and the number of each row beside it.
fn drawn_board(grid: Grid, text: &str) -> Option<Parts> {
    let mut squares = Vec::new();
    let mut side = None;
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let row = (squares.len() / grid.columns + 1).to_string();
        let inner = match &words[..] {
            [] => continue,
            [first, inner @ .., last] if *first == row && *last == row => inner,
            [first, inner @ ..] if *first == row => inner,
            words if names_columns(grid, words) => continue,
            _ if squares.len() == grid.columns * grid.rows && side.is_none() => {
                side = Some(read_side(line)?);
                continue;
            }
            words => words,
        };
        let marks: Vec<_> = inner.iter().flat_map(|word| word.split_inclusive(|_| true)).collect();
        if marks.len() != grid.columns {
            return None;
        }
        squares.extend(marks.into_iter().map(read_square).collect::<Option<Vec<_>>>()?);
    }
    (squares.len() == grid.columns * grid.rows).then_some((squares, side))
}

/// Whether the words are the letters of all columns.
fn names_columns(grid: Grid, words: &[&str]) -> bool {
    let letters = words.concat().to_ascii_lowercase();
    letters.len() == grid.columns && (b'a'..).zip(letters.bytes()).all(|(expected, found)| expected == found)
}

/// Whether the first word is a board in FEN: rows joined by slashes, with numbers for empty squares.
fn is_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    board.contains('/')
        && board.bytes().all(|byte| matches!(byte, b'p' | b'P' | b'/' | b'0'..=b'9'))
        && board.bytes().any(|byte| matches!(byte, b'p' | b'P' | b'1'..=b'9'))
}

fn parse_fen(size: Size, text: &str) -> Result<Position, NotationError> {
    let grid = Grid::new(size);
    let mut words = text.split_whitespace();
    let board = words.next().unwrap_or_default();
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != grid.rows {
        return Err(error_at(text, board, NotationReason::RowCount { expected: grid.rows, found: rows.len() }));
    }
    let mut placement = Placement::default();
    for (index, row) in rows.into_iter().enumerate() {
        let squares = fen_row(row);
        if squares.len() != grid.columns {
            let reason = NotationReason::RowLength { row: index + 1, expected: grid.columns, found: squares.len() };
            return Err(error_at(text, row, reason));
        }
        for (column, square) in squares.into_iter().enumerate() {
            placement.put(grid.point(column, grid.rows - 1 - index), square.map(Allegiance::Side));
        }
    }
    let to_move = match words.next() {
        Some(word) => Some(read_side(word).ok_or_else(|| error_at(text, word, SIDE_TO_MOVE))?),
        None => None,
    };
    // Castling, en passant and the two counters of chess mean nothing here.
    let is_counter = |word: &str| word == "-" || word.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(more) = words.enumerate().find(|(index, word)| *index >= 4 || !is_counter(word)) {
        return Err(error_at(text, more.1, NotationReason::Trailing));
    }
    position(size, placement, to_move).map_err(|error| error_at(text, &text[..0], NotationReason::Impossible(error)))
}

/// The squares of a row in FEN. A number beyond every board gives one square too many for any.
fn fen_row(row: &str) -> Vec<Option<Side>> {
    const TOO_MANY: usize = 100;
    let mut squares = Vec::new();
    let mut rest = row;
    while let Some(symbol) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            let run = rest[..digits].parse().unwrap_or(TOO_MANY).min(TOO_MANY);
            squares.resize(squares.len() + run, None);
        } else {
            squares.push(Some(if symbol == 'p' { Side::First } else { Side::Second }));
        }
        rest = &rest[digits.max(1)..];
    }
    squares
}

/// Whether the position looks like one of a game: the four squares in the middle are occupied, as they are from the
/// start on. FEN of another game is not taken for Othello's then.
pub(crate) fn has_full_middle(position: &Position) -> bool {
    let grid = position.grid();
    let (column, row) = (grid.columns / 2, grid.rows / 2);
    let middle = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)];
    let placement = position.placement();
    middle.into_iter().all(|(column, row)| placement.at(grid.point(column, row)).is_some())
}
