//! How strong an opponent plays: one table for all games, and how a level chooses among moves.
//!
//! Strong levels play the best move they find. Weak ones see less far, and choose among the moves that do not lose more
//! than their budget, good ones more often: they overlook things as people do and throw nothing away for no reason.

use std::fmt;
use std::str::FromStr;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use super::sight::{first_sight, glance};
use super::solve::{self, Solver};
use super::{Info, Limits, Report, Score, think};
use crate::rules::{Game, GameKind, Move, Position, Variant};

/// From 1, for whoever plays for the first time, to 10, and above that perfect play on boards small enough to be solved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// What a level may do in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Strength {
    pub(super) sight: Sight,
    /// Positions looked into, so that a level plays alike on every machine.
    pub(super) nodes: u64,
    /// What it may give away in one move, in hundredths.
    budget: i32,
    /// The loss that makes a move a third as likely, in hundredths.
    blur: i32,
}

/// How a level judges a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// By what is on the board after it.
    First,
    /// By so many plies after it.
    Plies(u32),
    /// By the best search its nodes allow.
    Search,
}

const fn first(budget: i32, blur: i32) -> Strength {
    Strength { sight: Sight::First, nodes: 1, budget, blur }
}

const fn plies(plies: u32, budget: i32, blur: i32) -> Strength {
    Strength { sight: Sight::Plies(plies), nodes: 2_000, budget, blur }
}

const fn nodes(nodes: u64) -> Strength {
    Strength { sight: Sight::Search, nodes, budget: 0, blur: 1 }
}

/// Tuned by `tessera-engine ladder`: each level wins about three games of four against the one before it, in Othello more
/// from the seventh on.
#[rustfmt::skip]
const TABLE: [[Strength; 3]; 10] = [
    // Othello            Breakthrough        Diamond
    [first(900, 250), first(250, 17), first(150, 2)],
    [plies(0, 3000, 1500), plies(1, 195, 68), plies(0, 140, 24)],
    [plies(0, 2000, 800), plies(1, 135, 49), plies(1, 120, 40)],
    [plies(0, 1000, 350), plies(2, 145, 54), plies(1, 70, 17)],
    [plies(0, 600, 180), nodes(900), plies(2, 42, 11)],
    [plies(1, 500, 170), nodes(3_500), nodes(520)],
    [nodes(400), nodes(9_500), nodes(1_900)],
    [nodes(4_000), nodes(18_500), nodes(7_000)],
    [nodes(60_000), nodes(37_000), nodes(26_000)],
    [nodes(1_000_000), nodes(112_000), nodes(100_000)],
];

/// MiB of table for solving; a browser tab has less to give.
const SOLVING_TABLE: usize = if cfg!(target_pointer_width = "32") { 128 } else { 512 };

impl Level {
    pub const FIRST: Level = Level(1);
    pub const LAST: Level = Level(TABLE.len() as u8);
    /// Plays every position for what it is worth, proved; on other boards than small ones like [`Level::LAST`].
    pub const PERFECT: Level = Level(Self::LAST.0 + 1);

    /// The level of this number, or `None` if there is none.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::PERFECT.0 { Some(Level(number)) } else { None }
    }

    /// From 1 to 10, and 11 for perfect play.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The levels that there are for every board, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::FIRST.0..=Level::LAST.0).map(Level)
    }

    /// The levels for one board, the weakest first; perfect play where it can be proved while a person waits.
    pub fn offered(variant: Variant) -> impl DoubleEndedIterator<Item = Level> {
        let last = if solve::is_quick(variant) { Level::PERFECT } else { Level::LAST };
        (Level::FIRST.0..=last.0).map(Level)
    }

    /// Its strength at a game's usual board as measured, on a scale where level 1 is 600; `None` if it was not measured.
    #[must_use]
    pub fn elo(self, kind: GameKind) -> Option<i32> {
        let lines = include_str!("../../assets/engine/ladder.txt").lines();
        lines.filter(|line| !line.starts_with('#')).find_map(|line| {
            let mut words = line.split_whitespace();
            let is_this = words.next()? == kind.id() && words.next()?.parse() == Ok(self.0);
            if is_this { words.next()?.parse().ok() } else { None }
        })
    }

    pub(super) const fn strength(self, kind: GameKind) -> Strength {
        let index = if self.0 > TABLE.len() as u8 { TABLE.len() } else { self.0 as usize };
        TABLE[index - 1][kind as usize]
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
    if level == Level::PERFECT
        && let Some(report) = perfect(position, limits)
    {
        return Some(report);
    }
    let strength = level.strength(position.variant().kind());
    let nodes = limits.nodes.map_or(strength.nodes, |nodes| nodes.min(strength.nodes));
    let limits = Limits { nodes: Some(nodes), ..limits.clone() };
    match strength.sight {
        Sight::Search => think(position, &limits, seed, on_info),
        _ => sample(position, strength, &limits, seed),
    }
}

/// The proved best move of a small board.
fn perfect(position: &Position, limits: &Limits) -> Option<Report> {
    let mut solver = quick_solver(position)?;
    let verdict = solver.run(limits, &mut |_| ());
    proved(position, &solver, verdict)
}

/// A solver for a board that is small enough.
pub(super) fn quick_solver(position: &Position) -> Option<Solver> {
    let Position::Breakthrough(position) = position else { return None };
    if solve::is_quick(position.variant()) { Solver::new(position, SOLVING_TABLE).ok() } else { None }
}

/// What a solver has proved, with its move.
pub(super) fn proved(position: &Position, solver: &Solver, verdict: solve::Verdict) -> Option<Report> {
    let solve::Verdict::Proved { winner, plies } = verdict else { return None };
    let best = solver.best_move()?;
    let score = if winner == position.side_to_move() { Score::Win { plies } } else { Score::Loss { plies } };
    Some(Report { best, depth: plies, score, nodes: solver.nodes(), variation: vec![best] })
}

/// One of the moves that lose little, as the level sees it.
fn sample(position: &Position, strength: Strength, limits: &Limits, seed: u64) -> Option<Report> {
    let moves = position.legal_moves();
    let judged: Vec<Report> = moves.into_iter().map(|mv| judge(position, mv, strength.sight, limits, seed)).collect();
    choose(&judged, strength, seed)
}

/// One of these moves; those that lose little are likelier.
pub(super) fn choose(judged: &[Report], strength: Strength, seed: u64) -> Option<Report> {
    let best = judged.iter().max_by_key(|report| worth(report.score))?;
    if matches!(best.score, Score::Win { .. }) {
        return Some(best.clone());
    }
    let top = worth(best.score);
    let weight = |report: &Report| match top - worth(report.score) {
        loss if loss > strength.budget => 0.0,
        loss => (-f64::from(loss) / f64::from(strength.blur)).exp(),
    };
    let total: f64 = judged.iter().map(weight).sum();
    let mut mark = StdRng::seed_from_u64(seed).random_range(0.0..1.0) * total;
    let chosen = judged.iter().find(|report| {
        mark -= weight(report);
        mark < 0.0
    });
    Some(chosen.unwrap_or(best).clone())
}

/// What the level thinks of one move.
pub(super) fn judge(position: &Position, mv: Move, sight: Sight, limits: &Limits, seed: u64) -> Report {
    let mut next = position.clone();
    next.play_unchecked(mv);
    let found = match sight {
        Sight::Plies(plies) if plies > 0 => {
            think(&next, &Limits { depth: Some(plies), ..limits.clone() }, seed, &mut |_| ())
        }
        _ => None,
    };
    let (score, nodes) = match &found {
        Some(reply) => (reply.score, reply.nodes),
        None if sight == Sight::First => (Score::Centi(first_sight(&next)), 1),
        None => (glance(&next), 1),
    };
    let ended = next.outcome();
    let score = match ended.winner() {
        Some(side) if side == position.side_to_move() => Score::Win { plies: 1 },
        Some(_) => Score::Loss { plies: 1 },
        None if ended.is_over() => Score::Draw,
        // Whoever switches sides leaves the move to the other person, too, although the colour to move stays.
        None => turned(score),
    };
    Report { best: mv, depth: 1, score, nodes, variation: vec![mv] }
}

/// The score as the opponent sees it, one ply earlier.
const fn turned(score: Score) -> Score {
    match score {
        Score::Centi(centi) => Score::Centi(-centi),
        Score::Win { plies } => Score::Loss { plies: plies + 1 },
        Score::Loss { plies } => Score::Win { plies: plies + 1 },
        Score::Draw => Score::Draw,
        Score::Exact(discs) => Score::Exact(-discs),
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
        Score::Exact(discs) => 100 * discs,
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Level::PERFECT { write!(f, "perfect") } else { write!(f, "{}", self.0) }
    }
}

/// A text or number that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel;

impl std::error::Error for NoSuchLevel {}

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "levels are numbered from {} to {}; \"perfect\" is above them", Level::FIRST, Level::LAST)
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
        if text == "perfect" {
            return Ok(Level::PERFECT);
        }
        let level: Level = text.parse::<u8>().map_err(|_| NoSuchLevel)?.try_into()?;
        if level == Level::PERFECT { Err(NoSuchLevel) } else { Ok(level) }
    }
}
