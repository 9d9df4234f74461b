//! The last dozen plies, searched to the end of the game: whether the score is better than a given one.

use super::last::{FEW, ended, odd};
use super::moves::{Candidate, Candidates};
use super::stable;
use super::table::{Found, HIGHEST, Known, NOWHERE, Table, key};
use super::worker::Worker;
use crate::rules::othello::kernel::per_processor;

/// With so many empty squares or fewer no evaluation is needed any more.
pub(crate) const WITHOUT_SIGHT: u32 = 12;
/// From so many empty squares on, positions are looked up and remembered.
const REMEMBERED: u32 = 7;

/// Only if the score to beat is at least this, by empty squares, it is worth counting the opponent's stable discs.
#[rustfmt::skip]
const STABLE_FROM: [i32; 61] = [
    99, 99, 99, 99,  6,  8, 10, 12, 14, 16, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38,
    40, 40, 42, 42, 44, 44, 46, 46, 48, 48, 48, 50, 50, 50, 52, 52, 52, 54, 54, 54,
    56, 56, 58, 58, 60, 60, 62, 62, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64,
];

/// Corners.
const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A score that is certain not to be exceeded, if it is no better than `alpha`.
#[inline]
pub(crate) fn limited_by_stable_discs(
    worker: &Worker<'_>,
    own: u64,
    opponent: u64,
    empties: u32,
    alpha: i32,
) -> Option<i32> {
    if alpha < STABLE_FROM[empties as usize] {
        return None;
    }
    let most = HIGHEST - 2 * stable::count(worker.edges, opponent, own) as i32;
    (most <= alpha).then_some(most)
}

/// How inviting a square is by itself.
#[rustfmt::skip]
pub(crate) const SQUARE_WORTH: [i32; 64] = [
    18,  4,  16, 12, 12, 16,  4, 18,
     4,  2,   6,  8,  8,  6,  2,  4,
    16,  6,  14, 10, 10, 14,  6, 16,
    12,  8,  10,  0,  0, 10,  8, 12,
    12,  8,  10,  0,  0, 10,  8, 12,
    16,  6,  14, 10, 10, 14,  6, 16,
     4,  2,   6,  8,  8,  6,  2,  4,
    18,  4,  16, 12, 12, 16,  4, 18,
];

per_processor! {
    [crate::engine::othello::last as last]

    /// Whether the side to move gets more than `alpha`, and a bound of what it gets on the same side of `alpha`.
    pub(crate) fn exact(worker: &mut Worker<'_>, own: u64, opponent: u64, alpha: i32) -> i32 {
        let moves = kernel::legal(own, opponent);
        exact_from(worker, own, opponent, moves, alpha)
    }

    /// The same if the legal moves are known already.
    fn exact_from(worker: &mut Worker<'_>, own: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        let empties = (!(own | opponent)).count_ones();
        if empties <= FEW {
            return last::few(worker, own, opponent, alpha);
        }
        worker.nodes += 1;
        if let Some(most) = limited_by_stable_discs(worker, own, opponent, empties, alpha) {
            return most;
        }
        if moves == 0 {
            let replies = kernel::legal(opponent, own);
            return match replies {
                0 => ended(own, opponent),
                _ => -exact_from(worker, opponent, own, replies, -alpha - 1),
            };
        }
        if empties >= REMEMBERED {
            return remembered(worker, own, opponent, moves, alpha);
        }
        let mut candidates = Candidates::<{ REMEMBERED as usize }>::new();
        rank(&mut candidates, own, opponent, moves, [NOWHERE; 2]);
        best_of(worker, &mut candidates, own, opponent, alpha).0
    }

    fn remembered(worker: &mut Worker<'_>, own: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        worker.look_up();
        if worker.halted {
            return alpha;
        }
        let empties = (!(own | opponent)).count_ones();
        let key = key(own, opponent);
        let known = worker.near.get(key).unwrap_or(Known::NOTHING);
        if let Some(value) = known.settles(empties, alpha, worker.certainty) {
            return value;
        }
        let mut candidates = Candidates::<{ WITHOUT_SIGHT as usize }>::new();
        rank(&mut candidates, own, opponent, moves, known.best);
        if empties >= FORESEEN
            && let Some(value) = foreseen(worker, worker.near, candidates.all(), own, opponent, empties, alpha)
        {
            return value;
        }
        let (value, best) = best_of(worker, &mut candidates, own, opponent, alpha);
        if !worker.halted {
            let (depth, certainty) = (empties as u8, worker.certainty);
            worker.near.put(key, Found { value, alpha, beta: alpha + 1, depth, certainty, best });
        }
        value
    }

    /// Whether a reply is known already to leave the opponent too little.
    pub(crate) fn foreseen(
        worker: &Worker<'_>,
        table: &Table,
        candidates: &[Candidate],
        own: u64,
        opponent: u64,
        depth: u32,
        alpha: i32,
    ) -> Option<i32> {
        for candidate in candidates {
            let (next, other) = candidate.after(own, opponent);
            if let Some(known) = table.get(key(next, other))
                && known.holds(depth - 1, worker.certainty)
                && -known.upper > alpha
            {
                return Some(-known.upper);
            }
        }
        None
    }

    fn best_of<const MOST: usize>(
        worker: &mut Worker<'_>,
        candidates: &mut Candidates<MOST>,
        own: u64,
        opponent: u64,
        alpha: i32,
    ) -> (i32, u8) {
        let mut best = (-99, NOWHERE);
        while let Some(candidate) = candidates.next() {
            let (next, other) = candidate.after(own, opponent);
            let value = -exact_from(worker, next, other, candidate.replies, -alpha - 1);
            if worker.halted {
                return best;
            }
            if value > best.0 {
                best = (value, candidate.square);
                if value > alpha {
                    break;
                }
            }
        }
        best
    }

    /// Lists the moves, those first that leave the opponent few replies.
    fn rank<const MOST: usize>(
        candidates: &mut Candidates<MOST>,
        own: u64,
        opponent: u64,
        moves: u64,
        best: [u8; 2],
    ) {
        let odd = odd(!(own | opponent));
        let mut rest = moves;
        while rest != 0 {
            let square = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let flips = kernel::flips(square, own, opponent);
            let (next, other) = (opponent ^ flips, own ^ flips ^ (1 << square));
            let replies = kernel::legal(next, other);
            let rank = if square as u8 == best[0] {
                1 << 20
            } else if square as u8 == best[1] {
                1 << 19
            } else {
                let parity = i32::from(odd >> square & 1 == 1) * 24;
                let corners = (replies & CORNERS).count_ones();
                SQUARE_WORTH[square] + parity - 16 * (replies.count_ones() + corners) as i32
            };
            candidates.add(Candidate { square: square as u8, flips, replies, rank });
        }
    }
}

/// From so many empty squares on, replies are looked up before any of them is searched.
const FORESEEN: u32 = 10;
