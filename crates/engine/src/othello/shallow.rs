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
use tessera_rules::othello::kernel::per_processor;

/// Null-window searches of at most this many plies are frontier searches.
pub(crate) const FRONTIER_DEPTH: u32 = 3;

/// Corners, and squares that usually do not give them away.
const GOOD_SQUARES: u64 = 0xBD3C_FFFF_FFFF_3CBD;

/// The squares of a set in the order in which they are tried: the killer move, then [`GOOD_SQUARES`], then the others.
struct TriedSquares {
    rest: u64,
    killer: u64,
}

impl Iterator for TriedSquares {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let TriedSquares { rest, killer } = *self;
        let first = [rest & killer, rest & GOOD_SQUARES].into_iter().find(|squares| *squares != 0).unwrap_or(rest);
        self.rest &= !(first & first.wrapping_neg());
        (first != 0).then(|| first.trailing_zeros() as usize)
    }
}

impl SearchThread<'_> {
    /// The moves of a node in the order in which they are tried.
    #[inline]
    fn tried_squares(&self, node: &OthelloNode, moves: u64) -> TriedSquares {
        TriedSquares { rest: moves, killer: self.killers[node.empties() as usize & 63] }
    }

    /// Records the move that caused a cutoff.
    #[inline]
    fn set_killer(&mut self, node: &OthelloNode, square: usize) {
        self.killers[node.empties() as usize & 63] = 1 << (square & 63);
    }
}

per_processor! {
    []

    /// The evaluation in parts of a disc.
    #[inline]
    pub(crate) fn static_eval(thread: &SearchThread<'_>, node: &OthelloNode) -> i32 {
        eval_with_moves(thread, node, kernel::legal(node.own, node.opponent))
    }

    /// The same for a node whose moves are known.
    #[inline]
    fn eval_with_moves(thread: &SearchThread<'_>, node: &OthelloNode, moves: u64) -> i32 {
        let OthelloNode { own, opponent, features } = node;
        thread.evaluation.evaluate(features, [*own, *opponent], [moves, kernel::legal(*opponent, *own)])
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
        search_all_moves(thread, node, kernel::legal(node.own, node.opponent), alpha, beta, depth)
    }

    /// The same for a node whose moves are known.
    fn search_all_moves(
        thread: &mut SearchThread<'_>,
        node: &OthelloNode,
        moves: u64,
        alpha: i32,
        beta: i32,
        depth: u32,
    ) -> i32 {
        if moves == 0 {
            if kernel::legal(node.opponent, node.own) == 0 {
                return final_score(node.own, node.opponent) * UNIT;
            }
            return -shallow_search(thread, &node.passed(), -beta, -alpha, depth);
        }
        let (mut best, mut alpha) = (-99 * UNIT, alpha);
        for square in thread.tried_squares(node, moves) {
            let flips = kernel::flips(square, node.own, node.opponent);
            let next = node.after(thread.layout, square as u8, flips);
            let value = -shallow_search(thread, &next, -beta, -alpha, depth - 1);
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    thread.set_killer(node, square);
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
        let moves = kernel::legal(node.own, node.opponent);
        let now = eval_with_moves(thread, node, moves);
        frontier_cut(now, beta, depth).unwrap_or_else(|| search_frontier_moves(thread, node, moves, beta, depth))
    }

    /// The same for a node whose moves are known and whose own evaluation has decided nothing.
    fn search_frontier_moves(thread: &mut SearchThread<'_>, node: &OthelloNode, moves: u64, beta: i32, depth: u32) -> i32 {
        if depth < 2 {
            return search_all_moves(thread, node, moves, beta - 1, beta, depth);
        }
        if moves == 0 {
            let replies = kernel::legal(node.opponent, node.own);
            if replies == 0 {
                return final_score(node.own, node.opponent) * UNIT;
            }
            return -search_frontier_moves(thread, &node.passed(), replies, 1 - beta, depth);
        }
        let mut open = Candidates::<MAX_MOVES>::new();
        let mut best = -99 * UNIT;
        for square in thread.tried_squares(node, moves) {
            let flips = kernel::flips(square, node.own, node.opponent);
            let next = node.after(thread.layout, square as u8, flips);
            thread.check_limits();
            if thread.stopped {
                return beta - 1;
            }
            thread.nodes += 1;
            let replies = kernel::legal(next.own, next.opponent);
            let now = eval_with_moves(thread, &next, replies);
            let value = match frontier_cut(now, 1 - beta, depth - 1) {
                Some(value) => -value,
                // This move is likely to be good enough, so that the others need no evaluation.
                None if -now >= beta => -search_frontier_moves(thread, &next, replies, 1 - beta, depth - 1),
                None => {
                    open.add(Candidate { square: square as u8, flips, replies, rank: -now });
                    continue;
                }
            };
            best = best.max(value);
            if best >= beta {
                thread.set_killer(node, square);
                return best;
            }
        }
        while let Some(Candidate { square, flips, replies, .. }) = open.next() {
            let next = node.after(thread.layout, square, flips);
            best = best.max(-search_frontier_moves(thread, &next, replies, 1 - beta, depth - 1));
            if best >= beta {
                thread.set_killer(node, usize::from(square));
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
