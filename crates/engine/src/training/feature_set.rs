//! The inputs of a game's networks, and the changes of the board that make no difference.

use tessera_rules::{Position, Variant};

/// One game on one board, as something to train networks for.
pub(crate) struct FeatureSet {
    /// The game and its board.
    pub(crate) variant: Variant,
    /// Turns positions into features.
    pub(crate) extractor: Box<dyn FeatureExtractor>,
    /// For each symmetry of the board, the feature that each feature becomes.
    pub(crate) symmetries: Vec<Vec<u16>>,
    /// The feature that the second player sees where the first sees this one.
    pub(crate) opponent_view: Vec<u16>,
}

/// Turns positions of one game into features.
pub(crate) trait FeatureExtractor: Sync {
    /// The number of networks that share the work, such as one for each phase.
    fn networks(&self) -> usize;

    /// The index of the network that evaluates this position.
    fn network_for(&self, position: &Position) -> usize;

    /// The features that are present, as the first player sees them; none for a position of another game.
    fn features(&self, position: &Position) -> Vec<u16>;
}

/// The numbers of the bits that are set, counted through all words.
pub(crate) fn set_bits(words: &[u64]) -> Vec<u16> {
    let bits = |set: u64| (0..64).filter(move |index| set >> index & 1 == 1);
    let places = words.iter().enumerate().flat_map(|(word, set)| bits(*set).map(move |bit| word * 64 + bit));
    places.map(|feature| feature as u16).collect()
}
