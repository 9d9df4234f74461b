//! The file of opening values: a header with a checksum, then one block for each board.

use thiserror::Error;

use super::layer::OpeningLayer;
use crate::value_search::{Distance, ProvenValue};
use crate::weights_file::checksum;
use tessera_rules::Size;

/// The values of all positions of one board after `n` plies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpeningValues {
    /// The board.
    pub size: Size,
    /// The number of plies.
    pub plies: u32,
    /// For each position of the [`OpeningLayer`] the exact length of the game with perfect play, odd if the side to move
    /// wins; 0 if it is not proved.
    pub lengths: Vec<u8>,
}

/// Why a file of opening values cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum OpeningFileError {
    /// It does not begin as such files do.
    #[error("this is not a file of opening values")]
    NotOpenings,
    /// It ends too early, or does not match its checksum.
    #[error("the file of opening values is damaged")]
    Damaged,
    /// A block is for a board on which the game is not played, or that has more than 64 points.
    #[error("there are no openings of {size}")]
    OtherBoard {
        /// The board.
        size: Size,
    },
    /// A block has another number of values than its board has positions.
    #[error("{found} values of {size} after {plies} plies instead of {expected}")]
    WrongCount {
        /// The board.
        size: Size,
        /// The number of plies.
        plies: u32,
        /// The values of the block.
        found: usize,
        /// The positions of the board.
        expected: usize,
    },
}

const MAGIC: &[u8; 8] = b"TESSERAO";
/// Magic and checksum.
const FILE_HEADER: usize = 16;
/// Columns, rows, plies, a zero, and the length of the packed values.
const BLOCK_HEADER: usize = 8;
/// The strongest compression.
const PACKING: u8 = 10;
/// More bytes than the values of any block.
const MOST_VALUES: usize = 1 << 24;

impl OpeningValues {
    /// The values as such.
    pub(super) fn proven_values(&self) -> Vec<ProvenValue> {
        let value = |length: &u8| match u32::from(*length) {
            0 => ProvenValue::Unknown,
            plies if plies % 2 == 1 => ProvenValue::Win(Distance::Exactly(plies)),
            plies => ProvenValue::Loss(Distance::Exactly(plies)),
        };
        self.lengths.iter().map(value).collect()
    }

    /// Notes the value of a position of the layer, if it is exact.
    pub fn set(&mut self, index: usize, value: ProvenValue) {
        if let ProvenValue::Win(Distance::Exactly(plies)) | ProvenValue::Loss(Distance::Exactly(plies)) = value {
            self.lengths[index] = plies.try_into().unwrap_or(0);
        }
    }
}

/// A file with these values.
pub fn write_openings(boards: &[OpeningValues]) -> Vec<u8> {
    let mut content = Vec::new();
    for board in boards {
        let packed = miniz_oxide::deflate::compress_to_vec(&board.lengths, PACKING);
        content.extend([board.size.columns, board.size.rows, board.plies as u8, 0]);
        content.extend((packed.len() as u32).to_le_bytes());
        content.extend(packed);
    }
    [&MAGIC[..], &checksum(&content).to_le_bytes(), &content].concat()
}

/// Reads a file of opening values.
///
/// # Errors
/// Why the file cannot be used.
pub fn read_openings(bytes: &[u8]) -> Result<Vec<OpeningValues>, OpeningFileError> {
    if !bytes.starts_with(MAGIC) {
        return Err(OpeningFileError::NotOpenings);
    }
    let (header, mut rest) = bytes.split_at_checked(FILE_HEADER).ok_or(OpeningFileError::Damaged)?;
    if header[MAGIC.len()..] != checksum(rest).to_le_bytes() {
        return Err(OpeningFileError::Damaged);
    }
    let mut boards = Vec::new();
    while !rest.is_empty() {
        let (board, after) = read_block(rest)?;
        boards.push(board);
        rest = after;
    }
    Ok(boards)
}

fn read_block(bytes: &[u8]) -> Result<(OpeningValues, &[u8]), OpeningFileError> {
    let damaged = OpeningFileError::Damaged;
    let (header, rest) = bytes.split_at_checked(BLOCK_HEADER).ok_or(damaged)?;
    let [columns, rows, plies, _, length @ ..] = header else { return Err(damaged) };
    let length = u32::from_le_bytes(length.try_into().map_err(|_| damaged)?);
    let (packed, after) = rest.split_at_checked(length as usize).ok_or(damaged)?;
    let lengths = miniz_oxide::inflate::decompress_to_vec_with_limit(packed, MOST_VALUES).map_err(|_| damaged)?;
    let (size, plies) = (Size { columns: *columns, rows: *rows }, u32::from(*plies));
    Ok((OpeningValues { size, plies, lengths }, after))
}

impl OpeningValues {
    /// Values for a layer of which nothing is proved yet.
    pub fn unknown(layer: &OpeningLayer, size: Size, plies: u32) -> OpeningValues {
        OpeningValues { size, plies, lengths: vec![0; layer.len()] }
    }

    /// Checks that the values belong to the positions of their board.
    ///
    /// # Errors
    /// If there is no such board, or their number differs.
    pub fn check(&self) -> Result<(), OpeningFileError> {
        let (size, plies, found) = (self.size, self.plies, self.lengths.len());
        let layer = OpeningLayer::after(size, plies).ok_or(OpeningFileError::OtherBoard { size })?;
        let expected = layer.len();
        if found == expected { Ok(()) } else { Err(OpeningFileError::WrongCount { size, plies, found, expected }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_a_board_on_which_the_game_is_not_played_are_refused() {
        for (columns, rows) in [(4, 2), (1, 8), (11, 5), (0, 0)] {
            let size = Size { columns, rows };
            for lengths in [vec![5], Vec::new()] {
                let values = OpeningValues { size, plies: 3, lengths };
                assert_eq!(values.check(), Err(OpeningFileError::OtherBoard { size }));
            }
        }
    }
}
