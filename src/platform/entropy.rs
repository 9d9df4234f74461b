//! Chance from outside the program.

/// A number that is another one each time the program runs.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one("chance")
}

/// A number that is another one each time the page is loaded.
#[cfg(target_family = "wasm")]
#[must_use]
pub fn seed() -> u64 {
    // Each gives 52 bits; their low ends meet.
    js_sys::Math::random().to_bits() ^ js_sys::Math::random().to_bits().rotate_left(32)
}
