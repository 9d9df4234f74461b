//! Presses and drags on the board.
//!
//! A press shows what would happen, its release does it: one rule for mouse and finger, for clicks and drags.

use bevy::prelude::*;

use crate::game::selection::{Selection, requested_move};
use crate::rules::{Move, Point, Position};

/// A press in progress.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Press {
    /// Where it began, in logical pixels; `None` if nothing is pressed.
    pub began: Option<Vec2>,
    /// The point of the board where it began.
    pub origin: Option<Point>,
    /// The piece there was already picked up.
    pub again: bool,
    /// It has moved too far to be a click.
    pub dragging: bool,
    /// A finger presses; its cursor disappears with the release.
    pub finger: bool,
    /// The picked-up piece and the chosen move before the press.
    pub before: (Option<Point>, Option<Move>),
}

/// The distance at which a press becomes a drag, in logical pixels.
const DRAG_DISTANCE: f32 = 8.0;

impl Press {
    /// Follows the pointer to a place of the window.
    pub fn move_to(&mut self, place: Vec2) {
        self.dragging |= self.began.is_some_and(|began| began.distance(place) > DRAG_DISTANCE);
    }

    /// The point of the piece that is dragged.
    pub fn dragged(&self, selection: &Selection) -> Option<Point> {
        selection.selected.filter(|selected| self.dragging && self.origin == Some(*selected))
    }

    /// The move that a release asks for, legal or not.
    pub fn released_move(&self, position: &Position, selection: &mut Selection) -> Option<Move> {
        let Some(cursor) = selection.cursor else {
            // Released beside the board: the piece is put back.
            selection.selected = None;
            return None;
        };
        if selection.selected == Some(cursor) {
            // A click on a piece that was picked up before puts it down; a first click leaves it picked up.
            if self.again || self.dragging {
                selection.selected = None;
            }
            return None;
        }
        let clicked = self.origin == Some(cursor);
        if !clicked && self.dragged(selection).is_none() {
            return None;
        }
        requested_move(position, selection)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_becomes_a_drag_beyond_eight_pixels() {
        let mut press = Press { began: Some(Vec2::ZERO), ..default() };
        press.move_to(Vec2::new(8.0, 0.0));
        assert!(!press.dragging);
        press.move_to(Vec2::new(0.0, 8.1));
        press.move_to(Vec2::ZERO);
        assert!(press.dragging, "and stays one when it comes back");
    }

    #[test]
    fn only_the_piece_under_the_start_of_a_drag_is_dragged() {
        let point = Point::new(9);
        let selection = Selection { selected: Some(point), ..default() };
        let press = Press { began: Some(Vec2::ZERO), origin: Some(point), dragging: true, ..default() };
        assert_eq!(press.dragged(&selection), Some(point));
        assert_eq!(Press { dragging: false, ..press }.dragged(&selection), None);
        assert_eq!(Press { origin: Some(Point::new(10)), ..press }.dragged(&selection), None);
        assert_eq!(press.dragged(&Selection::default()), None);
    }
}
