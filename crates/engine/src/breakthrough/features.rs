//! The inputs of Breakthrough's networks: one feature for each side on each point.

use super::bitboards::{Bitboards, BoardTables};
use super::word::Word;
use crate::training::{FeatureExtractor, FeatureSet, set_bits};
use tessera_rules::{Position, Size, Variant};

/// Words of features: each side's pieces, in two words because the larger boards need them.
pub(crate) const WORDS: usize = 4;
/// The number of features.
pub(crate) const FEATURES: usize = WORDS * 64;
/// Features of one side.
const SIDE: usize = 128;

/// The features of a position: the points of each side's pieces.
pub(super) fn features<W: Word>(board: &Bitboards<W>) -> [u64; WORDS] {
    let [first, second] = board.pieces.map(W::widened);
    [first as u64, (first >> 64) as u64, second as u64, (second >> 64) as u64]
}

/// The feature that the second player sees where the first one sees `feature`: colours change and the board is turned
/// upside down.
pub(super) fn opponent_view(size: Size, feature: usize) -> usize {
    let (columns, rows) = (usize::from(size.columns), usize::from(size.rows));
    let (side, index) = (feature / SIDE, feature % SIDE);
    let (row, column) = (index / columns, index % columns);
    if row < rows { (1 - side) * SIDE + (rows - 1 - row) * columns + column } else { feature }
}

/// The feature on one board that corresponds to a feature on another: edges map to edges, and the rest is spread
/// evenly.
pub(super) fn stretched(from: Size, to: Size, feature: usize) -> usize {
    let place = |at: usize, points: u8, others: u8| {
        let (last, other_last) = (usize::from(points) - 1, usize::from(others) - 1);
        (2 * at * other_last + last) / (2 * last)
    };
    let columns = usize::from(from.columns);
    let (side, index) = (feature / SIDE, feature % SIDE);
    let (row, column) = (index / columns, index % columns);
    if row >= usize::from(from.rows) {
        return feature;
    }
    let (row, column) = (place(row, from.rows, to.rows), place(column, from.columns, to.columns));
    side * SIDE + row * usize::from(to.columns) + column
}

/// The feature after the board is mirrored left to right.
fn mirrored(size: Size, feature: usize) -> usize {
    let (columns, rows) = (usize::from(size.columns), usize::from(size.rows));
    let (side, index) = (feature / SIDE, feature % SIDE);
    if index >= columns * rows {
        return feature;
    }
    side * SIDE + index / columns * columns + (columns - 1 - index % columns)
}

/// The inputs for training a network on one board.
pub(super) fn feature_set(variant: Variant) -> FeatureSet {
    let size = variant.size();
    let map = |map: &dyn Fn(usize) -> usize| (0..FEATURES).map(|old| map(old) as u16).collect();
    FeatureSet {
        variant,
        extractor: Box::new(BreakthroughExtractor(BoardTables::new(size).expect("128 bits hold every board"))),
        symmetries: vec![map(&|feature| feature), map(&|feature| mirrored(size, feature))],
        opponent_view: map(&|feature| opponent_view(size, feature)),
    }
}

struct BreakthroughExtractor(BoardTables<u128>);

impl FeatureExtractor for BreakthroughExtractor {
    fn networks(&self) -> usize {
        1
    }

    fn network_for(&self, _position: &Position) -> usize {
        0
    }

    fn features(&self, position: &Position) -> Vec<u16> {
        match position {
            Position::Breakthrough(position) => set_bits(&features(&self.0.read(position))),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn size(columns: u8, rows: u8) -> Size {
        Size { columns, rows }
    }

    #[test]
    fn a_board_of_the_same_size_is_not_stretched() {
        assert!((0..FEATURES).all(|feature| stretched(size(7, 6), size(7, 6), feature) == feature));
    }

    #[test]
    fn stretching_maps_corners_to_corners_and_the_middle_to_the_middle() {
        let at = |column: usize, row: usize| stretched(size(5, 9), size(9, 5), SIDE + row * 5 + column) - SIDE;
        assert_eq!([at(0, 0), at(4, 0), at(0, 8), at(4, 8), at(2, 4)], [0, 8, 36, 44, 22]);
    }
}
