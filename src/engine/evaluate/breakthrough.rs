//! Breakthrough: pieces, how far they have come, whether they can be taken, and who wins a plain race.

use super::Evaluate;
use crate::engine::signature::placed;
use crate::engine::value::Value;
use crate::rules::breakthrough::Position;
use crate::rules::{Game, Grid, Move, PerSide, Placement, Point, PointSet, Side, Variant};

pub(in crate::engine) struct Breakthrough {
    rows: usize,
    /// What each side should know of each point, by its index.
    squares: PerSide<Vec<Square>>,
}

/// A point as a side's piece sees it.
#[derive(Clone, Copy)]
struct Square {
    /// Steps to the far row.
    steps: usize,
    /// Where it could capture.
    ahead: PointSet,
    /// Where own pieces would guard it.
    behind: PointSet,
    /// All it can reach. Without an enemy there it can be neither captured nor blocked.
    cone: PointSet,
}

const PIECE: Value = 100;
/// What a piece gains by being so many steps from the far row.
const NEARNESS: [Value; 7] = [0, 220, 130, 70, 35, 15, 5];
/// A piece that another one guards.
const GUARDED: Value = 8;
/// A piece that stays on its home row keeps enemies out.
const AT_HOME: Value = 12;
/// A piece that may be taken for nothing, when its owner is to move.
const HANGING: Value = 25;
/// A race that is decided, if nothing forced intervenes.
const RACE: Value = 5_000;
/// What the winner of a race loses with every step it takes.
const RACE_STEP: Value = 50;

impl Evaluate for Breakthrough {
    type Position = Position;

    fn new(variant: Variant) -> Breakthrough {
        let grid = Grid::new(variant.size());
        let squares = |side| grid.points().map(|point| Square::new(grid, side, point)).collect();
        Breakthrough { rows: grid.rows, squares: PerSide::new(squares(Side::First), squares(Side::Second)) }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let (placement, side) = (position.placement(), position.side_to_move());
        match self.race(&placement, side) {
            Some(value) => value,
            None => self.standing(&placement, side, true) - self.standing(&placement, side.other(), false),
        }
    }

    /// Captures first, of the most dangerous pieces before others; then steps of the pieces that are furthest on.
    fn promise(&self, position: &Position, mv: Move) -> i32 {
        let Move::Step { to, .. } = mv else {
            return 0;
        };
        let side = position.side_to_move();
        let steps = self.squares[side][to.index()].steps;
        let onward = nearness(steps);
        if position.placement().of(side.other()).contains(to) {
            5_000 + 10 * nearness(self.rows - 1 - steps) + onward
        } else {
            onward
        }
    }

    fn key(&self, position: &Position) -> u64 {
        placed(&position.placement(), position.side_to_move())
    }
}

impl Breakthrough {
    /// The value of a race that is already decided, for the side to move.
    fn race(&self, placement: &Placement, side: Side) -> Option<Value> {
        let enemy = side.other();
        let (own_way, enemy_way) = (self.shortest_way(placement, side), self.shortest_way(placement, enemy));
        let won = |steps: usize| RACE - RACE_STEP * steps as Value;
        // Whoever stands before the far row steps onto it: one of the two or three steps is always open.
        if own_way == 1 {
            return Some(won(1));
        }
        if enemy_way == 1 && self.one_gets_through(placement, enemy) {
            return Some(-won(1));
        }
        let runner = self.shortest_free_way(placement, side).filter(|steps| *steps <= enemy_way);
        let enemy_runner = || self.shortest_free_way(placement, enemy).filter(|steps| *steps < own_way);
        runner.map(won).or_else(|| enemy_runner().map(|steps| -won(steps)))
    }

    fn ways(&self, placement: &Placement, side: Side) -> impl Iterator<Item = &Square> {
        placement.of(side).iter().map(move |point| &self.squares[side][point.index()])
    }

    fn shortest_way(&self, placement: &Placement, side: Side) -> usize {
        self.ways(placement, side).map(|square| square.steps).min().unwrap_or(usize::MAX)
    }

    /// The shortest way of a piece that nothing can stop.
    fn shortest_free_way(&self, placement: &Placement, side: Side) -> Option<usize> {
        let enemies = placement.of(side.other());
        let free = self.ways(placement, side).filter(|square| (square.cone & enemies).is_empty());
        free.map(|square| square.steps).min()
    }

    /// Whether the side, which is not to move, has more pieces before the far row than the opponent can take at once.
    fn one_gets_through(&self, placement: &Placement, side: Side) -> bool {
        let enemies = placement.of(side.other());
        let mut threats = self.ways(placement, side).filter(|square| square.steps == 1);
        let first = threats.next();
        threats.next().is_some() || first.is_some_and(|square| (square.ahead & enemies).is_empty())
    }

    /// The sum of what a side's pieces are worth.
    fn standing(&self, placement: &Placement, side: Side, to_move: bool) -> Value {
        let (own, enemies) = (placement.of(side), placement.of(side.other()));
        let worth = |square: &Square| {
            let nearness = nearness(square.steps);
            let attackers = (square.ahead & enemies).len();
            let guards = (square.behind & own).len();
            let at_home = if square.steps == self.rows - 1 { AT_HOME } else { 0 };
            let hanging = attackers > guards;
            let guarded = if guards > 0 { GUARDED + nearness / 4 } else { 0 };
            match (hanging, to_move) {
                (true, true) => PIECE + nearness / 2 - HANGING,
                (true, false) => PIECE / 5,
                (false, _) => PIECE + nearness + guarded + at_home,
            }
        };
        self.ways(placement, side).map(worth).sum()
    }
}

impl Square {
    fn new(grid: Grid, side: Side, point: Point) -> Square {
        let forward = if side == Side::First { 1 } else { -1 };
        let at = |dx, dy| grid.step(point, dx, dy);
        let pair = |dy| [-1, 1].into_iter().filter_map(|dx| at(dx, dy)).collect();
        let row_of_cone = |distance: i32| (-distance..=distance).filter_map(move |dx| at(dx, forward * distance));
        Square {
            steps: if side == Side::First { grid.rows - 1 - grid.row(point) } else { grid.row(point) },
            ahead: pair(forward),
            behind: pair(-forward),
            cone: (1..grid.rows as i32).flat_map(row_of_cone).collect(),
        }
    }
}

fn nearness(steps: usize) -> Value {
    NEARNESS.get(steps).copied().unwrap_or(0)
}
