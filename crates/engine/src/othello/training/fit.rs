//! Fits the weights of each phase to the samples' scores by least squares.
//!
//! Uses the conjugate gradient method on the normal equations, scaled by how often each weight occurs, with a penalty
//! that keeps rare weights near their previous values.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::selfplay::OthelloSample;
use super::sub_patterns::{SUB_PATTERNS, SubPatterns};
use crate::othello::board_counts::{BOARD_COUNTS, COUNT_WEIGHTS, board_counts};
use crate::othello::evaluation::{Evaluation, PHASES, SPAN, in_discs, phase_of, rounded};
use crate::othello::features::{FeatureLayout, LANES};

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub(super) struct FitOptions {
    /// The steps of the conjugate gradient method.
    pub(super) steps: u32,
    /// The strength of the penalty: as if every weight occurred `n` times more with the value that it starts from.
    pub(super) penalty: f32,
    /// The parts of the samples over which sums are formed, which decides about their rounding. Threads share the parts.
    pub(super) parts: usize,
    pub(super) threads: usize,
}

/// Patterns that fewer samples of a phase have get the weight 0: so the file has half the size, and errors do not change.
const MIN_OCCURRENCES: u32 = 2;

/// The counts of the board, and the groups.
const TERMS: usize = BOARD_COUNTS + LANES;
/// These, and the parts of the groups' patterns.
const FIT_TERMS: usize = TERMS + SUB_PATTERNS * LANES;

/// A sample as the indices of its weights.
struct FitRow {
    indices: [u32; FIT_TERMS],
    score: f32,
    /// How much the sample counts.
    weight: f32,
}

impl FitRow {
    /// Subtracts from the score what these weights explain.
    fn minus(mut self, weights: &[f32]) -> FitRow {
        self.score -= self.indices[..TERMS].iter().map(|index| weights[*index as usize]).sum::<f32>();
        self
    }
}

fn row(layout: &FeatureLayout, sample: &OthelloSample) -> FitRow {
    let (own, opponent) = (sample.board.own(), sample.board.opponent());
    let features = layout.features(own, opponent);
    let mut indices = [0; FIT_TERMS];
    let counts = board_counts([own, opponent], [sample.board.legal(), sample.board.swap().legal()]);
    for (index, count) in indices.iter_mut().zip(counts) {
        *index = count as u32;
    }
    let (wholes, parts) = indices[BOARD_COUNTS..].split_at_mut(LANES);
    let parts = parts.as_chunks_mut::<SUB_PATTERNS>().0;
    for (((index, _), number), (whole, parts)) in layout.groups.iter().zip(features.0).zip(wholes.iter_mut().zip(parts))
    {
        let kind = &layout.kinds[*index];
        let pattern = (kind.middle() as isize + number as isize) as usize;
        *whole = kind.offset as u32 + kind.canonical[pattern];
        *parts = SubPatterns::shared().indices(*index, pattern);
    }
    FitRow { indices, score: sample.score, weight: sample.weight }
}

/// Whether a phase learns from a position with `n` empty squares: from its own, and from half of each neighbour's.
pub(super) fn learns_from(phase: usize, empties: u32) -> bool {
    let local = [empties.saturating_sub(SPAN / 2), empties, empties + SPAN / 2];
    local.into_iter().any(|empties| phase_of(empties) == phase)
}

/// The weights fitted to the samples, and for each phase the mean absolute error in discs on the samples held out.
///
/// Fitting begins with the weights in `before`. Patterns that hardly any sample has get the weight 0.
pub(super) fn fit(
    samples: &[&[OthelloSample]],
    before: Option<&Evaluation>,
    options: FitOptions,
) -> (Evaluation, Vec<f64>) {
    let slots: Vec<Mutex<(Vec<i8>, f64)>> = (0..PHASES).map(|_| Mutex::default()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let phase = next.fetch_add(1, Ordering::Relaxed);
            let Some(slot) = slots.get(phase) else { return };
            let zero = || vec![0; FeatureLayout::shared().len];
            let start = before.map_or_else(zero, |before| before.phase(phase));
            let fitted = fit_phase(samples, &start, phase, FitOptions { threads: 1, ..options });
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = fitted;
        }
    };
    thread::scope(|scope| (0..options.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    let fitted: Vec<(Vec<i8>, f64)> =
        slots.into_iter().map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
    let errors = fitted.iter().map(|(_, error)| *error).collect();
    (Evaluation::new(&fitted.into_iter().flat_map(|(weights, _)| weights).collect::<Vec<i8>>()), errors)
}

/// The weights of a phase, fitted from those before on, and the mean absolute error in discs on the samples of the phase
/// that were held out.
pub(super) fn fit_phase(
    samples: &[&[OthelloSample]],
    before: &[i8],
    phase: usize,
    options: FitOptions,
) -> (Vec<i8>, f64) {
    let layout = FeatureLayout::shared();
    let samples = || samples.iter().copied().flatten();
    let empties = |sample: &OthelloSample| sample.board.empty().count_ones();
    let mut weights: Vec<f32> = before.iter().copied().map(in_discs).collect();
    let learned = samples().filter(|sample| !sample.held_out && learns_from(phase, empties(sample)));
    let residuals: Vec<FitRow> = learned.map(|sample| row(layout, sample)).map(|row| row.minus(&weights)).collect();
    let sub_patterns = SubPatterns::shared();
    let mut changes = solve(&residuals, sub_patterns.len, options);
    sub_patterns.fold(layout, &mut changes);
    for (weight, change) in weights.iter_mut().zip(changes) {
        *weight += change;
    }
    let occurrences = occurrences(&residuals, layout.len);
    for (weight, occurrences) in weights.iter_mut().zip(occurrences).skip(COUNT_WEIGHTS) {
        if occurrences < MIN_OCCURRENCES {
            *weight = 0.0;
        }
    }
    let mut whole: Vec<i8> = weights.iter().copied().map(rounded).collect();
    // Equivalent patterns share their weight.
    for kind in &layout.kinds {
        for (pattern, canonical_pattern) in kind.canonical.iter().enumerate() {
            whole[kind.offset + pattern] = whole[kind.offset + *canonical_pattern as usize];
        }
    }
    let fitted: Vec<f32> = whole.iter().copied().map(in_discs).collect();
    let held_out = samples().filter(|sample| sample.held_out && phase_of(empties(sample)) == phase);
    let errors: Vec<f64> = held_out.map(|sample| f64::from(row(layout, sample).minus(&fitted).score.abs())).collect();
    let error = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
    (whole, error)
}

/// How many samples have each weight, those of parts left out.
fn occurrences(rows: &[FitRow], len: usize) -> Vec<u32> {
    let mut occurrences = vec![0; len];
    for row in rows {
        row.indices[..TERMS].iter().for_each(|index| occurrences[*index as usize] += 1);
    }
    occurrences
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}

/// Minimises the squared errors plus the penalty.
fn solve(rows: &[FitRow], len: usize, options: FitOptions) -> Vec<f32> {
    let mut occurrences = vec![options.penalty; len];
    let mut residual = vec![0.0_f32; len];
    for row in rows {
        for index in row.indices {
            occurrences[index as usize] += row.weight;
            residual[index as usize] += row.weight * row.score;
        }
    }
    let scaled = |residual: &[f32]| -> Vec<f32> {
        residual.iter().zip(&occurrences).map(|(value, occurrences)| value / occurrences).collect()
    };
    let mut weights = vec![0.0_f32; len];
    let mut search_direction = scaled(&residual);
    let mut progress = dot(&residual, &search_direction);
    for _ in 0..options.steps {
        let product = multiply(rows, &search_direction, options);
        let step = (progress / dot(&search_direction, &product).max(1e-30)) as f32;
        for index in 0..len {
            weights[index] += step * search_direction[index];
            residual[index] -= step * product[index];
        }
        let direction = scaled(&residual);
        let next = dot(&residual, &direction);
        let keep = (next / progress.max(1e-30)) as f32;
        progress = next;
        for (search_direction, direction) in search_direction.iter_mut().zip(direction) {
            *search_direction = direction + keep * *search_direction;
        }
    }
    weights
}

/// The matrix of the normal equations times a vector.
fn multiply(rows: &[FitRow], vector: &[f32], options: FitOptions) -> Vec<f32> {
    let mut product: Vec<f32> = vector.iter().map(|value| options.penalty * value).collect();
    if options.parts < 2 {
        return add_product(rows, vector, product);
    }
    let parts: Vec<&[FitRow]> = rows.chunks(rows.len().div_ceil(options.parts).max(1)).collect();
    for parts in parts.chunks(options.threads.max(1)) {
        let sums: Vec<Vec<f32>> = thread::scope(|scope| {
            let sum = |part| scope.spawn(move || add_product(part, vector, vec![0.0; vector.len()]));
            let running: Vec<_> = parts.iter().copied().map(sum).collect();
            running.into_iter().filter_map(|running| running.join().ok()).collect()
        });
        for sum in sums {
            product.iter_mut().zip(sum).for_each(|(product, sum)| *product += sum);
        }
    }
    product
}

/// Adds the product of some samples.
fn add_product(rows: &[FitRow], vector: &[f32], mut product: Vec<f32>) -> Vec<f32> {
    for row in rows {
        let sum: f32 = row.weight * row.indices.iter().map(|index| vector[*index as usize]).sum::<f32>();
        for index in row.indices {
            product[index as usize] += sum;
        }
    }
    product
}

#[cfg(test)]
mod tests {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn fitting_recovers_the_weights_that_produced_the_scores() {
        let mut rng = StdRng::seed_from_u64(5);
        let truth: Vec<f32> = (0..200).map(|_| rng.random_range(-3.0..3.0)).collect();
        let rows: Vec<FitRow> = (0..40_000)
            .map(|_| {
                let mut indices = [0; FIT_TERMS];
                // Few terms are used: the others share one index, whose weight is 0.
                indices.iter_mut().for_each(|index| *index = rng.random_range(0..200));
                FitRow { indices, score: indices.iter().map(|index| truth[*index as usize]).sum(), weight: 1.0 }
            })
            .collect();
        let weights = solve(&rows, 200, FitOptions { steps: 60, penalty: 6.0, parts: 4, threads: 2 });
        let worst = weights.iter().zip(&truth).map(|(found, truth)| (found - truth).abs()).fold(0.0, f32::max);
        assert!(worst < 0.05, "{worst}");
    }

    #[test]
    fn a_phase_also_learns_from_the_nearest_half_of_its_neighbours() {
        let phases = |empties| (0..PHASES).filter(|phase| learns_from(*phase, empties)).collect::<Vec<usize>>();
        assert_eq!(phases(30), [7, 8], "a border is near");
        assert_eq!(phases(60), [0]);
        assert!((0..=60).all(|empties| phases(empties).contains(&phase_of(empties))));
    }
}
