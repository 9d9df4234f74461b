//! The file format of learned weights: a header with version and checksum, then one block per board.

use std::fmt::Debug;

use thiserror::Error;

use super::network::{HIDDEN, Network, OUT_LIMIT, WeightRow};
use tessera_rules::Size;

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WeightsError {
    /// It does not begin as such files do.
    #[error("this is not a weights file")]
    NotWeights,
    /// It was written by another version of the program.
    #[error("the weights have version {0}, but this program reads version {VERSION}")]
    OtherVersion(u32),
    /// It ends too early, is too long, or its content does not match its checksum.
    #[error("the weights file is damaged")]
    Damaged,
    /// It holds a network of a shape that this program does not know.
    #[error("the weights are for a network of another shape")]
    OtherShape,
}

const MAGIC: &[u8; 8] = b"TESSERAW";
const VERSION: u32 = 1;

/// The learned weights of one game, as blocks of a file.
pub(super) trait GameWeights: Clone + PartialEq + Debug + Default {
    /// The number that begins the game's blocks: a different one for each game, and 0 if it has none.
    const BLOCK: u8;
    /// The weights file that comes with the program; empty if there is none.
    const BUILT_IN: &'static [u8];

    /// Whether there are weights of its own for a board of this size.
    fn knows(&self, size: Size) -> bool;

    /// Takes over the weights of `other`, in place of those for the same boards.
    fn merge(&mut self, other: &Self);

    /// Writes all blocks, each with its [`block_header`].
    fn write_blocks(&self, to: &mut Vec<u8>);

    /// Reads what follows the header of a block for a board of this size.
    fn read_block(&mut self, size: Size, reader: &mut WeightsReader<'_>) -> Result<(), WeightsError>;
}

/// A game without learned weights.
impl GameWeights for () {
    const BLOCK: u8 = 0;
    const BUILT_IN: &'static [u8] = &[];

    fn knows(&self, _size: Size) -> bool {
        false
    }

    fn merge(&mut self, _other: &()) {}

    fn write_blocks(&self, _to: &mut Vec<u8>) {}

    fn read_block(&mut self, _size: Size, _reader: &mut WeightsReader<'_>) -> Result<(), WeightsError> {
        Err(WeightsError::OtherShape)
    }
}

/// The first bytes of a block.
pub(super) const fn block_header(block: u8, size: Size) -> [u8; 4] {
    [block, size.columns, size.rows, HIDDEN as u8]
}

/// A whole file with these blocks.
pub(super) fn write_file(blocks: &[u8]) -> Vec<u8> {
    let mut file = MAGIC.to_vec();
    file.extend(VERSION.to_le_bytes());
    file.extend(checksum(blocks).to_le_bytes());
    file.extend(blocks);
    file
}

/// Writes a network. A row of zeros, as for points that the board lacks, takes one byte.
pub(super) fn write_network(network: &Network, to: &mut Vec<u8>) {
    let (rows, biases, out, out_bias) = network.parts();
    to.extend((rows.len() as u16).to_le_bytes());
    for row in rows {
        let empty = row.iter().all(|weight| *weight == 0);
        to.push(u8::from(!empty));
        if !empty {
            write_row(row, to);
        }
    }
    write_row(biases, to);
    out.iter().for_each(|row| write_row(row, to));
    to.extend(out_bias.to_le_bytes());
}

fn write_row(row: &WeightRow, to: &mut Vec<u8>) {
    row.iter().for_each(|weight| to.extend(weight.to_le_bytes()));
}

/// FNV-1a, 64 bits: enough to detect accidental damage.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

/// Reads a file of weights piece by piece.
#[derive(Debug)]
pub(super) struct WeightsReader<'a> {
    rest: &'a [u8],
}

impl<'a> WeightsReader<'a> {
    /// Checks the header of a file.
    pub(super) fn open(bytes: &'a [u8]) -> Result<WeightsReader<'a>, WeightsError> {
        let mut reader = WeightsReader { rest: bytes };
        if reader.take::<8>() != Ok(*MAGIC) {
            return Err(WeightsError::NotWeights);
        }
        let version = u32::from_le_bytes(reader.take()?);
        if version != VERSION {
            return Err(WeightsError::OtherVersion(version));
        }
        let sum = u64::from_le_bytes(reader.take()?);
        if sum == checksum(reader.rest) { Ok(reader) } else { Err(WeightsError::Damaged) }
    }

    /// The block number and the board of the next block; `None` at the end of the file.
    pub(super) fn next_block(&mut self) -> Result<Option<(u8, Size)>, WeightsError> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        let [block, columns, rows, hidden] = self.take()?;
        if usize::from(hidden) == HIDDEN {
            Ok(Some((block, Size { columns, rows })))
        } else {
            Err(WeightsError::OtherShape)
        }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(WeightsError::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }

    /// Reads bytes that are preceded by their number.
    pub(super) fn bytes(&mut self) -> Result<&'a [u8], WeightsError> {
        let length = u32::from_le_bytes(self.take()?) as usize;
        let (bytes, rest) = self.rest.split_at_checked(length).ok_or(WeightsError::Damaged)?;
        self.rest = rest;
        Ok(bytes)
    }

    /// Reads a network of `n` features.
    pub(super) fn network(
        &mut self,
        features: usize,
        opponent_view: impl Fn(usize) -> usize,
    ) -> Result<Network, WeightsError> {
        if usize::from(u16::from_le_bytes(self.take()?)) != features {
            return Err(WeightsError::OtherShape);
        }
        let mut rows = Vec::with_capacity(features);
        for _ in 0..features {
            let [full] = self.take()?;
            rows.push(if full == 0 { [0; HIDDEN] } else { self.row()? });
        }
        let (biases, out) = (self.row()?, [self.row()?, self.row()?]);
        let out_bias = i32::from_le_bytes(self.take()?);
        let small = out.as_flattened().iter().all(|weight| weight.unsigned_abs() <= OUT_LIMIT as u16);
        if !small || out_bias.unsigned_abs() > 1 << 20 {
            return Err(WeightsError::OtherShape);
        }
        Ok(Network::new(rows, biases, out, out_bias, opponent_view))
    }

    fn row(&mut self) -> Result<WeightRow, WeightsError> {
        let mut row = [0; HIDDEN];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }
}
