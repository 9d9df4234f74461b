//! Measures how far shallow searches are from deep ones: the basis of [`crate::othello::probcut`].

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::selfplay::{best_move, opening};
use crate::hash::mix;
use crate::othello::bounds_table::BoundsTable;
use crate::othello::evaluation::Evaluation;
use crate::othello::probcut::{PROBCUT_DEPTH, shallow};

/// A model of the logarithm of a standard deviation in discs: a constant, and coefficients of the empty squares, the
/// deep and the shallow depth.
pub type ErrorModel = [f64; 4];

/// The deepest searches that are compared with shallow ones.
const DEEPEST: u32 = 10;
/// The most empty squares of positions that are searched to the end.
const SOLVED: u32 = 18;

/// The number of compared pairs of searches, and the models fitted to them: for the middle of the game, and for
/// searches that reach its end.
pub(crate) fn measure(evaluation: &Evaluation, positions: u32, seed: u64) -> ([u64; 2], [ErrorModel; 2]) {
    let mut sums: [BTreeMap<(u32, u32, u32), (u64, f64)>; 2] = Default::default();
    let table = BoundsTable::new(1 << 24);
    for number in 0..positions {
        let mut rng = StdRng::seed_from_u64(mix(seed, u64::from(number)));
        // A few random plies and then good ones, up to a random point of the game.
        let Some(mut board) = opening(6 + number % 5, &mut rng) else { continue };
        let plies = number % 44;
        for _ in 0..plies {
            if board.legal() == 0 {
                break;
            }
            board = board.play(best_move(board, evaluation, &table, 3).1);
        }
        let empties = board.empty().count_ones();
        if board.legal() == 0 || empties < 10 {
            continue;
        }
        let deepest = DEEPEST.min(empties - 1);
        let values: Vec<i32> =
            (0..=deepest).map(|depth| best_move(board, evaluation, &table, depth.max(1)).0).collect();
        let mut add = |end: usize, key: (u32, u32, u32), error: i32| {
            let sum = sums[end].entry(key).or_default();
            *sum = (sum.0 + 1, sum.1 + f64::from(error * error));
        };
        for depth in PROBCUT_DEPTH..=deepest {
            let shallow_depth = shallow(depth).max(1);
            add(
                0,
                (empties / 4 * 4 + 2, depth, shallow_depth),
                values[depth as usize] - values[shallow_depth as usize],
            );
        }
        if empties <= SOLVED {
            let score = best_move(board, evaluation, &table, empties).0;
            for shallow_depth in 1..=deepest.min(shallow(empties) + 2) {
                add(1, (empties, empties, shallow_depth), score - values[shallow_depth as usize]);
            }
        }
    }
    let count = sums.each_ref().map(|sums| sums.values().map(|(count, _)| count).sum());
    (count, sums.map(|sums| fit_model(&sums)))
}

/// The model that is nearest to the logarithms of the measured deviations, each weighted by its number of measurements.
fn fit_model(sums: &BTreeMap<(u32, u32, u32), (u64, f64)>) -> ErrorModel {
    let mut matrix = [[0.0; 5]; 4];
    for ((empties, depth, shallow_depth), (count, sum)) in sums {
        let terms = [1.0, f64::from(*empties), f64::from(*depth), f64::from(*shallow_depth)];
        let target = (sum / *count as f64).sqrt().max(0.1).ln();
        let weight = *count as f64;
        for row in 0..4 {
            for column in 0..4 {
                matrix[row][column] += weight * terms[row] * terms[column];
            }
            // At the end of the game two terms are equal, and either may carry the weight.
            matrix[row][row] += 1e-6;
            matrix[row][4] += weight * terms[row] * target;
        }
    }
    solve(matrix)
}

/// Solves four linear equations with a positive matrix.
fn solve(mut matrix: [[f64; 5]; 4]) -> ErrorModel {
    for pivot in 0..4 {
        let row = matrix[pivot].map(|value| value / matrix[pivot][pivot]);
        matrix[pivot] = row;
        for other in (0..4).filter(|other| *other != pivot) {
            let factor = matrix[other][pivot];
            for (value, part) in matrix[other].iter_mut().zip(row) {
                *value -= factor * part;
            }
        }
    }
    matrix.map(|row| row[4])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fitting_recovers_the_model_that_produced_the_errors() {
        let truth: ErrorModel = [0.9, -0.01, 0.05, -0.06];
        let mut sums = BTreeMap::new();
        for empties in 10..50 {
            for depth in 3..12 {
                for shallow_depth in 1..depth {
                    let terms = [1.0, f64::from(empties), f64::from(depth), f64::from(shallow_depth)];
                    let log: f64 = truth.iter().zip(terms).map(|(coefficient, term)| coefficient * term).sum();
                    sums.insert((empties, depth, shallow_depth), (7, 7.0 * (2.0 * log).exp()));
                }
            }
        }
        let found = fit_model(&sums);
        assert!(found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 1e-3), "{found:?}");
    }
}
