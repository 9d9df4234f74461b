//! Conversion of an untrusted set-up to a position, and back.

use super::board::{Board, PIECES, QUIET_LIMIT};
use super::history::RepetitionHistory;
use super::lattice::{narrow, points, wide};
use super::position::Position;
use super::situation::Situation;
use crate::{Contradiction, Game, Move, PerSide, Phase, Placement, PointSet, SetupError, Side};

impl Situation {
    /// The movement phase without history: no quiet plies, no earlier positions, sides not switched.
    pub fn without_history(placement: &Placement, to_move: Side) -> Situation {
        Situation {
            to_move,
            phase: Phase::Movement,
            in_hand: PerSide::new(0, 0),
            quiet: 0,
            swapped: false,
            seen: vec![[placement.first, placement.second]],
        }
    }
}

impl Position {
    /// What [`Position::from_setup`] needs besides the placement to build this position again.
    pub fn situation(&self) -> Situation {
        let board = &self.board;
        let [black, white] = Side::BOTH.map(|side| board.hand(side));
        Situation {
            to_move: board.to_move(),
            phase: board.phase(),
            in_hand: PerSide::new(black, white),
            quiet: board.quiet(),
            swapped: board.swapped(),
            seen: self.history.entries().iter().map(|entry| entry.map(wide)).collect(),
        }
    }

    /// Builds a position from its description. Any numbers of pieces may stand in the movement phase; but hands, side
    /// to move, counter and history must fit the board and each other, and no move may have followed a completed
    /// square. The history may consist of the current position alone, whatever the counter says.
    ///
    /// # Errors
    /// The first reason why the position is impossible.
    pub fn from_setup(placement: Placement, situation: Situation) -> Result<Position, SetupError> {
        let mut board = bare_board(placement, &situation)?;
        check_counts(&board, &situation)?;
        match situation.phase {
            Phase::Placement => check_placement_phase(&board, &situation)?,
            Phase::Movement => check_movement_phase(&board, &situation)?,
        }
        board.completed = completed(&board)?;
        if situation.phase == Phase::Placement && all_placed(&board) && board.completed == 0 {
            return Err(SetupError::Contradiction(Contradiction::AllPlaced));
        }
        with_history(board, &situation.seen)
    }
}

fn bare_board(placement: Placement, situation: &Situation) -> Result<Board, SetupError> {
    let set = |points: PointSet| narrow(points).ok_or(SetupError::Misplaced);
    let (black, white, neutral) = (set(placement.first)?, set(placement.second)?, set(placement.neutral)?);
    if black & white != 0 || (black | white) & neutral != 0 {
        return Err(SetupError::Misplaced);
    }
    Ok(Board {
        pieces: PerSide::new(black, white),
        neutral,
        completed: 0,
        to_move: situation.to_move,
        phase: situation.phase,
        quiet: situation.quiet,
        swapped: situation.swapped,
    })
}

fn count(board: &Board, side: Side) -> u8 {
    board.pieces(side).count_ones() as u8
}

fn all_placed(board: &Board) -> bool {
    Side::BOTH.iter().all(|side| count(board, *side) == PIECES)
}

fn check_counts(board: &Board, situation: &Situation) -> Result<(), SetupError> {
    let too_many = |side: &Side| count(board, *side).saturating_add(situation.in_hand[*side]) > PIECES;
    match Side::BOTH.into_iter().find(too_many) {
        Some(side) => Err(SetupError::TooManyPieces { side, most: PIECES.into() }),
        None => Ok(()),
    }
}

fn check_placement_phase(board: &Board, situation: &Situation) -> Result<(), SetupError> {
    let (black, white) = (count(board, Side::First), count(board, Side::Second));
    let lead = u8::from(board.to_move == Side::Second);
    refuse(&[
        (board.neutral != 0, Contradiction::NeutralsWhilePlacing),
        (Side::BOTH.iter().any(|side| count(board, *side) + situation.in_hand[*side] != PIECES), {
            Contradiction::MissingFromHand
        }),
        (black != white + lead, Contradiction::PlacedOutOfTurn),
        (board.swapped && black == 0, Contradiction::SwitchedTooEarly),
        (board.quiet != 0 || !situation.seen.is_empty(), { Contradiction::CountedWhilePlacing }),
    ])
}

fn check_movement_phase(board: &Board, situation: &Situation) -> Result<(), SetupError> {
    let captured = 2 * PIECES - count(board, Side::First) - count(board, Side::Second);
    refuse(&[
        (situation.in_hand != PerSide::new(0, 0), Contradiction::InHandWhileMoving),
        (board.neutral.count_ones() > u32::from(captured), Contradiction::MoreNeutralsThanCaptures),
        (board.quiet > QUIET_LIMIT, Contradiction::TooManyQuietPlies),
        (situation.seen.last() != Some(&[wide(board.pieces(Side::First)), wide(board.pieces(Side::Second))]), {
            Contradiction::HistoryEndsElsewhere
        }),
        (situation.seen.len() > usize::from(board.quiet) + 1, Contradiction::HistoryTooLong),
    ])
}

/// Fails with the first contradiction whose condition holds.
fn refuse(reasons: &[(bool, Contradiction)]) -> Result<(), SetupError> {
    reasons.iter().find(|(holds, _)| *holds).map_or(Ok(()), |(_, why)| Err(SetupError::Contradiction(*why)))
}

/// The corners of the squares that the last move must have completed.
fn completed(board: &Board) -> Result<u64, SetupError> {
    if Board::squares_held(board.pieces[board.to_move]).next().is_some() {
        return Err(SetupError::Contradiction(Contradiction::MoverHoldsSquare(board.to_move)));
    }
    let mover = board.pieces[board.to_move.other()];
    let shared = Board::squares_held(mover).fold(u64::MAX, |shared, square| shared & square);
    if shared == 0 {
        return Err(SetupError::Contradiction(Contradiction::SeparateSquares(board.to_move.other())));
    }
    Ok(Board::squares_held(mover).fold(0, |corners, square| corners | square))
}

const BROKEN: SetupError = SetupError::Contradiction(Contradiction::HistoryBroken);

/// Replays the history: each position must follow from the one before by a legal quiet step.
fn with_history(board: Board, seen: &[[PointSet; 2]]) -> Result<Position, SetupError> {
    let entries: Option<Vec<[u64; 2]>> =
        seen.iter().map(|[black, white]| Some([narrow(*black)?, narrow(*white)?])).collect();
    let entries = entries.ok_or(BROKEN)?;
    let mut position = oldest(&board, &entries)?;
    for entry in entries.iter().skip(1) {
        let mv = step_to(&position.board, entry).ok_or(BROKEN)?;
        position.check(mv).map_err(|_| BROKEN)?;
        position.play_unchecked(mv);
    }
    if position.history.entries() == entries { Ok(position) } else { Err(BROKEN) }
}

/// The position the history starts with; the current one if there is no history.
fn oldest(board: &Board, entries: &[[u64; 2]]) -> Result<Position, SetupError> {
    let mut oldest = Position { board: *board, history: RepetitionHistory::EMPTY };
    if let [[black, white], _, ..] = entries {
        let pieces = PerSide::new(*black, *white);
        let overlapping = black & white | (black | white) & board.neutral != 0;
        let won = Side::BOTH.iter().any(|side| Board::squares_held(pieces[*side]).next().is_some());
        if overlapping || won {
            return Err(BROKEN);
        }
        let plies = entries.len() - 1;
        let to_move = if plies.is_multiple_of(2) { board.to_move } else { board.to_move.other() };
        let quiet = board.quiet - plies as u8;
        oldest.board = Board { pieces, to_move, quiet, completed: 0, ..*board };
    }
    oldest.history.push(&oldest.board);
    Ok(oldest)
}

/// The step by which the side to move may have reached these pieces; playing it shows whether it did.
fn step_to(board: &Board, [black, white]: &[u64; 2]) -> Option<Move> {
    let before = board.pieces[board.to_move];
    let after = PerSide::new(*black, *white)[board.to_move];
    let from = points(before & !after).next()?;
    let to = points(after & !before).next()?;
    Some(Move::Step { from, to })
}
