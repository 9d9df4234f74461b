//! What has been found out about positions: proof and disproof numbers, in a table of fixed size.

/// How much is still to be shown, at least: 0 is shown, [`NEVER`] cannot be shown.
pub(super) type Number = u32;

/// Larger than every number that is not infinite.
pub(super) const NEVER: Number = (1 << 24) - 1;

/// What it takes to show that the side to move wins, and that it loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) win: Number,
    pub(super) loss: Number,
}

impl Numbers {
    pub(super) const WON: Numbers = Numbers { win: 0, loss: NEVER };
    pub(super) const LOST: Numbers = Numbers { win: NEVER, loss: 0 };

    pub(super) const fn is_solved(self) -> bool {
        self.win == 0 || self.loss == 0
    }
}

/// A slot is a key and a packed entry; a key's bucket has four of them.
pub(super) struct Table {
    slots: Vec<[u64; 2]>,
    mask: usize,
    pub(super) used: u64,
}

const BUCKET: usize = 4;
const NUMBER_BITS: u32 = 24;

const fn pack(numbers: Numbers, work: u64) -> u64 {
    let effort = 64 - work.leading_zeros() as u64;
    numbers.win as u64 | (numbers.loss as u64) << NUMBER_BITS | effort << (2 * NUMBER_BITS)
}

const fn unpack(entry: u64) -> Numbers {
    Numbers { win: entry as u32 & NEVER, loss: (entry >> NUMBER_BITS) as u32 & NEVER }
}

const fn effort(entry: u64) -> u64 {
    entry >> (2 * NUMBER_BITS)
}

impl Table {
    /// A table of no more than so many bytes.
    pub(super) fn new(bytes: usize) -> Table {
        let slots = (bytes / 16).max(BUCKET * 2);
        let slots = 1 << slots.ilog2();
        Table { slots: vec![[0; 2]; slots], mask: slots / BUCKET - 1, used: 0 }
    }

    fn bucket(&self, key: u64) -> usize {
        (key as usize & self.mask) * BUCKET
    }

    pub(super) fn get(&self, key: u64) -> Option<Numbers> {
        let bucket = self.bucket(key);
        let slots = &self.slots[bucket..bucket + BUCKET];
        slots.iter().find(|slot| slot[0] == key && slot[1] != 0).map(|slot| unpack(slot[1]))
    }

    /// Keeps the entry in place of an older one of the same position, or of the one that took the least work.
    pub(super) fn put(&mut self, key: u64, numbers: Numbers, work: u64) {
        let bucket = self.bucket(key);
        let slots = &mut self.slots[bucket..bucket + BUCKET];
        let same = slots.iter().position(|slot| slot[0] == key && slot[1] != 0);
        let place = same.or_else(|| (0..BUCKET).min_by_key(|index| effort(slots[*index][1])));
        let slot = &mut slots[place.expect("a bucket has slots")];
        self.used += u64::from(slot[1] == 0);
        *slot = [key, pack(numbers, work)];
    }
}
