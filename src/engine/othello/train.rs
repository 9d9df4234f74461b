//! Learning the evaluation by self-play, from nothing but the rules.
//!
//! Each round plays games with the evaluation so far: some random plies and some loose ones, then searches of a few
//! plies, and from [`Course::solved`] empty squares on perfect play. A position is labelled with the score that was
//! reached from it, mixed with a little of what the search thought on the way, which is less a matter of chance. For
//! each phase the weights are fitted to the labels by least squares, from those of the round before on. The same
//! [`Course`] always gives the same weights, however many threads work.
//!
//! | Concern | File |
//! |---|---|
//! | games and samples | `selfplay` |
//! | least squares | `fit` |
//! | how good the weights are | `trial` |
//! | how far shallow searches are from deep ones | `errors` |

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::evaluation::Evaluation;

mod errors;
mod fit;
mod selfplay;
mod trial;

use fit::fit;
use selfplay::{Sample, duel, play_games};

pub use errors::Law;
pub(crate) use errors::errors;
pub use trial::Trial;
pub(crate) use trial::{foresight, trial};

/// What to learn and how long.
#[derive(Clone, Debug)]
pub struct Course {
    pub rounds: u32,
    /// Games of the first round; each later one plays twice as many.
    pub games: u32,
    /// Plies of search for a move.
    pub depth: u32,
    /// With so many empty squares the rest of a game is played perfectly.
    pub solved: u32,
    /// The most steps of a fitting.
    pub steps: u32,
    /// Games against the weights before; 0 skips the comparison.
    pub duel: u32,
    pub seed: u64,
    /// Threads that play and fit; the result does not depend on it.
    pub threads: usize,
}

impl Course {
    /// The course that made the program's own weights.
    #[must_use]
    pub const fn new() -> Course {
        Course { rounds: 7, games: 6_000, depth: 4, solved: 12, steps: 25, duel: 400, seed: 1, threads: 1 }
    }

    /// Games of a round.
    fn games(&self, round: u32) -> u32 {
        self.games.saturating_mul(1 << (round - 1).min(16))
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
    Played { round: u32, games: u32, samples: usize },
    /// The mean absolute error in discs on games set aside, for each phase.
    Fitted { round: u32, errors: Vec<f64> },
    /// The new weights against those before, as wins, draws and losses, and the mean difference in discs.
    Compared { round: u32, tally: [u32; 3], discs: f64 },
}

/// Rounds whose samples are learned from together.
const REMEMBERED: usize = 2;

/// Takes the course from an evaluation on; gives the new one after each round to `keep`. Ends early, after what was kept,
/// when `stop` is set.
pub(crate) fn train(
    course: &Course,
    from: Option<Arc<Evaluation>>,
    stop: &Arc<AtomicBool>,
    tell: &mut dyn FnMut(News),
    keep: &mut dyn FnMut(u32, &Arc<Evaluation>),
) {
    let mut learned = from;
    let mut rounds: Vec<Vec<Sample>> = Vec::new();
    for round in 1..=course.rounds {
        let evaluation = learned.clone().unwrap_or_else(|| Arc::new(Evaluation::modest()));
        let samples = play_games(course, &evaluation, round, stop, tell);
        if stop.load(Ordering::Relaxed) {
            return;
        }
        rounds.push(samples);
        let recent = rounds.len().saturating_sub(REMEMBERED);
        rounds.drain(..recent);
        let samples: Vec<&[Sample]> = rounds.iter().map(Vec::as_slice).collect();
        let (new, errors) = fit(&samples, learned.as_deref(), course.steps, course.threads);
        tell(News::Fitted { round, errors });
        let new = Arc::new(new);
        if course.duel > 0 {
            let (tally, discs) = duel(course, [&new, &evaluation], round, stop);
            tell(News::Compared { round, tally, discs });
        }
        keep(round, &new);
        learned = Some(new);
    }
}
