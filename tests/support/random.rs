//! Seeded chance for tests: the same seed gives the same games on every machine.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

pub(crate) fn seeded(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// One of `items`, which must not be empty.
pub(crate) fn pick<T: Copy>(rng: &mut StdRng, items: &[T]) -> T {
    items[rng.random_range(0..items.len())]
}
