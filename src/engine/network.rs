//! The learned evaluation: a small network over the features of a position, in whole numbers only, so that it says the
//! same on every machine.
//!
//! A position is a set of features. For each of the two players the weights of the features that are there are summed,
//! seen from that player's side; the sums are clipped and squared, and weighted once more for the value:
//!
//! ```text
//! sums[player] = biases + Σ rows[feature as player sees it]
//! value        = bias + Σ square(clip(sums[to move])) * out[0] + Σ square(clip(sums[other])) * out[1]
//! ```
//!
//! When a move changes a few features, only their weights are added and taken away.

use super::value::Value;

/// Sums for each player.
pub(crate) const HIDDEN: usize = 64;
/// 1.0 in a sum, and where sums are clipped.
pub(crate) const ONE: i16 = 181;
/// 1.0 in an output weight.
pub(crate) const OUT_ONE: i32 = 64;
/// No output weight is larger: a clipped sum times a weight must fit 16 bits.
pub(crate) const OUT_LIMIT: i16 = 127;
/// What a network's output of 1.0 is worth, in hundredths: where the chance of winning is e : 1.
pub(crate) const SCALE: i32 = 100;

pub(crate) type WeightRow = [i16; HIDDEN];

/// A network for one game on one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    /// For each feature its weights, as the player sees it who is the subject; index 1 is how the other one sees it.
    rows: [Vec<WeightRow>; 2],
    biases: WeightRow,
    out: [WeightRow; 2],
    out_bias: i32,
}

/// The sums of a position, for the first and the second player, and the features they are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NetworkAccumulator<const WORDS: usize> {
    features: [u64; WORDS],
    players: [WeightRow; 2],
}

impl Network {
    /// `opponent_view` tells which feature the second player sees where the first sees `feature`.
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

    pub(crate) fn accumulate<const WORDS: usize>(&self, features: [u64; WORDS]) -> NetworkAccumulator<WORDS> {
        let nothing = NetworkAccumulator { features: [0; WORDS], players: [self.biases; 2] };
        self.update(&nothing, features)
    }

    /// The sums of a position that differs a little from the one that `before` belongs to.
    pub(crate) fn update<const WORDS: usize>(
        &self,
        before: &NetworkAccumulator<WORDS>,
        features: [u64; WORDS],
    ) -> NetworkAccumulator<WORDS> {
        let mut sums = NetworkAccumulator { features, players: before.players };
        for (word, (new, old)) in features.into_iter().zip(before.features).enumerate() {
            let mut removed = old & !new;
            while removed != 0 {
                self.change(&mut sums.players, word * 64 + removed.trailing_zeros() as usize, i16::wrapping_sub);
                removed &= removed - 1;
            }
            let mut added = new & !old;
            while added != 0 {
                self.change(&mut sums.players, word * 64 + added.trailing_zeros() as usize, i16::wrapping_add);
                added &= added - 1;
            }
        }
        sums
    }

    fn change(&self, players: &mut [WeightRow; 2], feature: usize, by: impl Fn(i16, i16) -> i16) {
        for (sums, rows) in players.iter_mut().zip(&self.rows) {
            for (sum, weight) in sums.iter_mut().zip(&rows[feature]) {
                *sum = by(*sum, *weight);
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

/// Σ square(clip(sum)) * weight; [`OUT_LIMIT`] keeps the product in 16 bits.
fn weighted_squares(sums: &WeightRow, weights: &WeightRow) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let clipped = (*sum).clamp(0, ONE);
        total += i32::from(clipped * weight) * i32::from(clipped);
    }
    total
}
