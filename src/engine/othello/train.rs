//! Learning the evaluation, from nothing but the rules.
//!
//! Each round plays games with the evaluation so far and keeps their positions. Then it goes backwards through the
//! phases of the game. Positions near the end are solved; those of earlier phases are searched some plies ahead, which
//! leads into phases that are known already. To what came of it the weights of the phase are fitted by least squares. So
//! the labels carry little chance, and few positions are enough. The same [`Course`] always gives the same weights,
//! however many threads work.
//!
//! | Concern | File |
//! |---|---|
//! | games and their positions | `selfplay` |
//! | what positions are worth | `label` |
//! | least squares | `fit` |
//! | how good the weights are | `trial` |
//! | how far shallow searches are from deep ones | `errors` |

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::evaluation::{Evaluation, PHASES, SPAN};

mod errors;
mod fit;
mod label;
mod selfplay;
mod trial;

use fit::{fit_phase, learns_from};
use label::label;
use selfplay::{duel, play_games};

pub use errors::Law;
pub(crate) use errors::errors;
pub use trial::Trial;
pub(crate) use trial::trial;

/// What to learn and how long.
#[derive(Clone, Debug)]
pub struct Course {
    pub rounds: u32,
    /// Games of each round.
    pub games: u32,
    /// Positions that a phase is fitted to, at most, and three times as many towards the end; half of them belong to its
    /// neighbours.
    pub positions: u32,
    /// Plies of search that tell what a position is worth, in the last round; in each before it two less.
    pub depth: u32,
    /// Positions with so many empty squares or fewer are solved instead.
    pub solved: u32,
    /// The most steps of a fitting.
    pub steps: u32,
    /// Games against the weights before; 0 skips the comparison.
    pub duel: u32,
    pub seed: u64,
    /// Threads that work; the result does not depend on it.
    pub threads: usize,
}

impl Course {
    /// The course that made the program's own weights.
    #[must_use]
    pub const fn new() -> Course {
        Course {
            rounds: 2,
            games: 60_000,
            positions: 300_000,
            depth: 6,
            solved: 13,
            steps: 40,
            duel: 400,
            seed: 1,
            threads: 1,
        }
    }

    /// How many positions a phase is fitted to: more where scores are solved, because they vary more than what a search
    /// makes of evaluations does.
    const fn positions_for(&self, phase: usize) -> usize {
        let is_solved = 60 - SPAN as usize * (phase + 1) <= self.solved as usize;
        self.positions as usize * if is_solved { 3 } else { 1 }
    }

    /// Plies of search for the labels of a round.
    fn label_depth(&self, round: u32) -> u32 {
        self.depth.saturating_sub(2 * (self.rounds - round)).max(4)
    }
}

impl Default for Course {
    fn default() -> Course {
        Course::new()
    }
}

/// What becomes known on the way.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// So many games of the round have been played.
    Played { round: u32, games: u32, positions: usize },
    /// A phase, counted from 0, was fitted to so many positions: the mean absolute error in discs on others, set aside.
    Fitted { round: u32, phase: usize, positions: usize, error: f64 },
    /// The new weights against those before, as wins, draws and losses, and the mean difference in discs.
    Compared { round: u32, tally: [u32; 3], discs: f64 },
}

/// Takes the course from an evaluation on; gives the new one after each round to `keep`. Ends early, after what was kept,
/// when `stop` is set.
pub(crate) fn train(
    course: &Course,
    from: Option<Arc<Evaluation>>,
    stop: &Arc<AtomicBool>,
    tell: &mut dyn FnMut(News),
    keep: &mut dyn FnMut(u32, &Arc<Evaluation>),
) {
    let mut evaluation = from.unwrap_or_else(|| Arc::new(Evaluation::modest()));
    for round in 1..=course.rounds {
        let positions = play_games(course, &evaluation, round, stop, tell);
        let mut new = (*evaluation).clone();
        for phase in (0..PHASES).rev() {
            let wanted = positions.iter().filter(|position| learns_from(phase, position.board.empty().count_ones()));
            let wanted = spread(wanted.copied().collect(), course.positions_for(phase));
            let samples = label(course, &wanted, &new, round, stop);
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let (weights, error) = fit_phase(&samples, phase, course.steps, course.threads);
            new.put(phase, &weights);
            tell(News::Fitted { round, phase, positions: samples.len(), error });
        }
        let new = Arc::new(new);
        if course.duel > 0 {
            let (tally, discs) = duel(course, [&new, &evaluation], round, stop);
            tell(News::Compared { round, tally, discs });
        }
        evaluation = new;
        keep(round, &evaluation);
    }
}

/// So many of these, from everywhere among them.
fn spread<T: Copy>(all: Vec<T>, most: usize) -> Vec<T> {
    let count = all.len().min(most);
    (0..count).map(|index| all[index * all.len() / count.max(1)]).collect()
}
