//! Reads an index position by position, without holding it in memory.

use std::io::{self, Read, Seek, SeekFrom};

use serde::Serialize;
use thiserror::Error;

use super::build::{HEADER, MAGIC, MoveTotals, SHARED, SINGLE};
use super::packed::{key_of, unpack};
use crate::analysis::key::canonical_move;
use crate::engine::move_code;
use crate::rules::{Game, Move, Position};

/// An index in a file or in memory.
#[derive(Debug)]
pub struct ExplorerIndex<R> {
    source: R,
    singles: u64,
    shared: u64,
}

/// A move that games have played from a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ExplorerMove {
    /// The move; of several that are images of each other, the first.
    pub mv: Move,
    /// The games that played it.
    pub games: u32,
    /// Those that the first side won.
    pub first_wins: u32,
    /// Those that the second side won.
    pub second_wins: u32,
    /// Those that were drawn; the rest is unfinished.
    pub draws: u32,
    /// By how many discs the first side won on average, in games that count them.
    pub average_lead: Option<f64>,
    /// The last day on which it was played, counted from the beginning of 1970.
    pub last_day: Option<u16>,
}

/// Why an index cannot be used.
#[derive(Debug, Error)]
pub enum ExplorerError {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] io::Error),
    /// It is something else, or was not written to its end.
    #[error("this is not an index of openings, or only a part of one")]
    NotAnIndex,
}

impl<R: Read + Seek> ExplorerIndex<R> {
    /// Opens an index.
    ///
    /// # Errors
    /// It cannot be read, or is none.
    pub fn open(mut source: R) -> Result<ExplorerIndex<R>, ExplorerError> {
        let length = source.seek(SeekFrom::End(0))?;
        if length < HEADER {
            return Err(ExplorerError::NotAnIndex);
        }
        let mut header = [0; HEADER as usize];
        source.seek(SeekFrom::Start(0))?;
        source.read_exact(&mut header)?;
        let number = |at: usize| u64::from_le_bytes(header[at..at + 8].try_into().expect("eight bytes"));
        let (singles, shared) = (number(8), number(16));
        let expected =
            (|| singles.checked_mul(SINGLE)?.checked_add(shared.checked_mul(SHARED)?)?.checked_add(HEADER))();
        if &header[..8] != MAGIC || expected != Some(length) {
            return Err(ExplorerError::NotAnIndex);
        }
        Ok(ExplorerIndex { source, singles, shared })
    }

    /// The moves that games have played from a position, the most frequent first.
    ///
    /// # Errors
    /// The index cannot be read.
    pub fn moves(&mut self, position: &Position) -> Result<Vec<ExplorerMove>, ExplorerError> {
        let key = key_of(position);
        let mut totals: Vec<(u32, MoveTotals)> = Vec::new();
        let (singles_at, shared_at) = (HEADER, HEADER + self.singles * SINGLE);
        let mut at = self.first_at_least(key, singles_at, self.singles, SINGLE, 8)?;
        while at < self.singles {
            let (found, code, game) = unpack(u128::from_le_bytes(self.read(singles_at + at * SINGLE)?));
            if found != key {
                break;
            }
            let mut one = MoveTotals::default();
            one.add(game);
            totals.push((code, one));
            at += 1;
        }
        let mut at = self.first_at_least(key, shared_at, self.shared, SHARED, 0)?;
        while at < self.shared {
            let bytes: [u8; SHARED as usize] = self.read(shared_at + at * SHARED)?;
            if bytes[..8] != key.to_le_bytes() {
                break;
            }
            totals.push(read_shared(&bytes));
            at += 1;
        }
        Ok(moves_of(position, &totals))
    }

    /// The number of the first entry of a section whose key is at least this; its key stands at `offset`.
    fn first_at_least(&mut self, key: u64, from: u64, count: u64, size: u64, offset: u64) -> io::Result<u64> {
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = low + (high - low) / 2;
            let found = u64::from_le_bytes(self.read(from + middle * size + offset)?);
            if found < key { low = middle + 1 } else { high = middle }
        }
        Ok(low)
    }

    fn read<const N: usize>(&mut self, at: u64) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.source.seek(SeekFrom::Start(at))?;
        self.source.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

fn read_shared(bytes: &[u8; SHARED as usize]) -> (u32, MoveTotals) {
    let number = |index: usize| {
        let at = 8 + 4 * index;
        u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
    };
    let totals = MoveTotals {
        games: number(1),
        first_wins: number(2),
        second_wins: number(3),
        draws: number(4),
        lead: number(5) as i32,
        with_lead: number(6),
        last_day: number(7) as u16,
    };
    (number(0), totals)
}

/// The totals by the legal moves that they belong to; moves that are images of each other have one entry.
fn moves_of(position: &Position, totals: &[(u32, MoveTotals)]) -> Vec<ExplorerMove> {
    let mut used = Vec::new();
    let mut found = Vec::new();
    for mv in position.legal_moves() {
        let code = move_code(canonical_move(position, mv));
        if used.contains(&code) {
            continue;
        }
        used.push(code);
        found.extend(totals.iter().find(|(known, _)| *known == code).map(|(_, totals)| explorer_move(mv, totals)));
    }
    found.sort_by_key(|found: &ExplorerMove| std::cmp::Reverse(found.games));
    found
}

fn explorer_move(mv: Move, totals: &MoveTotals) -> ExplorerMove {
    let average = f64::from(totals.lead) / f64::from(totals.with_lead.max(1));
    ExplorerMove {
        mv,
        games: totals.games,
        first_wins: totals.first_wins,
        second_wins: totals.second_wins,
        draws: totals.draws,
        average_lead: (totals.with_lead > 0).then_some(average),
        last_day: (totals.last_day > 0).then_some(totals.last_day),
    }
}
