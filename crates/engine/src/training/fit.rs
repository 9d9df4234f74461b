//! Fits a network to samples by gradient descent with Adam (Kingma and Ba, 2015) on the squared error of the expected
//! score. Calculates in floating point and rounds the result to the integers of the engine.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::feature_set::FeatureSet;
use super::selfplay::TrainingSample;
use crate::network::{HIDDEN, Network, ONE, OUT_LIMIT, OUT_ONE, WeightRow};

/// Samples whose gradients are summed before the weights change.
const BATCH: usize = 1024;
const RATE: f32 = 0.002;
/// The learning rate of the last epoch as a share of the first.
const LAST_RATE: f32 = 0.05;
/// 1 of this many samples is held out, to measure the error on samples not learned from.
const HELD_OUT: usize = 20;

/// The sums of one player before clipping, 1.0 being the unit.
type FloatSums = [f32; HIDDEN];

/// A network being fitted.
pub(super) struct NetworkFit<'a> {
    feature_set: &'a FeatureSet,
    rng: StdRng,
    /// The rows of all features, then biases, then output weights for own and other sums, then the output bias.
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
}

impl<'a> NetworkFit<'a> {
    pub(super) fn new(feature_set: &'a FeatureSet, seed: u64) -> NetworkFit<'a> {
        let mut rng = StdRng::seed_from_u64(seed);
        let rows = feature_set.opponent_view.len();
        let count = (rows + 3) * HIDDEN + 1;
        let mut weights: Vec<f32> = (0..count).map(|_| rng.random_range(-0.15..0.15)).collect();
        weights[rows * HIDDEN..(rows + 1) * HIDDEN].fill(0.3);
        weights[count - 1] = 0.0;
        let zeros = vec![0.0; count];
        NetworkFit {
            feature_set,
            rng,
            weights,
            gradient: zeros.clone(),
            mean: zeros.clone(),
            variance: zeros,
            steps: 0,
        }
    }

    const fn rows(&self) -> usize {
        self.feature_set.opponent_view.len()
    }

    /// Passes through all samples once; returns the mean squared error on them and on those held out.
    pub(super) fn epoch(&mut self, samples: &[&TrainingSample], epoch: u32, epochs: u32) -> (f64, f64) {
        let (mut learned, mut aside) = (Vec::new(), Vec::new());
        for (index, sample) in samples.iter().enumerate() {
            if index % HELD_OUT == 0 { &mut aside } else { &mut learned }.push(*sample);
        }
        learned.shuffle(&mut self.rng);
        let progress = (epoch - 1) as f32 / epochs.max(1) as f32;
        let rate = RATE * LAST_RATE.powf(progress);
        let mut error = 0.0;
        for batch in learned.chunks(BATCH) {
            for sample in batch {
                let symmetry = self.rng.random_range(0..self.feature_set.symmetries.len());
                error += f64::from(self.train_on(sample, symmetry, true));
            }
            self.step(rate, batch.len());
        }
        let held_out: f64 = aside.iter().map(|sample| f64::from(self.train_on(sample, 0, false))).sum();
        (error / learned.len().max(1) as f64, held_out / aside.len().max(1) as f64)
    }

    /// The squared error of one sample; adds its gradient if `learn` is set.
    fn train_on(&mut self, sample: &TrainingSample, symmetry: usize, learn: bool) -> f32 {
        let feature_set = self.feature_set;
        let transformed = |feature: &u16| feature_set.symmetries[symmetry][usize::from(*feature)];
        let first: Vec<usize> = sample.features.iter().map(|feature| usize::from(transformed(feature))).collect();
        let second: Vec<usize> = first.iter().map(|feature| usize::from(feature_set.opponent_view[*feature])).collect();
        let views = if sample.to_move.index() == 0 { [first, second] } else { [second, first] };
        let sums = [self.sum(&views[0]), self.sum(&views[1])];
        let out_at = (self.rows() + 1) * HIDDEN;
        let mut output = self.weights[self.weights.len() - 1];
        for (view, sums) in sums.iter().enumerate() {
            let out = &self.weights[out_at + view * HIDDEN..][..HIDDEN];
            output += sums.iter().zip(out).map(|(sum, weight)| square(*sum) * weight).sum::<f32>();
        }
        let expected = 1.0 / (1.0 + (-output).exp());
        let difference = expected - sample.expected;
        if learn {
            self.descend(&views, &sums, difference * expected * (1.0 - expected));
        }
        difference * difference
    }

    fn sum(&self, features: &[usize]) -> FloatSums {
        let mut sums = [0.0; HIDDEN];
        let biases = &self.weights[self.rows() * HIDDEN..][..HIDDEN];
        sums.copy_from_slice(biases);
        for feature in features {
            let row = &self.weights[feature * HIDDEN..][..HIDDEN];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        sums
    }

    /// Adds the gradient of one sample, where `slope` is the derivative of its error by the output.
    fn descend(&mut self, views: &[Vec<usize>; 2], sums: &[FloatSums; 2], slope: f32) {
        let rows = self.rows();
        for (view, features) in views.iter().enumerate() {
            let out_at = (rows + 1 + view) * HIDDEN;
            let mut back = [0.0; HIDDEN];
            for index in 0..HIDDEN {
                let sum = sums[view][index];
                self.gradient[out_at + index] += slope * square(sum);
                let inside = if sum > 0.0 && sum < 1.0 { 2.0 * sum } else { 0.0 };
                back[index] = slope * self.weights[out_at + index] * inside;
            }
            for row in features.iter().copied().chain([rows]) {
                let gradient = &mut self.gradient[row * HIDDEN..][..HIDDEN];
                gradient.iter_mut().zip(&back).for_each(|(gradient, back)| *gradient += back);
            }
        }
        let last = self.gradient.len() - 1;
        self.gradient[last] += slope;
    }

    /// Moves the weights against the gradient of a batch.
    fn step(&mut self, rate: f32, batch: usize) {
        const KEEP: [f32; 2] = [0.9, 0.999];
        self.steps += 1;
        let correction = [1.0 - KEEP[0].powi(self.steps), 1.0 - KEEP[1].powi(self.steps)];
        let share = 1.0 / batch as f32;
        let moments = self.mean.iter_mut().zip(&mut self.variance);
        for ((weight, gradient), (mean, variance)) in self.weights.iter_mut().zip(&mut self.gradient).zip(moments) {
            let slope = *gradient * share;
            *gradient = 0.0;
            *mean = KEEP[0] * *mean + (1.0 - KEEP[0]) * slope;
            *variance = KEEP[1] * *variance + (1.0 - KEEP[1]) * slope * slope;
            *weight -= rate * (*mean / correction[0]) / ((*variance / correction[1]).sqrt() + 1e-8);
        }
        let out_at = (self.rows() + 1) * HIDDEN;
        let limit = f32::from(OUT_LIMIT) / OUT_ONE as f32;
        for weight in &mut self.weights[out_at..out_at + 2 * HIDDEN] {
            *weight = weight.clamp(-limit, limit);
        }
    }

    /// The network in integers.
    pub(super) fn network(&self) -> Network {
        let row = |at: usize, unit: f32| -> WeightRow {
            let mut row = [0; HIDDEN];
            let weights = &self.weights[at * HIDDEN..][..HIDDEN];
            row.iter_mut().zip(weights).for_each(|(whole, weight)| *whole = (weight * unit).round() as i16);
            row
        };
        let (one, out_one) = (f32::from(ONE), OUT_ONE as f32);
        // A feature that never occurred still has its random initial weights: it must not count.
        let rows = (0..self.rows()).map(|feature| {
            let seen = self.variance[feature * HIDDEN..][..HIDDEN].iter().any(|variance| *variance > 0.0);
            if seen { row(feature, one) } else { [0; HIDDEN] }
        });
        let out = [1, 2].map(|index| row(self.rows() + index, out_one));
        let bias = self.weights[self.weights.len() - 1] * one * out_one;
        let opponent_view = |feature: usize| usize::from(self.feature_set.opponent_view[feature]);
        Network::new(rows.collect(), row(self.rows(), one), out, bias.round() as i32, opponent_view)
    }
}

fn square(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}
