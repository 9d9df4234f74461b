//! The transposition table of the standard board: bounds of the score, how they were found, and the best moves.

use std::sync::atomic::Ordering::Relaxed;

use crate::zeroed_slots::{Slot, empty_slots, try_empty_slots};

/// The highest score. Scores are whole discs for the side to move.
pub(crate) const HIGHEST: i32 = 64;

/// No square; as a move it is a pass.
pub(crate) const NO_SQUARE: u8 = 64;

/// The stored bounds of a position's score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ScoreBounds {
    /// The score is at least this.
    pub(crate) lower: i32,
    /// The score is at most this.
    pub(crate) upper: i32,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// The certainty of the selective cuts that the bounds rest on: see [`super::probcut`].
    pub(crate) certainty: u8,
    /// The best moves of the latest and of an earlier search, or [`NO_SQUARE`].
    pub(crate) best: [u8; 2],
}

impl ScoreBounds {
    pub(crate) const UNKNOWN: ScoreBounds =
        ScoreBounds { lower: -HIGHEST, upper: HIGHEST, depth: 0, certainty: 0, best: [NO_SQUARE; 2] };

    /// Whether the bounds come from a search at least so deep and certain.
    #[inline]
    pub(crate) const fn holds(self, depth: u32, certainty: u8) -> bool {
        self.depth as u32 >= depth && self.certainty >= certainty
    }

    /// The bound that decides whether the score is more than `alpha`, if it comes from such a search.
    #[inline]
    pub(crate) fn decides(self, depth: u32, alpha: i32, certainty: u8) -> Option<i32> {
        if !self.holds(depth, certainty) {
            None
        } else if self.lower > alpha {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }

    /// Never 0, because of the last byte.
    fn pack(self) -> u64 {
        u64::from_le_bytes([
            self.lower as i8 as u8,
            self.upper as i8 as u8,
            self.depth,
            self.certainty,
            self.best[0],
            self.best[1],
            0,
            1,
        ])
    }

    fn unpack(word: u64) -> ScoreBounds {
        let [lower, upper, depth, certainty, first, second, ..] = word.to_le_bytes();
        ScoreBounds {
            lower: i32::from(lower as i8),
            upper: i32::from(upper as i8),
            depth,
            certainty,
            best: [first, second],
        }
    }
}

/// The value of keeping an entry: shallow searches are replaced first, then less certain ones.
const fn priority(word: u64) -> u32 {
    let [_, _, depth, certainty, _, _, _, used] = word.to_le_bytes();
    (used as u32) << 16 | (depth as u32) << 8 | certainty as u32
}

const BUCKET: usize = 4;

/// Pairs of key and packed entry, four to a bucket, shared between threads without locks: a pair that two threads wrote
/// at the same time is detected, because the key is stored XORed with the entry (Hyatt and Mann, 2002).
#[derive(Debug)]
pub(crate) struct BoundsTable {
    slots: Box<[Slot]>,
}

/// The tables of one search and those that continue it.
#[derive(Debug)]
pub(crate) struct OthelloTables {
    pub(crate) table: BoundsTable,
    /// For the last plies: small enough to stay in a processor's cache.
    pub(crate) local: BoundsTable,
}

impl OthelloTables {
    /// Empty tables of at most `bytes` bytes, plus [`LOCAL_TABLE_BYTES`]; `None` if there is not enough memory.
    pub(crate) fn new(bytes: usize) -> Option<OthelloTables> {
        let table = BoundsTable { slots: try_empty_slots(BoundsTable::slot_count(bytes))? };
        Some(OthelloTables { table, local: BoundsTable::new(LOCAL_TABLE_BYTES) })
    }
}

/// The size of a table that stays in a processor's cache.
pub(crate) const LOCAL_TABLE_BYTES: usize = 1 << 20;

/// The hash key of a position.
#[inline]
pub(crate) const fn key(own: u64, opponent: u64) -> u64 {
    crate::hash::mix(own, opponent)
}

impl BoundsTable {
    /// A table of at most `n` bytes, but at least one bucket.
    pub(crate) fn new(bytes: usize) -> BoundsTable {
        BoundsTable { slots: empty_slots(BoundsTable::slot_count(bytes)) }
    }

    /// The slots of a table of at most `bytes` bytes: whole buckets, a power of two.
    fn slot_count(bytes: usize) -> usize {
        1 << (bytes / size_of::<Slot>()).max(BUCKET).ilog2()
    }

    /// Removes all entries.
    pub(crate) fn clear(&mut self) {
        self.slots.iter_mut().flatten().for_each(|word| *word.get_mut() = 0);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[Slot] {
        let first = (key as usize & (self.slots.len() / BUCKET - 1)) * BUCKET;
        &self.slots[first..first + BUCKET]
    }

    /// The bounds of a position.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<ScoreBounds> {
        self.bucket(key).iter().find_map(|[mixed, word]| {
            let word = word.load(Relaxed);
            (mixed.load(Relaxed) ^ word == key && word != 0).then(|| ScoreBounds::unpack(word))
        })
    }

    /// Merges the result of a search into the entry of its position.
    pub(crate) fn put(&self, key: u64, found: NodeResult) {
        let bucket = self.bucket(key);
        let load = |slot: &Slot| (slot[0].load(Relaxed), slot[1].load(Relaxed));
        let mut place = (0, u32::MAX);
        let mut before = None;
        for (index, slot) in bucket.iter().enumerate() {
            let (mixed, word) = load(slot);
            if mixed ^ word == key && word != 0 {
                (place, before) = ((index, 0), Some(ScoreBounds::unpack(word)));
                break;
            }
            let priority = priority(word);
            if priority < place.1 {
                place = (index, priority);
            }
        }
        let Some(known) = found.merged(before) else { return };
        let packed = known.pack();
        let [mixed, word] = &bucket[place.0];
        word.store(packed, Relaxed);
        mixed.store(key ^ packed, Relaxed);
    }
}

/// The result of searching a node with a window.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeResult {
    /// The value: exact inside the window, else a bound.
    pub(crate) value: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) depth: u8,
    pub(crate) certainty: u8,
    pub(crate) best: u8,
}

impl NodeResult {
    /// Merges the result with the stored bounds; `None` if those come from a better search.
    fn merged(self, before: Option<ScoreBounds>) -> Option<ScoreBounds> {
        let rank = (self.depth, self.certainty);
        let mut known = match before {
            Some(known) if (known.depth, known.certainty) == rank => known,
            Some(known) if known.depth > self.depth && known.certainty >= self.certainty => return None,
            Some(known) if known.depth >= self.depth && known.certainty > self.certainty => return None,
            Some(known) => {
                ScoreBounds { depth: self.depth, certainty: self.certainty, best: known.best, ..ScoreBounds::UNKNOWN }
            }
            None => ScoreBounds { depth: self.depth, certainty: self.certainty, ..ScoreBounds::UNKNOWN },
        };
        if self.value < self.beta {
            known.upper = known.upper.min(self.value);
        }
        if self.value > self.alpha {
            known.lower = known.lower.max(self.value);
        }
        if known.lower > known.upper {
            // Selective searches may contradict one another: the latest one wins.
            known.lower = if self.value > self.alpha { self.value } else { -HIGHEST };
            known.upper = if self.value < self.beta { self.value } else { HIGHEST };
        }
        if (self.value > self.alpha || known.best[0] == NO_SQUARE) && known.best[0] != self.best {
            known.best = [self.best, known.best[0]];
        }
        Some(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RESULT: NodeResult = NodeResult { value: 12, alpha: 11, beta: 12, depth: 20, certainty: 5, best: 19 };

    #[test]
    fn results_of_equal_searches_tighten_the_bounds() {
        let table = BoundsTable::new(1 << 16);
        table.put(7, RESULT);
        table.put(7, NodeResult { value: 14, alpha: 14, beta: 15, best: 33, ..RESULT });
        let expected = ScoreBounds { lower: 12, upper: 14, depth: 20, certainty: 5, best: [19, NO_SQUARE] };
        assert_eq!(table.get(7), Some(expected));
        assert_eq!(table.get(7 | 1 << 60), None);
    }

    #[test]
    fn a_deeper_or_more_certain_search_replaces_the_bounds_and_keeps_the_move() {
        let table = BoundsTable::new(1 << 16);
        table.put(7, RESULT);
        table.put(7, NodeResult { value: -3, alpha: -4, beta: -3, certainty: 6, best: 2, ..RESULT });
        assert_eq!(table.get(7), Some(ScoreBounds { lower: -3, upper: 64, depth: 20, certainty: 6, best: [2, 19] }));
        table.put(7, NodeResult { value: 40, depth: 9, ..RESULT });
        assert_eq!(table.get(7).map(|known| known.lower), Some(-3), "a shallow search changes nothing");
    }

    #[test]
    fn packed_bounds_unpack_to_the_same() {
        let known = ScoreBounds { lower: -64, upper: 64, depth: 60, certainty: 6, best: [63, NO_SQUARE] };
        assert_eq!(ScoreBounds::unpack(known.pack()), known);
    }

    #[test]
    fn a_full_bucket_drops_its_shallowest_entry_and_clearing_drops_all() {
        let mut table = BoundsTable::new(64);
        (1..=4).for_each(|key: u64| table.put(key << 32, NodeResult { depth: 9 + key as u8, ..RESULT }));
        assert!((1..=4).all(|key: u64| table.get(key << 32).is_some()));
        table.put(6 << 32, RESULT);
        assert_eq!(table.get(1 << 32), None);
        assert!(table.get(4 << 32).is_some());
        table.clear();
        assert_eq!(table.get(4 << 32), None);
    }
}
