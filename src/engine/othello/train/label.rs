//! What positions are worth, as far as can be told: by their end, or by a search that leads into phases known already.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::Course;
use super::selfplay::{Found, search};
use crate::engine::othello::evaluation::Evaluation;
use crate::engine::othello::table::Table;
use crate::rules::othello::Board8;

/// A position and what it is worth to the side to move, in discs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    pub(super) board: Board8,
    pub(super) score: i8,
    /// Not to be learned from.
    pub(super) held_out: bool,
}

/// Bytes of table of a thread.
const TABLE: usize = 1 << 21;
/// Positions that a thread takes at a time.
const BATCH: usize = 500;

/// Labels positions, in their order.
pub(super) fn label(
    course: &Course,
    positions: &[Found],
    evaluation: &Evaluation,
    round: u32,
    stop: &Arc<AtomicBool>,
) -> Vec<Sample> {
    let batches: Vec<&[Found]> = positions.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done: Vec<(usize, Vec<Sample>)> = Vec::new();
        let mut table = Table::new(TABLE);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(batch) = batches.get(index).filter(|_| !stop.load(Ordering::Relaxed)) else { return done };
            table.clear();
            done.push((
                index,
                batch.iter().map(|position| sample(course, *position, evaluation, round, &table)).collect(),
            ));
        }
    };
    let mut done: Vec<(usize, Vec<Sample>)> = thread::scope(|scope| {
        let running: Vec<_> = (0..course.threads.max(1)).map(|_| scope.spawn(work)).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).flatten().collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().flat_map(|(_, samples)| samples).collect()
}

fn sample(course: &Course, position: Found, evaluation: &Evaluation, round: u32, table: &Table) -> Sample {
    let Found { board, held_out } = position;
    let empties = board.empty().count_ones();
    let depth = if empties <= course.solved { empties } else { course.label_depth(round) };
    let (score, _) = search(board, evaluation, table, depth);
    Sample { board, score: score as i8, held_out }
}
