//! The finished games of a player in a small form, for statistics: many thousands of them fit into one response.

use serde::{Deserialize, Serialize};

use super::game::{SavedPlayer, SavedResult};
use tessera_rules::{PerSide, Side, Variant};

/// The finished games of a person. Boards, opponents and openings are listed once each; games refer to them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerResults {
    /// The person's name; empty for people without one, such as those at this device.
    pub player: String,
    /// The games and their boards.
    pub variants: Vec<Variant>,
    /// The opponents.
    pub opponents: Vec<SavedPlayer>,
    /// The names of openings.
    pub openings: Vec<String>,
    /// The games, the earliest first.
    pub games: Vec<PlayerResult>,
    /// How many finished games have people of this name on both sides; they are not among `games`.
    pub on_both_sides: u64,
    /// The people with the most finished games, most first; at most [`PlayerResults::MOST_PLAYERS`].
    pub players: Vec<PlayerGames>,
}

/// A person of the library.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerGames {
    /// The name; empty for people without one.
    pub name: String,
    /// How many finished games the person has.
    pub games: u64,
}

/// A finished game as one of its players sees it. Its JSON is an array, because there can be many of them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "GameRow", into = "GameRow")]
pub struct PlayerResult {
    /// The index of its board among `variants`.
    pub variant: usize,
    /// The index of the opponent among `opponents`.
    pub opponent: usize,
    /// The player's side.
    pub side: Side,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
    /// When it began, in milliseconds since the beginning of 1970.
    pub began: i64,
    /// How long it took in milliseconds, from its beginning to its end; 0 if that is not known.
    pub duration: i64,
    /// The index of its opening among `openings`.
    pub opening: Option<usize>,
    /// The player's average loss, if the game has been analysed.
    pub average_loss: Option<f64>,
}

type GameRow = (usize, usize, Side, f64, i64, i64, Option<usize>, Option<f64>);

impl From<GameRow> for PlayerResult {
    fn from((variant, opponent, side, score, began, duration, opening, average_loss): GameRow) -> PlayerResult {
        PlayerResult { variant, opponent, side, score, began, duration, opening, average_loss }
    }
}

impl From<PlayerResult> for GameRow {
    fn from(game: PlayerResult) -> GameRow {
        let PlayerResult { variant, opponent, side, score, began, duration, opening, average_loss } = game;
        (variant, opponent, side, score, began, duration, opening, average_loss)
    }
}

impl PlayerResults {
    /// The most people that are listed.
    pub const MOST_PLAYERS: usize = 60;
}

/// The average losses of the players of a game, in the unit of its values.
///
/// They belong to the players by the sides that they have at the end of the game; `None` if a player chose no move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AverageLosses {
    /// The game and its board.
    pub variant: Variant,
    /// When it began, by which it is known.
    pub created: i64,
    /// The losses by side.
    pub losses: PerSide<Option<f64>>,
}

impl SavedResult {
    /// 1 if this side has won, 0.5 in a draw, 0 if it has lost; `None` for an unfinished game.
    pub const fn score(self, side: Side) -> Option<f64> {
        match (self, side) {
            (SavedResult::InProgress, _) => None,
            (SavedResult::Draw, _) => Some(0.5),
            (SavedResult::FirstWins, Side::First) | (SavedResult::SecondWins, Side::Second) => Some(1.0),
            _ => Some(0.0),
        }
    }
}
