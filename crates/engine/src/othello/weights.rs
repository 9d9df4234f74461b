//! The learned weights of Othello: one evaluation for the standard board.

use std::sync::{Arc, OnceLock};

use super::codec::{decode, encode};
use super::evaluation::Evaluation;
use crate::weights_file::{GameWeights, WeightsError, WeightsReader, block_header};
use tessera_rules::{GameKind, Size};

/// The evaluation of the standard board, if one was learned.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OthelloWeights(Option<Arc<Evaluation>>);

impl OthelloWeights {
    /// The learned evaluation, or else rules of thumb.
    pub(super) fn evaluation(&self) -> Arc<Evaluation> {
        static RULES_OF_THUMB: OnceLock<Arc<Evaluation>> = OnceLock::new();
        self.0.clone().unwrap_or_else(|| RULES_OF_THUMB.get_or_init(|| Arc::new(Evaluation::rules_of_thumb())).clone())
    }

    /// The learned evaluation.
    pub(super) fn learned(&self) -> Option<Arc<Evaluation>> {
        self.0.clone()
    }

    /// Puts a learned evaluation in its place.
    pub(super) fn set(&mut self, evaluation: Arc<Evaluation>) {
        self.0 = Some(evaluation);
    }
}

impl GameWeights for OthelloWeights {
    const BLOCK: u8 = 3;
    const BUILT_IN: &'static [u8] = include_bytes!("../../../../assets/engine/othello.bin");

    fn knows(&self, size: Size) -> bool {
        self.0.is_some() && size == GameKind::Othello.default_size()
    }

    fn merge(&mut self, other: &Self) {
        self.0 = other.0.clone().or(self.0.take());
    }

    fn write_blocks(&self, to: &mut Vec<u8>) {
        if let Some(evaluation) = &self.0 {
            let bytes = encode(evaluation);
            to.extend(block_header(Self::BLOCK, GameKind::Othello.default_size()));
            to.extend((bytes.len() as u32).to_le_bytes());
            to.extend(bytes);
        }
    }

    fn read_block(&mut self, _size: Size, reader: &mut WeightsReader<'_>) -> Result<(), WeightsError> {
        let evaluation = decode(reader.bytes()?).map_err(|_| WeightsError::OtherShape)?;
        self.0 = Some(Arc::new(evaluation));
        Ok(())
    }
}
