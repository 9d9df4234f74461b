//! Explains why a move is good: by a proof where there is one, else by how far the search looked ahead.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::limits::Limits;
use super::report::{Report, Score};
use super::think::think;
use tessera_rules::{Game, Outcome, Point, Position, Victory};

/// Why a move is recommended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Explanation {
    /// It is the only legal move.
    OnlyMove,
    /// It wins at once.
    WinsNow(Victory),
    /// It wins by force.
    WinsIn {
        /// The winner's moves until then, this one included.
        moves: u32,
    },
    /// Every other move loses by force; names the threat if they all allow the same one.
    OnlyDefence(Option<Threat>),
    /// It prevents a win of the other side with its next move.
    Stops(Threat),
    /// Every move loses; this one lasts longest.
    HoldsOut {
        /// The moves that the opponent needs.
        moves: u32,
    },
    /// Neither side can do better than a draw.
    Draws,
    /// With best play the game ends with a known difference; this is proved.
    Ends {
        /// The discs that the side to move has more.
        discs: i32,
    },
    /// Nothing is proved: the search prefers it.
    SeemsBest {
        /// How many plies ahead the search looked.
        plies: u32,
    },
}

/// A win of the other side with one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Threat {
    /// The point on which the winning move ends.
    pub at: Point,
    /// How it wins.
    pub by: Victory,
}

/// How deep each other move is searched for a proof that it loses.
const PROOF_DEPTH: u32 = 5;
/// The nodes that each of these searches may take.
const PROOF_NODES: u64 = 30_000;

/// The best explanation of the report's move that can be found within the limits.
pub(super) fn explain(position: &Position, report: &Report, limits: &Limits) -> Explanation {
    match explain_report(position, report) {
        Explanation::SeemsBest { plies } => {
            defence(position, report, limits).unwrap_or(Explanation::SeemsBest { plies })
        }
        explanation => explanation,
    }
}

/// The explanation that the report contains, without another search.
pub(super) fn explain_report(position: &Position, report: &Report) -> Explanation {
    // A pass or a single move needs no other explanation.
    if position.legal_moves().len() == 1 {
        return Explanation::OnlyMove;
    }
    match report.score {
        Score::Win { plies: 1 } => {
            victory(&position.after(report.best)).map_or(Explanation::WinsIn { moves: 1 }, Explanation::WinsNow)
        }
        Score::Win { plies } => Explanation::WinsIn { moves: plies.div_ceil(2) },
        Score::Loss { plies } => Explanation::HoldsOut { moves: plies.div_ceil(2) },
        Score::Draw | Score::Exact(0) => Explanation::Draws,
        Score::Exact(discs) => Explanation::Ends { discs },
        Score::Centi(_) => Explanation::SeemsBest { plies: report.depth },
    }
}

/// What the move prevents, if that can be shown.
fn defence(position: &Position, report: &Report, limits: &Limits) -> Option<Explanation> {
    let others: Vec<Position> =
        position.legal_moves().into_iter().filter(|mv| *mv != report.best).map(|mv| position.after(mv)).collect();
    let threat = common_threat(&others).filter(|_| wins_in_one(&position.after(report.best)).is_empty());
    let loses = |next: &Position| {
        let limits = Limits { depth: Some(PROOF_DEPTH), nodes: Some(PROOF_NODES), ..limits.clone() };
        think(next, &limits, 0, &mut |_| ()).is_some_and(|reply| matches!(reply.score, Score::Win { .. }))
    };
    if others.iter().all(loses) { Some(Explanation::OnlyDefence(threat)) } else { threat.map(Explanation::Stops) }
}

/// The win in one that most of the other moves would allow.
fn common_threat(others: &[Position]) -> Option<Threat> {
    let mut allowed: BTreeMap<Point, (usize, Threat)> = BTreeMap::new();
    for next in others {
        for threat in wins_in_one(next) {
            allowed.entry(threat.at).or_insert((0, threat)).0 += 1;
        }
    }
    let (count, threat) = allowed.into_values().max_by_key(|(count, _)| *count)?;
    (2 * count > others.len()).then_some(threat)
}

/// The points on which the side to move wins with its next move.
fn wins_in_one(position: &Position) -> Vec<Threat> {
    let mut wins: BTreeMap<Point, Threat> = BTreeMap::new();
    for mv in position.legal_moves() {
        if let (Some(at), Some(by)) = (mv.target(), victory(&position.after(mv))) {
            wins.insert(at, Threat { at, by });
        }
    }
    wins.into_values().collect()
}

/// How the game has been won, if it has.
fn victory(position: &Position) -> Option<Victory> {
    match position.outcome() {
        Outcome::Won { by, .. } => Some(by),
        _ => None,
    }
}
