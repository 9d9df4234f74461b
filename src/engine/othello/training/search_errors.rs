//! How far shallow searches are from deep ones: what [`super::super::selective`] needs to know.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::selfplay::{look, opening};
use crate::engine::hash::mix;
use crate::engine::othello::bounds_table::BoundsTable;
use crate::engine::othello::evaluation::Evaluation;
use crate::engine::othello::probcut::{PROBCUT_DEPTH, shallow};

/// The logarithm of a standard deviation in discs, as a sum: a constant, and so much for each empty square, each ply of
/// the deep search and each of the shallow one.
pub type ErrorModel = [f64; 4];

/// Deepest searches that are compared with shallow ones.
const DEEPEST: u32 = 10;
/// Most empty squares of positions that are searched to the end.
const SOLVED: u32 = 18;

/// Pairs of searches that were compared, and the laws fitted to them: for searches in the middle of the game, and for
/// those that reach its end.
pub(crate) fn measure(evaluation: &Evaluation, positions: u32, seed: u64) -> ([u64; 2], [ErrorModel; 2]) {
    let mut sums: [BTreeMap<(u32, u32, u32), (u64, f64)>; 2] = Default::default();
    let table = BoundsTable::new(1 << 24);
    for number in 0..positions {
        let mut rng = StdRng::seed_from_u64(mix(seed, u64::from(number)));
        // A few random plies and then good ones, up to a random depth into the game.
        let Some(mut board) = opening(6 + number % 5, &mut rng) else { continue };
        let plies = number % 44;
        for _ in 0..plies {
            if board.legal() == 0 {
                break;
            }
            board = board.play(look(board, evaluation, &table, 3).1);
        }
        let empties = board.empty().count_ones();
        if board.legal() == 0 || empties < 10 {
            continue;
        }
        let deepest = DEEPEST.min(empties - 1);
        let values: Vec<i32> = (0..=deepest).map(|depth| look(board, evaluation, &table, depth.max(1)).0).collect();
        let mut note = |end: usize, key: (u32, u32, u32), error: i32| {
            let sum = sums[end].entry(key).or_default();
            *sum = (sum.0 + 1, sum.1 + f64::from(error * error));
        };
        for depth in PROBCUT_DEPTH..=deepest {
            let less = shallow(depth).max(1);
            note(0, (empties / 4 * 4 + 2, depth, less), values[depth as usize] - values[less as usize]);
        }
        if empties <= SOLVED {
            let score = look(board, evaluation, &table, empties).0;
            for less in 1..=deepest.min(shallow(empties) + 2) {
                note(1, (empties, empties, less), score - values[less as usize]);
            }
        }
    }
    let count = sums.each_ref().map(|sums| sums.values().map(|(count, _)| count).sum());
    (count, sums.map(|sums| fit_model(&sums)))
}

/// The law that comes nearest to the logarithms of the measured deviations, each weighed by how often it was measured.
fn fit_model(sums: &BTreeMap<(u32, u32, u32), (u64, f64)>) -> ErrorModel {
    let mut matrix = [[0.0; 5]; 4];
    for ((empties, depth, less), (count, sum)) in sums {
        let terms = [1.0, f64::from(*empties), f64::from(*depth), f64::from(*less)];
        let goal = (sum / *count as f64).sqrt().max(0.1).ln();
        let weight = *count as f64;
        for row in 0..4 {
            for column in 0..4 {
                matrix[row][column] += weight * terms[row] * terms[column];
            }
            // Where two terms are one, as at the end of the game, either may carry the weight.
            matrix[row][row] += 1e-6;
            matrix[row][4] += weight * terms[row] * goal;
        }
    }
    eliminated(matrix)
}

/// The solution of four linear equations with a positive matrix.
fn eliminated(mut matrix: [[f64; 5]; 4]) -> ErrorModel {
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
    fn a_law_that_made_the_errors_is_found_again() {
        let truth: ErrorModel = [0.9, -0.01, 0.05, -0.06];
        let mut sums = BTreeMap::new();
        for empties in 10..50 {
            for depth in 3..12 {
                for less in 1..depth {
                    let terms = [1.0, f64::from(empties), f64::from(depth), f64::from(less)];
                    let log: f64 = truth.iter().zip(terms).map(|(fit_model, term)| fit_model * term).sum();
                    sums.insert((empties, depth, less), (7, 7.0 * (2.0 * log).exp()));
                }
            }
        }
        let found = fit_model(&sums);
        assert!(found.iter().zip(truth).all(|(found, truth)| (found - truth).abs() < 1e-3), "{found:?}");
    }
}
