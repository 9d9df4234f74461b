//! What a position of Breakthrough consists of besides the pieces.

use serde::{Deserialize, Serialize};

use crate::registry::GameSituation;
use crate::{Placement, Side, SituationParts};

/// The state of a position besides the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Situation {
    /// The side to move.
    pub to_move: Side,
}

impl GameSituation for Situation {
    fn from_parts(parts: &SituationParts, _: &Placement) -> Self {
        Situation { to_move: parts.to_move }
    }

    fn to_move(&self) -> Side {
        self.to_move
    }
}
