//! Fitting a network to samples: gradient descent with Adam (Kingma and Ba, 2015) on the squared error of the expected
//! score, in floating point; the result is rounded to the whole numbers that the engine counts with.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::selfplay::Sample;
use super::subject::Subject;
use crate::engine::network::{HIDDEN, Network, ONE, OUT_LIMIT, OUT_ONE, Row};

/// Samples whose gradients are added up before the weights move.
const BATCH: usize = 1024;
const RATE: f32 = 0.002;
/// The rate falls to this share of itself by the last epoch.
const LAST_RATE: f32 = 0.05;
/// One sample in so many is set aside to see how well the network judges what it has not seen.
const HELD_OUT: usize = 20;

type Sums = [f32; HIDDEN];

/// A network being fitted.
pub(super) struct Fit<'a> {
    subject: &'a Subject,
    rng: StdRng,
    /// Rows of all features, then biases, then output weights for the own and the other sums, then the output bias.
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    variance: Vec<f32>,
    steps: i32,
}

impl<'a> Fit<'a> {
    pub(super) fn new(subject: &'a Subject, seed: u64) -> Fit<'a> {
        let mut rng = StdRng::seed_from_u64(seed);
        let rows = subject.turned.len();
        let count = (rows + 3) * HIDDEN + 1;
        let mut weights: Vec<f32> = (0..count).map(|_| rng.random_range(-0.15..0.15)).collect();
        weights[rows * HIDDEN..(rows + 1) * HIDDEN].fill(0.3);
        weights[count - 1] = 0.0;
        let zeros = vec![0.0; count];
        Fit { subject, rng, weights, gradient: zeros.clone(), mean: zeros.clone(), variance: zeros, steps: 0 }
    }

    const fn rows(&self) -> usize {
        self.subject.turned.len()
    }

    /// Goes through all samples once; gives the mean squared error on them and on those held out.
    pub(super) fn epoch(&mut self, samples: &[&Sample], epoch: u32, epochs: u32) -> (f64, f64) {
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
                let symmetry = self.rng.random_range(0..self.subject.symmetries.len());
                error += f64::from(self.look(sample, symmetry, true));
            }
            self.step(rate, batch.len());
        }
        let held_out: f64 = aside.iter().map(|sample| f64::from(self.look(sample, 0, false))).sum();
        (error / learned.len().max(1) as f64, held_out / aside.len().max(1) as f64)
    }

    /// The squared error of one sample; its gradient is added if it is learned from.
    fn look(&mut self, sample: &Sample, symmetry: usize, learn: bool) -> f32 {
        let subject = self.subject;
        let moved = |feature: &u16| subject.symmetries[symmetry][usize::from(*feature)];
        let first: Vec<usize> = sample.features.iter().map(|feature| usize::from(moved(feature))).collect();
        let second: Vec<usize> = first.iter().map(|feature| usize::from(subject.turned[*feature])).collect();
        let views = if sample.to_move.index() == 0 { [first, second] } else { [second, first] };
        let sums = [self.sum(&views[0]), self.sum(&views[1])];
        let out_at = (self.rows() + 1) * HIDDEN;
        let mut output = self.weights[self.weights.len() - 1];
        for (view, sums) in sums.iter().enumerate() {
            let out = &self.weights[out_at + view * HIDDEN..][..HIDDEN];
            output += sums.iter().zip(out).map(|(sum, weight)| square(*sum) * weight).sum::<f32>();
        }
        let expected = 1.0 / (1.0 + (-output).exp());
        let off = expected - sample.expected;
        if learn {
            self.descend(&views, &sums, off * expected * (1.0 - expected));
        }
        off * off
    }

    fn sum(&self, features: &[usize]) -> Sums {
        let mut sums = [0.0; HIDDEN];
        let biases = &self.weights[self.rows() * HIDDEN..][..HIDDEN];
        sums.copy_from_slice(biases);
        for feature in features {
            let row = &self.weights[feature * HIDDEN..][..HIDDEN];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        sums
    }

    /// Adds the gradient of one sample, where `slope` is that of its error by the output.
    fn descend(&mut self, views: &[Vec<usize>; 2], sums: &[Sums; 2], slope: f32) {
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

    /// The network in whole numbers.
    pub(super) fn network(&self, subject: &Subject) -> Network {
        let row = |at: usize, unit: f32| -> Row {
            let mut row = [0; HIDDEN];
            let weights = &self.weights[at * HIDDEN..][..HIDDEN];
            row.iter_mut().zip(weights).for_each(|(whole, weight)| *whole = (weight * unit).round() as i16);
            row
        };
        let (one, out_one) = (f32::from(ONE), OUT_ONE as f32);
        // A feature that never was there has not moved from its random start: it must not count.
        let rows = (0..self.rows()).map(|feature| {
            let seen = self.variance[feature * HIDDEN..][..HIDDEN].iter().any(|variance| *variance > 0.0);
            if seen { row(feature, one) } else { [0; HIDDEN] }
        });
        let out = [1, 2].map(|index| row(self.rows() + index, out_one));
        let bias = self.weights[self.weights.len() - 1] * one * out_one;
        let turned = |feature: usize| usize::from(subject.turned[feature]);
        Network::new(rows.collect(), row(self.rows(), one), out, bias.round() as i32, turned)
    }
}

fn square(sum: f32) -> f32 {
    let clipped = sum.clamp(0.0, 1.0);
    clipped * clipped
}
