//! What is known of positions: bounds of the score, how they were found, and the best moves.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// Scores are whole discs, from the view of the side to move.
pub(crate) const HIGHEST: i32 = 64;

/// No square.
pub(crate) const NO_SQUARE: u8 = 64;

/// Knowledge of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ScoreBounds {
    /// The score is no less.
    pub(crate) lower: i32,
    /// The score is no more.
    pub(crate) upper: i32,
    /// Plies searched below the position.
    pub(crate) depth: u8,
    /// How sure the cuts were on which the bounds rest, by [`super::probcut::Certainty`].
    pub(crate) certainty: u8,
    /// The best moves of the latest and of an earlier search, [`NO_SQUARE`] if there is none.
    pub(crate) best: [u8; 2],
}

impl ScoreBounds {
    pub(crate) const NOTHING: ScoreBounds =
        ScoreBounds { lower: -HIGHEST, upper: HIGHEST, depth: 0, certainty: 0, best: [NO_SQUARE; 2] };

    /// Whether it rests on a search at least so deep and so sure.
    #[inline]
    pub(crate) const fn holds(self, depth: u32, certainty: u8) -> bool {
        self.depth as u32 >= depth && self.certainty >= certainty
    }

    /// A bound that answers whether the score is more than `alpha`, if one is known from such a search.
    #[inline]
    pub(crate) fn settles(self, depth: u32, alpha: i32, certainty: u8) -> Option<i32> {
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

/// What an entry is worth keeping for: shallow searches go first, then those that left something out.
const fn worth(word: u64) -> u32 {
    let [_, _, depth, certainty, _, _, _, used] = word.to_le_bytes();
    (used as u32) << 16 | (depth as u32) << 8 | certainty as u32
}

const BUCKET: usize = 4;

/// Pairs of key and packed entry, four to a bucket, shared between threads without locks: a pair that two threads wrote
/// at once is recognised, because the key is stored mixed with the entry (Hyatt and Mann, 2002).
#[derive(Debug)]
pub(crate) struct BoundsTable {
    slots: Box<[[AtomicU64; 2]]>,
}

/// What one search, and those that go on with it, remember.
#[derive(Debug)]
pub(crate) struct OthelloTables {
    pub(crate) table: BoundsTable,
    /// For the last dozen plies: so little that it stays in a processor's cache.
    pub(crate) local: BoundsTable,
}

impl OthelloTables {
    /// Empty ones: no more than so many bytes, and [`LOCAL_TABLE_BYTES`] besides.
    pub(crate) fn new(bytes: usize) -> OthelloTables {
        OthelloTables { table: BoundsTable::new(bytes), local: BoundsTable::new(LOCAL_TABLE_BYTES) }
    }
}

/// Bytes of a table that stays in a processor's cache.
pub(crate) const LOCAL_TABLE_BYTES: usize = 1 << 20;

/// A key for a position, different for different positions but for one chance in 2⁶⁴.
#[inline]
pub(crate) const fn key(own: u64, opponent: u64) -> u64 {
    crate::engine::hash::mix(own, opponent)
}

impl BoundsTable {
    /// A table of no more than so many bytes, but one bucket at least.
    pub(crate) fn new(bytes: usize) -> BoundsTable {
        let slots = 1_usize << (bytes / size_of::<[u64; 2]>()).max(BUCKET).ilog2();
        BoundsTable { slots: std::iter::repeat_with(Default::default).take(slots).collect() }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.slots.iter_mut().flatten().for_each(|word| *word.get_mut() = 0);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[[AtomicU64; 2]] {
        let first = (key as usize & (self.slots.len() / BUCKET - 1)) * BUCKET;
        &self.slots[first..first + BUCKET]
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<ScoreBounds> {
        self.bucket(key).iter().find_map(|[mixed, word]| {
            let word = word.load(Relaxed);
            (mixed.load(Relaxed) ^ word == key && word != 0).then(|| ScoreBounds::unpack(word))
        })
    }

    /// Notes what a search has found: `value` with this window, and the best move.
    pub(crate) fn put(&self, key: u64, found: NodeResult) {
        let bucket = self.bucket(key);
        let load = |slot: &[AtomicU64; 2]| (slot[0].load(Relaxed), slot[1].load(Relaxed));
        let mut place = (0, u32::MAX);
        let mut before = None;
        for (index, slot) in bucket.iter().enumerate() {
            let (mixed, word) = load(slot);
            if mixed ^ word == key && word != 0 {
                (place, before) = ((index, 0), Some(ScoreBounds::unpack(word)));
                break;
            }
            let worth = worth(word);
            if worth < place.1 {
                place = (index, worth);
            }
        }
        let Some(known) = found.joined(before) else { return };
        let packed = known.pack();
        let [mixed, word] = &bucket[place.0];
        word.store(packed, Relaxed);
        mixed.store(key ^ packed, Relaxed);
    }
}

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeResult {
    pub(crate) value: i32,
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) depth: u8,
    pub(crate) certainty: u8,
    pub(crate) best: u8,
}

impl NodeResult {
    /// Together with what was known; `None` if that was more.
    fn joined(self, before: Option<ScoreBounds>) -> Option<ScoreBounds> {
        let rank = (self.depth, self.certainty);
        let mut known = match before {
            Some(known) if (known.depth, known.certainty) == rank => known,
            Some(known) if known.depth > self.depth && known.certainty >= self.certainty => return None,
            Some(known) if known.depth >= self.depth && known.certainty > self.certainty => return None,
            Some(known) => {
                ScoreBounds { depth: self.depth, certainty: self.certainty, best: known.best, ..ScoreBounds::NOTHING }
            }
            None => ScoreBounds { depth: self.depth, certainty: self.certainty, ..ScoreBounds::NOTHING },
        };
        if self.value < self.beta {
            known.upper = known.upper.min(self.value);
        }
        if self.value > self.alpha {
            known.lower = known.lower.max(self.value);
        }
        if known.lower > known.upper {
            // Selective searches may contradict one another: the latest is right.
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

    const FOUND: NodeResult = NodeResult { value: 12, alpha: 11, beta: 12, depth: 20, certainty: 5, best: 19 };

    #[test]
    fn bounds_of_equal_searches_close_in_on_the_score() {
        let table = BoundsTable::new(1 << 16);
        table.put(7, FOUND);
        table.put(7, NodeResult { value: 14, alpha: 14, beta: 15, best: 33, ..FOUND });
        let expected = ScoreBounds { lower: 12, upper: 14, depth: 20, certainty: 5, best: [19, NO_SQUARE] };
        assert_eq!(table.get(7), Some(expected));
        assert_eq!(table.get(7 | 1 << 60), None);
    }

    #[test]
    fn a_deeper_or_surer_search_replaces_bounds_and_keeps_the_move() {
        let table = BoundsTable::new(1 << 16);
        table.put(7, FOUND);
        table.put(7, NodeResult { value: -3, alpha: -4, beta: -3, certainty: 6, best: 2, ..FOUND });
        assert_eq!(table.get(7), Some(ScoreBounds { lower: -3, upper: 64, depth: 20, certainty: 6, best: [2, 19] }));
        table.put(7, NodeResult { value: 40, depth: 9, ..FOUND });
        assert_eq!(table.get(7).map(|known| known.lower), Some(-3), "a shallow search changes nothing");
    }

    #[test]
    fn an_entry_survives_being_packed() {
        let known = ScoreBounds { lower: -64, upper: 64, depth: 60, certainty: 6, best: [63, NO_SQUARE] };
        assert_eq!(ScoreBounds::unpack(known.pack()), known);
    }

    #[test]
    fn a_full_bucket_gives_up_what_was_searched_least_and_a_cleared_table_everything() {
        let mut table = BoundsTable::new(64);
        (1..=4).for_each(|key: u64| table.put(key << 32, NodeResult { depth: 9 + key as u8, ..FOUND }));
        assert!((1..=4).all(|key: u64| table.get(key << 32).is_some()));
        table.put(6 << 32, FOUND);
        assert_eq!(table.get(1 << 32), None);
        assert!(table.get(4 << 32).is_some());
        table.clear();
        assert_eq!(table.get(4 << 32), None);
    }
}
