//! The exact value of a position, where a game can prove it.

use std::fmt::{self, Debug};

use serde::{Deserialize, Serialize};

use super::limits::Limits;
use super::report::Score;
use tessera_rules::{Game, Position};

/// A game's own solver of values. Its table serves all positions on one board.
pub(super) trait ValueSearch: Debug + Send {
    /// What can be proved of a position of a game in progress within the limits.
    fn value(&mut self, position: &Position, limits: &Limits) -> ProvenValue;

    /// Positions searched so far.
    fn nodes(&self) -> u64;
}

/// A length in plies, as far as it is proved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Distance {
    /// With perfect play of both sides the game lasts exactly so long.
    Exactly(u32),
    /// The winner needs at most `n` plies.
    AtMost(u32),
    /// The winner needs at least `n` plies.
    AtLeast(u32),
}

/// The proved value of a position for one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProvenValue {
    /// Nothing is proved.
    Unknown,
    /// The side wins with perfect play.
    Win(Distance),
    /// The side loses to perfect play.
    Loss(Distance),
    /// Neither side can do better than a draw.
    Draw,
    /// With perfect play the side ends `n` discs ahead.
    Discs(i32),
}

impl Distance {
    /// The number of plies, whether it is exact or a bound.
    pub const fn plies(self) -> u32 {
        match self {
            Distance::Exactly(plies) | Distance::AtMost(plies) | Distance::AtLeast(plies) => plies,
        }
    }

    /// The same length from one ply earlier.
    #[must_use]
    const fn one_ply_earlier(self) -> Distance {
        match self {
            Distance::Exactly(plies) => Distance::Exactly(plies + 1),
            Distance::AtMost(plies) => Distance::AtMost(plies + 1),
            Distance::AtLeast(plies) => Distance::AtLeast(plies + 1),
        }
    }
}

impl ProvenValue {
    /// Whether anything is proved.
    pub const fn is_known(self) -> bool {
        !matches!(self, ProvenValue::Unknown)
    }

    /// Whether no more will be proved. Upper bounds of lengths stay: the search that finds them finds nothing better.
    pub const fn is_final(self) -> bool {
        !matches!(
            self,
            ProvenValue::Unknown | ProvenValue::Win(Distance::AtLeast(_)) | ProvenValue::Loss(Distance::AtLeast(_))
        )
    }

    /// The value of a move for the side that makes it, from the value for the opponent after it.
    #[must_use]
    pub(super) const fn for_mover(self) -> ProvenValue {
        match self {
            ProvenValue::Unknown => ProvenValue::Unknown,
            ProvenValue::Win(distance) => ProvenValue::Loss(distance.one_ply_earlier()),
            ProvenValue::Loss(distance) => ProvenValue::Win(distance.one_ply_earlier()),
            ProvenValue::Draw => ProvenValue::Draw,
            ProvenValue::Discs(discs) => ProvenValue::Discs(-discs),
        }
    }

    /// The value that a score proves. The plies of a score are an upper bound.
    pub(super) const fn of_score(score: Score) -> ProvenValue {
        match score {
            Score::Centi(_) => ProvenValue::Unknown,
            Score::Win { plies } => ProvenValue::Win(Distance::AtMost(plies)),
            Score::Loss { plies } => ProvenValue::Loss(Distance::AtMost(plies)),
            Score::Draw => ProvenValue::Draw,
            Score::Exact(discs) => ProvenValue::Discs(discs),
        }
    }
}

/// `26 plies`, `at most 9 plies` or `at least 27 plies`.
impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Distance::Exactly(plies) => write!(f, "{plies} plies"),
            Distance::AtMost(plies) => write!(f, "at most {plies} plies"),
            Distance::AtLeast(plies) => write!(f, "at least {plies} plies"),
        }
    }
}

/// `win in 5 plies`, `loss in at most 8 plies`, `draw`, `+12 discs` or `unknown`.
impl fmt::Display for ProvenValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProvenValue::Unknown => write!(f, "unknown"),
            ProvenValue::Win(distance) => write!(f, "win in {distance}"),
            ProvenValue::Loss(distance) => write!(f, "loss in {distance}"),
            ProvenValue::Draw => write!(f, "draw"),
            ProvenValue::Discs(discs) => write!(f, "{discs:+} discs"),
        }
    }
}

/// The value of a finished game for the side that would be to move.
pub(super) fn finished_value(position: &Position) -> ProvenValue {
    let side = position.side_to_move();
    match (position.official_score(), position.outcome().winner()) {
        (Some(score), _) => ProvenValue::Discs(score[side] as i32 - score[side.other()] as i32),
        (None, Some(winner)) if winner == side => ProvenValue::Win(Distance::Exactly(0)),
        (None, Some(_)) => ProvenValue::Loss(Distance::Exactly(0)),
        (None, None) => ProvenValue::Draw,
    }
}
