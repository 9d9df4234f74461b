//! Values of moves as signs on points: where a piece is placed, or on the piece that moves.

use crate::rules::{Move, Point};

/// The value that a point shows: that of the move that ends there, or the best value of the piece that stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointValue<V> {
    /// The point.
    pub point: Point,
    /// The value.
    pub value: V,
    /// It is the best of several moves of the piece on this point.
    pub of_piece: bool,
}

impl<V> PointValue<V> {
    /// Another value in its place.
    pub(super) fn with<W>(self, value: W) -> PointValue<W> {
        PointValue { point: self.point, value, of_piece: self.of_piece }
    }
}

/// The values to show on the board: of the moves of the selected piece, else of every point where a piece can be placed
/// or removed and of every piece that can move, for which `best_of` chooses among its moves.
pub(super) fn place_values<V: Copy>(
    moves: &[(Move, V)],
    selected: Option<Point>,
    best_of: impl Fn(&[V]) -> V,
) -> Vec<PointValue<V>> {
    let of_selected = |mv: Move| selected.is_some() && step_origin(mv) == selected;
    let selection: Vec<_> = moves.iter().filter(|(mv, _)| of_selected(*mv)).filter_map(on_target).collect();
    if !selection.is_empty() {
        return selection;
    }
    let placed = moves.iter().filter(|(mv, _)| step_origin(*mv).is_none()).filter_map(on_target);
    let mut origins: Vec<Point> = moves.iter().filter_map(|(mv, _)| step_origin(*mv)).collect();
    origins.sort_unstable();
    origins.dedup();
    let best = |point| {
        let of_piece = moves.iter().filter(|(mv, _)| step_origin(*mv) == Some(point));
        best_of(&of_piece.map(|(_, value)| *value).collect::<Vec<_>>())
    };
    let pieces = origins.into_iter().map(|point| PointValue { point, value: best(point), of_piece: true });
    placed.chain(pieces).collect()
}

/// The piece that a step moves.
const fn step_origin(mv: Move) -> Option<Point> {
    match mv {
        Move::Step { from, .. } => Some(from),
        _ => None,
    }
}

fn on_target<V: Copy>((mv, value): &(Move, V)) -> Option<PointValue<V>> {
    Some(PointValue { point: mv.target()?, value: *value, of_piece: false })
}
