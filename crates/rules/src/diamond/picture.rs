//! The board as text for terminals: the lattice upright, with every line of the board.
//!
//! Squares are the empty cells, triangles the two halves of the others. `B` and `W` are pieces, `N` is a neutral one.

use std::fmt;

use super::board::{Board, QUIET_LIMIT};
use super::lattice::{Cell, SPAN, bit, cell, on_board};
use super::position::Position;
use super::shape::grid;
use crate::{Game, GameKind, Outcome, Phase, Side};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SPAN).rev() {
            writeln!(f, "{}", rank(self.board(), row).trim_end())?;
            if row > 0 {
                writeln!(f, "{}", between(row - 1).trim_end())?;
            }
        }
        writeln!(f, "   a   b   c   d   e   f   g   h")?;
        write!(f, "{}", status(self))
    }
}

fn exists(column: usize, row: usize) -> bool {
    column < SPAN && on_board(grid().point(column, row))
}

/// A row of points with the lines along it.
fn rank(board: &Board, row: usize) -> String {
    let mut text = format!("{}  ", row + 1);
    for column in 0..SPAN {
        text.push(if exists(column, row) { symbol(board, column, row) } else { ' ' });
        text += if exists(column, row) && exists(column + 1, row) { "---" } else { "   " };
    }
    text
}

fn symbol(board: &Board, column: usize, row: usize) -> char {
    let here = bit(grid().point(column, row));
    if board.pieces(Side::First) & here != 0 {
        'B'
    } else if board.pieces(Side::Second) & here != 0 {
        'W'
    } else if board.neutral() & here != 0 {
        'N'
    } else {
        '.'
    }
}

/// The lines between a row of points and the next one.
fn between(row: usize) -> String {
    let mut text = String::from("   ");
    for column in 0..SPAN {
        text.push(if exists(column, row) && exists(column, row + 1) { '|' } else { ' ' });
        text += match cell(column, row) {
            _ if column + 1 == SPAN => "",
            Cell::Square => "   ",
            Cell::Rising => " / ",
            Cell::Falling => " \\ ",
        };
    }
    text
}

/// What the picture does not show, in one line.
fn status(position: &Position) -> String {
    let board = position.board();
    let colours = GameKind::Diamond.info().colours;
    let turn = match position.outcome() {
        Outcome::InProgress => format!("{} to move", colours[board.to_move()]),
        Outcome::Won { side, by } => format!("{} has won by {by}", colours[side]),
        Outcome::Drawn(draw) => format!("drawn by {draw}"),
    };
    let stage = match board.phase() {
        Phase::Placement => {
            let [black, white] = Side::BOTH.map(|side| board.hand(side));
            format!("placement phase, in hand: Black {black}, White {white}")
        }
        Phase::Movement => format!("movement phase, quiet plies: {} of {QUIET_LIMIT}", board.quiet()),
    };
    let seats = if board.swapped() { "; sides switched" } else { "" };
    format!("{turn}; {stage}{seats}")
}
