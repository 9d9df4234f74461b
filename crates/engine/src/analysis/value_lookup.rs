//! Works out the value of a node from the entries of the node and of those after it.

use std::sync::MutexGuard;

use super::games;
use super::replies::{KeyTable, Replies, Reply, ReplyCache};
use super::stored_value::{Estimate, StoredValue};
use super::value::{NodeValue, RatedMove, one_ply_earlier, rank};
use crate::Score;
use tessera_rules::setup::CanonicalPosition;
use tessera_rules::{Game, Move, Position};

pub(super) type Entries = KeyTable<StoredValue>;

/// One reading of the store; what has been worked out is not worked out again.
pub(super) struct ValueLookup<'a> {
    entries: &'a Entries,
    replies: MutexGuard<'a, Replies>,
    known: KeyTable<Option<StoredValue>>,
}

impl<'a> ValueLookup<'a> {
    pub(super) fn new(entries: &'a Entries, replies: &'a ReplyCache) -> ValueLookup<'a> {
        ValueLookup { entries, replies: replies.read(), known: KeyTable::default() }
    }

    /// The value of a node for the side to move.
    pub(super) fn value(&mut self, position: &Position) -> Option<NodeValue> {
        if position.outcome().is_over() {
            return shown(&proved(games::final_score(position)));
        }
        shown(&self.resolve(position, &CanonicalPosition::of(position))?)
    }

    /// The moves with known values, the best first; among equals proofs, and then the one that the search prefers.
    pub(super) fn moves(&mut self, position: &Position) -> Vec<RatedMove> {
        let canonical = CanonicalPosition::of(position);
        let preferred = self.entries.get(&canonical.key).and_then(|entry| entry.best);
        let mut moves: Vec<(Move, NodeValue)> = Vec::new();
        for reply in &*self.replies.of(position, &canonical) {
            if let Some(value) = self.reply_value(position, &canonical, reply).as_ref().and_then(shown) {
                moves.push((reply.mv, value.of_move()));
            }
        }
        moves.sort_by_key(|(mv, value)| (-rank(value.score), !value.is_proven(), Some(*mv) != preferred));
        moves.into_iter().map(|(mv, value)| RatedMove { mv: canonical.from_canonical(mv), value }).collect()
    }

    /// What follows for a position, whose game is not over, from its own entry and those of the positions after it.
    fn resolve(&mut self, position: &Position, canonical: &CanonicalPosition) -> Option<StoredValue> {
        if let Some(known) = self.known.get(&canonical.key) {
            return *known;
        }
        let entry = self.entries.get(&canonical.key).copied();
        let found =
            entry.map(|entry| if is_exact(&entry) { entry } else { self.with_moves(position, canonical, entry) });
        self.known.insert(canonical.key, found);
        found
    }

    /// The stored value of a position after a move, completed by those after it.
    fn reply_value(
        &mut self,
        position: &Position,
        canonical: &CanonicalPosition,
        reply: &Reply,
    ) -> Option<StoredValue> {
        if let Some(end) = reply.end {
            return Some(proved(end));
        }
        if !self.entries.contains_key(&reply.key) {
            return None;
        }
        if let Some(known) = self.known.get(&reply.key) {
            return *known;
        }
        let after = position.after(canonical.from_canonical(reply.mv));
        let canonical = CanonicalPosition::of(&after);
        self.resolve(&after, &canonical)
    }

    /// An entry, completed by the entries of the positions after it.
    fn with_moves(
        &mut self,
        position: &Position,
        canonical: &CanonicalPosition,
        mut entry: StoredValue,
    ) -> StoredValue {
        let replies = self.replies.of(position, canonical);
        if !replies.iter().any(|reply| reply.end.is_some() || self.entries.contains_key(&reply.key)) {
            return StoredValue { estimate: estimate(&entry, entry.best, &[]), ..entry };
        }
        let values = replies.iter().map(|reply| (reply.mv, self.reply_value(position, canonical, reply)));
        let replies: Vec<(Move, Option<StoredValue>)> = values.collect();
        for reply in replies.iter().filter_map(|(_, reply)| reply.as_ref()) {
            if let Some(bound) = reply.at_most {
                entry.raise(one_ply_earlier(bound));
            }
        }
        // The opponent can hold every move to its bound, so that the best of these holds for the position.
        let bounds: Option<Vec<Score>> = replies.iter().map(|(_, reply)| reply.as_ref()?.at_least).collect();
        if let Some(bound) =
            bounds.unwrap_or_default().into_iter().map(one_ply_earlier).max_by_key(|score| rank(*score))
        {
            entry.lower(bound);
        }
        entry.estimate = estimate(&entry, entry.best, &replies);
        entry
    }
}

/// The entry of a position whose value is known for certain.
fn proved(score: Score) -> StoredValue {
    let mut entry = StoredValue::default();
    entry.prove(score);
    entry
}

/// Whether nothing about the moves can add to an entry.
fn is_exact(entry: &StoredValue) -> bool {
    matches!(entry.proof(), Some(Score::Exact(_) | Score::Draw))
}

/// The estimate of a position: the value of its best move where it was searched, and at least the floor where that was
/// found by a deeper search.
fn estimate(entry: &StoredValue, best: Option<Move>, replies: &[(Move, Option<StoredValue>)]) -> Option<Estimate> {
    let rated = replies.iter().filter_map(|(mv, reply)| Some((*mv, shown(reply.as_ref()?)?.of_move())));
    // A refuted move says nothing about the value while others are open.
    let rated: Vec<(Move, Estimate)> = rated
        .filter(|(_, value)| !matches!(value.score, Score::Loss { .. } | Score::Win { .. }))
        .map(|(mv, value)| (mv, Estimate { centi: rank(value.score), depth: value.depth }))
        .collect();
    let top = rated.iter().map(|(_, value)| *value).max_by_key(|value| (value.centi, value.depth));
    let has_best = rated.iter().any(|(mv, _)| Some(*mv) == best);
    let is_complete = replies.iter().all(|(_, reply)| reply.as_ref().and_then(shown).is_some());
    let own = match (entry.estimate, top) {
        (Some(own), Some(top)) if has_best || top.centi > own.centi => Some(top),
        (Some(own), _) => Some(own),
        (None, top) => top.filter(|_| is_complete),
    };
    let own = own?;
    match entry.floor {
        Some(floor) if floor.depth > own.depth && floor.centi > own.centi => Some(floor),
        _ => Some(own),
    }
}

/// The value that is shown: the proof, or the estimate within the proved bounds.
fn shown(entry: &StoredValue) -> Option<NodeValue> {
    if let Some(score) = entry.proof() {
        return Some(NodeValue { score, depth: u32::from(u16::MAX) });
    }
    let Estimate { centi, depth } = entry.estimate?;
    let least = entry.at_least.map_or(i32::MIN, rank);
    let most = entry.at_most.map_or(i32::MAX, rank);
    Some(NodeValue { score: Score::Centi(centi.clamp(least.min(most), most)), depth })
}
