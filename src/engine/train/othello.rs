//! Othello's course: see `engine::othello::train`, which knows what evaluations are made of.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::engine::othello::train as course;
use crate::engine::weights::Weights;
use crate::rules::othello::wthor::WthorFile;

pub use course::{Course, Law, News, Trial};

/// Takes the course from `weights` on; gives the weights after each round to `keep`. Ends early, after what was kept, when
/// `stop` is set.
pub fn train(
    course: &Course,
    weights: Weights,
    stop: &Arc<AtomicBool>,
    tell: &mut dyn FnMut(News),
    keep: &mut dyn FnMut(u32, &Weights),
) {
    let from = weights.knows_othello().then(|| weights.othello());
    let mut weights = weights;
    course::train(course, from, stop, tell, &mut |round, evaluation| {
        weights.set_othello(Arc::clone(evaluation));
        keep(round, &weights);
    });
}

/// How far the evaluation is from the truth on games of people.
#[must_use]
pub fn trial(weights: &Weights, files: &[WthorFile]) -> Trial {
    course::trial(&weights.othello(), files)
}

/// How far searches of so many plies are from the truth on games of people: the positions, one in ten of those whose
/// score is known, and the mean absolute error in discs.
#[must_use]
pub fn foresight(weights: &Weights, files: &[WthorFile], plies: u32) -> (u64, f64) {
    course::foresight(&weights.othello(), files, plies)
}

/// How far shallow searches are from deep ones, measured on so many positions: pairs that were compared, and the laws
/// fitted to them, in the middle of the game and at its end.
#[must_use]
pub fn errors(weights: &Weights, positions: u32, seed: u64) -> ([u64; 2], [Law; 2]) {
    course::errors(&weights.othello(), positions, seed)
}
