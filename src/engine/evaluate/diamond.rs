//! Diamond: squares that can still be completed, threats to complete one, pieces kept, and room to move.

use super::Evaluate;
use crate::engine::signature::{fold, placed};
use crate::engine::value::Value;
use crate::rules::diamond::{Board, Position};
use crate::rules::{Game, Move, Phase, Placement, Point, PointSet, Side, Topology, Variant};

/// Sets of points are 64-bit, as on the game's [`Board`].
pub(in crate::engine) struct Diamond {
    /// The corners of each square.
    squares: Vec<u64>,
    /// The squares that each point is a corner of, by its index.
    squares_at: Vec<Vec<u64>>,
    /// The points next to each point, by its index.
    neighbours: Vec<u64>,
}

/// A square without enemies and neutrals, by the number of own corners.
const CORNERS: [Value; 4] = [0, 4, 16, 45];
/// One corner is missing, and it is the turn of the side that can take it.
const WINNING_NEXT: Value = 4_000;
/// The opponent must answer one such threat; two are one too many.
const THREATS: [Value; 3] = [0, 60, 1_500];
const PIECE: Value = 100;
/// A step that could be made.
const STEP: Value = 3;
/// What being to move is worth.
const TURN: Value = 10;
/// What a move to a corner promises, by the number of own corners there (of an untouched square).
const COMPLETING: [i32; 4] = [5, 20, 100, 9_000];
/// The same by the number of enemy corners.
const BLOCKING: [i32; 4] = [0, 10, 50, 4_000];
const CAPTURING: i32 = 2_000;

impl Evaluate for Diamond {
    type Position = Position;

    fn new(variant: Variant) -> Diamond {
        let topology = Topology::of(variant);
        let squares: Vec<u64> =
            topology.faces().iter().filter(|face| face.points.len() == 4).map(|face| narrow(face.set())).collect();
        let squares_at = |index: usize| squares.iter().copied().filter(|square| square >> index & 1 == 1).collect();
        Diamond {
            squares_at: (0..64).map(squares_at).collect(),
            neighbours: (0..64).map(|index| narrow(topology.neighbours(Point::new(index)))).collect(),
            squares,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let board = position.board();
        let side = board.to_move();
        let (own, own_threats) = self.standing(board, side);
        let (enemy, enemy_threats) = self.standing(board, side.other());
        if own_threats > 0 {
            return WINNING_NEXT;
        }
        own - enemy - THREATS[enemy_threats.min(2)] + TURN
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        let board = position.board();
        let own = board.pieces(board.to_move());
        match mv {
            Move::Place(at) => self.corner_promise(board, own, at),
            Move::Step { from, to } => {
                let captures = if board.captured(from, to) == 0 { 0 } else { CAPTURING };
                captures + self.corner_promise(board, own & !(1 << from.index()), to)
            }
            Move::Pass | Move::Remove(_) | Move::Swap => 0,
        }
    }

    fn key(&self, position: &Position) -> u64 {
        let board = position.board();
        let flags = u64::from(board.swapped()) << 1 | u64::from(board.phase() == Phase::Movement);
        fold(placed(&position.placement(), board.to_move()), u64::from(board.quiet()) << 2 | flags)
    }

    /// The positions that have occurred twice: whoever enters one of them again draws.
    ///
    /// Positions that have occurred once are left out. A shortest win never visits a position twice, so it cannot run
    /// into the third occurrence of one of those.
    fn memory_of(&self, position: &Position) -> u64 {
        let (seen, to_move) = (position.situation().seen, position.side_to_move());
        let side = |index: usize| if (seen.len() - index) % 2 == 1 { to_move } else { to_move.other() };
        let is_second = |index: &usize| {
            let earlier = (0..*index).filter(|before| (index - before).is_multiple_of(2));
            earlier.filter(|before| seen[*before] == seen[*index]).count() == 1
        };
        (0..seen.len())
            .filter(is_second)
            .map(|index| occurrence(seen[index], side(index)))
            .fold(0, |all, key| all ^ key)
    }

    fn memory_after(&self, before: u64, position: &Position) -> u64 {
        let board = position.board();
        if board.quiet() == 0 {
            return 0;
        }
        let Placement { first, second, .. } = position.placement();
        if position.occurrences() == 2 { before ^ occurrence([first, second], board.to_move()) } else { before }
    }
}

impl Diamond {
    /// What a side's pieces are worth, and how many squares it could complete if it were to move.
    fn standing(&self, board: &Board, side: Side) -> (Value, usize) {
        let own = board.pieces(side);
        let others = board.pieces(side.other()) | board.neutral();
        let pieces = own.count_ones() + u32::from(board.hand(side));
        let mut value = PIECE * pieces as Value + STEP * self.steps(board, own);
        let mut threats = 0;
        for square in self.squares.iter().filter(|square| *square & others == 0) {
            value += CORNERS[((square & own).count_ones() as usize).min(3)];
            threats += usize::from((square & own).count_ones() == 3 && self.can_complete(board, side, *square));
        }
        (value, threats)
    }

    /// Whether the missing corner of a square with three own corners can be taken with one move.
    fn can_complete(&self, board: &Board, side: Side, square: u64) -> bool {
        let own = board.pieces(side);
        let missing = (square & !own).trailing_zeros() as usize;
        board.hand(side) > 0 || self.neighbours[missing % 64] & own & !square != 0
    }

    /// The steps that pieces on `own` could make; none counts before the movement phase.
    fn steps(&self, board: &Board, own: u64) -> Value {
        if board.phase() == Phase::Placement {
            return 0;
        }
        let empty = board.empty();
        let mut rest = own;
        let mut steps = 0;
        while rest != 0 {
            steps += (self.neighbours[rest.trailing_zeros() as usize] & empty).count_ones();
            rest &= rest - 1;
        }
        steps as Value
    }

    fn corner_promise(&self, board: &Board, own: u64, to: Point) -> i32 {
        let enemy = board.pieces(board.to_move().other());
        let promise = |square: &u64| {
            let count = |set: u64| ((square & set).count_ones() as usize).min(3);
            match (count(own), count(enemy), count(board.neutral())) {
                (own, 0, 0) => COMPLETING[own],
                (0, enemy, 0) => BLOCKING[enemy],
                _ => 0,
            }
        };
        self.squares_at[to.index() % 64].iter().map(promise).sum()
    }
}

/// A key for one position of the history: the black and white pieces and the side to move.
fn occurrence([first, second]: [PointSet; 2], to_move: Side) -> u64 {
    placed(&Placement { first, second, neutral: PointSet::EMPTY }, to_move)
}

/// The lower 64 points: Diamond's board has no others.
const fn narrow(set: PointSet) -> u64 {
    set.0 as u64
}
