//! Edits of a position that is being set up.

use super::position_setup::PositionSetup;
use super::symmetry::Symmetry;
use crate::{Allegiance, Phase, Placement, Point, Side, SituationParts};

/// What a press on a point does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    /// Places this piece; takes it away where it already stands.
    Piece(Allegiance),
    /// Removes what stands there.
    Remove,
}

/// A change of a position that is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupEdit {
    /// Uses a brush on a point. A piece that the game does not have, or a point beside the board, changes nothing.
    Press {
        /// The point.
        at: Point,
        /// The brush.
        brush: Brush,
    },
    /// Moves the piece from one point to another, where it replaces what stands there.
    Drag {
        /// The origin.
        from: Point,
        /// The target.
        to: Point,
    },
    /// Removes all pieces. The pie rule has not been used on an empty board.
    Clear,
    /// Places the pieces of the standard start.
    Start,
    /// Mirrors or rotates the pieces; nothing changes on a board without that symmetry.
    Transform(Symmetry),
    /// Exchanges the two sides: the colours of all pieces, and the side to move.
    SwapSides,
    /// Chooses the side to move.
    ToMove(Side),
    /// Chooses the phase; nothing changes in a game without phases.
    Phase(Phase),
    /// Chooses whether the pie rule has been used; nothing changes in a game without that rule.
    Swapped(bool),
    /// Replaces the whole set-up, for example by a position that was pasted.
    Replace(Box<PositionSetup>),
}

impl PositionSetup {
    /// The position after an edit. An edit that changes nothing keeps everything, even the past of the position.
    #[must_use]
    pub fn edit(&self, edit: SetupEdit) -> PositionSetup {
        let edited = self.apply(edit);
        let same = edited.placement() == self.placement() && edited.parts() == self.parts();
        if same && edited.variant() == self.variant() { self.clone() } else { edited }
    }

    fn apply(&self, edit: SetupEdit) -> PositionSetup {
        let (placement, parts) = (*self.placement(), self.parts());
        match edit {
            SetupEdit::Press { at, brush } => self.with(press(placement, at, brush), parts),
            SetupEdit::Drag { from, to } => self.with(drag(placement, from, to), parts),
            SetupEdit::Clear => self.with(Placement::default(), SituationParts { swapped: false, ..parts }),
            SetupEdit::Start => PositionSetup::start(self.variant()),
            SetupEdit::Transform(symmetry) => match symmetry.transform(self.topology(), &placement) {
                Some(transformed) => self.with(transformed, parts),
                None => self.clone(),
            },
            SetupEdit::SwapSides => {
                let exchanged = Placement { first: placement.second, second: placement.first, ..placement };
                self.with(exchanged, SituationParts { to_move: parts.to_move.other(), ..parts })
            }
            SetupEdit::ToMove(to_move) => self.with(placement, SituationParts { to_move, ..parts }),
            SetupEdit::Phase(phase) => {
                let phase = parts.phase.map(|_| phase);
                self.with(placement, SituationParts { phase, ..parts })
            }
            SetupEdit::Swapped(swapped) => {
                let swapped = swapped && self.info().pie_rule;
                self.with(placement, SituationParts { swapped, ..parts })
            }
            SetupEdit::Replace(setup) => *setup,
        }
    }
}

fn press(mut placement: Placement, at: Point, brush: Brush) -> Placement {
    let piece = match brush {
        Brush::Piece(piece) => Some(piece).filter(|piece| placement.at(at) != Some(*piece)),
        Brush::Remove => None,
    };
    placement.put(at, piece);
    placement
}

fn drag(mut placement: Placement, from: Point, to: Point) -> Placement {
    if let Some(piece) = placement.at(from) {
        placement.put(from, None);
        placement.put(to, Some(piece));
    }
    placement
}
