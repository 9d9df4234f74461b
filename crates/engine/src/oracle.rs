//! The oracle: the proved value of every legal move, worked out a little at a time.

use serde::{Deserialize, Serialize};

use super::limits::Limits;
use super::registry;
use super::think::think;
use super::value_search::{ProvenValue, ValueSearch, finished_value};
use tessera_rules::{Game, Move, Position};

/// The proved value of a legal move, for the side that makes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// Its value.
    pub value: ProvenValue,
}

/// Whether there is anything left to prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OracleProgress {
    /// A limit was reached before everything was proved.
    Unfinished,
    /// The value of every move is proved as exactly as the game's solver can.
    Finished,
}

/// The values of all legal moves of one position after the other on one board.
///
/// Values of openings that come with the program are known at once; the rest is proved live, and proofs of earlier
/// positions help those of later ones. The work is done in slices, each within the limits of one call.
#[derive(Debug)]
pub struct MoveOracle {
    position: Position,
    search: Box<dyn ValueSearch>,
    values: Vec<MoveValue>,
    /// The nodes that the next attempt on a move may take.
    slice: u64,
    /// The move to work on next.
    next: usize,
}

/// The nodes of the first attempt on each move.
const FIRST_SLICE: u64 = 2_000;
/// By how much attempts grow from round to round.
const SLICE_GROWTH: u64 = 4;

impl MoveOracle {
    /// Prepares work on a position.
    pub fn new(position: &Position) -> MoveOracle {
        let search = value_search(position);
        let values = known_values(position);
        MoveOracle { position: position.clone(), search, values, slice: FIRST_SLICE, next: 0 }
    }

    /// Turns to another position. On the same board, what has been proved stays known.
    pub fn set_position(&mut self, position: &Position) {
        if position.variant() == self.position.variant() {
            self.position = position.clone();
            self.values = known_values(position);
            (self.slice, self.next) = (FIRST_SLICE, 0);
        } else {
            *self = MoveOracle::new(position);
        }
    }

    /// The position whose moves are judged.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves in the order of [`Game::legal_moves`], with the values proved so far.
    pub fn values(&self) -> &[MoveValue] {
        &self.values
    }

    /// Positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// The value of one move, proved from nothing: without a table and without stored values.
    pub fn fresh_value(position: &Position, mv: Move, limits: &Limits) -> ProvenValue {
        let next = position.after(mv);
        if next.outcome().is_over() {
            return finished_value(&next).for_mover();
        }
        value_search(position).value(&next, limits).for_mover()
    }

    /// Works until everything is proved or a limit (nodes of this call, deadline or stop flag) is reached. Easy moves
    /// are proved first: each round gives every open move a larger share of nodes.
    pub fn work(&mut self, limits: &Limits) -> OracleProgress {
        let end = limits.nodes.map(|nodes| self.nodes().saturating_add(nodes));
        while self.values.iter().any(|known| !known.value.is_final()) {
            if self.next >= self.values.len() {
                self.next = 0;
                self.slice = self.slice.saturating_mul(SLICE_GROWTH);
            }
            let left = end.map_or(u64::MAX, |end| end.saturating_sub(self.nodes()));
            if left == 0 || limits.reached_now(0) {
                return OracleProgress::Unfinished;
            }
            self.attempt(&Limits { nodes: Some(self.slice.min(left)), ..limits.clone() });
            self.next += 1;
        }
        OracleProgress::Finished
    }

    /// Works on the next move, if it is open.
    fn attempt(&mut self, limits: &Limits) {
        let known = &mut self.values[self.next];
        if !known.value.is_final() {
            let found = self.search.value(&self.position.after(known.mv), limits).for_mover();
            if found.is_known() {
                known.value = found;
            }
        }
    }
}

/// The solver of a board: the game's own, or the general search.
fn value_search(position: &Position) -> Box<dyn ValueSearch> {
    registry::value_search(position).unwrap_or_else(|| Box::<GeneralValueSearch>::default())
}

/// All legal moves, with the values that need no search.
fn known_values(position: &Position) -> Vec<MoveValue> {
    let value = |mv| {
        let next = position.after(mv);
        if next.outcome().is_over() {
            return finished_value(&next).for_mover();
        }
        registry::opening_value(&next).for_mover()
    };
    position.legal_moves().into_iter().map(|mv| MoveValue { mv, value: value(mv) }).collect()
}

/// Values by the general search: scores are exact, wins and losses have upper bounds of their length.
#[derive(Debug, Default)]
struct GeneralValueSearch {
    nodes: u64,
}

impl ValueSearch for GeneralValueSearch {
    fn value(&mut self, position: &Position, limits: &Limits) -> ProvenValue {
        let Some(report) = think(position, limits, 0, &mut |_| ()) else { return ProvenValue::Unknown };
        self.nodes += report.nodes;
        ProvenValue::of_score(report.score)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
