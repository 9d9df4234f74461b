//! Finds out why a move was a mistake, from rules and proofs alone.

use super::games;
use super::mistake_reason::{MistakeReason, PlayedMove};
use crate::Score;
use tessera_rules::{Game, Outcome, Point, Position, Victory};

/// The reason that the rules or a proof show; `None` if there is none.
pub(super) fn reason(played: &PlayedMove<'_>) -> Option<MistakeReason> {
    allowed_win(played).or_else(|| proved_change(played)).or_else(|| games::mistake_reason(played))
}

/// A win of the opponent that the best move would not have allowed.
fn allowed_win(played: &PlayedMove<'_>) -> Option<MistakeReason> {
    let Score::Loss { plies } = played.score else { return None };
    if matches!(played.best_score, Score::Loss { .. }) {
        return None;
    }
    let now = winning_move(played.after).filter(|_| plies <= 2);
    let found = now.map(|(at, by)| MistakeReason::AllowedWinNow { at, by });
    Some(found.unwrap_or(MistakeReason::AllowedWin { moves: moves_of_winner(plies.saturating_sub(1)) }))
}

/// A proved result that is worse than the one proved before.
fn proved_change(played: &PlayedMove<'_>) -> Option<MistakeReason> {
    match (played.best_score, played.score) {
        (Score::Win { .. }, Score::Win { .. }) => None,
        (Score::Win { plies }, _) => Some(MistakeReason::MissedWin { moves: moves_of_winner(plies) }),
        (Score::Exact(had), Score::Exact(has)) if had > 0 && has <= 0 => Some(MistakeReason::GaveUpWin { had, has }),
        (Score::Exact(0), Score::Exact(has)) if has < 0 => Some(MistakeReason::GaveUpDraw),
        _ => None,
    }
}

/// The moves that the side to move makes in `n` plies, if it also makes the last one.
const fn moves_of_winner(plies: u32) -> u32 {
    plies.div_ceil(2)
}

/// A move of the side to move that wins at once, and how.
fn winning_move(position: &Position) -> Option<(Point, Victory)> {
    let mut moves = position.legal_moves().into_iter();
    moves.find_map(|mv| match position.after(mv).outcome() {
        Outcome::Won { by, .. } => Some((mv.target()?, by)),
        _ => None,
    })
}
