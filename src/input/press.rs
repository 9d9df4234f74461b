//! Pressing, dragging and letting go on the board.
//!
//! A press shows what would happen, letting go does it: one rule for mouse and finger, for clicks and drags.

use bevy::prelude::*;

use crate::game::selection::{Selection, requested_move};
use crate::rules::{Move, Point, Position};

/// A press that is going on.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Press {
    /// Where it began, in logical pixels.
    pub began: Option<Vec2>,
    /// The point of the board where it began.
    pub origin: Option<Point>,
    /// The piece there was already picked up before.
    pub again: bool,
    /// It has moved too far to be a click.
    pub dragging: bool,
    /// A finger: it points only while it presses.
    pub finger: bool,
    /// What was picked up, and which move was chosen, before it began.
    pub before: (Option<Point>, Option<Move>),
}

/// Farther than this many logical pixels a press becomes a drag.
const DRAG: f32 = 8.0;

impl Press {
    /// The press is here now.
    pub fn reach(&mut self, place: Vec2) {
        self.dragging |= self.began.is_some_and(|began| began.distance(place) > DRAG);
    }

    /// The piece that is carried.
    #[must_use]
    pub fn carried(&self, intent: &Selection) -> Option<Point> {
        intent.selected.filter(|selected| self.dragging && self.origin == Some(*selected))
    }

    /// The move that letting go asks for; legal or not, the rules will say.
    #[must_use]
    pub fn meant(&self, position: &Position, intent: &mut Selection) -> Option<Move> {
        let Some(cursor) = intent.cursor else {
            // Let go beside the board: the piece goes back.
            intent.selected = None;
            return None;
        };
        if intent.selected == Some(cursor) {
            // A click on the piece that was already up puts it down; a first click leaves it up.
            if self.again || self.dragging {
                intent.selected = None;
            }
            return None;
        }
        let clicked = self.origin == Some(cursor);
        if !clicked && self.carried(intent).is_none() {
            return None;
        }
        requested_move(position, intent)
    }
}
