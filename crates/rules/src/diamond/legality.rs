//! Finds the reason why a move is illegal that helps the player most.
//!
//! Checks first the kind of move in this phase, then the piece, then the target; an occupied target is reported before
//! a missing line.

use super::board::Board;
use super::lattice::{NEIGHBOURS, bit, on_board, points, slot};
use crate::{IllegalMove, Move, Phase, Point};

/// Checks a move in a game in progress.
pub(super) fn check(board: &Board, mv: Move) -> Result<(), IllegalMove> {
    match mv {
        Move::Pass => Err(IllegalMove::NotInThisGame),
        Move::Place(at) => check_place(board, at),
        Move::Step { from, to } => check_step(board, from, to),
        Move::Remove(at) => check_removal(board, at),
        Move::Swap if board.may_swap() => Ok(()),
        Move::Swap => Err(IllegalMove::SwapOnlySecondPly),
    }
}

fn check_place(board: &Board, at: Point) -> Result<(), IllegalMove> {
    if !on_board(at) {
        Err(IllegalMove::NoSuchPoint(at))
    } else if board.phase() == Phase::Movement {
        Err(IllegalMove::AllPlaced)
    } else if board.empty() & bit(at) == 0 {
        Err(IllegalMove::Occupied(at))
    } else {
        Ok(())
    }
}

fn check_step(board: &Board, from: Point, to: Point) -> Result<(), IllegalMove> {
    if let Some(outside) = [from, to].into_iter().find(|point| !on_board(*point)) {
        return Err(IllegalMove::NoSuchPoint(outside));
    }
    if board.phase() == Phase::Placement {
        return Err(IllegalMove::StillPlacing);
    }
    let own = board.pieces(board.to_move());
    if board.empty() & bit(from) != 0 {
        Err(IllegalMove::NothingThere(from))
    } else if board.neutral() & bit(from) != 0 {
        Err(IllegalMove::NeutralsDoNotMove(from))
    } else if own & bit(from) == 0 {
        Err(IllegalMove::NotYours(from))
    } else if own & bit(to) != 0 {
        Err(IllegalMove::OwnPieceThere(to))
    } else if board.empty() & bit(to) == 0 {
        Err(IllegalMove::Occupied(to))
    } else if NEIGHBOURS[slot(from)] & bit(to) == 0 {
        Err(IllegalMove::NoLine { from, to })
    } else {
        Ok(())
    }
}

fn check_removal(board: &Board, at: Point) -> Result<(), IllegalMove> {
    if !on_board(at) {
        return Err(IllegalMove::NoSuchPoint(at));
    }
    if board.phase() == Phase::Placement {
        return Err(IllegalMove::StillPlacing);
    }
    if board.neutral() & bit(at) == 0 {
        return Err(IllegalMove::NotNeutral(at));
    }
    let pieces = NEIGHBOURS[slot(at)] & !(board.empty() | board.neutral());
    match points(pieces).next() {
        Some(piece) => Err(IllegalMove::NeutralHasNeighbour { neutral: at, piece }),
        None => Ok(()),
    }
}
