//! The short words on buttons, rows and headings.

use crate::rules::{GameKind, Side, Size};

use super::GameText;
use crate::settings::preferences::BoardOrientation;

pub const NAME: &str = "TESSERA";
pub const MOTTO: &str = "Three boards. Two players.";

pub const HOW_TO_PLAY: &str = "How to play";
pub const KEYS: &str = "Keys";
pub const SETTINGS: &str = "Settings";
pub const QUIT: &str = "Quit";
pub const PLAY: &str = "Play";
pub const CLOSE: &str = "Close";
pub const DONE: &str = "Done";

pub const MENU: &str = "Menu";
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";
pub const MOVES: &str = "Moves";
/// The same for whoever has no picture of them.
pub const TAKE_BACK: &str = "Take back";
pub const PLAY_AGAIN: &str = "Play again";
pub const CHOOSE: &str = "Choose a game.";
pub const VIEW_2D: &str = "2D";
pub const VIEW_3D: &str = "3D";
pub const VIEW_HINT: &str = "Look straight down, or across the board";

pub const HINT: &str = "Hint";
pub const PAUSE: &str = "Pause";
pub const GO_ON: &str = "Go on";
pub const PASS: &str = "Pass";
pub const SWITCH_SIDES: &str = "Switch sides";
pub const OFFER_DRAW: &str = "Offer a draw";
pub const ACCEPT_DRAW: &str = "Accept";
pub const DECLINE_DRAW: &str = "Decline";

pub const PAUSED: &str = "Paused";
pub const RESUME: &str = "Resume";
pub const RESTART: &str = "Start over";
pub const GIVE_UP: &str = "Give up";
pub const LEAVE: &str = "Leave to title";
pub const SURE: &str = "Sure? Press once more";

pub const REMATCH: &str = "Rematch";
pub const LOOK: &str = "Look at the board";
pub const TITLE: &str = "Title";

/// The pages of the settings.
pub const CHAPTERS: [&str; 5] = ["Look", "Play", "Sound", "Keys", "Access"];
pub const KEYS_NOTE: &str = "Press one to give it another key or button.";
pub const KEYS_WAITING: &str = "The next key or button is taken. Esc calls off.";
pub const PRESS_A_KEY: &str = "Press a key …";
pub const KEYS_AS_USUAL: &str = "All keys as usual";
pub const NO_KEY: &str = "None";
pub const THEME: &str = "Theme";
pub const VIEW: &str = "View";
pub const SPEED: &str = "Animation";
pub const SPEEDS: [(&str, f32); 4] = [("Off", 0.0), ("½×", 0.5), ("1×", 1.0), ("2×", 2.0)];
pub const COORDINATES: &str = "Coordinates";
pub const MARKERS: &str = "Mark legal moves";
pub const PREVIEWS: &str = "Show what a move would do";
pub const CONFIRM: &str = "Confirm each move";
pub const CONFIRM_NOTE: &str = "A move is chosen first and played when you choose it again.";
pub const FACING: &str = "When two people play";
pub const FACINGS: [&str; 3] = ["Board stays", "Board turns", "Face to face"];
pub const EFFECTS: &str = "Pieces";
pub const AMBIENCE: &str = "Room";
pub const INTERFACE: &str = "Buttons";
pub const SCALE: &str = "Size of words and buttons";
pub const SCALE_NOTE: &str = "In a small window they grow as far as there is room.";
pub const LANGUAGE: &str = "Language";
/// By the order of the languages.
pub const LANGUAGES: [&str; 1] = ["English"];

pub const COMPUTERS_GIVE_UP: &str = "Computers give up lost games";

pub const PLAYERS: &str = "Players";
pub const PERSON: &str = "Person";
pub const COMPUTER: &str = "Computer";
pub const LEVEL: &str = "Level";

pub const BOARD_SIZE: &str = "Board";
/// What is said of the size of a board that has only one.
pub const POINTS: &str = "62 points";
pub const COLUMNS: &str = "Columns";
pub const ROWS: &str = "Rows";

pub const SWAP_SEATS: &str = "Swap seats";
pub const CLOCK: &str = "Clock";
pub const CLOCK_NOTE: &str = "Minutes each, and seconds a move.";
pub const NO_CLOCK: &str = "Off";
pub const CORNERS: &str = "Corners for Black";

pub const NO_MOVES: &str = "No moves yet";

/// The line under a game's name on the title screen.
#[must_use]
pub const fn tagline(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Othello => "Outflank, flip, outnumber.",
        GameKind::Breakthrough => "Reach the far side first.",
        GameKind::Diamond => "Complete a square. Corner to capture.",
    }
}

#[must_use]
pub const fn game(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Othello => "Othello",
        GameKind::Breakthrough => "Breakthrough",
        GameKind::Diamond => "Diamond",
    }
}

/// `8 × 8`, columns first.
#[must_use]
pub fn size(size: Size) -> String {
    format!("{} × {}", size.columns, size.rows)
}

/// After plies were taken back or played again.
#[must_use]
pub fn jumped(plies: usize) -> String {
    match plies {
        0 => "Back at the start.".into(),
        plies => format!("After {}.", super::count(plies, "move")),
    }
}

/// Plays the move that is chosen: `Play e4`.
#[must_use]
pub fn play(notation: &str) -> String {
    format!("{PLAY} {}", super::typeset(notation))
}

/// A move waits to be confirmed.
#[must_use]
pub fn chosen(notation: &str) -> String {
    format!("{} is chosen. Choose it again to play it.", super::typeset(notation))
}

/// A colour before the match, and whether it moves first: `White begins`.
#[must_use]
pub fn seat(lexicon: GameText, side: Side, first: Side) -> String {
    let colour = lexicon.colour_name(side);
    if side == first { format!("{colour} begins") } else { colour.into() }
}

/// How the board is seen while two people play, in a sentence.
#[must_use]
pub const fn facing_note(facing: BoardOrientation) -> &'static str {
    match facing {
        BoardOrientation::Fixed => "The board always lies the same way.",
        BoardOrientation::Turning => "After each move the board turns to whoever is to move.",
        BoardOrientation::Opposite => "The device lies between you: the other player's panel is upside down.",
    }
}

#[must_use]
pub fn resign(lexicon: GameText, side: Side) -> String {
    format!("{} gives up", lexicon.colour_name(side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_written_columns_first_with_a_cross() {
        assert_eq!(size(Size { columns: 6, rows: 5 }), "6 × 5");
    }
}
