//! Othello on 6x6 and 10x10 with the general search. The evaluation counts mobility, corners, and near the end discs.

use super::weights::OthelloWeights;
use crate::game_search::{GameSearch, StaticResult};
use crate::hash::position_key;
use crate::value::Value;
use tessera_rules::othello::{AnyBoard, Bits, Board, Geometry, Position};
use tessera_rules::{Game, Grid, Move, Point, Side, Variant};

pub(crate) struct OtherSizesSearch {
    corners: [Corner; 4],
    /// For each point's index the order score of its square.
    classes: Vec<i32>,
}

/// A corner and the squares that give it away while it is empty.
#[derive(Clone, Copy)]
struct Corner {
    corner: u128,
    /// The X-square: the neighbour on the diagonal.
    x: u128,
    /// The C-squares: the two neighbours on the edges.
    c: u128,
}

/// The value of a corner.
const CORNER: Value = 700;
const X_SQUARE: Value = 300;
const C_SQUARE: Value = 120;
/// The value of one more legal move than the opponent.
const MOBILITY: Value = 70;
/// The value of one more disc in the opening, where discs are a burden.
const EARLY_DISC: Value = -12;
/// The number of empty squares from which on discs gradually count in full.
const LATE_EMPTIES: Value = 16;

impl GameSearch for OtherSizesSearch {
    type Position = Position;
    type Weights = OthelloWeights;
    type Node = Position;
    type Accumulator = ();

    const MAX_MARGIN: Value = 100;

    fn new(variant: Variant, _weights: &OthelloWeights) -> OtherSizesSearch {
        let grid = Grid::new(variant.size());
        let last = grid.columns - 1;
        let corners = [(0, 0), (last, 0), (0, last), (last, last)].map(|(column, row)| {
            let (inward_column, inward_row) = (column.clamp(1, last - 1), row.clamp(1, last - 1));
            let set = |column, row| grid.point(column, row).set().0;
            Corner {
                corner: set(column, row),
                x: set(inward_column, inward_row),
                c: set(inward_column, row) | set(column, inward_row),
            }
        });
        let classes = grid.points().map(|point| class(grid, &corners, point)).collect();
        OtherSizesSearch { corners, classes }
    }

    fn node(&self, position: &Position) -> Position {
        position.clone()
    }

    fn side(&self, position: &Position) -> Side {
        position.side_to_move()
    }

    fn after(&self, position: &Position, mv: Move) -> Position {
        position.after(mv)
    }

    fn static_result(&self, position: &Position) -> StaticResult {
        StaticResult::of(position, margin)
    }

    fn moves(&self, position: &Position, visit: impl FnMut(Move)) {
        position.legal_moves().into_iter().for_each(visit);
    }

    fn accumulator(&self, _position: &Position) {}

    fn accumulator_after(&self, _before: &(), _position: &Position) {}

    fn evaluate(&self, position: &Position, _accumulator: &()) -> Value {
        match position.board() {
            AnyBoard::Six(board) => self.evaluate_board(board),
            AnyBoard::Eight(board) => self.evaluate_board(board),
            AnyBoard::Ten(board) => self.evaluate_board(board),
        }
    }

    /// By the square, and by how few replies the move leaves.
    fn order_score(&self, position: &Position, mv: Move) -> i32 {
        let Move::Place(point) = mv else {
            return 0;
        };
        let square = point.index();
        let replies = match position.board() {
            AnyBoard::Six(board) => board.play(square).legal().count(),
            AnyBoard::Eight(board) => board.play(square).legal().count(),
            AnyBoard::Ten(board) => board.play(square).legal().count(),
        };
        self.classes[square] - 100 * replies as i32
    }

    fn key(&self, position: &Position) -> u64 {
        position_key(&position.placement(), position.side_to_move())
    }
}

/// By how many discs a finished game was won.
fn margin(finished: &Position) -> Value {
    let score = finished.official_score().0.map(|discs| discs as Value);
    (score[0] - score[1]).abs()
}

impl OtherSizesSearch {
    fn evaluate_board<G: Geometry>(&self, board: Board<G>) -> Value {
        let (own, opponent) = (board.own().widened(), board.opponent().widened());
        let mobility = board.legal().count() as Value - board.swap().legal().count() as Value;
        let empties = board.empty().count() as Value;
        let discs = own.count_ones() as Value - opponent.count_ones() as Value;
        let lateness = (LATE_EMPTIES - empties).clamp(0, LATE_EMPTIES);
        let early = MOBILITY * mobility + EARLY_DISC * discs;
        let corners: Value = self.corners.iter().map(|corner| corner.balance(own, opponent)).sum();
        corners + (early * (LATE_EMPTIES - lateness) + 100 * discs * lateness) / LATE_EMPTIES
    }
}

impl Corner {
    fn balance(&self, own: u128, opponent: u128) -> Value {
        let holds = |set: u128, of: u128| (set & of).count_ones() as Value;
        let lead = |of: u128| holds(own, of) - holds(opponent, of);
        if (own | opponent) & self.corner == 0 {
            -X_SQUARE * lead(self.x) - C_SQUARE * lead(self.c)
        } else {
            // The squares beside an occupied corner are safe, too.
            CORNER * lead(self.corner) + C_SQUARE / 2 * lead(self.c)
        }
    }
}

fn class(grid: Grid, corners: &[Corner; 4], point: Point) -> i32 {
    let bit = point.set().0;
    let on_edge = |index: usize, count: usize| index == 0 || index == count - 1;
    if corners.iter().any(|corner| corner.corner == bit) {
        5_000
    } else if corners.iter().any(|corner| corner.x == bit) {
        -1_500
    } else if corners.iter().any(|corner| corner.c & bit != 0) {
        -700
    } else if on_edge(grid.column(point), grid.columns) || on_edge(grid.row(point), grid.rows) {
        200
    } else {
        0
    }
}
