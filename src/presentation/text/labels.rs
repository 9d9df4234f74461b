//! The short words on buttons, rows and headings.

use super::games::messages_of;
use super::message::messages;
use super::{GameText, Text, typeset};
use crate::game::clock::TimeControl;
use crate::rules::{Colour, GameKind, Side, Size, Variant};

messages! {
    fn app_name() = "app-name";
    fn motto() = "motto";
    fn window_title() = "window-title";
    fn how_to_play() = "how-to-play";
    fn keys() = "keys";
    fn settings() = "settings";
    fn quit() = "quit";
    fn play() = "play";
    fn continue_match() = "continue-match";
    fn continue_game(game: &str) = "continue-game";
    fn close() = "close";
    fn menu() = "menu";
    fn undo() = "undo";
    fn previous_move() = "previous-move";
    fn next_move() = "next-move";
    fn first_move() = "first-move";
    fn last_move() = "last-move";
    fn look_back() = "look-back";
    fn back_to_match() = "back-to-match";
    fn autoplay() = "autoplay";
    fn stop_autoplay() = "stop-autoplay";
    fn redo() = "redo";
    fn moves() = "moves";
    fn move_in_variation(mv: &str) = "move-in-variation";
    fn choose_game() = "choose-game";
    fn view_2d() = "view-2d";
    fn view_3d() = "view-3d";
    fn hint() = "hint";
    fn pause() = "pause";
    fn resume() = "resume";
    fn pass() = "pass";
    fn switch_sides() = "switch-sides";
    fn offer_draw() = "offer-draw";
    fn accept_draw() = "accept-draw";
    fn decline_draw() = "decline-draw";
    fn restart() = "restart";
    fn resign() = "resign";
    fn side_resigns(colour: Colour) = "side-resigns";
    fn leave() = "leave";
    fn confirm_again(action: &str) = "confirm-again";
    fn menu_match() = "menu-match";
    fn menu_study() = "menu-study";
    fn menu_game() = "menu-game";
    fn menu_note() = "menu-note";
    fn rematch() = "rematch";
    fn rematch_as(colour: Colour) = "rematch-as";
    fn review_game() = "review-game";
    fn view_board() = "view-board";
    fn title_screen() = "title-screen";
    fn players() = "players";
    fn person() = "person";
    fn computer() = "computer";
    fn level() = "level";
    fn swap_seats() = "swap-seats";
    fn board() = "board";
    fn columns() = "columns";
    fn rows() = "rows";
    fn clock() = "clock";
    fn clock_note() = "clock-note";
    fn no_clock() = "no-clock";
    fn clock_without_increment(minutes: u8) = "clock-without-increment";
    fn clock_with_increment(minutes: u8, seconds: u8) = "clock-with-increment";
    fn handicap(colour: Colour) = "handicap";
    fn moves_first(colour: Colour) = "moves-first";
    fn no_moves() = "no-moves";
    fn play_move(move_text: &str) = "play-move";
    fn move_selected(move_text: &str) = "move-selected";
    fn position_after(count: usize) = "position-after";
    fn label_with_key(label: &str, key: &str) = "label-with-key";
    fn one_less(label: &str) = "one-less";
    fn one_more(label: &str) = "one-more";
}

impl Text {
    /// A game's name.
    #[must_use]
    pub fn game_name(self, kind: GameKind) -> &'static str {
        messages_of(kind).name(self)
    }

    /// The line under a game's name on the title screen.
    #[must_use]
    pub fn tagline(self, kind: GameKind) -> &'static str {
        messages_of(kind).tagline(self)
    }

    /// `8 × 8`, columns first.
    #[must_use]
    pub fn size(self, size: Size) -> String {
        self.board_size(size.columns, size.rows)
    }

    /// A variant's board in a few words: `8 × 8`, or the number of its points.
    #[must_use]
    pub fn board_of(self, variant: Variant) -> String {
        messages_of(variant.kind()).board(self, variant.size())
    }

    /// A time control in words: `3 minutes each, 2 seconds more for each move`.
    #[must_use]
    pub fn clock_label(self, control: TimeControl) -> String {
        match control.seconds_per_move() {
            0 => self.clock_without_increment(control.minutes()),
            seconds => self.clock_with_increment(control.minutes(), seconds),
        }
    }

    /// Plays the move that is selected: `Play e4`.
    #[must_use]
    pub fn play_notation(self, notation: &str) -> String {
        self.play_move(&typeset(notation))
    }

    /// A move waits to be confirmed.
    #[must_use]
    pub fn selected_notation(self, notation: &str) -> String {
        self.move_selected(&typeset(notation))
    }
}

impl GameText<'_> {
    /// The game with its board: `Othello 8 × 8`.
    #[must_use]
    pub fn title(self) -> String {
        messages_of(self.kind()).title(self)
    }

    /// A colour before the match, and whether it moves first: `White starts`.
    #[must_use]
    pub fn seat_label(self, side: Side, first: Side) -> String {
        let colour = self.colour(side);
        if side == first { self.text.moves_first(colour) } else { self.text.colour_name(colour) }
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
