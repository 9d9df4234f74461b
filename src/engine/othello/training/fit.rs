//! Least squares: the weights of each phase that come nearest to the samples' scores.
//!
//! The conjugate gradient method on the normal equations, scaled by how often each weight is seen, with a penalty that
//! keeps what is seldom seen near what was known before.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::selfplay::OthelloSample;
use crate::engine::othello::evaluation::{Evaluation, PHASES, SPAN, UNIT, constant_of, phase_of, rounded};
use crate::engine::othello::features::{FeatureLayout, LANES};

/// As if every weight had been seen so many times more, worth what it was before.
const PENALTY: f32 = 6.0;
/// Groups, and the constant.
const TERMS: usize = LANES - 2 + 1;

/// A sample as the places of its weights.
struct FitRow {
    places: [u32; TERMS],
    score: f32,
}

impl FitRow {
    /// With what these weights do not explain of the score.
    fn less(mut self, weights: &[f32]) -> FitRow {
        self.score -= self.places.iter().map(|place| weights[*place as usize]).sum::<f32>();
        self
    }
}

fn row(layout: &FeatureLayout, sample: &OthelloSample) -> FitRow {
    let features = layout.features(sample.board.own(), sample.board.opponent());
    let mut places = [0; TERMS];
    places[0] = constant_of(sample.board.empty().count_ones()) as u32;
    for (lane, (kind, _)) in layout.groups.iter().enumerate() {
        let kind = &layout.kinds[*kind];
        let way = (kind.middle() as isize + features.0[lane] as isize) as usize;
        places[lane + 1] = kind.offset as u32 + kind.canonical[way];
    }
    FitRow { places, score: sample.score }
}

/// Whether a phase learns from a position with so many empty squares: its own, and half of each neighbour's.
fn learns_from(phase: usize, empties: u32) -> bool {
    let local = [empties.saturating_sub(SPAN / 2), empties, empties + SPAN / 2];
    local.into_iter().any(|empties| phase_of(empties) == phase)
}

/// The weights fitted to the samples, and for each phase the mean absolute error in discs on those held out.
///
/// What the samples do not tell stays as it was `before`.
pub(super) fn fit(
    samples: &[&[OthelloSample]],
    before: Option<&Evaluation>,
    steps: u32,
    threads: usize,
) -> (Evaluation, Vec<f64>) {
    let slots: Vec<Mutex<(Vec<i16>, f64)>> = (0..PHASES).map(|_| Mutex::default()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let phase = next.fetch_add(1, Ordering::Relaxed);
            let Some(slot) = slots.get(phase) else { return };
            let fitted = fit_phase(samples, before, phase, steps);
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = fitted;
        }
    };
    thread::scope(|scope| (0..threads.max(1)).for_each(|_| drop(scope.spawn(work))));
    let fitted: Vec<(Vec<i16>, f64)> =
        slots.into_iter().map(|slot| slot.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
    let errors = fitted.iter().map(|(_, error)| *error).collect();
    (Evaluation::new(&fitted.into_iter().flat_map(|(weights, _)| weights).collect::<Vec<i16>>()), errors)
}

/// The weights of a phase, and the mean absolute error in discs on its own samples that were held out.
fn fit_phase(samples: &[&[OthelloSample]], before: Option<&Evaluation>, phase: usize, steps: u32) -> (Vec<i16>, f64) {
    let layout = FeatureLayout::shared();
    let samples = || samples.iter().copied().flatten();
    let empties = |sample: &OthelloSample| sample.board.empty().count_ones();
    let mut weights: Vec<f32> = before.map_or_else(
        || vec![0.0; layout.len],
        |before| before.phase(phase).iter().map(|weight| discs(*weight)).collect(),
    );
    let learned = samples().filter(|sample| !sample.held_out && learns_from(phase, empties(sample)));
    let missed: Vec<FitRow> = learned.map(|sample| row(layout, sample)).map(|row| row.less(&weights)).collect();
    for (weight, change) in weights.iter_mut().zip(solve(&missed, layout.len, steps)) {
        *weight += change;
    }
    let mut whole: Vec<i16> = weights.iter().map(|weight| rounded(*weight * UNIT as f32)).collect();
    // Ways that look alike share their weight.
    for kind in &layout.kinds {
        for (way, same) in kind.canonical.iter().enumerate() {
            whole[kind.offset + way] = whole[kind.offset + *same as usize];
        }
    }
    let fitted: Vec<f32> = whole.iter().map(|weight| discs(*weight)).collect();
    let held_out = samples().filter(|sample| sample.held_out && phase_of(empties(sample)) == phase);
    let errors: Vec<f64> = held_out.map(|sample| f64::from(row(layout, sample).less(&fitted).score.abs())).collect();
    let error = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
    (whole, error)
}

fn discs(weight: i16) -> f32 {
    f32::from(weight) / UNIT as f32
}

fn dot(a: &[f32], b: &[f32]) -> f64 {
    a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}

/// Minimises the squared errors plus the penalty.
fn solve(rows: &[FitRow], len: usize, steps: u32) -> Vec<f32> {
    let mut seen = vec![PENALTY; len];
    let mut residual = vec![0.0_f32; len];
    for row in rows {
        for place in row.places {
            seen[place as usize] += 1.0;
            residual[place as usize] += row.score;
        }
    }
    let scaled =
        |residual: &[f32]| -> Vec<f32> { residual.iter().zip(&seen).map(|(value, seen)| value / seen).collect() };
    let mut weights = vec![0.0_f32; len];
    let mut towards = scaled(&residual);
    let mut progress = dot(&residual, &towards);
    for _ in 0..steps {
        let product = multiply(rows, &towards);
        let step = (progress / dot(&towards, &product).max(1e-30)) as f32;
        for place in 0..len {
            weights[place] += step * towards[place];
            residual[place] -= step * product[place];
        }
        let direction = scaled(&residual);
        let next = dot(&residual, &direction);
        let keep = (next / progress.max(1e-30)) as f32;
        progress = next;
        for (towards, direction) in towards.iter_mut().zip(direction) {
            *towards = direction + keep * *towards;
        }
    }
    weights
}

/// The matrix of the normal equations times a vector.
fn multiply(rows: &[FitRow], vector: &[f32]) -> Vec<f32> {
    let mut product: Vec<f32> = vector.iter().map(|value| PENALTY * value).collect();
    for row in rows {
        let sum: f32 = row.places.iter().map(|place| vector[*place as usize]).sum();
        for place in row.places {
            product[place as usize] += sum;
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
    fn weights_that_made_the_scores_are_found_again() {
        let mut rng = StdRng::seed_from_u64(5);
        let truth: Vec<f32> = (0..200).map(|_| rng.random_range(-3.0..3.0)).collect();
        let rows: Vec<FitRow> = (0..40_000)
            .map(|_| {
                let mut places = [0; TERMS];
                // Few terms of many: the others stand on a place of their own, which is worth nothing.
                places.iter_mut().for_each(|place| *place = rng.random_range(0..200));
                FitRow { places, score: places.iter().map(|place| truth[*place as usize]).sum() }
            })
            .collect();
        let weights = solve(&rows, 200, 60);
        let worst = weights.iter().zip(&truth).map(|(found, truth)| (found - truth).abs()).fold(0.0, f32::max);
        assert!(worst < 0.05, "{worst}");
    }

    #[test]
    fn a_phase_learns_from_its_neighbours_nearest_squares() {
        let phases = |empties| (0..PHASES).filter(|phase| learns_from(*phase, empties)).collect::<Vec<usize>>();
        assert_eq!(phases(30), [7, 8], "a border is near");
        assert_eq!(phases(60), [0]);
        assert!((0..=60).all(|empties| phases(empties).contains(&phase_of(empties))));
    }
}
