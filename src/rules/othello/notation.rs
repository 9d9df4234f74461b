//! Othello in writing: moves, transcripts, boards of 64 characters, and the board as text for terminals.

use std::fmt;

use super::position::Position;
use crate::rules::game::illegal;
use crate::rules::notation::{error_at, move_tokens};
use crate::rules::{
    Allegiance, Game, GameKind, Grid, IllegalMove, Move, NotationError, NotationReason, Placement, SetupError, Side,
    Size,
};

/// The forms of a pass that are read, longest first.
const PASSES: [&str; 4] = ["pass", "pa", "ps", "--"];

const SIDE_TO_MOVE: NotationReason = NotationReason::Expected("the side to move, x or o");

pub(super) fn format_move(grid: Grid, mv: Move) -> String {
    mv.target().map_or_else(|| "pass".to_owned(), |point| grid.label(point))
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, NotationError> {
    let word = text.trim();
    let (mv, _) = read_move(position.grid(), word)
        .filter(|(_, read)| *read == word.len())
        .ok_or_else(|| error_at(text, word, NotationReason::NotAMove))?;
    position.check(mv).map_err(|reason| error_at(text, word, illegal(position, reason)))?;
    Ok(mv)
}

/// Reads a move at the start of `text` without checking it; returns the move and the number of bytes read.
pub(super) fn read_move(grid: Grid, text: &str) -> Option<(Move, usize)> {
    let begins_with = |pass: &str| text.get(..pass.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(pass));
    match PASSES.into_iter().find(|pass| begins_with(pass)) {
        Some(pass) => Some((Move::Pass, pass.len())),
        None => grid.read_label(text).map(|(point, read)| (Move::Place(point), read)),
    }
}

pub(super) fn format_game(grid: Grid, moves: &[Move]) -> String {
    let is_written = |(index, mv): &(usize, &Move)| **mv != Move::Pass || index + 1 == moves.len();
    moves.iter().enumerate().filter(is_written).map(|(_, mv)| format_move(grid, *mv)).collect()
}

pub(super) fn parse_game(start: &Position, text: &str) -> Result<Vec<Move>, NotationError> {
    let mut replay = Replay::new(start.clone());
    for word in move_tokens(text) {
        let mut rest = word;
        while !rest.is_empty() {
            let (mv, read) =
                read_move(start.grid(), rest).ok_or_else(|| error_at(text, rest, NotationReason::NotAMove))?;
            let (found, after) = rest.split_at(read);
            replay.play(mv).map_err(|reason| error_at(text, found, illegal(&replay.position, reason)))?;
            rest = after;
        }
    }
    Ok(replay.moves)
}

/// Plays moves one by one and inserts the passes that most records omit.
pub(super) struct Replay {
    pub(super) position: Position,
    pub(super) moves: Vec<Move>,
}

impl Replay {
    pub(super) fn new(position: Position) -> Replay {
        Replay { position, moves: Vec::new() }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why the move is illegal, even after a missing pass.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if mv != Move::Pass {
            self.pass_if_forced();
        }
        self.position.check(mv)?;
        self.push(mv);
        Ok(())
    }

    pub(super) fn pass_if_forced(&mut self) {
        if self.position.must_pass() {
            self.push(Move::Pass);
        }
    }

    pub(super) fn push(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.moves.push(mv);
    }
}

pub(super) const fn disc(side: Side) -> char {
    match side {
        Side::First => 'X',
        Side::Second => 'O',
    }
}

fn symbol_at(placement: &Placement, grid: Grid, column: usize, row: usize) -> char {
    placement.at(grid.point(column, row)).and_then(Allegiance::side).map_or('-', disc)
}

/// All squares from a1, row by row.
pub(super) fn squares(position: &Position) -> impl Iterator<Item = Option<Side>> {
    let placement = position.placement();
    position.grid().points().map(move |point| placement.at(point).and_then(Allegiance::side))
}

pub(super) fn format_position(position: &Position) -> String {
    let board: String = squares(position).map(|square| square.map_or('-', disc)).collect();
    format!("{board} {}", disc(position.side_to_move()))
}

pub(super) fn draw(position: &Position, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (grid, placement) = (position.grid(), position.placement());
    let width = grid.rows.to_string().len();
    write!(f, "{:width$}", "")?;
    for column in 0..grid.columns {
        write!(f, " {}", char::from(b'a' + column as u8))?;
    }
    for row in 0..grid.rows {
        write!(f, "\n{:>width$}", row + 1)?;
        for column in 0..grid.columns {
            write!(f, " {}", symbol_at(&placement, grid, column, row))?;
        }
    }
    if position.outcome().is_over() {
        let discs = position.disc_count();
        write!(f, "\nfinished: X {}, O {}", discs[Side::First], discs[Side::Second])
    } else {
        write!(f, "\n{} to move", disc(position.side_to_move()))
    }
}

/// Reads a board of 36, 64 or 100 characters, a1 first and row by row, and the side to move.
///
/// Black is `X x * B b`, White `O o 0 W w`, an empty square `- . _`. Blanks, line breaks and slashes may separate them.
///
/// # Errors
/// The place and the reason of the first fault.
pub fn parse_position(size: Size, text: &str) -> Result<Position, NotationError> {
    if !GameKind::Othello.allows(size) {
        return Err(error_at(text, &text[..0], NotationReason::Impossible(SetupError::WrongSize(size))));
    }
    let grid = Grid::new(size);
    let (squares, to_move) = split_position(text, grid.columns * grid.rows)?;
    let mut placement = Placement::default();
    for (point, mark) in grid.points().zip(squares) {
        placement.put(point, read_square(mark).flatten().map(Allegiance::Side));
    }
    Position::from_setup(size, placement, to_move)
        .map_err(|error| error_at(text, &text[..0], NotationReason::Impossible(error)))
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

/// The characters of the board, exactly `count` and all valid, and the side to move.
fn split_position(text: &str, count: usize) -> Result<(Vec<&str>, Side), NotationError> {
    let mut marks: Vec<&str> = text.split(is_blank).flat_map(|word| word.split_inclusive(|_| true)).collect();
    let end = &text[text.len()..];
    if let Some(unknown) = marks.iter().take(count).find(|mark| read_square(mark).is_none()) {
        return Err(error_at(text, unknown, NotationReason::UnknownSymbol));
    }
    let known = marks.iter().take_while(|mark| read_square(mark).is_some()).count();
    // A single disc at the very end is the side to move, however long the board before it is.
    let side_alone = known == marks.len() && ends_with_lone_disc(text);
    let length = |found| NotationReason::BoardLength { expected: count, found };
    let next = marks.get(count).copied().unwrap_or(end);
    match known {
        _ if known <= count && side_alone => Err(error_at(text, marks[known - 1], length(known - 1))),
        _ if known < count => Err(error_at(text, end, length(known))),
        _ if known > count + 1 && !(is_alone(text, next) && read_square(next).flatten().is_some()) => {
            Err(error_at(text, next, length(known - usize::from(side_alone))))
        }
        _ => {
            let to_move = read_square(next).flatten().ok_or_else(|| error_at(text, next, SIDE_TO_MOVE))?;
            if let Some(more) = marks.get(count + 1) {
                return Err(error_at(text, more, NotationReason::Trailing));
            }
            marks.truncate(count);
            Ok((marks, to_move))
        }
    }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '/'
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
