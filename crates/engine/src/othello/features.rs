//! The features of the evaluation: the patterns of discs on 48 groups of squares, and counts of the whole board.
//!
//! The pattern of n squares is a number with n balanced ternary digits: 1 for an own disc, −1 for the opponent's, 0 for
//! an empty square. Negating all numbers gives the features for the other side.

use std::sync::OnceLock;

use super::board_counts::COUNT_WEIGHTS;

/// The groups of squares.
pub(crate) const LANES: usize = 48;

/// The kinds of groups by one example each; the other groups are its images under the board's symmetries.
const KINDS: [&str; KIND_COUNT] = [
    "a1b1c1d1e1f1g1h1b2g2", // an edge with its X-squares
    "a1b1c1a2b2c2a3b3c3",   // a corner
    "a1b1c1d1e1a2b2c2d2e2", // a corner and five squares along the edge
    "a1b1c1d1a2b2c2a3b3a4", // the triangle in a corner
    "a2b2c2d2e2f2g2h2b1g1", // lines with two squares near their ends
    "a3b3c3d3e3f3g3h3b2g2",
    "a1b2c3d4e5f6g7h8b1g8",
    "b1c2d3e4f5g6h7a1h8",
    "b1c1d1e1f1g1c2d2e2f2", // the middle of an edge with the squares below
    "d1e1c2d2e2f2c3d3e3f3", // the same, one rank further in
    "a1b2c2d2b3c3d3b4c4d4", // a corner with the nine squares diagonally from it
];
pub(crate) const KIND_COUNT: usize = 11;

/// Neighbouring lanes that hold groups of the same kind, and that kind.
pub(crate) const LANES_OF_A_KIND: usize = 4;
pub(crate) const KIND_OF_LANES: [usize; LANES / LANES_OF_A_KIND] = [0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/// A kind of group: all groups of a kind share its weights.
#[derive(Debug)]
pub(crate) struct GroupKind {
    pub(crate) squares: Vec<usize>,
    /// The index of its first weight among those of a phase.
    pub(crate) offset: usize,
    /// For each pattern, counted from the lowest number, the equivalent pattern that has the weight.
    pub(crate) canonical: Vec<u32>,
}

impl GroupKind {
    /// The number of patterns.
    pub(crate) const fn len(&self) -> usize {
        3_usize.pow(self.squares.len() as u32)
    }

    /// Where a mirror image of the group puts each of its squares, if there is one other than the group as it is.
    pub(crate) fn mirror(&self) -> Option<Vec<usize>> {
        self_symmetries(&self.squares).into_iter().find(|places| !places.is_sorted())
    }

    /// The index of the empty pattern among them.
    pub(crate) const fn middle(&self) -> usize {
        self.len() / 2
    }
}

/// The features of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub(crate) struct GroupFeatures(pub(crate) [i16; LANES]);

/// How squares and groups correspond.
#[derive(Debug)]
pub(crate) struct FeatureLayout {
    pub(crate) kinds: Vec<GroupKind>,
    /// For each group its kind and its squares.
    pub(crate) groups: Vec<(usize, Vec<usize>)>,
    /// For each square the amount that a disc on it adds to each number.
    digits: Box<[GroupFeatures; 64]>,
    /// The number of weights of a phase.
    pub(crate) len: usize,
}

impl FeatureLayout {
    /// The layout, computed once.
    pub(crate) fn shared() -> &'static FeatureLayout {
        static LAYOUT: OnceLock<FeatureLayout> = OnceLock::new();
        LAYOUT.get_or_init(FeatureLayout::new)
    }

    fn new() -> FeatureLayout {
        let mut kinds = Vec::new();
        let mut groups: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut len = COUNT_WEIGHTS;
        for (index, text) in KINDS.into_iter().enumerate() {
            let squares = squares(text);
            for symmetry in 0..8 {
                let image: Vec<usize> = squares.iter().map(|square| image(*square, symmetry)).collect();
                if !groups.iter().any(|(_, known)| set(known) == set(&image)) {
                    groups.push((index, image));
                }
            }
            let canonical = canonical(&squares);
            let kind = GroupKind { squares, offset: len, canonical };
            len += kind.len();
            kinds.push(kind);
        }
        let mut digits = Box::new([GroupFeatures([0; LANES]); 64]);
        for (lane, (_, squares)) in groups.iter().enumerate() {
            for (place, square) in squares.iter().enumerate() {
                digits[*square].0[lane] = 3_i16.pow(place as u32);
            }
        }
        FeatureLayout { kinds, groups, digits, len }
    }

    /// The features of a position for the side with the discs `own`.
    pub(crate) fn features(&self, own: u64, opponent: u64) -> GroupFeatures {
        let mut features = GroupFeatures([0; LANES]);
        for square in 0..64 {
            let digit = (own >> square & 1) as i16 - (opponent >> square & 1) as i16;
            for (number, place) in features.0.iter_mut().zip(self.digits[square].0) {
                *number = number.wrapping_add(digit.wrapping_mul(place));
            }
        }
        features
    }

    /// The features after a move, for the other side.
    #[inline(always)]
    pub(crate) fn after(&self, before: &GroupFeatures, square: usize, flips: u64) -> GroupFeatures {
        let mut negated = [0_i16; LANES];
        let mut rest = flips;
        while rest != 0 {
            let flipped = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            for (sum, place) in negated.iter_mut().zip(self.digits[flipped & 63].0) {
                *sum = sum.wrapping_add(place);
            }
        }
        let mut next = [0; LANES];
        for lane in 0..LANES {
            let placed = before.0[lane].wrapping_add(self.digits[square & 63].0[lane]);
            next[lane] = 0_i16.wrapping_sub(placed.wrapping_add(negated[lane]).wrapping_add(negated[lane]));
        }
        GroupFeatures(next)
    }
}

impl GroupFeatures {
    /// The features for the other side.
    #[inline]
    pub(crate) fn negated(&self) -> GroupFeatures {
        GroupFeatures(self.0.map(i16::wrapping_neg))
    }
}

fn squares(text: &str) -> Vec<usize> {
    text.as_bytes().chunks_exact(2).map(|name| usize::from(name[0] - b'a') + 8 * usize::from(name[1] - b'1')).collect()
}

/// The image of a square under one of the eight symmetries.
fn image(square: usize, symmetry: usize) -> usize {
    let (mut row, mut column) = (square / 8, square % 8);
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 {
        (row, column) = (column, row);
    }
    8 * row + column
}

fn set(squares: &[usize]) -> u64 {
    squares.iter().fold(0, |set, square| set | 1 << square)
}

/// For each symmetry that maps a group of squares to itself, the place within it where each square goes.
fn self_symmetries(squares: &[usize]) -> Vec<Vec<usize>> {
    (0..8)
        .map(|symmetry| squares.iter().map(|square| image(*square, symmetry)).collect::<Vec<usize>>())
        .filter(|image| set(image) == set(squares))
        .map(|image| image.iter().filter_map(|to| squares.iter().position(|square| square == to)).collect())
        .collect()
}

/// For each pattern of these squares the lowest of those that a symmetry of the group turns it into.
fn canonical(squares: &[usize]) -> Vec<u32> {
    let self_symmetries = self_symmetries(squares);
    let len = 3_u32.pow(squares.len() as u32);
    let moved = |pattern: u32, places: &Vec<usize>| -> u32 {
        places.iter().enumerate().map(|(from, to)| pattern / 3_u32.pow(from as u32) % 3 * 3_u32.pow(*to as u32)).sum()
    };
    (0..len)
        .map(|pattern| self_symmetries.iter().map(|places| moved(pattern, places)).min().unwrap_or(pattern))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::othello::Board8;

    #[test]
    fn there_are_48_groups_and_every_square_is_in_some() {
        let layout = FeatureLayout::shared();
        assert_eq!(layout.groups.len(), LANES);
        let kinds = layout.groups.iter().enumerate().map(|(lane, _)| KIND_OF_LANES[lane / LANES_OF_A_KIND]);
        assert!(kinds.eq(layout.groups.iter().map(|(kind, _)| *kind)));
        let covered = layout.groups.iter().fold(0, |covered, (_, squares)| covered | set(squares));
        assert_eq!(covered, u64::MAX);
        assert_eq!(layout.kinds[0].canonical.iter().collect::<std::collections::BTreeSet<_>>().len(), 29_646);
    }

    #[test]
    fn features_updated_by_a_move_equal_those_computed_anew() {
        let layout = FeatureLayout::shared();
        let mut board = Board8::start();
        let mut features = layout.features(board.own(), board.opponent());
        for ply in 0..60 {
            let moves = board.legal();
            if moves == 0 {
                (board, features) = (board.swap(), features.negated());
            } else {
                let square = if ply % 2 == 0 { moves.trailing_zeros() } else { 63 - moves.leading_zeros() } as usize;
                features = layout.after(&features, square, board.flips(square));
                board = board.play(square);
            }
            assert_eq!(features, layout.features(board.own(), board.opponent()), "ply {ply}");
        }
    }

    #[test]
    fn symmetric_positions_use_the_same_weights() {
        let layout = FeatureLayout::shared();
        let (own, opponent) = (0x0000_1C08_1402_0081_u64, 0x0040_2012_2810_0C00_u64);
        let moved = |discs: u64, symmetry: usize| {
            (0..64).filter(|square| discs >> square & 1 == 1).fold(0, |set, square| set | 1 << image(square, symmetry))
        };
        let weights = |own: u64, opponent: u64| {
            let features = layout.features(own, opponent);
            let mut all: Vec<(usize, u32)> = layout
                .groups
                .iter()
                .zip(features.0)
                .map(|((kind, _), number)| {
                    let pattern = (layout.kinds[*kind].middle() as i32 + i32::from(number)) as usize;
                    (*kind, layout.kinds[*kind].canonical[pattern])
                })
                .collect();
            all.sort_unstable();
            all
        };
        for symmetry in 0..8 {
            assert_eq!(weights(moved(own, symmetry), moved(opponent, symmetry)), weights(own, opponent));
        }
    }
}
