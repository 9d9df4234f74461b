//! The short words on buttons, rows and headings.

use super::games::messages_of;
use super::{GameText, Text, typeset};
use crate::game::clock::TimeControl;
use crate::rules::{GameKind, Side, Size, Variant};

impl Text {
    /// A game's name.
    pub fn game_name(self, kind: GameKind) -> &'static str {
        messages_of(kind).name(self)
    }

    /// The line under a game's name on the title screen.
    pub fn tagline(self, kind: GameKind) -> &'static str {
        messages_of(kind).tagline(self)
    }

    /// `8 × 8`, columns first.
    pub fn size(self, size: Size) -> String {
        self.board_size(size.columns, size.rows)
    }

    /// A variant's board in a few words: `8 × 8`, or the number of its points.
    pub fn board_of(self, variant: Variant) -> String {
        messages_of(variant.kind()).board(self, variant.size())
    }

    /// A time control in words: `3 minutes each, 2 seconds more for each move`.
    pub fn clock_label(self, control: TimeControl) -> String {
        match control.seconds_per_move() {
            0 => self.clock_without_increment(control.minutes()),
            seconds => self.clock_with_increment(control.minutes(), seconds),
        }
    }

    /// Plays the move that is selected: `Play e4`.
    pub fn play_notation(self, notation: &str) -> String {
        self.play_move(&typeset(notation))
    }

    /// A move waits to be confirmed.
    pub fn selected_notation(self, notation: &str) -> String {
        self.move_selected(&typeset(notation))
    }
}

impl GameText<'_> {
    /// The game with its board: `Othello 8 × 8`.
    pub fn title(self) -> String {
        messages_of(self.kind()).title(self)
    }

    /// A colour before the match, and whether it moves first: `White starts`.
    pub fn seat_label(self, side: Side, first: Side) -> String {
        let colour = self.colour(side);
        if side == first { self.text.moves_first(colour) } else { self.text.colour(colour) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_written_columns_first_with_a_cross() {
        assert_eq!(Text::default().size(Size { columns: 6, rows: 5 }), "6 × 5");
    }

    #[test]
    fn a_jump_is_announced_with_the_moves_played_so_far() {
        let after = |plies| Text::default().position_after(plies);
        assert_eq!([0, 1, 4].map(after), ["Back at the start.", "After one move.", "After four moves."]);
    }
}
