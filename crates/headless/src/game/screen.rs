//! The screens of the program, and the match that is played on one of them.

use bevy::prelude::*;

use super::clock::TimeControl;
use super::matches::MatchDetails;
use super::player::Players;
use super::selection::Selection;
use crate::records::{EarlyEnd, GameTree};
use crate::rules::{GameKind, Position};

/// The screen that is shown. Menus and dialogs over a screen belong to the interface.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// A board of each game to choose from, on which a demo plays.
    #[default]
    Title,
    /// The active match.
    Match,
    /// The position editor.
    Editor,
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
}

impl Screen {
    /// A board fills the screen, and presses go to it.
    pub const fn has_board(self) -> bool {
        !matches!(self, Screen::Title)
    }
}

/// The games as every screen lists them, the title screen from left to right: the last of [`GameKind::ALL`] comes first.
pub const TITLE_ORDER: [GameKind; GameKind::COUNT] = {
    let mut order = GameKind::ALL;
    order.reverse();
    order
};

/// A request for another screen.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum ScreenRequest {
    /// Start a match, which replaces the one that is open.
    Open {
        /// The start and the moves that have been played already.
        tree: GameTree,
        /// The players.
        players: Players,
        /// The clock, if the match is played with one.
        clock: Option<TimeControl>,
        /// How the match has ended, if the rules do not decide it.
        end: Option<EarlyEnd>,
        /// When it began, and its tags, which name people by their colours at the end of the line; `None` for a match that
        /// begins now and has none.
        details: Option<MatchDetails>,
    },
    /// Leave the match and go back to the title.
    Close,
}

impl ScreenRequest {
    /// A match without moves.
    pub fn open(start: Position, players: Players, clock: Option<TimeControl>) -> ScreenRequest {
        ScreenRequest::Open { tree: GameTree::new(start), players, clock, end: None, details: None }
    }
}

/// The match on the match screen; the only one that people play.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[require(Selection)]
pub struct Active;

/// A match on the title screen that plays by itself.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demo {
    /// Its place in [`TITLE_ORDER`].
    pub slot: usize,
}
