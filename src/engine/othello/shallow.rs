//! The last plies above the leaves of a search to a depth, without the transposition table. Values are in parts of a disc.
//!
//! Where selective cuts are allowed, a move whose evaluation is far beyond the bound is not searched: the evaluation takes the
//! place of ProbCut's shallow search there.

use super::bounds_table::{HIGHEST, NO_SQUARE};
use super::candidates::{Candidate, Candidates, MAX_MOVES};
use super::evaluation::UNIT;
use super::last_empties::final_score;
use super::node::OthelloNode;
use super::probcut::frontier_cut;
use super::search_thread::SearchThread;
use crate::rules::othello::kernel::per_processor;

/// Null-window searches of at most so many plies are frontier searches.
pub(crate) const FRONTIER_DEPTH: u32 = 3;

/// Corners, and squares that usually do not give them away.
const GOOD_SQUARES: u64 = 0xBD3C_FFFF_FFFF_3CBD;

/// The squares of a set, those of [`GOOD_SQUARES`] before the others.
struct GoodSquaresFirst(u64);

impl Iterator for GoodSquaresFirst {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let good = self.0 & GOOD_SQUARES;
        let first = if good == 0 { self.0 } else { good };
        self.0 &= !(first & first.wrapping_neg());
        (first != 0).then(|| first.trailing_zeros() as usize)
    }
}

per_processor! {
    []

    /// The evaluation in parts of a disc.
    #[inline]
    pub(crate) fn static_eval(thread: &SearchThread<'_>, node: &OthelloNode) -> i32 {
        let OthelloNode { own, opponent, features } = node;
        let moves = [kernel::legal(*own, *opponent), kernel::legal(*opponent, *own)];
        thread.evaluation.evaluate(features, [*own, *opponent], moves)
    }

    /// The value of a search that visits all moves: exact within the window, else a bound.
    pub(crate) fn shallow_search(thread: &mut SearchThread<'_>, node: &OthelloNode, alpha: i32, beta: i32, depth: u32) -> i32 {
        thread.check_limits();
        if thread.stopped {
            return alpha;
        }
        thread.nodes += 1;
        if depth == 0 {
            return static_eval(thread, node);
        }
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return final_score(node.own, node.opponent) * UNIT;
            }
            return -shallow_search(thread, &node.passed(), -beta, -alpha, depth);
        }
        let (mut best, mut alpha) = (-99 * UNIT, alpha);
        for square in GoodSquaresFirst(moves) {
            let flips = kernel::flips(square, node.own, node.opponent);
            let next = node.after(thread.layout, square as u8, flips);
            let value = -shallow_search(thread, &next, -beta, -alpha, depth - 1);
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    return best;
                }
            }
        }
        best
    }

    /// A bound of the value of a search of one to three plies, on the same side of `beta` as the value or, by a selective cut,
    /// as it probably is.
    pub(crate) fn frontier_search(thread: &mut SearchThread<'_>, node: &OthelloNode, beta: i32, depth: u32) -> i32 {
        thread.check_limits();
        if thread.stopped {
            return beta - 1;
        }
        thread.nodes += 1;
        let now = static_eval(thread, node);
        frontier_cut(now, beta, depth).unwrap_or_else(|| search_frontier_moves(thread, node, beta, depth))
    }

    /// The same for a node whose own evaluation has decided nothing.
    fn search_frontier_moves(thread: &mut SearchThread<'_>, node: &OthelloNode, beta: i32, depth: u32) -> i32 {
        if depth < 2 {
            return shallow_search(thread, node, beta - 1, beta, depth);
        }
        let moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return final_score(node.own, node.opponent) * UNIT;
            }
            return -search_frontier_moves(thread, &node.passed(), 1 - beta, depth);
        }
        let mut open = Candidates::<MAX_MOVES>::new();
        let mut best = -99 * UNIT;
        for square in GoodSquaresFirst(moves) {
            let flips = kernel::flips(square, node.own, node.opponent);
            let next = node.after(thread.layout, square as u8, flips);
            thread.check_limits();
            if thread.stopped {
                return beta - 1;
            }
            thread.nodes += 1;
            let now = static_eval(thread, &next);
            match frontier_cut(now, 1 - beta, depth - 1) {
                Some(value) if -value >= beta => return -value,
                Some(value) => best = best.max(-value),
                None => open.add(Candidate { square: square as u8, flips, replies: 0, rank: -now }),
            }
        }
        while let Some(Candidate { square, flips, .. }) = open.next() {
            let next = node.after(thread.layout, square, flips);
            best = best.max(-search_frontier_moves(thread, &next, 1 - beta, depth - 1));
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The value of a very shallow search, and the best move; a move that wins at once is best.
    pub(crate) fn shallow_root_search(thread: &mut SearchThread<'_>, node: &OthelloNode, depth: u32) -> (i32, u8) {
        let mut moves = kernel::legal(node.own, node.opponent);
        if moves == 0 {
            return (-shallow_search(thread, &node.passed(), -99 * UNIT, 99 * UNIT, depth), NO_SQUARE);
        }
        let mut best = (i32::MIN, 0, NO_SQUARE);
        while moves != 0 {
            let square = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            let next = node.after(thread.layout, square, kernel::flips(usize::from(square), node.own, node.opponent));
            let is_over = kernel::legal(next.own, next.opponent) == 0 && kernel::legal(next.opponent, next.own) == 0;
            let value = match -final_score(next.own, next.opponent) {
                score if is_over && score > 0 => (HIGHEST + score) * UNIT,
                score if is_over => score * UNIT,
                _ => -shallow_search(thread, &next, -99 * UNIT, 99 * UNIT, depth - 1),
            };
            best = best.max((value, thread.tie_break(square), square));
        }
        (best.0.min(HIGHEST * UNIT), best.2)
    }
}
