//! Positions as one line of text.
//!
//! `7/8/8/8/8/8/8/7 b p12,12 0 -` is the start. Five fields, or six, with blanks between them:
//!
//! 1. ranks 8 to 1, each from its first file to its last (rank 8 is b8–h8, rank 1 is a1–g1, seven points each): `b` a
//!    black piece, `w` a white one, `n` a neutral one, a digit that many empty points;
//! 2. the side to move, `b` or `w`;
//! 3. `p` with the pieces Black and White have in hand in the placement phase, `m` in the movement phase;
//! 4. the plies since the last capture or removal, counted in the movement phase;
//! 5. `s` if the players have switched sides, else `-`;
//! 6. optional, for the rule about repetition: the last `n` quiet steps that led here, oldest first, with commas
//!    (`e3-e4,f3-f4`).
//!
//! Letters may be upper case. `listing` describes the other form that is read.

use super::board::Board;
use super::lattice::{SPAN, bit, on_board, points};
use super::listing::parse_listing;
use super::position::Position;
use super::shape::{grid, label};
use super::situation::Situation;
use crate::notation::error_at;
use crate::{
    Allegiance, Contradiction, NotationError, NotationReason, PerSide, Phase, Placement, Point, PointSet, SetupError,
    Side,
};

pub(super) fn format_position(position: &Position) -> String {
    let board = position.board();
    let rows: Vec<String> = (0..SPAN).rev().map(|row| format_row(board, row)).collect();
    let [black, white] = Side::BOTH.map(|side| board.hand(side));
    let phase = match board.phase() {
        Phase::Placement => format!("p{black},{white}"),
        Phase::Movement => "m".into(),
    };
    let turn = if board.to_move() == Side::First { 'b' } else { 'w' };
    let seats = if board.swapped() { 's' } else { '-' };
    let mut text = format!("{} {turn} {phase} {} {seats}", rows.join("/"), board.quiet());
    let steps: Vec<String> = position.history.entries().windows(2).map(format_step).collect();
    if !steps.is_empty() {
        text.push(' ');
        text += &steps.join(",");
    }
    text
}

/// The points of a row, from the first file to the last.
fn row_points(row: usize) -> impl Iterator<Item = Point> {
    (0..SPAN).map(move |column| grid().point(column, row)).filter(|point| on_board(*point))
}

fn format_row(board: &Board, row: usize) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for here in row_points(row).map(bit) {
        let symbol = if board.pieces(Side::First) & here != 0 {
            'b'
        } else if board.pieces(Side::Second) & here != 0 {
            'w'
        } else if board.neutral() & here != 0 {
            'n'
        } else {
            empty += 1;
            continue;
        };
        push_run(&mut text, &mut empty);
        text.push(symbol);
    }
    push_run(&mut text, &mut empty);
    text
}

fn push_run(text: &mut String, empty: &mut usize) {
    if *empty > 0 {
        *text += &empty.to_string();
        *empty = 0;
    }
}

/// The step between two positions in succession.
fn format_step(pair: &[[u64; 2]]) -> String {
    let [before, after] = [pair[0], pair[1]].map(|[black, white]| black | white);
    let name = |set| points(set).map(label).collect::<String>();
    format!("{}-{}", name(before & !after), name(after & !before))
}

/// Reads a position in the five or six fields described above, or as a list of pieces.
///
/// # Errors
/// The place and the reason of the first fault.
pub fn parse_position(text: &str) -> Result<Position, NotationError> {
    if !text.contains('/') {
        return parse_listing(text);
    }
    let mut fields = Fields { text, rest: text.split_whitespace() };
    let rows = fields.next("the board")?;
    let placement = parse_board(text, rows)?;
    let to_move = fields.read("the side to move, b or w", side)?;
    let (phase, in_hand) = fields.read("m, or p and the pieces in hand such as p12,12", stage)?;
    let quiet = fields.read("the number of quiet plies", number)?;
    let swapped = fields.read("s if the sides are switched, else -", switched)?;
    let mut seen = Vec::new();
    if phase == Phase::Movement {
        let steps = fields.rest.next().unwrap_or(&text[text.len()..]);
        seen = history(text, steps, placement, to_move)?;
    }
    if let Some(field) = fields.rest.next() {
        return Err(error_at(text, field, NotationReason::Trailing));
    }
    Position::from_setup(placement, Situation { to_move, phase, in_hand, quiet, swapped, seen })
        .map_err(|error| error_at(text, rows, NotationReason::Impossible(error)))
}

/// The part of a text that has not been read.
struct Fields<'a> {
    text: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Fields<'a> {
    fn next(&mut self, what: &'static str) -> Result<&'a str, NotationError> {
        let end = &self.text[self.text.len()..];
        self.rest.next().ok_or_else(|| error_at(self.text, end, NotationReason::Expected(what)))
    }

    fn read<T>(&mut self, what: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, NotationError> {
        let field = self.next(what)?;
        read(field).ok_or_else(|| error_at(self.text, field, NotationReason::Expected(what)))
    }
}

fn parse_board(text: &str, field: &str) -> Result<Placement, NotationError> {
    let found = field.split('/').count();
    if found != SPAN {
        return Err(error_at(text, field, NotationReason::RowCount { expected: SPAN, found }));
    }
    let mut placement = Placement::default();
    for (row, symbols) in (0..SPAN).rev().zip(field.split('/')) {
        parse_row(text, symbols, row, &mut placement)?;
    }
    Ok(placement)
}

fn parse_row(text: &str, symbols: &str, row: usize, placement: &mut Placement) -> Result<(), NotationError> {
    let places: Vec<Point> = row_points(row).collect();
    let mut found = 0;
    for (at, symbol) in symbols.char_indices() {
        let here = &symbols[at..at + symbol.len_utf8()];
        match read_symbol(symbol).ok_or_else(|| error_at(text, here, NotationReason::UnknownSymbol))? {
            Symbol::Empty(run) => found += run,
            Symbol::Piece(piece) => {
                if let Some(place) = places.get(found) {
                    placement.put(*place, Some(piece));
                }
                found += 1;
            }
        }
    }
    let reason = NotationReason::RowLength { row: row + 1, expected: places.len(), found };
    if found == places.len() { Ok(()) } else { Err(error_at(text, symbols, reason)) }
}

enum Symbol {
    Piece(Allegiance),
    /// A run of `n` empty points.
    Empty(usize),
}

fn read_symbol(symbol: char) -> Option<Symbol> {
    match symbol {
        'b' | 'B' => Some(Symbol::Piece(Allegiance::Side(Side::First))),
        'w' | 'W' => Some(Symbol::Piece(Allegiance::Side(Side::Second))),
        'n' | 'N' => Some(Symbol::Piece(Allegiance::Neutral)),
        '1'..='8' => Some(Symbol::Empty(symbol as usize - '0' as usize)),
        _ => None,
    }
}

fn side(field: &str) -> Option<Side> {
    match field {
        "b" | "B" => Some(Side::First),
        "w" | "W" => Some(Side::Second),
        _ => None,
    }
}

fn stage(field: &str) -> Option<(Phase, PerSide<u8>)> {
    if field.eq_ignore_ascii_case("m") {
        return Some((Phase::Movement, PerSide::new(0, 0)));
    }
    let (black, white) = field.strip_prefix(['p', 'P'])?.split_once(',')?;
    Some((Phase::Placement, PerSide::new(number(black)?, number(white)?)))
}

fn number(field: &str) -> Option<u8> {
    field.bytes().all(|byte| byte.is_ascii_digit()).then(|| field.parse().ok())?
}

fn switched(field: &str) -> Option<bool> {
    match field {
        "s" | "S" => Some(true),
        "-" => Some(false),
        _ => None,
    }
}

/// Takes the last quiet steps back one by one and returns every position on the way: oldest first, the current one
/// last. Whether the steps were legal is checked by [`Position::from_setup`].
fn history(text: &str, field: &str, placement: Placement, to_move: Side) -> Result<Vec<[PointSet; 2]>, NotationError> {
    let mut current = placement;
    let mut mover = to_move;
    let mut seen = vec![[current.first, current.second]];
    for step in field.split(',').rev().filter(|_| !field.is_empty()) {
        let wrong = |reason| error_at(text, step, reason);
        let (from, to) = read_step(step).ok_or_else(|| wrong(NotationReason::Expected("a step such as e3-e4")))?;
        mover = mover.other();
        if current.at(to) != Some(Allegiance::Side(mover)) || current.at(from).is_some() {
            let reason = SetupError::Contradiction(Contradiction::StepLeadsElsewhere);
            return Err(wrong(NotationReason::Impossible(reason)));
        }
        current.put(to, None);
        current.put(from, Some(Allegiance::Side(mover)));
        seen.push([current.first, current.second]);
    }
    seen.reverse();
    Ok(seen)
}

fn read_step(step: &str) -> Option<(Point, Point)> {
    let (from, to) = step.split_once('-')?;
    Some((grid().parse_label(from)?, grid().parse_label(to)?))
}
