//! Random numbers from outside the program.

/// A number that differs from run to run.
#[cfg(not(target_family = "wasm"))]
pub fn seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one("entropy")
}

/// A number that differs each time the page is loaded.
#[cfg(target_family = "wasm")]
pub fn seed() -> u64 {
    // Each number has 52 random bits at the low end; the rotation covers all 64.
    js_sys::Math::random().to_bits() ^ js_sys::Math::random().to_bits().rotate_left(32)
}
