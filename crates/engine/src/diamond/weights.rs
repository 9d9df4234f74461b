//! The learned weights of Diamond: a network for each phase.

use std::sync::Arc;

use super::features::{FEATURES, opponent_view};
use crate::network::Network;
use crate::weights_file::{GameWeights, WeightsError, WeightsReader, block_header, write_network};
use tessera_rules::{GameKind, Size};

/// The networks of the placement and the movement phase.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DiamondWeights(pub(super) Option<Arc<[Network; 2]>>);

impl GameWeights for DiamondWeights {
    const BLOCK: u8 = 2;
    const BUILT_IN: &'static [u8] = include_bytes!("../../../../assets/engine/diamond.bin");

    fn knows(&self, _size: Size) -> bool {
        self.0.is_some()
    }

    fn merge(&mut self, other: &Self) {
        self.0 = other.0.clone().or(self.0.take());
    }

    fn write_blocks(&self, to: &mut Vec<u8>) {
        if let Some(networks) = &self.0 {
            to.extend(block_header(Self::BLOCK, GameKind::Diamond.default_size()));
            networks.iter().for_each(|network| write_network(network, to));
        }
    }

    fn read_block(&mut self, _size: Size, reader: &mut WeightsReader<'_>) -> Result<(), WeightsError> {
        let mut network = || reader.network(FEATURES, opponent_view);
        self.0 = Some(Arc::new([network()?, network()?]));
        Ok(())
    }
}
