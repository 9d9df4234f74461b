//! The table of a proof: how long the attacker is known not to win, and within how many plies it is known to win.

/// What is known of one position and one attacker, in plies from the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ProofBounds {
    /// The attacker does not win within `n` plies; never if this is [`NEVER`].
    pub(super) fails: u32,
    /// The attacker wins within `n` plies, unless this is [`NEVER`].
    pub(super) wins: u32,
    /// The step that settled it, as origin and target; 0 if there is none.
    pub(super) step: u16,
}

/// More plies than any game lasts.
pub(super) const NEVER: u32 = 255;

impl ProofBounds {
    pub(super) const UNKNOWN: ProofBounds = ProofBounds { fails: 0, wins: NEVER, step: 0 };

    /// Never 0, because of the depth.
    const fn pack(self, depth: u32) -> u64 {
        self.fails as u64 | (self.wins as u64) << 8 | (self.step as u64) << 16 | (depth as u64 + 1) << 32
    }

    const fn unpack(word: u64) -> ProofBounds {
        ProofBounds { fails: word as u32 & 0xFF, wins: (word >> 8) as u32 & 0xFF, step: (word >> 16) as u16 }
    }
}

const fn depth_of(word: u64) -> u64 {
    word >> 32
}

/// The origin and the target of the step in a packed word; both are 0 if there is none.
pub(super) const fn step_in(word: u64) -> [u8; 2] {
    ProofBounds::unpack(word).step.to_be_bytes()
}

const BUCKET: usize = 4;

/// Slots of key and packed bounds, four to a bucket; the shallowest entry of a full bucket is replaced.
#[derive(Debug)]
pub(super) struct ProofTable {
    slots: Vec<[u64; 2]>,
    used: usize,
}

impl ProofTable {
    /// A table of at most `n` bytes, but at least one bucket.
    pub(super) fn new(bytes: usize) -> ProofTable {
        let slots = 1 << (bytes / size_of::<[u64; 2]>()).max(BUCKET).ilog2();
        ProofTable { slots: vec![[0; 2]; slots], used: 0 }
    }

    pub(super) fn usage(&self) -> f64 {
        self.used as f64 / self.slots.len() as f64
    }

    fn bucket(&self, key: u64) -> usize {
        (key as usize & (self.slots.len() / BUCKET - 1)) * BUCKET
    }

    pub(super) fn get(&self, key: u64) -> Option<ProofBounds> {
        let bucket = self.bucket(key);
        let found = self.slots[bucket..bucket + BUCKET].iter().find(|[known, word]| *known == key && *word != 0);
        found.map(|[_, word]| ProofBounds::unpack(*word))
    }

    /// Stores the bounds of a key; `depth` is the number of plies searched for them.
    pub(super) fn put(&mut self, key: u64, bounds: ProofBounds, depth: u32) {
        self.put_word(key, bounds.pack(depth));
    }

    fn put_word(&mut self, key: u64, word: u64) {
        let bucket = self.bucket(key);
        let slots = &mut self.slots[bucket..bucket + BUCKET];
        let same = slots.iter().position(|[known, word]| *known == key && *word != 0);
        let shallowest = || (0..BUCKET).min_by_key(|index| depth_of(slots[*index][1])).unwrap_or(0);
        let place = same.unwrap_or_else(shallowest);
        self.used += usize::from(slots[place][1] == 0);
        slots[place] = [key, word];
    }

    /// The deepest entries, at most `most` of them: those that are most expensive to find again.
    pub(super) fn deepest(&self, most: usize) -> Vec<[u64; 2]> {
        let mut counts = [0_usize; 257];
        let full = || self.slots.iter().filter(|[_, word]| *word != 0);
        full().for_each(|[_, word]| counts[depth_of(*word).min(256) as usize] += 1);
        let mut least = 256;
        let mut total = counts[256];
        while least > 1 && total + counts[least - 1] <= most {
            least -= 1;
            total += counts[least];
        }
        full().filter(|[_, word]| depth_of(*word) >= least as u64).copied().take(most).collect()
    }

    pub(super) fn insert_all(&mut self, entries: impl Iterator<Item = [u64; 2]>) {
        entries.filter(|[_, word]| *word != 0).for_each(|[key, word]| self.put_word(key, word));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_bounds_unpack_to_the_same() {
        for bounds in [ProofBounds::UNKNOWN, ProofBounds { fails: 26, wins: 30, step: 0x1A2B }] {
            assert_eq!(ProofBounds::unpack(bounds.pack(0)), bounds);
            assert_eq!(ProofBounds::unpack(bounds.pack(200)), bounds);
        }
    }

    #[test]
    fn a_full_bucket_drops_its_shallowest_entry() {
        let mut table = ProofTable::new(64);
        for key in 1..=5 {
            table.put(
                key << 32,
                ProofBounds { fails: key as u32, ..ProofBounds::UNKNOWN },
                if key == 3 { 1 } else { 9 },
            );
        }
        assert_eq!(table.get(3 << 32), None);
        assert_eq!(
            [1, 2, 4, 5].map(|key: u64| table.get(key << 32).map(|bounds| bounds.fails)),
            [1, 2, 4, 5].map(Some)
        );
        assert!((table.usage() - 1.0).abs() < 1e-9);
        assert_eq!(table.deepest(2).len(), 0, "all four are equally deep");
        assert_eq!(table.deepest(4).len(), 4);
    }
}
