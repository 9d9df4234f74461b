//! The last few empty squares, where a plain search of all moves is fastest.

use super::search_thread::SearchThread;
use super::stable_discs::stability_cutoff;
use tessera_rules::othello::kernel::per_processor;

/// With at most this many empty squares, moves are ordered by parity alone.
pub(crate) const FEW_EMPTIES: u32 = 4;

const FILE_A: u64 = 0x0101_0101_0101_0101;
/// Multiplies the squares of a file, a1 to a8, into the highest byte.
const FILE_TO_RANK: u64 = 0x0102_0408_1020_4080;

/// The quadrants of the board.
const QUADRANTS: [u64; 4] = [0x0F0F_0F0F, 0xF0F0_F0F0, 0x0F0F_0F0F << 32, 0xF0F0_F0F0 << 32];

/// For each square its quadrant.
const QUADRANT: [u64; 64] = {
    let mut quadrants = [0; 64];
    let mut square = 0;
    while square < 64 {
        quadrants[square] = QUADRANTS[square / 32 * 2 + square % 8 / 4];
        square += 1;
    }
    quadrants
};

/// For each square its neighbours.
pub(crate) const NEIGHBOURS: [u64; 64] = {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1_u64 << square;
        let sides = (bit & !(FILE_A << 7)) << 1 | (bit & !FILE_A) >> 1;
        let row = sides | bit;
        sets[square] = sides | row << 8 | row >> 8;
        square += 1;
    }
    sets
};

/// For each square its two diagonals without the square: first the one on which row and column rise together.
const DIAGONALS: [[u64; 2]; 64] = {
    let mut sets = [[0; 2]; 64];
    let mut index = 0;
    while index < 64 * 64 {
        let (square, other) = (index / 64, index % 64);
        let (row, column) = (square as i32 / 8, square as i32 % 8);
        let (down, right) = (other as i32 / 8 - row, other as i32 % 8 - column);
        if square != other && down == right {
            sets[square][0] |= 1 << other;
        }
        if square != other && down == -right {
            sets[square][1] |= 1 << other;
        }
        index += 1;
    }
    sets
};

/// By the index of an empty square on its line and the own discs there, with all others the opponent's: twice the
/// number of discs that flip.
const GAINS: [[u8; 256]; 8] = {
    let mut gains = [[0; 256]; 8];
    let mut index = 0;
    while index < 8 * 256 {
        let (at, own) = (index / 256, index % 256);
        let mut flip_gain = 0;
        let mut end = at + 1;
        while end < 8 && own >> end & 1 == 0 {
            end += 1;
        }
        if end < 8 {
            flip_gain += end - at - 1;
        }
        let mut end = at;
        while end > 0 && own >> (end - 1) & 1 == 0 {
            end -= 1;
        }
        if end > 0 {
            flip_gain += at - end;
        }
        gains[at][own] = 2 * flip_gain as u8;
        index += 1;
    }
    gains
};

/// The squares of quadrants with an odd number of empty squares: the side that moves there first also moves there last.
#[inline]
pub(crate) fn odd_quadrants(empty: u64) -> u64 {
    let mut odd_quadrants = 0;
    for quadrant in QUADRANTS {
        let is_odd = u64::from((empty & quadrant).count_ones() & 1);
        odd_quadrants |= quadrant & is_odd.wrapping_neg();
    }
    odd_quadrants
}

/// The change of the disc difference by flips when `own` fills the only empty square.
#[inline]
fn flip_gain(own: u64, square: usize) -> i32 {
    let (row, column) = (square & 56, square & 7);
    let rank = (own >> row) as u8;
    let file = ((own >> column & FILE_A).wrapping_mul(FILE_TO_RANK) >> 56) as u8;
    let [rising, falling] = DIAGONALS[square].map(|line| ((own & line).wrapping_mul(FILE_A) >> 56) as u8);
    let along = |at: usize, line: u8| i32::from(GAINS[at & 7][usize::from(line)]);
    along(column, rank) + along(row >> 3, file) + along(column, rising) + along(column, falling)
}

/// The score with one empty square left.
#[inline]
pub(crate) fn solve_one(own: u64, square: usize) -> i32 {
    let own = own & !(1 << square);
    let discs = own.count_ones() as i32;
    let gained = flip_gain(own, square);
    if gained > 0 {
        return 2 * discs + gained + 2 - 64;
    }
    let lost = flip_gain(!own & !(1 << square), square);
    if lost > 0 {
        return 2 * discs - lost - 64;
    }
    // Neither side can fill the square: it counts for the winner, who exists because the number of discs is odd.
    2 * discs - if discs >= 32 { 62 } else { 64 }
}

/// The score of a finished game: empty squares count for the winner.
#[inline]
pub(crate) fn final_score(own: u64, opponent: u64) -> i32 {
    let (own, opponent) = (own.count_ones() as i32, opponent.count_ones() as i32);
    let empty = 64 - own - opponent;
    let difference = own - opponent;
    difference + difference.signum() * empty
}

per_processor! {
    []

    /// The score with two empty squares, as a bound on the same side of `alpha`.
    fn solve_two(thread: &mut SearchThread<'_>, own: u64, opponent: u64, empty: u64, alpha: i32) -> i32 {
        thread.nodes += 1;
        let first = empty.trailing_zeros() as usize;
        let second = 63 - empty.leading_zeros() as usize;
        let mut best = -99;
        for (square, left) in [(first, second), (second, first)] {
            if NEIGHBOURS[square] & opponent == 0 {
                continue;
            }
            let flips = kernel::flips(square, own, opponent);
            if flips != 0 {
                thread.nodes += 1;
                best = best.max(-solve_one(opponent ^ flips, left));
                if best > alpha {
                    return best;
                }
            }
        }
        if best > -99 {
            return best;
        }
        let mut best = 99;
        for (square, left) in [(first, second), (second, first)] {
            let flips = kernel::flips(square, opponent, own);
            if flips != 0 {
                thread.nodes += 1;
                best = best.min(solve_one(own ^ flips, left));
                if best <= alpha {
                    return best;
                }
            }
        }
        if best < 99 { best } else { final_score(own, opponent) }
    }

    /// The score with at most [`FEW_EMPTIES`] empty squares.
    pub(crate) fn solve_few(thread: &mut SearchThread<'_>, own: u64, opponent: u64, alpha: i32) -> i32 {
        let empty = !(own | opponent);
        match empty.count_ones() {
            0 | 1 => solve_at_most_one(own, opponent, empty),
            2 => solve_two(thread, own, opponent, empty, alpha),
            _ => solve_several(thread, own, opponent, odd_quadrants(empty), alpha),
        }
    }

    /// The score with three empty squares or more; `odd_quadrants` holds the quadrants with an odd number of them.
    fn solve_several(thread: &mut SearchThread<'_>, own: u64, opponent: u64, odd_quadrants: u64, alpha: i32) -> i32 {
        thread.nodes += 1;
        let empties = (!(own | opponent)).count_ones();
        if let Some(most) = stability_cutoff(thread.edges, own, opponent, empties, alpha) {
            return most;
        }
        match best_of_moves(thread, own, opponent, odd_quadrants, alpha) {
            Some(value) => value,
            None => match best_of_moves(thread, opponent, own, odd_quadrants, -alpha - 1) {
                Some(value) => -value,
                None => final_score(own, opponent),
            },
        }
    }

    /// The best value of all moves, those in odd quadrants first; `None` if there is no move.
    fn best_of_moves(thread: &mut SearchThread<'_>, own: u64, opponent: u64, odd_quadrants: u64, alpha: i32) -> Option<i32> {
        let empty = !(own | opponent);
        let mut best = -99;
        for mut rest in [empty & odd_quadrants, empty & !odd_quadrants] {
            while rest != 0 {
                let square = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if NEIGHBOURS[square] & opponent == 0 {
                    continue;
                }
                let flips = kernel::flips(square, own, opponent);
                if flips == 0 {
                    continue;
                }
                let (next, other) = (opponent ^ flips, own ^ flips ^ (1 << square));
                let left = empty ^ (1 << square);
                let value = if left.count_ones() == 2 {
                    -solve_two(thread, next, other, left, -alpha - 1)
                } else {
                    -solve_several(thread, next, other, odd_quadrants ^ QUADRANT[square], -alpha - 1)
                };
                if value > best {
                    best = value;
                    if best > alpha {
                        return Some(best);
                    }
                }
            }
        }
        (best > -99).then_some(best)
    }
}

/// The score with one empty square or none.
#[inline]
fn solve_at_most_one(own: u64, opponent: u64, empty: u64) -> i32 {
    if empty == 0 { final_score(own, opponent) } else { solve_one(own, empty.trailing_zeros() as usize) }
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use tessera_rules::othello::Board8;

    /// The score by the rules alone.
    fn by_rules(board: Board8) -> i32 {
        let mut moves = board.legal();
        if moves == 0 {
            return if board.is_over() { final_score(board.own(), board.opponent()) } else { -by_rules(board.swap()) };
        }
        let mut best = -64;
        while moves != 0 {
            best = best.max(-by_rules(board.play(moves.trailing_zeros() as usize)));
            moves &= moves - 1;
        }
        best
    }

    #[test]
    fn solving_the_last_squares_agrees_with_the_rules() {
        let mut rng = StdRng::seed_from_u64(8);
        for round in 0..6_000 {
            let mut empty = 0_u64;
            while empty.count_ones() < round % 6 {
                empty |= 1 << rng.random_range(0..64);
            }
            // Some boards have long runs of one colour, where squares can stay empty.
            let own: u64 = if round % 5 == 0 { rng.random::<u64>() | rng.random::<u64>() } else { rng.random() };
            let own = if round % 7 == 0 { own | rng.random::<u64>() | rng.random::<u64>() } else { own } & !empty;
            let board = Board8::new(own, !own & !empty);
            let score = by_rules(board);
            for alpha in [-64, score - 1, score, 63] {
                let mut thread = SearchThread::unlimited();
                let value = plain::solve_few(&mut thread, board.own(), board.opponent(), alpha);
                assert_eq!(value > alpha, score > alpha, "{board:?} {score} {alpha}");
                assert!(if value > alpha { value <= score } else { value >= score }, "{board:?} {value} {score}");
            }
        }
    }
}
