//! Saves a proof as bytes, so that it can be continued later.

use thiserror::Error;

use super::Solver;
use super::proof_table::{NEVER, step_in};
use crate::weights_file::checksum;

/// Why a saved proof cannot be continued.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SavedProofError {
    /// The bytes were not written by this version of the solver.
    #[error("this was not saved by this version of the solver")]
    UnknownFormat,
    /// They end too early, do not match their checksum, or hold numbers that no proof leads to.
    #[error("the saved proof is damaged")]
    Damaged,
    /// They belong to another position.
    #[error("the saved proof belongs to another position")]
    OtherPosition,
}

const MAGIC: u64 = u64::from_le_bytes(*b"TESSERA1");
/// The most table entries that are saved; the deepest ones save the most work.
const MOST_ENTRIES: usize = 1 << 20;

/// The number of words before the entries: magic, checksum, the position, and the state of both attacks.
const HEADER_WORDS: usize = 10;
/// More nodes than any proof takes; more are not counted.
const MOST_NODES: u64 = 1 << 62;

impl Solver {
    /// The state of the proof, in at most 17 MB.
    pub fn save(&self) -> Vec<u8> {
        let mut words = self.identity().to_vec();
        words.extend(self.refuted.map(u64::from));
        words.extend(self.nodes_spent.map(|nodes| nodes.min(MOST_NODES)));
        self.table.deepest(MOST_ENTRIES).into_iter().for_each(|entry| words.extend(entry));
        let content: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
        let head = [MAGIC, checksum(&content)].map(u64::to_le_bytes);
        [head.as_flattened(), &content].concat()
    }

    /// Continues from what [`Solver::save`] returned.
    ///
    /// # Errors
    /// Why the bytes cannot be used; then nothing is changed.
    pub fn restore(&mut self, bytes: &[u8]) -> Result<(), SavedProofError> {
        let (words, rest) = bytes.as_chunks::<8>();
        let words: Vec<u64> = words.iter().map(|word| u64::from_le_bytes(*word)).collect();
        if words.first() != Some(&MAGIC) {
            return Err(SavedProofError::UnknownFormat);
        }
        if words.len() < HEADER_WORDS || !rest.is_empty() || words[1] != checksum(&bytes[16..]) {
            return Err(SavedProofError::Damaged);
        }
        if words[2..6] != self.identity() {
            return Err(SavedProofError::OtherPosition);
        }
        let (entries, _) = words[HEADER_WORDS..].as_chunks::<2>();
        let (refuted, nodes_spent) = ([words[6], words[7]], [words[8], words[9]]);
        let never = u64::from(NEVER);
        let is_possible = refuted.iter().all(|plies| *plies <= never)
            && refuted != [never; 2]
            && nodes_spent.iter().all(|nodes| *nodes <= MOST_NODES)
            && entries.iter().all(|[_, word]| self.is_on_board(step_in(*word)));
        if !is_possible {
            return Err(SavedProofError::Damaged);
        }
        self.refuted = refuted.map(|plies| plies as u32);
        self.nodes_spent = nodes_spent;
        self.table.insert_all(entries.iter().copied());
        Ok(())
    }

    /// Whether both ends of a step are points of the board.
    fn is_on_board(&self, step: [u8; 2]) -> bool {
        step.into_iter().all(|point| u32::from(point) < self.tables.columns * self.tables.rows)
    }

    /// Board, pieces and turn.
    fn identity(&self) -> [u64; 4] {
        let [first, second] = self.root.pieces;
        [u64::from(self.tables.columns) << 32 | u64::from(self.tables.rows), first, second, self.root.side as u64]
    }
}
