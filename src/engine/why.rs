//! Why a move is good, where that can be proved; else how far it was looked ahead.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Limits, Report, Score, think};
use crate::rules::{Game, Move, Point, Position, Victory};

/// The reason for a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Why {
    /// There is no other.
    OnlyMove,
    WinsNow(Victory),
    /// By force, in so many own moves, this one included.
    WinsIn {
        moves: u32,
    },
    /// Every other move loses by force; if they all allow the same thing, that.
    OnlyDefence(Option<Threat>),
    /// It stops what would win for the other side next.
    Stops(Threat),
    /// Everything loses; here the opponent needs so many moves.
    HoldsOut {
        moves: u32,
    },
    /// Nobody can do better than a draw.
    Draws,
    /// Proven: with best play the game ends with so many discs more.
    Ends {
        discs: i32,
    },
    /// No proof: it seems best when one looks so many plies ahead.
    SeemsBest {
        plies: u32,
    },
}

/// A win of the other side in one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Threat {
    /// Where the winning move would go.
    pub at: Point,
    pub by: Victory,
}

/// How deep each other move is looked into for a proof that it loses.
const DEPTH: u32 = 5;
/// And how many positions each may cost.
const NODES: u64 = 30_000;

/// The best reason that can be given for the report's move within the limits.
pub(super) fn find(position: &Position, report: &Report, limits: &Limits) -> Why {
    match at_a_glance(position, report) {
        Why::SeemsBest { plies } => defence(position, report, limits).unwrap_or(Why::SeemsBest { plies }),
        why => why,
    }
}

/// The same without looking for what the move prevents: no search.
pub(super) fn at_a_glance(position: &Position, report: &Report) -> Why {
    // A pass or a single move needs no reason but this one.
    if position.legal_moves().len() == 1 {
        return Why::OnlyMove;
    }
    match report.score {
        Score::Win { plies: 1 } => {
            after(position, report.best).outcome_of_win().map_or(Why::WinsIn { moves: 1 }, Why::WinsNow)
        }
        Score::Win { plies } => Why::WinsIn { moves: plies.div_ceil(2) },
        Score::Loss { plies } => Why::HoldsOut { moves: plies.div_ceil(2) },
        Score::Draw | Score::Exact(0) => Why::Draws,
        Score::Exact(discs) => Why::Ends { discs },
        Score::Centi(_) => Why::SeemsBest { plies: report.depth },
    }
}

/// What the move prevents, if that can be shown.
fn defence(position: &Position, report: &Report, limits: &Limits) -> Option<Why> {
    let others: Vec<Position> =
        position.legal_moves().into_iter().filter(|mv| *mv != report.best).map(|mv| after(position, mv)).collect();
    let threat = threat(&others).filter(|_| wins_at_once(&after(position, report.best)).is_empty());
    let loses = |next: &Position| {
        let limits = Limits { depth: Some(DEPTH), nodes: Some(NODES), ..limits.clone() };
        think(next, &limits, 0, &mut |_| ()).is_some_and(|reply| matches!(reply.score, Score::Win { .. }))
    };
    if others.iter().all(loses) { Some(Why::OnlyDefence(threat)) } else { threat.map(Why::Stops) }
}

/// The win in one that most other moves would allow.
fn threat(others: &[Position]) -> Option<Threat> {
    let mut allowed: BTreeMap<Point, (usize, Threat)> = BTreeMap::new();
    for next in others {
        for threat in wins_at_once(next) {
            allowed.entry(threat.at).or_insert((0, threat)).0 += 1;
        }
    }
    let (count, threat) = allowed.into_values().max_by_key(|(count, _)| *count)?;
    (2 * count > others.len()).then_some(threat)
}

/// The points on which the side to move wins with its next move.
fn wins_at_once(position: &Position) -> Vec<Threat> {
    let mut wins: BTreeMap<Point, Threat> = BTreeMap::new();
    for mv in position.legal_moves() {
        if let (Some(at), Some(by)) = (mv.target(), after(position, mv).outcome_of_win()) {
            wins.insert(at, Threat { at, by });
        }
    }
    wins.into_values().collect()
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

trait Ended {
    /// How whoever has just moved has won, if so.
    fn outcome_of_win(&self) -> Option<Victory>;
}

impl Ended for Position {
    fn outcome_of_win(&self) -> Option<Victory> {
        match self.outcome() {
            crate::rules::Outcome::Won { by, .. } => Some(by),
            _ => None,
        }
    }
}
