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

pub(crate) type Row = [i16; HIDDEN];

/// A network for one game on one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    /// For each feature its weights, as the player sees it who is the subject; index 1 is how the other one sees it.
    rows: [Vec<Row>; 2],
    biases: Row,
    out: [Row; 2],
    out_bias: i32,
}

/// The sums of a position, for the first and the second player, and the features they are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sums<const WORDS: usize> {
    features: [u64; WORDS],
    players: [Row; 2],
}

impl Network {
    /// `turned` tells which feature the second player sees where the first sees `feature`.
    pub(crate) fn new(
        rows: Vec<Row>,
        biases: Row,
        out: [Row; 2],
        out_bias: i32,
        turned: impl Fn(usize) -> usize,
    ) -> Network {
        let seen_by_second = (0..rows.len()).map(|feature| rows[turned(feature)]).collect();
        Network { rows: [rows, seen_by_second], biases, out, out_bias }
    }

    pub(crate) fn look<const WORDS: usize>(&self, features: [u64; WORDS]) -> Sums<WORDS> {
        let nothing = Sums { features: [0; WORDS], players: [self.biases; 2] };
        self.look_again(&nothing, features)
    }

    /// The sums of a position that differs a little from the one that `before` belongs to.
    pub(crate) fn look_again<const WORDS: usize>(&self, before: &Sums<WORDS>, features: [u64; WORDS]) -> Sums<WORDS> {
        let mut sums = Sums { features, players: before.players };
        for (word, (new, old)) in features.into_iter().zip(before.features).enumerate() {
            let mut gone = old & !new;
            while gone != 0 {
                self.change(&mut sums.players, word * 64 + gone.trailing_zeros() as usize, i16::wrapping_sub);
                gone &= gone - 1;
            }
            let mut come = new & !old;
            while come != 0 {
                self.change(&mut sums.players, word * 64 + come.trailing_zeros() as usize, i16::wrapping_add);
                come &= come - 1;
            }
        }
        sums
    }

    fn change(&self, players: &mut [Row; 2], feature: usize, by: impl Fn(i16, i16) -> i16) {
        for (sums, rows) in players.iter_mut().zip(&self.rows) {
            for (sum, weight) in sums.iter_mut().zip(&rows[feature]) {
                *sum = by(*sum, *weight);
            }
        }
    }

    /// The value for the player to move (0 or 1), in hundredths.
    pub(crate) fn value<const WORDS: usize>(&self, sums: &Sums<WORDS>, to_move: usize) -> Value {
        let own = weigh(&sums.players[to_move], &self.out[0]);
        let other = weigh(&sums.players[1 - to_move], &self.out[1]);
        let unit = i32::from(ONE) * OUT_ONE;
        // Squares are in units of ONE².
        ((own + other) / i32::from(ONE) + self.out_bias) * SCALE / unit
    }

    /// The weights as they are stored: rows, biases, output weights, output bias.
    pub(crate) fn parts(&self) -> (&[Row], &Row, &[Row; 2], i32) {
        (&self.rows[0], &self.biases, &self.out, self.out_bias)
    }
}

/// Σ square(clip(sum)) * weight; [`OUT_LIMIT`] keeps the product in 16 bits.
fn weigh(sums: &Row, weights: &Row) -> i32 {
    let mut total = 0;
    for (sum, weight) in sums.iter().zip(weights) {
        let clipped = (*sum).clamp(0, ONE);
        total += i32::from(clipped * weight) * i32::from(clipped);
    }
    total
}
