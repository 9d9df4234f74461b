//! The last ten plies, searched to the end of the game with a null window.

use super::bounds_table::{BoundsTable, NO_SQUARE, NodeResult, ScoreBounds, key};
use super::candidates::{Candidate, Candidates};
use super::last_empties::{FEW_EMPTIES, final_score, odd_quadrants};
use super::search_thread::SearchThread;
use super::stable_discs::stability_cutoff;
use tessera_rules::othello::kernel::per_processor;

/// With at most this many empty squares the search reaches the end and needs no evaluation.
pub(crate) const ENDGAME_EMPTIES: u32 = 10;
/// The least number of empty squares at which the transposition table is used.
const TABLE_EMPTIES: u32 = 6;

/// The corners.
const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The value of a square in move ordering.
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
    [crate::othello::last_empties as last]

    /// The score, as a bound on the same side of `alpha` as the exact score.
    pub(crate) fn exact(thread: &mut SearchThread<'_>, own: u64, opponent: u64, alpha: i32) -> i32 {
        let moves = kernel::legal(own, opponent);
        exact_from(thread, own, opponent, moves, alpha)
    }

    /// The same with the legal moves already computed.
    fn exact_from(thread: &mut SearchThread<'_>, own: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        let empties = (!(own | opponent)).count_ones();
        if empties <= FEW_EMPTIES {
            return last::solve_few(thread, own, opponent, alpha);
        }
        thread.nodes += 1;
        if let Some(most) = stability_cutoff(thread.edges, own, opponent, empties, alpha) {
            return most;
        }
        if moves == 0 {
            let replies = kernel::legal(opponent, own);
            return match replies {
                0 => final_score(own, opponent),
                _ => -exact_from(thread, opponent, own, replies, -alpha - 1),
            };
        }
        if empties >= TABLE_EMPTIES {
            return exact_with_table(thread, own, opponent, moves, alpha);
        }
        let mut candidates = Candidates::<{ TABLE_EMPTIES as usize }>::new();
        rank(&mut candidates, own, opponent, moves, [NO_SQUARE; 2]);
        best_of(thread, &mut candidates, own, opponent, alpha).0
    }

    fn exact_with_table(thread: &mut SearchThread<'_>, own: u64, opponent: u64, moves: u64, alpha: i32) -> i32 {
        thread.check_limits();
        if thread.stopped {
            return alpha;
        }
        let empties = (!(own | opponent)).count_ones();
        let key = key(own, opponent);
        let known = thread.local.get(key).unwrap_or(ScoreBounds::UNKNOWN);
        if let Some(value) = known.decides(empties, alpha, thread.cuts.certainty) {
            return value;
        }
        let mut candidates = Candidates::<{ ENDGAME_EMPTIES as usize }>::new();
        rank(&mut candidates, own, opponent, moves, known.best);
        if empties >= ENHANCED_CUTOFF_DEPTH
            && let Some(value) = enhanced_tt_cutoff(thread, thread.local, candidates.all(), own, opponent, empties, alpha)
        {
            return value;
        }
        let (value, best) = best_of(thread, &mut candidates, own, opponent, alpha);
        if !thread.stopped {
            let (depth, certainty) = (empties as u8, thread.cuts.certainty);
            thread.local.put(key, NodeResult { value, alpha, beta: alpha + 1, depth, certainty, best });
        }
        value
    }

    /// Enhanced transposition cutoff: a value above `alpha` if a move is already known to leave the opponent too
    /// little, or leaves so many stable discs that it must.
    pub(crate) fn enhanced_tt_cutoff(
        thread: &SearchThread<'_>,
        table: &BoundsTable,
        candidates: &[Candidate],
        own: u64,
        opponent: u64,
        depth: u32,
        alpha: i32,
    ) -> Option<i32> {
        let empties_after = (!(own | opponent)).count_ones() - 1;
        for candidate in candidates {
            let (next, other) = candidate.after(own, opponent);
            if let Some(known) = table.get(key(next, other))
                && known.holds(depth - 1, thread.cuts.certainty)
                && -known.upper > alpha
            {
                return Some(-known.upper);
            }
            if let Some(most) = stability_cutoff(thread.edges, next, other, empties_after, -alpha - 1) {
                return Some(-most);
            }
        }
        None
    }

    fn best_of<const MAX_MOVES: usize>(
        thread: &mut SearchThread<'_>,
        candidates: &mut Candidates<MAX_MOVES>,
        own: u64,
        opponent: u64,
        alpha: i32,
    ) -> (i32, u8) {
        let mut best = (-99, NO_SQUARE);
        while let Some(candidate) = candidates.next() {
            let (next, other) = candidate.after(own, opponent);
            let value = -exact_from(thread, next, other, candidate.replies, -alpha - 1);
            if thread.stopped {
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

    /// Lists the moves; those that leave the opponent few replies rank first.
    fn rank<const MAX_MOVES: usize>(
        candidates: &mut Candidates<MAX_MOVES>,
        own: u64,
        opponent: u64,
        moves: u64,
        best: [u8; 2],
    ) {
        let odd_quadrants = odd_quadrants(!(own | opponent));
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
                let parity = i32::from(odd_quadrants >> square & 1 == 1) * 6;
                let corners = (replies & CORNERS).count_ones() as i32;
                SQUARE_WORTH[square] + parity - 20 * replies.count_ones() as i32 - 8 * corners
            };
            candidates.add(Candidate { square: square as u8, flips, replies, rank });
        }
    }
}

/// The least number of empty squares at which replies are looked up before any is searched.
const ENHANCED_CUTOFF_DEPTH: u32 = 8;
