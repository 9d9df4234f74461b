//! Playing strength: levels, and how a level chooses among moves.
//!
//! Strong levels play the best move they find. Weak ones look less far ahead and choose at random among the moves that
//! lose at most so much, better ones more often: they make the mistakes of a human player, but none without a reason.
//! The strengths were tuned with `tessera-engine ladder`: each level wins about three games of four against the one
//! below it, in Othello more from the seventh on.

use std::fmt;
use std::str::FromStr;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::limits::Limits;
use super::registry;
use super::report::{Report, Score, SearchInfo};
use super::solving::SolveProgress;
use super::static_eval::material_eval;
use super::strength::{EvalMethod, LEVEL_COUNT, Strength};
use super::think::think;
use super::weights::Weights;
use crate::rules::{Game, GameKind, Move, Position, Variant};

/// A playing strength from 1, for beginners, to 10; above that perfect play on boards small enough to be solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(1);
    /// The strongest level that every board has.
    pub const LAST: Level = Level(LEVEL_COUNT as u8);
    /// Plays proved best moves on small boards, and like [`Level::LAST`] on others.
    pub const PERFECT: Level = Level(Self::LAST.0 + 1);

    /// The level with this number, or `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::PERFECT.0 { Some(Level(number)) } else { None }
    }

    /// The number: 1 to 10, and 11 for perfect play.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The levels that every board has, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::FIRST.0..=Level::LAST.0).map(Level)
    }

    /// The levels of one board, the weakest first; with perfect play where it is proved while a player waits.
    pub fn offered(variant: Variant) -> impl DoubleEndedIterator<Item = Level> {
        let last = if registry::is_quickly_solved(variant) { Level::PERFECT } else { Level::LAST };
        (Level::FIRST.0..=last.0).map(Level)
    }

    /// The measured strength on the game's default board, on a scale where level 1 is 600; `None` if it was not
    /// measured.
    #[must_use]
    pub fn elo(self, kind: GameKind) -> Option<i32> {
        let lines = include_str!("../../assets/engine/ladder.txt").lines();
        lines.filter(|line| !line.starts_with('#')).find_map(|line| {
            let mut words = line.split_whitespace();
            let is_this = words.next()? == kind.id() && words.next()?.parse() == Ok(self.0);
            if is_this { words.next()?.parse().ok() } else { None }
        })
    }

    pub(super) fn strength(self, kind: GameKind) -> Strength {
        registry::strengths(kind)[usize::from(self.0).min(LEVEL_COUNT) - 1]
    }
}

/// The move that a level plays, with its evaluation; `None` if the game is over.
///
/// `limits` can only shorten the level's own search. The seed decides among equally good moves, and in sampling.
#[must_use]
pub fn reply(
    position: &Position,
    level: Level,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&SearchInfo),
) -> Option<Report> {
    if level == Level::PERFECT
        && let Some(report) = perfect(position, limits)
    {
        return Some(report);
    }
    let strength = level.strength(position.variant().kind());
    let nodes = limits.nodes.map_or(strength.nodes, |nodes| nodes.min(strength.nodes));
    let limits = Limits { nodes: Some(nodes), ..limits.clone() };
    match strength.method {
        EvalMethod::Search => think(position, &limits, seed, on_info),
        EvalMethod::Material | EvalMethod::Plies(_) => sample(position, strength, &limits, seed),
    }
}

/// The proved best move of a small board.
fn perfect(position: &Position, limits: &Limits) -> Option<Report> {
    match registry::solver(position)?.work(limits) {
        SolveProgress::Solved(report) => report,
        SolveProgress::Unfinished => None,
    }
}

/// Evaluates all moves and draws one of those that lose little.
fn sample(position: &Position, strength: Strength, limits: &Limits, seed: u64) -> Option<Report> {
    let moves = position.legal_moves();
    let evaluate = |mv| evaluate_move(position, mv, strength.method, limits, seed);
    let evaluated: Vec<Report> = moves.into_iter().map(evaluate).collect();
    choose(&evaluated, strength, seed)
}

/// Draws one of the evaluated moves; the less a move loses, the likelier it is.
pub(super) fn choose(evaluated: &[Report], strength: Strength, seed: u64) -> Option<Report> {
    let best = evaluated.iter().max_by_key(|report| as_centi(report.score))?;
    if matches!(best.score, Score::Win { .. }) {
        return Some(best.clone());
    }
    let top = as_centi(best.score);
    let weight = |report: &Report| match top - as_centi(report.score) {
        loss if loss > strength.tolerance => 0.0,
        loss => (-f64::from(loss) / f64::from(strength.blur)).exp(),
    };
    let total: f64 = evaluated.iter().map(weight).sum();
    let mut mark = StdRng::seed_from_u64(seed).random_range(0.0..1.0) * total;
    let chosen = evaluated.iter().find(|report| {
        mark -= weight(report);
        mark < 0.0
    });
    Some(chosen.unwrap_or(best).clone())
}

/// A level's evaluation of one move.
pub(super) fn evaluate_move(position: &Position, mv: Move, method: EvalMethod, limits: &Limits, seed: u64) -> Report {
    let next = position.after(mv);
    let found = match method {
        EvalMethod::Plies(plies) if plies > 0 => {
            think(&next, &Limits { depth: Some(plies), ..limits.clone() }, seed, &mut |_| ())
        }
        _ => None,
    };
    let (score, nodes) = match &found {
        Some(reply) => (reply.score, reply.nodes),
        None if method == EvalMethod::Material => (Score::Centi(material_eval(&next)), 1),
        None => (registry::static_eval(&next, Weights::built_in()), 1),
    };
    let outcome = next.outcome();
    let score = match outcome.winner() {
        Some(side) if side == position.side_to_move() => Score::Win { plies: 1 },
        Some(_) => Score::Loss { plies: 1 },
        None if outcome.is_over() => Score::Draw,
        // After a swap, too, the other player moves, although the side to move is the same.
        None => one_ply_earlier(score),
    };
    Report { best: mv, depth: 1, score, nodes, variation: vec![mv] }
}

/// The score for the opponent, one ply earlier.
const fn one_ply_earlier(score: Score) -> Score {
    match score {
        Score::Centi(centi) => Score::Centi(-centi),
        Score::Win { plies } => Score::Loss { plies: plies + 1 },
        Score::Loss { plies } => Score::Win { plies: plies + 1 },
        Score::Draw => Score::Draw,
        Score::Exact(discs) => Score::Exact(-discs),
    }
}

/// A score in hundredths; a proven win or loss outweighs any estimate.
const fn as_centi(score: Score) -> i32 {
    const DECIDED: i32 = 1 << 22;
    match score {
        Score::Centi(centi) => centi,
        Score::Win { plies } => DECIDED - plies as i32,
        Score::Loss { plies } => plies as i32 - DECIDED,
        Score::Draw => 0,
        Score::Exact(discs) => 100 * discs,
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Level::PERFECT { write!(f, "perfect") } else { write!(f, "{}", self.0) }
    }
}

/// A text or a number that is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("levels are numbered from {first} to {last}; \"perfect\" is above them", first = Level::FIRST, last = Level::LAST)]
pub struct UnknownLevel;

impl TryFrom<u8> for Level {
    type Error = UnknownLevel;

    fn try_from(number: u8) -> Result<Level, UnknownLevel> {
        Level::new(number).ok_or(UnknownLevel)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        if text == "perfect" {
            return Ok(Level::PERFECT);
        }
        let level: Level = text.parse::<u8>().map_err(|_| UnknownLevel)?.try_into()?;
        if level == Level::PERFECT { Err(UnknownLevel) } else { Ok(level) }
    }
}
