//! What the protocol needs to know about each game; the other shared files name none.

use crate::rules::{FinishedGames, Game, GameKind, PerSide, Position, Variant};

/// The game of a new session.
pub(super) const DEFAULT_GAME: GameKind = GameKind::Othello;

/// Whether a search may be asked for the exact final margin, however long that takes.
pub(super) fn supports_exact_search(variant: Variant) -> bool {
    variant == Variant::standard(GameKind::Othello)
}

/// How the game's published perft tables treat games that end early.
pub(super) const fn perft_convention(kind: GameKind) -> FinishedGames {
    match kind {
        GameKind::Othello => FinishedGames::CountAsLeaf,
        GameKind::Breakthrough | GameKind::Diamond => FinishedGames::Drop,
    }
}

/// The official score of a finished game that is decided by counting; `None` in other games and positions.
pub(super) fn official_score(position: &Position) -> Option<PerSide<u32>> {
    match position {
        Position::Othello(othello) if othello.outcome().is_over() => Some(othello.official_score()),
        Position::Othello(_) | Position::Breakthrough(_) | Position::Diamond(_) => None,
    }
}
