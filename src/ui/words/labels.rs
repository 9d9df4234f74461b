//! The short words on buttons, rows and headings.

use crate::rules::{GameKind, Side, Size};

use super::Lexicon;

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

pub const SPEED: &str = "Animation";
pub const SPEEDS: [(&str, f32); 4] = [("Off", 0.0), ("½×", 0.5), ("1×", 1.0), ("2×", 2.0)];
pub const MARKERS: &str = "Mark legal moves";
pub const COORDINATES: &str = "Coordinates";
pub const VIEW: &str = "View";
pub const VOLUME: &str = "Sound";

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

/// A colour before the match: `White begins`.
#[must_use]
pub fn seat(lexicon: Lexicon, side: Side) -> String {
    let colour = lexicon.colour(side);
    if side == Side::First { format!("{colour} begins") } else { colour.into() }
}

#[must_use]
pub fn resign(lexicon: Lexicon, side: Side) -> String {
    format!("{} gives up", lexicon.colour(side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_written_columns_first_with_a_cross() {
        assert_eq!(size(Size { columns: 6, rows: 5 }), "6 × 5");
    }
}
