//! The learned weights of Breakthrough: a network for each size of board.

use std::sync::Arc;

use super::features::{FEATURES, opponent_view};
use crate::network::Network;
use crate::weights_file::{GameWeights, WeightsError, WeightsReader, block_header, write_network};
use tessera_rules::{GameKind, Size};

/// Networks by the size of their board, ordered by rows and columns.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BreakthroughWeights(Vec<(Size, Arc<Network>)>);

impl BreakthroughWeights {
    /// The network made for this board.
    pub(super) fn network(&self, size: Size) -> Option<Arc<Network>> {
        self.0.iter().find(|(known, _)| *known == size).map(|(_, network)| Arc::clone(network))
    }

    /// The network of the most similar board, and the size of that board.
    pub(super) fn nearest(&self, size: Size) -> Option<(Size, &Network)> {
        let difference = |known: Size| known.columns.abs_diff(size.columns) + known.rows.abs_diff(size.rows);
        let nearest = self.0.iter().min_by_key(|(known, _)| difference(*known))?;
        Some((nearest.0, &nearest.1))
    }

    /// Puts a network in its place.
    pub(super) fn insert(&mut self, size: Size, network: Arc<Network>) {
        self.0.retain(|(known, _)| *known != size);
        self.0.push((size, network));
        self.0.sort_by_key(|(size, _)| (size.rows, size.columns));
    }
}

impl GameWeights for BreakthroughWeights {
    const BLOCK: u8 = 1;
    const BUILT_IN: &'static [u8] = include_bytes!("../../../../assets/engine/breakthrough.bin");

    fn knows(&self, size: Size) -> bool {
        self.network(size).is_some()
    }

    fn merge(&mut self, other: &Self) {
        for (size, network) in &other.0 {
            self.insert(*size, Arc::clone(network));
        }
    }

    fn write_blocks(&self, to: &mut Vec<u8>) {
        for (size, network) in &self.0 {
            to.extend(block_header(Self::BLOCK, *size));
            write_network(network, to);
        }
    }

    fn read_block(&mut self, size: Size, reader: &mut WeightsReader<'_>) -> Result<(), WeightsError> {
        if !GameKind::Breakthrough.allows(size) {
            return Err(WeightsError::OtherShape);
        }
        let network = reader.network(FEATURES, |feature| opponent_view(size, feature))?;
        self.insert(size, Arc::new(network));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Weights;
    use crate::network::HIDDEN;
    use crate::weights_file::write_file;

    #[test]
    fn weights_for_a_board_on_which_the_game_is_not_played_are_refused() {
        let network = Network::new(vec![[0; HIDDEN]; FEATURES], [0; HIDDEN], [[0; HIDDEN]; 2], 0, |feature| feature);
        for (columns, rows, expected) in [
            (8, 8, Ok(())),
            (40, 8, Err(WeightsError::OtherShape)),
            (8, 255, Err(WeightsError::OtherShape)),
            (0, 0, Err(WeightsError::OtherShape)),
        ] {
            let mut block = block_header(BreakthroughWeights::BLOCK, Size { columns, rows }).to_vec();
            write_network(&network, &mut block);
            assert_eq!(Weights::none().read(&write_file(&block)), expected, "{columns}x{rows}");
        }
    }
}
