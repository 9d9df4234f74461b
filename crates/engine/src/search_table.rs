//! The transposition table of the general search.

use std::sync::atomic::Ordering::Relaxed;

use super::hash::MOVE_BITS;
use super::value::{Bound, Value};
use super::zeroed_slots::{Slot, try_empty_slots};

/// The stored result of a position's search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableEntry {
    /// The value, counted from the position itself, not from the root.
    pub(super) value: Value,
    /// How the value relates to the true one.
    pub(super) bound: Bound,
    /// Plies searched below the position.
    pub(super) depth: u32,
    /// Every relevant line was searched to the end of the game, so the value holds at any depth.
    pub(super) is_complete: bool,
    /// The code of the best move found.
    pub(super) best: u32,
}

const DEPTH_BITS: u32 = 8;
const MOVE_SHIFT: u32 = 32;
const DEPTH_SHIFT: u32 = MOVE_SHIFT + MOVE_BITS;
const BOUND_SHIFT: u32 = DEPTH_SHIFT + DEPTH_BITS;
const COMPLETE_SHIFT: u32 = BOUND_SHIFT + 2;

impl TableEntry {
    /// Never 0, because no bound is encoded as 0.
    fn pack(self) -> u64 {
        let bound: u64 = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        u64::from(self.value as u32)
            | u64::from(self.best) << MOVE_SHIFT
            | u64::from(self.depth.min((1 << DEPTH_BITS) - 1)) << DEPTH_SHIFT
            | bound << BOUND_SHIFT
            | u64::from(self.is_complete) << COMPLETE_SHIFT
    }

    fn unpack(word: u64) -> Option<TableEntry> {
        let bound = match word >> BOUND_SHIFT & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        Some(TableEntry {
            value: word as u32 as Value,
            bound,
            depth: packed_depth(word),
            is_complete: word >> COMPLETE_SHIFT & 1 == 1,
            best: (word >> MOVE_SHIFT) as u32 & ((1 << MOVE_BITS) - 1),
        })
    }
}

const fn packed_depth(word: u64) -> u32 {
    (word >> DEPTH_SHIFT) as u32 & ((1 << DEPTH_BITS) - 1)
}

/// Pairs of key and packed entry, two to a bucket: the first keeps the deepest search, the second the newest.
///
/// Threads share it without locks. A pair that two threads wrote at the same time is detected, because the key is
/// stored XORed with the entry (Hyatt and Mann, "A lock-less transposition table implementation", 2002).
#[derive(Debug)]
pub(super) struct SearchTable {
    slots: Box<[Slot]>,
}

impl SearchTable {
    /// A table of at most `bytes` bytes, but at least two slots; `None` if there is not enough memory.
    pub(super) fn new(bytes: usize) -> Option<SearchTable> {
        let slots = 1_usize << (bytes / size_of::<Slot>()).max(2).ilog2();
        Some(SearchTable { slots: try_empty_slots(slots)? })
    }

    fn bucket(&self, key: u64) -> usize {
        (key as usize & (self.slots.len() / 2 - 1)) * 2
    }

    /// The packed entry of a slot, if it belongs to this key.
    fn load(&self, slot: usize, key: u64) -> Option<u64> {
        let [mixed, entry] = &self.slots[slot];
        let entry = entry.load(Relaxed);
        (mixed.load(Relaxed) ^ entry == key).then_some(entry)
    }

    /// The entry of a key.
    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        let bucket = self.bucket(key);
        (bucket..bucket + 2).find_map(|slot| self.load(slot, key).and_then(TableEntry::unpack))
    }

    /// Stores an entry, unless its bucket holds a deeper one, which then moves it to the second slot.
    pub(super) fn put(&self, key: u64, entry: TableEntry) {
        let bucket = self.bucket(key);
        let deepest = self.slots[bucket][1].load(Relaxed);
        let is_deepest = self.load(bucket, key).is_some() || entry.depth >= packed_depth(deepest);
        let [mixed, word] = &self.slots[bucket + usize::from(!is_deepest)];
        let packed = entry.pack();
        word.store(packed, Relaxed);
        mixed.store(key ^ packed, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRY: TableEntry =
        TableEntry { value: -4711, bound: Bound::AtMost, depth: 9, is_complete: true, best: 0x1_FFFF };

    #[test]
    fn packed_entries_unpack_to_the_same() {
        let other = TableEntry { value: 1 << 24, bound: Bound::Exact, depth: 0, is_complete: false, best: 1 };
        for entry in [ENTRY, other, TableEntry { bound: Bound::AtLeast, ..other }] {
            assert_eq!(TableEntry::unpack(entry.pack()), Some(entry));
        }
    }

    #[test]
    fn a_deep_entry_is_kept_when_shallow_ones_follow() {
        let table = SearchTable::new(1 << 20).expect("a mebibyte is free");
        let shallow = TableEntry { depth: 2, ..ENTRY };
        let keys = [0, 1, 2].map(|turn| 5 + turn * (1 << 16));
        assert_eq!(table.get(keys[0]), None);
        table.put(keys[0], ENTRY);
        table.put(keys[1], shallow);
        table.put(keys[2], shallow);
        assert_eq!(keys.map(|key| table.get(key)), [Some(ENTRY), None, Some(shallow)]);
    }
}
