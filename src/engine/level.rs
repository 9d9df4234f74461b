//! How strong an opponent plays: one table for all games, and how a level chooses among moves.
//!
//! Strong levels play the best move they find. Weak ones see less far, and choose among the moves that do not lose more
//! than their budget, good ones more often: they overlook things as people do and throw nothing away for no reason.

use std::fmt;
use std::str::FromStr;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use super::{Info, Limits, Report, Score, think};
use crate::rules::{Game, Move, Position};

/// From 1, for whoever plays for the first time, to 10, all the engine can do in a few seconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// What a level may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Strength {
    /// Plies looked ahead.
    depth: u32,
    /// Positions looked into, so that a level plays alike on every machine.
    nodes: u64,
    /// What it may give away in one move, in hundredths; 0 plays the best move only.
    budget: i32,
    /// The loss that makes a move a third as likely, in hundredths.
    blur: i32,
}

#[rustfmt::skip]
const TABLE: [Strength; 10] = [
    Strength { depth: 1,  nodes: 1_000,     budget: 250, blur: 90 },
    Strength { depth: 1,  nodes: 1_000,     budget: 120, blur: 40 },
    Strength { depth: 2,  nodes: 4_000,     budget: 90,  blur: 30 },
    Strength { depth: 2,  nodes: 4_000,     budget: 40,  blur: 15 },
    Strength { depth: 3,  nodes: 20_000,    budget: 30,  blur: 10 },
    Strength { depth: 4,  nodes: 20_000,    budget: 0,   blur: 0 },
    Strength { depth: 6,  nodes: 50_000,    budget: 0,   blur: 0 },
    Strength { depth: 9,  nodes: 200_000,   budget: 0,   blur: 0 },
    Strength { depth: 20, nodes: 1_000_000, budget: 0,   blur: 0 },
    Strength { depth: 60, nodes: 5_000_000, budget: 0,   blur: 0 },
];

impl Level {
    pub const FIRST: Level = Level(1);
    pub const LAST: Level = Level(TABLE.len() as u8);

    /// The level of this number, or `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::LAST.0 { Some(Level(number)) } else { None }
    }

    /// From 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::FIRST.0..=Level::LAST.0).map(Level)
    }

    const fn strength(self) -> Strength {
        TABLE[self.0 as usize - 1]
    }
}

/// The move that a level plays, with what it believes about it; `None` if the game is over.
///
/// `limits` can only shorten the level's own thinking. The seed decides among equals and in sampling.
#[must_use]
pub fn reply(
    position: &Position,
    level: Level,
    limits: &Limits,
    seed: u64,
    on_info: &mut dyn FnMut(&Info),
) -> Option<Report> {
    let strength = level.strength();
    let limits = Limits {
        depth: Some(limits.depth.map_or(strength.depth, |depth| depth.min(strength.depth))),
        nodes: Some(limits.nodes.map_or(strength.nodes, |nodes| nodes.min(strength.nodes))),
        ..limits.clone()
    };
    if strength.budget == 0 {
        return think(position, &limits, seed, on_info);
    }
    sample(position, strength, &limits, seed)
}

/// One of the moves that lose little, as the level sees it.
fn sample(position: &Position, strength: Strength, limits: &Limits, seed: u64) -> Option<Report> {
    let best = think(position, limits, seed, &mut |_| ())?;
    if matches!(best.score, Score::Win { .. }) {
        return Some(best);
    }
    let judged: Vec<Report> = position.legal_moves().into_iter().map(|mv| judge(position, mv, limits, seed)).collect();
    let top = judged.iter().map(|report| worth(report.score)).max()?;
    let loss = |report: &Report| top - worth(report.score);
    let weight = |report: &Report| match loss(report) {
        loss if loss > strength.budget => 0.0,
        loss => (-f64::from(loss) / f64::from(strength.blur)).exp(),
    };
    let total: f64 = judged.iter().map(weight).sum();
    let mut mark = StdRng::seed_from_u64(seed).random_range(0.0..1.0) * total;
    let chosen = judged.iter().find(|report| {
        mark -= weight(report);
        mark < 0.0
    });
    Some(chosen.cloned().unwrap_or(best))
}

/// What the level thinks of one move.
fn judge(position: &Position, mv: Move, limits: &Limits, seed: u64) -> Report {
    let mut next = position.clone();
    next.play_unchecked(mv);
    let limits = Limits { depth: limits.depth.map(|depth| depth.saturating_sub(1)), ..limits.clone() };
    let same_side = next.side_to_move() == position.side_to_move();
    let reply = think(&next, &limits, seed, &mut |_| ());
    let score = match &reply {
        Some(reply) if same_side => reply.score,
        Some(reply) => turned(reply.score),
        None => match next.outcome().winner() {
            Some(side) if side == position.side_to_move() => Score::Win { plies: 1 },
            Some(_) => Score::Loss { plies: 1 },
            None => Score::Draw,
        },
    };
    let nodes = reply.as_ref().map_or(0, |reply| reply.nodes);
    Report { best: mv, depth: limits.depth.unwrap_or(0) + 1, score, nodes, variation: vec![mv] }
}

/// The score as the opponent sees it, one ply earlier.
const fn turned(score: Score) -> Score {
    match score {
        Score::Centi(centi) => Score::Centi(-centi),
        Score::Win { plies } => Score::Loss { plies: plies + 1 },
        Score::Loss { plies } => Score::Win { plies: plies + 1 },
        Score::Draw => Score::Draw,
    }
}

/// A score as hundredths; a proven end is worth more than any estimate.
const fn worth(score: Score) -> i32 {
    const DECIDED: i32 = 1 << 22;
    match score {
        Score::Centi(centi) => centi,
        Score::Win { plies } => DECIDED - plies as i32,
        Score::Loss { plies } => plies as i32 - DECIDED,
        Score::Draw => 0,
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A text or number that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl std::error::Error for NoSuchLevel {}

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "levels are numbered from {} to {}", Level::FIRST, Level::LAST)
    }
}

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Level, NoSuchLevel> {
        Level::new(number).ok_or(NoSuchLevel)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        text.parse::<u8>().map_err(|_| NoSuchLevel)?.try_into()
    }
}
