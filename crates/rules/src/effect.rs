//! What a move changes: small reversible facts, in the order in which they happen.

use serde::{Deserialize, Serialize};

use super::{Allegiance, Placement, Point, Side};

/// A phase of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Pieces are placed from the hand.
    Placement,
    /// Pieces move.
    Movement,
}

/// One change. It can be shown, described, and taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Effect {
    /// A new piece was placed.
    Placed {
        /// Its owner.
        side: Side,
        /// Its point.
        at: Point,
    },
    /// A piece moved.
    Moved {
        /// Its origin.
        from: Point,
        /// Its target, which is empty because captures come before.
        to: Point,
    },
    /// A piece was captured and left the board.
    Captured {
        /// Its owner.
        side: Side,
        /// Its point.
        at: Point,
    },
    /// A disc was flipped.
    Flipped {
        /// Its new owner.
        to: Side,
        /// Its point.
        at: Point,
        /// Its distance from the placed disc in steps, from 1.
        ring: u8,
    },
    /// A captured piece became neutral on its point.
    Neutralised {
        /// Its previous owner.
        side: Side,
        /// Its point.
        at: Point,
    },
    /// A neutral piece was removed from the board.
    Removed {
        /// Its point.
        at: Point,
    },
    /// A side had no legal move and passed.
    Passed {
        /// That side.
        side: Side,
    },
    /// The players exchanged their sides by the pie rule; the board is unchanged.
    SidesSwapped,
    /// Another phase began.
    PhaseChanged {
        /// The new phase.
        to: Phase,
    },
}

impl Effect {
    /// Applies the change to `placement`.
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

    /// Takes the change back on `placement`. A move's effects must be reverted in reverse order.
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
