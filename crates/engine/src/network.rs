//! The learned evaluation: a small network over the features of a position. It calculates in integers only, so that it
//! gives the same values on every machine.
//!
//! A position is a set of features. For each of the two players the weights of the features present are summed, seen
//! from that player's side; the sums are clipped, squared, and weighted once more for the value:
//!
//! ```text
//! sums[player] = biases + Σ rows[feature as player sees it]
//! value        = bias + Σ square(clip(sums[to move])) * out[0] + Σ square(clip(sums[other])) * out[1]
//! ```
//!
//! When a move changes a few features, only their weights are added and subtracted.

use super::value::Value;

/// Sums for each player (hidden neurons).
pub(crate) const HIDDEN: usize = 64;
/// 1.0 in a sum, and the upper limit of clipping.
pub(crate) const ONE: i16 = 181;
/// 1.0 in an output weight.
pub(crate) const OUT_ONE: i32 = 64;
/// The largest output weight: a clipped sum times a weight must fit in 16 bits.
pub(crate) const OUT_LIMIT: i16 = 127;
/// The value of a network output of 1.0, in hundredths: there the odds of winning are e : 1.
pub(crate) const SCALE: i32 = 100;

/// The weights of one feature, or the biases: one number for each sum.
pub(crate) type WeightRow = [i16; HIDDEN];

/// A network for one game on one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    /// The weights of each feature: at index 0 as the first player sees it, at index 1 as the second does.
    rows: [Vec<WeightRow>; 2],
    biases: WeightRow,
    out: [WeightRow; 2],
    out_bias: i32,
}

/// The sums of a position for the first and the second player, with the features that they are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetworkAccumulator<const WORDS: usize> {
    features: [u64; WORDS],
    players: [WeightRow; 2],
}

impl Network {
    /// Builds a network from its parameters. `opponent_view` gives the feature that the second player sees where the
    /// first sees `feature`.
    pub(crate) fn new(
        rows: Vec<WeightRow>,
        biases: WeightRow,
        out: [WeightRow; 2],
        out_bias: i32,
        opponent_view: impl Fn(usize) -> usize,
    ) -> Network {
        let second_rows = (0..rows.len()).map(|feature| rows[opponent_view(feature)]).collect();
        Network { rows: [rows, second_rows], biases, out, out_bias }
    }

    /// The sums of a position, computed from scratch.
    pub(crate) fn accumulate<const WORDS: usize>(&self, features: [u64; WORDS]) -> NetworkAccumulator<WORDS> {
        let empty = NetworkAccumulator { features: [0; WORDS], players: [self.biases; 2] };
        self.update(&empty, features)
    }

    /// The sums of a position, updated from those of a similar one.
    pub(crate) fn update<const WORDS: usize>(
        &self,
        before: &NetworkAccumulator<WORDS>,
        features: [u64; WORDS],
    ) -> NetworkAccumulator<WORDS> {
        let mut sums = NetworkAccumulator { features, players: before.players };
        for (word, (new, old)) in features.into_iter().zip(before.features).enumerate() {
            let mut removed = old & !new;
            while removed != 0 {
                self.apply_feature(&mut sums.players, word * 64 + removed.trailing_zeros() as usize, i16::wrapping_sub);
                removed &= removed - 1;
            }
            let mut added = new & !old;
            while added != 0 {
                self.apply_feature(&mut sums.players, word * 64 + added.trailing_zeros() as usize, i16::wrapping_add);
                added &= added - 1;
            }
        }
        sums
    }

    fn apply_feature(&self, players: &mut [WeightRow; 2], feature: usize, combine: impl Fn(i16, i16) -> i16) {
        for (sums, rows) in players.iter_mut().zip(&self.rows) {
            for (sum, weight) in sums.iter_mut().zip(&rows[feature]) {
                *sum = combine(*sum, *weight);
            }
        }
    }

    /// The value for the player to move (0 or 1), in hundredths.
    pub(crate) fn value<const WORDS: usize>(&self, sums: &NetworkAccumulator<WORDS>, to_move: usize) -> Value {
        let own = weighted_squares(&sums.players[to_move], &self.out[0]);
        let other = weighted_squares(&sums.players[1 - to_move], &self.out[1]);
        let unit = i32::from(ONE) * OUT_ONE;
        // Squares are in units of ONE².
        ((own + other) / i32::from(ONE) + self.out_bias) * SCALE / unit
    }

    /// The weights as they are stored: rows, biases, output weights, output bias.
    pub(crate) fn parts(&self) -> (&[WeightRow], &WeightRow, &[WeightRow; 2], i32) {
        (&self.rows[0], &self.biases, &self.out, self.out_bias)
    }
}

/// Σ square(clip(sum)) * weight; [`OUT_LIMIT`] keeps the product within 16 bits.
fn weighted_squares(sums: &WeightRow, weights: &WeightRow) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let clipped = (*sum).clamp(0, ONE);
        total += i32::from(clipped * weight) * i32::from(clipped);
    }
    total
}
