//! The features that count something on the whole board: moves, the frontier, and the parity of the quadrants. Moves next to an
//! empty corner may give it away, so the others are counted once more.

/// The features of a position.
pub(crate) const BOARD_COUNTS: usize = 8;

/// The weights of these features, which stand in front of those of the patterns.
pub(crate) const COUNT_WEIGHTS: usize = CORNER_MOVES + CORNER_COUNTS * CORNER_COUNTS;

/// Moves and frontiers are counted up to this many; more of them count the same.
pub(crate) const MOBILITY_SIZES: usize = 32;
const FRONTIER_SIZES: usize = 48;
/// From no corner to all four.
const CORNER_COUNTS: usize = 5;
/// Where the weights of a feature begin: the parity by the number of empty squares modulo four, then moves, frontiers and safe
/// moves of the side to move and of the other, and the corners that each can take, both numbers together.
pub(crate) const MOBILITIES: [usize; 2] = [PARITIES, PARITIES + MOBILITY_SIZES];
const FRONTIERS: [usize; 2] = [MOBILITIES[1] + MOBILITY_SIZES, MOBILITIES[1] + MOBILITY_SIZES + FRONTIER_SIZES];
const SAFE_MOVES: [usize; 2] = [FRONTIERS[1] + FRONTIER_SIZES, FRONTIERS[1] + FRONTIER_SIZES + MOBILITY_SIZES];
const CORNER_MOVES: usize = SAFE_MOVES[1] + MOBILITY_SIZES;
const PARITIES: usize = 4 * ARRANGEMENTS;

/// The board's quadrants.
const QUADRANTS: [u64; 4] =
    [0x0000_0000_0F0F_0F0F, 0x0000_0000_F0F0_F0F0, 0x0F0F_0F0F_0000_0000, 0xF0F0_F0F0_0000_0000];
/// The arrangements of quadrants with an odd number of empty squares, where mirror images and rotations are the same: none, one,
/// two neighbours, two opposite ones, three, four.
const ARRANGEMENTS: usize = 6;
/// The arrangement of each set of quadrants.
const ODD_QUADRANTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 3, 4, 1, 3, 2, 4, 2, 4, 4, 5];
const CORNERS: u64 = 0x8100_0000_0000_0081;
const NOT_FIRST_COLUMN: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_LAST_COLUMN: u64 = 0x7F7F_7F7F_7F7F_7F7F;

/// The indices of the weights of a position, given the discs and the legal moves of the side to move and of the other.
#[inline(always)]
pub(crate) const fn board_counts([own, opponent]: [u64; 2], [moves, replies]: [u64; 2]) -> [usize; BOARD_COUNTS] {
    let empty = !(own | opponent);
    let mut odd = 0;
    let mut quadrant = 0;
    while quadrant < 4 {
        odd = odd << 1 | (empty & QUADRANTS[quadrant]).count_ones() as usize & 1;
        quadrant += 1;
    }
    let beside_empty_corner = around(empty & CORNERS) & !CORNERS;
    let parity = ODD_QUADRANTS[odd] as usize + ARRANGEMENTS * (empty.count_ones() as usize % 4);
    [
        parity,
        MOBILITIES[0] + at_most(moves, MOBILITY_SIZES - 1),
        MOBILITIES[1] + at_most(replies, MOBILITY_SIZES - 1),
        FRONTIERS[0] + at_most(around(opponent) & empty, FRONTIER_SIZES - 1),
        FRONTIERS[1] + at_most(around(own) & empty, FRONTIER_SIZES - 1),
        SAFE_MOVES[0] + at_most(moves & !beside_empty_corner, MOBILITY_SIZES - 1),
        SAFE_MOVES[1] + at_most(replies & !beside_empty_corner, MOBILITY_SIZES - 1),
        CORNER_MOVES + CORNER_COUNTS * corners(moves) + corners(replies),
    ]
}

/// The number of corners in a set.
#[inline(always)]
const fn corners(squares: u64) -> usize {
    (squares & CORNERS).count_ones() as usize
}

/// The number of squares of a set, or the highest that is counted.
#[inline(always)]
const fn at_most(squares: u64, highest: usize) -> usize {
    let count = squares.count_ones() as usize;
    if count < highest { count } else { highest }
}

/// The squares of a set and those next to them.
#[inline(always)]
const fn around(squares: u64) -> u64 {
    let row = squares | squares << 1 & NOT_FIRST_COLUMN | squares >> 1 & NOT_LAST_COLUMN;
    row | row << 8 | row >> 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::othello::Board8;

    fn counts(board: Board8) -> [usize; BOARD_COUNTS] {
        board_counts([board.own(), board.opponent()], [board.legal(), board.swap().legal()])
    }

    #[test]
    fn the_start_has_four_moves_a_side_and_every_disc_has_empty_neighbours() {
        let start = counts(Board8::start());
        assert_eq!(start[..5], [5, MOBILITIES[0] + 4, MOBILITIES[1] + 4, FRONTIERS[0] + 10, FRONTIERS[1] + 10]);
        assert_eq!(start[5..], [SAFE_MOVES[0] + 4, SAFE_MOVES[1] + 4, CORNER_MOVES]);
    }

    #[test]
    fn a_move_next_to_a_corner_is_safe_once_the_corner_is_taken() {
        let safe_moves = |own, opponent| counts(Board8::new(own, opponent))[5] - SAFE_MOVES[0];
        let [a1, c1, d1] = [1, 1 << 2, 1 << 3];
        assert_eq!(Board8::new(d1, c1).legal(), 1 << 1, "b1");
        assert_eq!(safe_moves(d1, c1), 0);
        assert_eq!(safe_moves(a1 | d1, c1), 1);
    }

    #[test]
    fn corners_that_each_side_can_take_are_counted_together() {
        let [b1, c1, g1, f1] = [1 << 1, 1 << 2, 1 << 6, 1 << 5];
        let corner_moves = |own, opponent| counts(Board8::new(own, opponent))[7] - CORNER_MOVES;
        assert_eq!(corner_moves(c1, b1), 5);
        assert_eq!(corner_moves(b1, c1), 1);
        assert_eq!(corner_moves(c1 | f1, b1 | g1), 10);
    }

    #[test]
    fn every_feature_has_weights_of_its_own() {
        let full_rows = Board8::new(0x00FF_00FF_00FF_00FF, 0);
        for board in [Board8::start(), Board8::start().play(19), full_rows, full_rows.swap(), Board8::new(0, 0)] {
            let counts = counts(board);
            assert!(counts[0] < PARITIES && counts[7] < COUNT_WEIGHTS, "{counts:?}");
            assert!(counts.is_sorted(), "{counts:?}");
        }
    }

    #[test]
    fn mirrored_and_rotated_positions_have_the_same_features() {
        let mut board = Board8::start();
        for ply in 0..40 {
            board = match board.legal() {
                0 => board.swap(),
                moves if ply % 2 == 0 => board.play(moves.trailing_zeros() as usize),
                moves => board.play(63 - moves.leading_zeros() as usize),
            };
            // Turned upside down, turned by a half, and mirrored.
            for turn in [u64::swap_bytes, u64::reverse_bits, |discs: u64| discs.swap_bytes().reverse_bits()] {
                assert_eq!(counts(Board8::new(turn(board.own()), turn(board.opponent()))), counts(board), "ply {ply}");
            }
        }
    }

    #[test]
    fn the_frontier_does_not_reach_around_the_edge() {
        assert_eq!(around(1 << 7), 1 << 6 | 1 << 7 | 1 << 14 | 1 << 15);
        assert_eq!(around(1 << 56), 1 << 48 | 1 << 49 | 1 << 56 | 1 << 57);
    }
}
