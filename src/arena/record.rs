//! A finished game as one line of a file.
//!
//! Fields with tabs between them: game and size; who made the first ply; the other player; the result for the first,
//! `1-0`, `0-1` or `1/2`; why; the plies that were given as an opening; all moves as the engine's protocol writes them.

use std::fmt;
use std::str::FromStr;

use super::{Finished, Seat};
use crate::rules::{Game, GameKind, Move, NotationError, Position, Variant};

/// What a line tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    pub variant: Variant,
    /// By seat.
    pub players: [String; 2],
    /// `None` for a draw.
    pub winner: Option<Seat>,
    pub reason: String,
    /// How many of the moves were given.
    pub opening: usize,
    pub moves: Vec<Move>,
}

/// Why a line is no record of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// There are not seven fields.
    Fields(usize),
    /// A field that cannot be read: its name and its text.
    Unreadable(&'static str, String),
    /// A move that is not legal, counted from 1.
    Move(usize, NotationError),
}

impl GameRecord {
    /// `players` are the names by seat.
    #[must_use]
    pub fn new(finished: &Finished, players: [&str; 2]) -> GameRecord {
        GameRecord {
            variant: finished.record.current().variant(),
            players: players.map(plain),
            winner: finished.verdict.winner,
            reason: plain(&finished.verdict.reason.to_string()),
            opening: finished.opening,
            moves: finished.record.moves(),
        }
    }
}

/// The text without anything that could end a field or a line.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

const fn result(winner: Option<Seat>) -> &'static str {
    match winner {
        Some(Seat::First) => "1-0",
        Some(Seat::Second) => "0-1",
        None => "1/2",
    }
}

impl fmt::Display for GameRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GameRecord { variant, players: [first, second], winner, reason, opening, moves } = self;
        let (game, size, result) = (variant.kind().id(), variant.size(), result(*winner));
        write!(f, "{game} {size}\t{first}\t{second}\t{result}\t{reason}\t{opening}\t")?;
        let mut position = Position::start(*variant);
        for (index, mv) in moves.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{}", position.protocol_move(*mv))?;
            position.play_unchecked(*mv);
        }
        Ok(())
    }
}

impl FromStr for GameRecord {
    type Err = RecordError;

    fn from_str(line: &str) -> Result<GameRecord, RecordError> {
        let fields: Vec<&str> = line.trim_end_matches(['\r', '\n']).split('\t').collect();
        let [variant, first, second, result, reason, opening, moves] = fields[..] else {
            return Err(RecordError::Fields(fields.len()));
        };
        let variant = read_variant(variant).ok_or_else(|| RecordError::Unreadable("game", variant.into()))?;
        let unreadable = || RecordError::Unreadable("result", result.into());
        Ok(GameRecord {
            variant,
            players: [first, second].map(str::to_owned),
            winner: read_result(result).ok_or_else(unreadable)?,
            reason: reason.to_owned(),
            opening: opening.parse().map_err(|_| RecordError::Unreadable("opening", opening.into()))?,
            moves: read_moves(variant, moves)?,
        })
    }
}

fn read_variant(text: &str) -> Option<Variant> {
    let (kind, size) = text.split_once(' ')?;
    Variant::new(kind.parse::<GameKind>().ok()?, size.parse().ok()?).ok()
}

fn read_result(text: &str) -> Option<Option<Seat>> {
    [Some(Seat::First), Some(Seat::Second), None].into_iter().find(|winner| result(*winner) == text)
}

fn read_moves(variant: Variant, text: &str) -> Result<Vec<Move>, RecordError> {
    let mut position = Position::start(variant);
    let mut moves = Vec::new();
    for (index, word) in text.split_whitespace().enumerate() {
        let mv = position.parse_move(word).map_err(|error| RecordError::Move(index + 1, error))?;
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Ok(moves)
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Fields(found) => write!(f, "a game has seven fields and not {found}"),
            RecordError::Unreadable(field, text) => write!(f, "{field}: {text:?} cannot be read"),
            RecordError::Move(number, error) => write!(f, "move {number}: {error}"),
        }
    }
}

impl std::error::Error for RecordError {}
