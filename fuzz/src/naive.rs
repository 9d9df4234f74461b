//! The rules of Othello and Breakthrough a second time, square by square; Diamond's are among the tests.

use tessera_rules::{Allegiance, Game, Grid, Move, Position, Side};

/// A board as rows of squares.
pub(super) struct NaiveBoard {
    rows: Vec<Vec<Option<Side>>>,
    grid: Grid,
    to_move: Side,
}

/// A row and a column.
type Square = (i32, i32);

impl NaiveBoard {
    pub(super) fn of(position: &Position) -> NaiveBoard {
        let (grid, placement) = (Grid::new(position.variant().size()), position.placement());
        let square = |row, column| placement.at(grid.point(column, row)).and_then(Allegiance::side);
        let row = |row| (0..grid.columns).map(|column| square(row, column)).collect();
        NaiveBoard { rows: (0..grid.rows).map(row).collect(), grid, to_move: position.side_to_move() }
    }

    fn at(&self, (row, column): Square) -> Option<Side> {
        *self.rows.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?)?
    }

    fn is_on_board(&self, (row, column): Square) -> bool {
        (0..self.grid.rows as i32).contains(&row) && (0..self.grid.columns as i32).contains(&column)
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (rows, columns) = (self.grid.rows as i32, self.grid.columns as i32);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    fn point(&self, (row, column): Square) -> tessera_rules::Point {
        self.grid.point(column as usize, row as usize)
    }

    /// The discs that flip if a side places one on a square; none on an occupied one.
    fn flips(&self, side: Side, square: Square) -> Vec<Square> {
        let mut flips = Vec::new();
        let steps = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dy, dx))).filter(|step| *step != (0, 0));
        for (dy, dx) in steps.filter(|_| self.at(square).is_none()) {
            let mut run = Vec::new();
            let mut next = (square.0 + dy, square.1 + dx);
            while self.at(next) == Some(side.other()) {
                run.push(next);
                next = (next.0 + dy, next.1 + dx);
            }
            if self.at(next) == Some(side) {
                flips.extend(run);
            }
        }
        flips
    }

    /// Othello's legal moves, sorted; a forced pass is the only one.
    pub(super) fn othello_moves(&self) -> Vec<Move> {
        let can_place = |side| self.squares().filter(move |square| !self.flips(side, *square).is_empty());
        let mut moves: Vec<Move> = can_place(self.to_move).map(|square| Move::Place(self.point(square))).collect();
        if moves.is_empty() && can_place(self.to_move.other()).next().is_some() {
            moves.push(Move::Pass);
        }
        moves.sort_unstable();
        moves
    }

    /// The discs that a legal move of Othello turns.
    pub(super) fn turned(&self, mv: Move) -> tessera_rules::PointSet {
        let Some(target) = mv.target() else { return tessera_rules::PointSet::EMPTY };
        let square = (self.grid.row(target) as i32, self.grid.column(target) as i32);
        self.flips(self.to_move, square).into_iter().map(|square| self.point(square)).collect()
    }

    /// Breakthrough's legal moves, sorted; none after a win. The first side moves towards the higher ranks.
    pub(super) fn breakthrough_moves(&self) -> Vec<Move> {
        if self.breakthrough_winner().is_some() {
            return Vec::new();
        }
        let ahead = if self.to_move == Side::First { 1 } else { -1 };
        let mut moves = Vec::new();
        for from in self.squares().filter(|square| self.at(*square) == Some(self.to_move)) {
            for file in -1..=1 {
                let to = (from.0 + ahead, from.1 + file);
                let is_free = match self.at(to) {
                    None => self.is_on_board(to),
                    Some(side) => side != self.to_move && file != 0,
                };
                if is_free {
                    moves.push(Move::Step { from: self.point(from), to: self.point(to) });
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// The side with a piece on the far row, or whose enemy has none left.
    pub(super) fn breakthrough_winner(&self) -> Option<Side> {
        let has = |side: Side, row: usize| self.rows[row].contains(&Some(side));
        let last = self.rows.len() - 1;
        if has(Side::First, last) {
            return Some(Side::First);
        }
        if has(Side::Second, 0) {
            return Some(Side::Second);
        }
        let is_alive = |side: Side| (0..=last).any(|row| has(side, row));
        Side::BOTH.into_iter().find(|side| !is_alive(side.other()))
    }
}
