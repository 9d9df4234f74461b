//! Reads an index position by position, without holding it in memory.

use std::io::{self, Read, Seek, SeekFrom};

use thiserror::Error;

use super::build::{HEADER, MAGIC, SHARED, SINGLE};
use super::packed::{key_in, key_of};
use super::table::count;
use super::totals::{ExplorerMove, MoveCount, MoveTotals};
use tessera_rules::Position;

/// An index in a file or in memory.
#[derive(Debug)]
pub struct ExplorerIndex<R> {
    source: R,
    singles: u64,
    shared: u64,
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
        let mut counts: Vec<MoveCount> = Vec::new();
        let (singles_at, shared_at) = (HEADER, HEADER + self.singles * SINGLE);
        let mut at = self.first_at_least(key, singles_at, self.singles, SINGLE, 8)?;
        while at < self.singles {
            let single = u128::from_le_bytes(self.read(singles_at + at * SINGLE)?);
            if key_in(single) != key {
                break;
            }
            counts.push(count(&[single]).1);
            at += 1;
        }
        let mut at = self.first_at_least(key, shared_at, self.shared, SHARED, 0)?;
        while at < self.shared {
            let bytes: [u8; SHARED as usize] = self.read(shared_at + at * SHARED)?;
            if bytes[..8] != key.to_le_bytes() {
                break;
            }
            counts.push(read_shared(&bytes));
            at += 1;
        }
        Ok(ExplorerMove::of(position, &counts))
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

fn read_shared(bytes: &[u8; SHARED as usize]) -> MoveCount {
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
    MoveCount { move_code: number(0), totals }
}
