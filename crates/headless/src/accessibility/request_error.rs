//! Why a request of the accessible board has no effect.

use crate::game::clock::InvalidTimeControl;
use crate::game::player::UnknownPlayer;
use crate::rules::VariantError;

/// Why a request has no effect.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RequestError {
    /// There is no such game, or no such board.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// There is no such clock.
    #[error(transparent)]
    Clock(#[from] InvalidTimeControl),
    /// A match has two seats.
    #[error("there is no seat {0}")]
    Seat(usize),
    /// The match has no such move.
    #[error("there is no move {0}")]
    Move(usize),
}
