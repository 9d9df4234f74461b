//! What a solver knows as bytes, so that it can go on another day.

use std::fmt;

use super::Solver;
use crate::engine::weights::checksum;

/// Why stored knowledge cannot be taken up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryError {
    /// The bytes were not written by this version of the solver.
    NotMemory,
    /// They end too early, or do not match their checksum.
    Damaged,
    /// They are about another position.
    OtherPosition,
}

impl std::error::Error for MemoryError {}

impl fmt::Display for MemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MemoryError::NotMemory => "this was not stored by this version of the solver",
            MemoryError::Damaged => "what was stored is damaged",
            MemoryError::OtherPosition => "what was stored is about another position",
        })
    }
}

const MAGIC: u64 = u64::from_le_bytes(*b"TESSERA1");
/// The most entries of the table that are stored; the deepest ones save the most work.
const MOST_ENTRIES: usize = 1 << 20;

/// The words at the beginning: magic, checksum, the position, and how far both attacks have come.
const HEAD: usize = 10;

impl Solver {
    /// What is known, in no more than 17 MB.
    #[must_use]
    pub fn memory(&self) -> Vec<u8> {
        let mut words = self.identity().to_vec();
        words.extend(self.done.map(u64::from));
        words.extend(self.spent);
        self.table.dearest(MOST_ENTRIES).into_iter().for_each(|entry| words.extend(entry));
        let content: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
        let head = [MAGIC, checksum(&content)].map(u64::to_le_bytes);
        [head.as_flattened(), &content].concat()
    }

    /// Takes up what [`Solver::memory`] gave.
    ///
    /// # Errors
    /// What is wrong with the bytes; then nothing is changed.
    pub fn remember(&mut self, bytes: &[u8]) -> Result<(), MemoryError> {
        let (words, rest) = bytes.as_chunks::<8>();
        let words: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
        if words.first() != Some(&MAGIC) {
            return Err(MemoryError::NotMemory);
        }
        if words.len() < HEAD || !rest.is_empty() || words[1] != checksum(&bytes[16..]) {
            return Err(MemoryError::Damaged);
        }
        if words[2..6] != self.identity() {
            return Err(MemoryError::OtherPosition);
        }
        let (entries, _) = words[HEAD..].as_chunks::<2>();
        self.done = [words[6] as u32, words[7] as u32];
        self.spent = [words[8], words[9]];
        self.table.take_in(entries.iter().copied());
        Ok(())
    }

    /// Board, pieces and turn.
    fn identity(&self) -> [u64; 4] {
        let [first, second] = self.root.pieces;
        [u64::from(self.field.columns) << 32 | u64::from(self.field.rows), first, second, self.root.side as u64]
    }
}
