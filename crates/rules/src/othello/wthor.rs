//! Games from the WTHOR files of the French Othello federation: one file a year, 68 bytes a game.
//!
//! Source: the federation's description of the format (ffothello.org, "la base WTHOR"). Numbers are little-endian.
//! Names of players and tournaments lie in two other files; a game holds their numbers.

use thiserror::Error;

use super::notation::Replay;
use super::position::Position;
use crate::{GameKind, Grid, IllegalMove, Move};

/// Bytes before the first game.
const HEADER: usize = 16;

/// Bytes a game: three numbers of two bytes, two scores of one byte, sixty moves of one byte.
const RECORD: usize = 68;

/// Where in a game its moves begin.
const MOVES: usize = 8;

/// The games of one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WthorFile {
    /// The year in which the games were played.
    pub year: u16,
    /// Empty squares from which on [`WthorGame::best_score`] is exact.
    pub solved_empties: u8,
    /// The games in the order of the file.
    pub games: Vec<WthorGame>,
}

/// One game on the standard board from the usual start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WthorGame {
    /// The number of the tournament in `WTH.TRN`, from 0.
    pub tournament: u16,
    /// The number of Black in `WTH.JOU`, from 0.
    pub black: u16,
    /// The number of White in `WTH.JOU`, from 0.
    pub white: u16,
    /// Black's official score, of 64.
    pub score: u8,
    /// Black's official score had both sides played perfectly from [`WthorFile::solved_empties`] on.
    pub best_score: u8,
    /// All plies, passes included, each legal in turn.
    pub moves: Vec<Move>,
}

/// Why a file could not be read. Games and moves count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WthorError {
    /// The file ends within its header.
    #[error("a WTHOR file begins with {HEADER} bytes, not {found}")]
    NoHeader {
        /// The length of the file in bytes.
        found: usize,
    },
    /// The file holds games on another board than 8×8.
    #[error("the games are played on {0}x{0}, not on 8x8")]
    BoardSize(u8),
    /// The file holds problems (type 1), not games.
    #[error("the file holds problems, not games")]
    NotGames,
    /// The length of the file does not match its number of games.
    #[error("the file should have {expected} bytes for its games and has {found}")]
    Length {
        /// The length that the games need, in bytes.
        expected: u64,
        /// The length of the file in bytes.
        found: usize,
    },
    /// A byte of a game is not a square.
    #[error("game {game}, move {mv}: {byte} is not a square")]
    NoSuchSquare {
        /// The number of the game.
        game: usize,
        /// The number of the move.
        mv: usize,
        /// The byte.
        byte: u8,
    },
    /// A move of a game is illegal.
    #[error("game {game}, move {mv}: {}", explained(*.reason))]
    Illegal {
        /// The number of the game.
        game: usize,
        /// The number of the move.
        mv: usize,
        /// Why the move is illegal.
        reason: IllegalMove,
    },
}

fn explained(reason: IllegalMove) -> String {
    let grid = Grid::new(GameKind::Othello.default_size());
    reason.explain(|point| grid.label(point))
}

/// A file whose games are read one after the other.
#[derive(Clone, Copy, Debug)]
pub struct WthorGames<'a> {
    /// The year in which the games were played.
    pub year: u16,
    /// Empty squares from which on [`WthorGame::best_score`] is exact.
    pub solved_empties: u8,
    records: &'a [[u8; RECORD]],
}

impl<'a> WthorGames<'a> {
    /// Reads the header of a file (`WTH_*.wtb`).
    ///
    /// # Errors
    /// Why it is not a file of games.
    pub fn open(bytes: &'a [u8]) -> Result<WthorGames<'a>, WthorError> {
        let (header, records) =
            bytes.split_first_chunk::<HEADER>().ok_or(WthorError::NoHeader { found: bytes.len() })?;
        let [_, _, _, _, n0, n1, n2, n3, _, _, y0, y1, side, kind, solved_empties, _] = *header;
        // 0 means the standard board.
        if side != 0 && side != 8 {
            return Err(WthorError::BoardSize(side));
        }
        if kind == 1 {
            return Err(WthorError::NotGames);
        }
        let expected = HEADER as u64 + RECORD as u64 * u64::from(u32::from_le_bytes([n0, n1, n2, n3]));
        if expected != bytes.len() as u64 {
            return Err(WthorError::Length { expected, found: bytes.len() });
        }
        let (records, _) = records.as_chunks::<RECORD>();
        Ok(WthorGames { year: u16::from_le_bytes([y0, y1]), solved_empties, records })
    }

    /// Replays the games in the order of the file. A game with a fault does not keep the others from being read.
    pub fn games(self) -> impl Iterator<Item = Result<WthorGame, WthorError>> + 'a {
        self.records.iter().enumerate().map(|(index, record)| read_game(index + 1, record))
    }
}

impl WthorFile {
    /// Reads a file of games and replays every game.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(bytes: &[u8]) -> Result<WthorFile, WthorError> {
        let file = WthorGames::open(bytes)?;
        let games = file.games().collect::<Result<_, _>>()?;
        Ok(WthorFile { year: file.year, solved_empties: file.solved_empties, games })
    }
}

fn read_game(game: usize, record: &[u8; RECORD]) -> Result<WthorGame, WthorError> {
    let number = |at: usize| u16::from_le_bytes([record[at], record[at + 1]]);
    let size = GameKind::Othello.default_size();
    let mut replay = Replay::new(Position::start(size));
    // A game that ends early is filled up with zeros, so a zero before the last move is damage. Passes are not
    // recorded.
    let length = record[MOVES..].iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let written = &record[MOVES..MOVES + length];
    for (mv, byte) in (1..).zip(written) {
        let (row, column) = (usize::from(byte / 10), usize::from(byte % 10));
        if !(1..=8).contains(&row) || !(1..=8).contains(&column) {
            return Err(WthorError::NoSuchSquare { game, mv, byte: *byte });
        }
        let placed = Move::Place(Grid::new(size).point(column - 1, row - 1));
        replay.play(placed).map_err(|reason| WthorError::Illegal { game, mv, reason })?;
    }
    Ok(WthorGame {
        tournament: number(0),
        black: number(2),
        white: number(4),
        score: record[6],
        best_score: record[7],
        moves: replay.moves,
    })
}
