//! Teaching the evaluation by self-play: games of the engine against itself, and a network fitted to what came of them.
//!
//! Each round plays games with the weights so far, from random openings and with few nodes a move; notes for every calm
//! position how the search judged it and how the game ended; fits fresh networks to a blend of both; and plays them
//! against the weights before. The same [`Course`] always gives the same weights.
//!
//! | Concern | File |
//! |---|---|
//! | what a network of each game sees, and the board's symmetries | `subject` |
//! | games and the samples from them | `selfplay` |
//! | fitting a network by gradient descent | `fit` |
//! | Othello, which is learned in another way | [`othello`] |

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::weights::Weights;
use crate::rules::{GameKind, Variant};

mod fit;
pub mod othello;
mod selfplay;
mod subject;

use fit::Fit;
use selfplay::{Sample, duel, play_games};
use subject::Subject;

/// What to learn and how long.
#[derive(Clone, Debug)]
pub struct Course {
    pub variant: Variant,
    pub rounds: u32,
    /// Self-play games of a round.
    pub games: u32,
    /// Nodes for each move of them.
    pub nodes: u64,
    /// How often fitting goes through all samples.
    pub epochs: u32,
    /// Games against the weights before; 0 skips the comparison.
    pub duel: u32,
    /// The most random plies at the start of a game.
    pub opening: usize,
    /// Later on one ply in so many is random, so that weak moves are seen being punished.
    pub slip: u32,
    pub seed: u64,
    /// Threads that play games; the result does not depend on it.
    pub threads: usize,
}

impl Course {
    /// A usual course: four rounds, which take some hours.
    #[must_use]
    pub const fn new(variant: Variant) -> Course {
        Course {
            variant,
            rounds: 4,
            games: 20_000,
            nodes: 400,
            epochs: 15,
            duel: 200,
            opening: 8,
            slip: 40,
            seed: 1,
            threads: 1,
        }
    }
}

/// What becomes known on the way.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// So many games of the round have been played.
    Played { round: u32, games: u32, samples: usize },
    /// The mean squared error of the expected score after an epoch: on what was learned from and on what was set aside.
    Epoch { round: u32, network: usize, epoch: u32, error: f64, held_out: f64 },
    /// The new weights against those before, as wins, draws and losses, and whether they replace them.
    Compared { round: u32, won: u32, drawn: u32, lost: u32, kept: bool },
}

/// Why nothing can be learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLearned;

impl std::error::Error for NotLearned {}

impl fmt::Display for NotLearned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the evaluation of this game is not learned here")
    }
}

/// Rounds whose samples are learned from together.
const REMEMBERED: usize = 3;

/// Takes the course from `weights` on; gives the new weights after each round to `keep`, unless those before beat them: then
/// the next round goes on with those, and learns from the same samples and more. Ends early, after what was kept, when
/// `stop` is set.
///
/// # Errors
/// If the course is for a game whose evaluation is not learned here.
pub fn train(
    course: &Course,
    mut weights: Weights,
    stop: &Arc<AtomicBool>,
    tell: &mut dyn FnMut(News),
    keep: &mut dyn FnMut(u32, &Weights),
) -> Result<(), NotLearned> {
    let subject = match course.variant.kind() {
        GameKind::Othello => return Err(NotLearned),
        GameKind::Breakthrough => Subject::breakthrough(course.variant),
        GameKind::Diamond => Subject::diamond(course.variant),
    };
    let mut rounds: Vec<Vec<Sample>> = Vec::new();
    for round in 1..=course.rounds {
        let samples = play_games(&subject, course, &weights, round, stop, tell);
        if stop.load(Ordering::Relaxed) {
            break;
        }
        rounds.push(samples);
        let recent = rounds.len().saturating_sub(REMEMBERED);
        rounds.drain(..recent);
        let new = learn(&subject, course, &rounds, round, &weights, tell);
        if course.duel > 0 {
            let [won, drawn, lost] = duel(&subject, course, [&new, &weights], round, stop);
            let kept = !is_beaten(won, lost);
            tell(News::Compared { round, won, drawn, lost, kept });
            if !kept {
                continue;
            }
        }
        weights = new;
        keep(round, &weights);
    }
    Ok(())
}

/// Whether so many losses are no chance, which happens once in a hundred times between equals at most.
fn is_beaten(won: u32, lost: u32) -> bool {
    f64::from(lost) - f64::from(won) > 2.58 * f64::from(won + lost).sqrt()
}

/// Weights with networks fitted to the samples of several rounds.
fn learn(
    subject: &Subject,
    course: &Course,
    rounds: &[Vec<Sample>],
    round: u32,
    weights: &Weights,
    tell: &mut dyn FnMut(News),
) -> Weights {
    let networks = (0..subject.networks())
        .map(|network| {
            let samples: Vec<&Sample> = rounds.iter().flatten().filter(|sample| sample.network == network).collect();
            let mut fit = Fit::new(subject, course.seed.wrapping_add(u64::from(round) << 8 | network as u64));
            for epoch in 1..=course.epochs {
                let (error, held_out) = fit.epoch(&samples, epoch, course.epochs);
                tell(News::Epoch { round, network, epoch, error, held_out });
            }
            fit.network(subject)
        })
        .collect();
    let mut learned = weights.clone();
    subject.install(networks, &mut learned);
    learned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_beaten_when_chance_does_not_explain_it() {
        assert!(is_beaten(77, 123) && is_beaten(0, 7));
        assert!(!is_beaten(90, 110) && !is_beaten(0, 4) && !is_beaten(0, 0) && !is_beaten(123, 77));
    }
}
