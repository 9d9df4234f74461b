//! Othello in writing: moves, transcripts, and the board as text for terminals.

use std::fmt;

use super::position::Position;
use crate::game::illegal;
use crate::notation::{error_at, move_tokens};
use crate::{Allegiance, Game, Grid, IllegalMove, Move, NotationError, NotationReason, Placement, Side};

/// The forms of a pass that are read, longest first.
const PASSES: [&str; 5] = ["pass", "pa", "ps", "--", "@@"];

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

/// Whether a word is one of the usual spellings of a pass, such as `pass`, `PA` and `--`.
pub fn is_pass(word: &str) -> bool {
    PASSES.iter().any(|pass| word.trim().eq_ignore_ascii_case(pass))
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

    /// Plays a move. A pass in a finished game changes nothing: some programs write one when nothing can be played any
    /// more.
    ///
    /// # Errors
    /// Why the move is illegal, even after a missing pass.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if mv != Move::Pass {
            self.pass_if_forced();
        } else if self.position.outcome().is_over() {
            return Ok(());
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
