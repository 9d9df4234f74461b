//! What a move changes on the board: small reversible facts, in the order in which they happen.

use serde::{Deserialize, Serialize};

use super::{Allegiance, Placement, Point, Side};

/// The two parts of a game of Diamond.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    Placement,
    Movement,
}

/// One change, told so that it can be shown, spoken, and taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// A new piece came onto the board.
    Placed { side: Side, at: Point },
    /// A piece went from one point to another (an empty one by now: captures come before).
    Moved { from: Point, to: Point },
    /// A piece was taken and left the board; `side` owned it.
    Captured { side: Side, at: Point },
    /// A disc changed its owner to `to`. `ring` counts steps from the placed disc, from 1.
    Flipped { to: Side, at: Point, ring: u8 },
    /// A captured piece turned neutral on its point; `side` owned it.
    Neutralised { side: Side, at: Point },
    /// A neutral piece was taken off the board.
    Removed { at: Point },
    /// A side had no legal move and passed.
    Passed { side: Side },
    /// The players changed seats by the pie rule; the board is as it was.
    SidesSwapped,
    /// Another part of the game began.
    PhaseChanged { to: Phase },
}

impl Effect {
    /// Carries the change out on `placement`.
    pub fn apply(self, placement: &mut Placement) {
        match self {
            Effect::Placed { side, at } => placement.put(at, Some(Allegiance::Side(side))),
            Effect::Moved { from, to } => {
                placement.put(to, placement.at(from));
                placement.put(from, None);
            }
            Effect::Captured { at, .. } | Effect::Removed { at } => placement.put(at, None),
            Effect::Flipped { to, at, .. } => placement.put(at, Some(Allegiance::Side(to))),
            Effect::Neutralised { at, .. } => placement.put(at, Some(Allegiance::Neutral)),
            Effect::Passed { .. } | Effect::SidesSwapped | Effect::PhaseChanged { .. } => {}
        }
    }

    /// Takes the change back on `placement`. A move's effects are taken back last first.
    pub fn revert(self, placement: &mut Placement) {
        match self {
            Effect::Placed { at, .. } => placement.put(at, None),
            Effect::Moved { from, to } => Effect::Moved { from: to, to: from }.apply(placement),
            Effect::Captured { side, at } | Effect::Neutralised { side, at } => {
                placement.put(at, Some(Allegiance::Side(side)));
            }
            Effect::Flipped { to, at, .. } => placement.put(at, Some(Allegiance::Side(to.other()))),
            Effect::Removed { at } => placement.put(at, Some(Allegiance::Neutral)),
            Effect::Passed { .. } | Effect::SidesSwapped | Effect::PhaseChanged { .. } => {}
        }
    }
}
