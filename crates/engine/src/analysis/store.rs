//! One value for each position: the best founded one that any search has found.
//!
//! The store keeps what searches have reported: estimates with their depth, and bounds that are proved. The value of a
//! node is worked out from these whenever it is read, by one function, so that the evaluation bar, the graph, the list of
//! moves, hints and reports all show the same number:
//!
//! - A proof beats any estimate and never changes. Only the number of plies of a proved win or loss can fall.
//! - A deeper search beats a shallower one. A node whose moves have been searched is worth its best move.
//! - A search also bounds all replies: none leaves the side to move better off than the value found. A shallower search
//!   of a reply cannot say otherwise.

use super::games;
use super::replies::ReplyCache;
use super::stored_value::{Estimate, StoredValue};
use super::value::{NodeValue, RatedMove, one_ply_later};
use super::value_lookup::{Entries, ValueLookup};
use crate::{Report, Score};
use tessera_rules::setup::CanonicalPosition;
use tessera_rules::{Game, Move, Position};

/// Positions that a store holds unless another number is given; they take about 50 MB.
const DEFAULT_CAPACITY: usize = 400_000;

/// Along this many plies of a principal variation every other reply gets its bound; farther on only those that are stored
/// already. Bounds of replies that nothing else is known about would take most of the store.
const FLOOR_PLIES: usize = 4;

/// The values of positions of any games. Positions that a mirror or a turn of the board carries to each other are one.
#[derive(Clone, Debug)]
pub struct EvaluationStore {
    entries: Entries,
    replies: ReplyCache,
    capacity: usize,
    revision: u64,
}

impl Default for EvaluationStore {
    fn default() -> Self {
        EvaluationStore::with_capacity(DEFAULT_CAPACITY)
    }
}

impl EvaluationStore {
    /// An empty store for at most `n` positions, at least two.
    pub fn with_capacity(positions: usize) -> EvaluationStore {
        EvaluationStore {
            entries: Entries::default(),
            replies: ReplyCache::default(),
            capacity: positions.max(2),
            revision: 0,
        }
    }

    /// The number of positions about which something is known.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Grows with every report that is recorded, so that views know when to read values again.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Takes what a search has found. A report without a completed depth says nothing.
    pub fn record(&mut self, position: &Position, report: &Report) {
        let score = games::reported_score(position, report);
        if !score.is_proven() && report.depth == 0 || position.check(report.best).is_err() {
            return;
        }
        self.revision += 1;
        match score {
            Score::Centi(centi) => {
                let found = Estimate { centi, depth: report.depth };
                self.record_estimate(position, &line(report), found);
            }
            proof => self.record_proof(position, report.best, proof),
        }
        self.forget_the_least();
    }

    /// The value of a node for the side to move; `None` if too little is known.
    pub fn value(&self, position: &Position) -> Option<NodeValue> {
        ValueLookup::new(&self.entries, &self.replies).value(position)
    }

    /// The values of the positions of a line, in their order.
    pub fn line(&self, positions: &[Position]) -> Vec<Option<NodeValue>> {
        let mut lookup = ValueLookup::new(&self.entries, &self.replies);
        let mut values: Vec<_> = positions.iter().rev().map(|position| lookup.value(position)).collect();
        values.reverse();
        values
    }

    /// The moves of which a value is known, the best first. The first one is the hint.
    pub fn moves(&self, position: &Position) -> Vec<RatedMove> {
        ValueLookup::new(&self.entries, &self.replies).moves(position)
    }

    /// The depth of the deepest search of a position; `None` if it was not searched. Proofs are deeper than any search.
    pub fn searched_depth(&self, position: &Position) -> Option<u32> {
        let entry = self.entries.get(&CanonicalPosition::of(position).key)?;
        entry.proof().map(|_| u32::MAX).or(entry.best.and(entry.estimate).map(|estimate| estimate.depth))
    }

    /// The move that the best founded search of a position prefers.
    pub fn searched_move(&self, position: &Position) -> Option<Move> {
        let canonical = CanonicalPosition::of(position);
        self.entries.get(&canonical.key)?.best.map(|mv| canonical.from_canonical(mv))
    }

    /// The best line from a position on as far as searches have looked, at most `n` plies. It begins with `first`, or
    /// with the best move.
    pub fn best_line(&self, position: &Position, first: Option<Move>, plies: usize) -> Vec<Move> {
        let (mut position, mut line) = (position.clone(), Vec::new());
        let mut next = first.or_else(|| Some(self.moves(&position).first()?.mv));
        while let Some(mv) = next.filter(|mv| line.len() < plies && position.check(*mv).is_ok()) {
            line.push(mv);
            position.play_unchecked(mv);
            next = self.searched_move(&position);
        }
        line
    }

    /// Records an estimate for the position and for those along the principal variation, which share it.
    fn record_estimate(&mut self, position: &Position, variation: &[Move], mut found: Estimate) {
        let mut position = position.clone();
        for (ply, best) in variation.iter().copied().map(Some).chain([None]).enumerate() {
            let best = best.filter(|mv| position.check(*mv).is_ok());
            let canonical = CanonicalPosition::of(&position);
            let entry = self.entries.entry(canonical.key).or_default();
            if position.outcome().is_over() || entry.estimate.is_some_and(|known| known.depth > found.depth) {
                return;
            }
            entry.estimate = Some(found);
            entry.best = best.map(|mv| canonical.to_canonical(mv));
            if found.depth == 0 {
                return;
            }
            found = Estimate { centi: -found.centi, depth: found.depth - 1 };
            self.raise_floors(&position, best, found, ply < FLOOR_PLIES);
            let Some(best) = best else { return };
            position.play_unchecked(best);
        }
    }

    /// No reply is worth less to the opponent than the best one. Replies that are not stored yet get an entry only if
    /// `all` is set.
    fn raise_floors(&mut self, position: &Position, best: Option<Move>, floor: Estimate, all: bool) {
        for mv in position.legal_moves().into_iter().filter(|mv| Some(*mv) != best) {
            let after = position.after(mv);
            let entry = if all { Some(self.entry(&after)) } else { self.known_entry(&after) };
            if let Some(entry) = entry.filter(|entry| entry.floor.is_none_or(|known| known.depth < floor.depth)) {
                entry.floor = Some(floor);
            }
        }
    }

    fn record_proof(&mut self, position: &Position, best: Move, proof: Score) {
        let canonical = CanonicalPosition::of(position);
        let entry = self.entries.entry(canonical.key).or_default();
        entry.best = Some(canonical.to_canonical(best));
        entry.prove(proof);
        let (is_least, is_most) = (StoredValue::is_least(proof), StoredValue::is_most(proof));
        let of_reply = one_ply_later(proof);
        // No reply leaves the side to move better off than the proof; the best one leaves it no worse.
        if is_most {
            self.raise_replies(position, of_reply);
        }
        if is_least {
            let next = position.after(best);
            self.entry(&next).lower(of_reply);
            self.raise_replies(&next, one_ply_later(of_reply));
        }
    }

    /// Every reply is proved to be worth at least so much to the opponent.
    fn raise_replies(&mut self, position: &Position, bound: Score) {
        for mv in position.legal_moves() {
            self.entry(&position.after(mv)).raise(bound);
        }
    }

    fn known_entry(&mut self, position: &Position) -> Option<&mut StoredValue> {
        self.entries.get_mut(&CanonicalPosition::of(position).key)
    }

    fn entry(&mut self, position: &Position) -> &mut StoredValue {
        self.entries.entry(CanonicalPosition::of(position).key).or_default()
    }

    /// Keeps the better founded half when the store is full.
    fn forget_the_least(&mut self) {
        if self.entries.len() <= self.capacity {
            return;
        }
        let mut founded: Vec<u32> = self.entries.values().map(StoredValue::foundation).collect();
        let kept = self.capacity / 2;
        let (_, least, _) = founded.select_nth_unstable_by(kept, |a, b| b.cmp(a));
        let least = *least;
        self.entries.retain(|_, entry| entry.foundation() > least);
    }
}

/// The principal variation, which begins with the best move even if it is empty.
fn line(report: &Report) -> Vec<Move> {
    let rest = report.variation.iter().skip(1).filter(|_| report.variation.first() == Some(&report.best));
    [report.best].into_iter().chain(rest.copied()).collect()
}
