//! All positions after a number of plies from the start of a board.

use crate::breakthrough::bitboards::{Bitboards, BoardTables, Steps};
use crate::breakthrough::word::Word;
use tessera_rules::breakthrough::Position;
use tessera_rules::{Game, GameKind, Placement, PointSet, Side, Size};

/// The pieces of both sides in that one of two mirror images that comes first.
pub(super) type PieceSets = [u64; 2];

/// Positions in which the game goes on, sorted by their pieces; of two mirror images one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningLayer {
    size: Size,
    plies: u32,
    sets: Vec<PieceSets>,
}

impl OpeningLayer {
    /// The positions after `n` plies; `None` if the game is not played on such a board, or it has more than 64 points.
    pub fn after(size: Size, plies: u32) -> Option<OpeningLayer> {
        if !GameKind::Breakthrough.allows(size) {
            return None;
        }
        let tables: BoardTables<u64> = BoardTables::new(size)?;
        let start = tables.read(&Position::start(size)).pieces;
        let mut layer = OpeningLayer { size, plies: 0, sets: vec![canonical(&tables, start)] };
        for _ in 0..plies {
            layer = layer.next(&tables);
        }
        Some(layer)
    }

    /// The positions one ply later.
    pub(super) fn next(&self, tables: &BoardTables<u64>) -> OpeningLayer {
        let mut sets = Vec::new();
        for pieces in &self.sets {
            let follow = |next: Bitboards<u64>| {
                if !tables.is_over(&next) {
                    sets.push(canonical(tables, next.pieces));
                }
            };
            successors(tables, *pieces, self.side(), follow);
        }
        sets.sort_unstable();
        sets.dedup();
        OpeningLayer { size: self.size, plies: self.plies + 1, sets }
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Whether every game is over by then.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// The positions in their order.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.sets.iter().map(|[first, second]| {
            let set = |points: u64| PointSet(u128::from(points));
            let placement = Placement { first: set(*first), second: set(*second), neutral: PointSet::EMPTY };
            Position::from_setup(self.size, placement, self.side()).expect("play leads to positions of the game")
        })
    }

    pub(super) fn sets(&self) -> &[PieceSets] {
        &self.sets
    }

    /// The side to move in all of them.
    pub(super) const fn side(&self) -> Side {
        if self.plies.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    pub(super) fn index_of(&self, sets: PieceSets) -> Option<usize> {
        self.sets.binary_search(&sets).ok()
    }
}

/// Calls `visit` with the board after each step.
pub(super) fn successors(
    tables: &BoardTables<u64>,
    pieces: PieceSets,
    side: Side,
    mut visit: impl FnMut(Bitboards<u64>),
) {
    let mut board = Bitboards::default();
    (board.pieces, board.side) = (pieces, side.index());
    let mut steps = Steps::default();
    tables.steps_to(&board, !u64::EMPTY, &mut steps);
    steps.iter().for_each(|step| visit(tables.play(&board, *step)));
}

pub(super) fn canonical(tables: &BoardTables<u64>, pieces: PieceSets) -> PieceSets {
    pieces.min(pieces.map(|set| tables.mirror_set(set)))
}

/// The canonical pieces of a position.
pub(super) fn sets_of(tables: &BoardTables<u64>, position: &Position) -> PieceSets {
    let placement = position.placement();
    canonical(tables, [placement.first, placement.second].map(|set| set.0 as u64))
}
