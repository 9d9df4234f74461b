//! A finished game as one line of a file.
//!
//! Fields are separated by tabs: game and size; the player that made the first ply; the other player; the result for the
//! first, `1-0`, `0-1` or `1/2`; the reason; the number of opening plies; all moves as UGI writes them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::contestant::Contestant;
use super::game::FinishedGame;
use tessera_rules::{Game, GameKind, Move, NotationError, Position, Variant};

/// The content of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLine {
    /// The game and its board.
    pub variant: Variant,
    /// The names of the contestants.
    pub players: [String; 2],
    /// `None` for a draw.
    pub winner: Option<Contestant>,
    /// Why the game ended.
    pub reason: String,
    /// How many of the moves belong to the opening.
    pub opening: usize,
    /// All moves from the start position.
    pub moves: Vec<Move>,
}

/// Why a line is not a record of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseGameLineError {
    /// The number of fields is not seven.
    #[error("expected seven fields, found {0}")]
    FieldCount(usize),
    /// A field is invalid: its name and its text.
    #[error("{0}: invalid value {1:?}")]
    InvalidField(&'static str, String),
    /// A move, counted from 1, is not legal.
    #[error("move {0}: {1}")]
    InvalidMove(usize, NotationError),
}

impl GameLine {
    /// Describes a finished game between players of these names.
    pub fn new(game: &FinishedGame, players: [&str; 2]) -> GameLine {
        GameLine {
            variant: game.record.current().variant(),
            players: players.map(without_control_characters),
            winner: game.result.winner,
            reason: without_control_characters(&game.result.reason.to_string()),
            opening: game.opening,
            moves: game.record.moves(),
        }
    }
}

/// Replaces everything that could end a field or a line.
fn without_control_characters(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

const fn result_text(winner: Option<Contestant>) -> &'static str {
    match winner {
        Some(Contestant::First) => "1-0",
        Some(Contestant::Second) => "0-1",
        None => "1/2",
    }
}

impl fmt::Display for GameLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameLine { variant, players: [first, second], winner, reason, opening, moves } = self;
        let (game, size, result) = (variant.kind().id(), variant.size(), result_text(*winner));
        write!(f, "{game} {size}\t{first}\t{second}\t{result}\t{reason}\t{opening}\t")?;
        let mut position = Position::start(*variant);
        for (index, mv) in moves.iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            write!(f, "{separator}{}", position.protocol_move(*mv))?;
            position.play_unchecked(*mv);
        }
        Ok(())
    }
}

impl FromStr for GameLine {
    type Err = ParseGameLineError;

    fn from_str(line: &str) -> Result<GameLine, ParseGameLineError> {
        let fields: Vec<&str> = line.trim_end_matches(['\r', '\n']).split('\t').collect();
        let [variant, first, second, result, reason, opening, moves] = fields[..] else {
            return Err(ParseGameLineError::FieldCount(fields.len()));
        };
        let variant = parse_variant(variant).ok_or_else(|| ParseGameLineError::InvalidField("game", variant.into()))?;
        let invalid = || ParseGameLineError::InvalidField("result", result.into());
        Ok(GameLine {
            variant,
            players: [first, second].map(str::to_owned),
            winner: parse_result(result).ok_or_else(invalid)?,
            reason: reason.to_owned(),
            opening: opening.parse().map_err(|_| ParseGameLineError::InvalidField("opening", opening.into()))?,
            moves: parse_moves(variant, moves)?,
        })
    }
}

fn parse_variant(text: &str) -> Option<Variant> {
    let (kind, size) = text.split_once(' ')?;
    Variant::new(kind.parse::<GameKind>().ok()?, size.parse().ok()?).ok()
}

fn parse_result(text: &str) -> Option<Option<Contestant>> {
    [Some(Contestant::First), Some(Contestant::Second), None].into_iter().find(|winner| result_text(*winner) == text)
}

fn parse_moves(variant: Variant, text: &str) -> Result<Vec<Move>, ParseGameLineError> {
    let mut position = Position::start(variant);
    let mut moves = Vec::new();
    for (index, word) in text.split_whitespace().enumerate() {
        let mv = position.parse_move(word).map_err(|error| ParseGameLineError::InvalidMove(index + 1, error))?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Ok(moves)
}
